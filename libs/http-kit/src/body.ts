import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** Whether a request came with a body, read or not. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  const length = headers['content-length'];
  return length !== undefined && Number(length) > 0;
}

/** Whether bytes of the request's body have still to come. */
export function isBodyPending(request: Pick<IncomingMessage, 'headers' | 'complete'>): boolean {
  // `complete` alone is no answer: it is still false while a request without a body is being handled
  return !request.complete && hasBody(request);
}

/**
 * The body piece by piece. Leaving the loop leaves the connection alone, where iterating the request itself would
 * destroy it, and the answer that says why with it.
 */
export function bodyOf(request: Readable): AsyncIterable<Buffer> {
  return { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) };
}
