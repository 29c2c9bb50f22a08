import { Readable } from 'node:stream';
import { maxChunkBytes } from '@gantry/contracts/endpoint';
import { bodyOf } from '@gantry/http-kit/body';
import { DomainError } from '@gantry/nest-kit/errors';
import { chunkType } from '@gantry/nest-kit/chunks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Chunks of files are read once it is known who sends them; what a caller may not send is never held in memory. */
export function leaveChunksUnread(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(chunkType, (_request, payload, done) => done(null, payload));
}

/**
 * The bytes of one chunk of a file.
 * @throws DomainError BAD_REQUEST for anything but bytes, PAYLOAD_TOO_LARGE for more than `maxChunkBytes`
 */
export async function readChunk({
  body,
  headers,
}: Pick<FastifyRequest, 'body' | 'headers'>): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new DomainError('BAD_REQUEST');
  if (Number(headers['content-length'] ?? 0) > maxChunkBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bodyOf(body)) {
    length += chunk.length;
    if (length > maxChunkBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
