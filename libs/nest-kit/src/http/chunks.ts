import type { FastifyInstance } from 'fastify';

/** Content type of a chunk of a file. */
export const chunkType = 'application/octet-stream';

/** Lets a service accept chunks of files: their bytes become the body, within the service's limit. */
export function acceptChunks(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(chunkType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
