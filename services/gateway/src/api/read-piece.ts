import { Readable } from 'node:stream';
import { largestPiece } from '@gantry/contracts/endpoint';
import { bodyOf } from '@gantry/http-kit/body';
import { DomainError } from '@gantry/nest-kit/errors';
import { pieceType } from '@gantry/nest-kit/pieces';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Pieces of files are read when it is known who sends them; what nobody may send is never held. */
export function leavePiecesUnread(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(pieceType, (_request, payload, done) => done(null, payload));
}

/**
 * The bytes of a piece of a file.
 * @throws DomainError BAD_REQUEST for anything but bytes, PAYLOAD_TOO_LARGE for more than `largestPiece`
 */
export async function readPiece({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new DomainError('BAD_REQUEST');
  if (Number(headers['content-length'] ?? 0) > largestPiece) throw new DomainError('PAYLOAD_TOO_LARGE');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bodyOf(body)) {
    length += chunk.length;
    if (length > largestPiece) throw new DomainError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
