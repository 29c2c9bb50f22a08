import type { FastifyInstance } from 'fastify';

/** How a piece of a file is marked on its way. */
export const pieceType = 'application/octet-stream';

/** Lets a service take pieces of files: their bytes become the body, within the service's limit. */
export function takePieces(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(pieceType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
