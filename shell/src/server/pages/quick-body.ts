import { encode, type Encoding } from '../http/encoding.ts';
import { gzipRest } from './gzip-prefix.ts';
import type { Opening } from './opening.ts';

/** A document that may be asked for only once, as cheap to send as it can be: its opening is compressed already. */
export async function quickBody(opening: Opening, rest: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return Buffer.concat([...opening.gzip.parts, gzipRest(opening.gzip, rest)]);
  return encode(Buffer.concat([opening.bytes, rest]), encoding, 'each');
}
