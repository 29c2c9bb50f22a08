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
 * Webhooks are left unread too, whatever they say they are: their signature is over the bytes as they came. There is no
 * endpoint below this path that takes anything else.
 */
export function leaveWebhooksUnread(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith(webhookPath)) request.raw.headers['content-type'] = chunkType;
    done();
  });
}

const webhookPath = '/api/v1/webhooks/';

/**
 * The bytes of one chunk of a file, or of a webhook.
 * @throws DomainError BAD_REQUEST for anything but bytes, PAYLOAD_TOO_LARGE for more than `maxBytes`
 */
export async function readChunk(
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
  maxBytes = maxChunkBytes,
): Promise<Buffer> {
  if (!(body instanceof Readable)) throw new DomainError('BAD_REQUEST');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of bodyOf(body)) {
    length += chunk.length;
    if (length > maxBytes) throw new DomainError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
