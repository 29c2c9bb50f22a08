import type { FastifyInstance } from 'fastify';

/** Stock of a whole feed comes through here; what strangers send is far smaller. */
const insideLimit = 4 * 1024 * 1024;

/** Raises the body limit of the inside routes. */
export function raiseInsideLimit(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith('/internal')) route.bodyLimit = insideLimit;
  });
}
