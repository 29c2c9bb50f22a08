import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding a client takes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '');
  if (/\bbr\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return isGzipAccepted(accepted) ? 'gzip' : 'identity';
}

const isGzipAccepted = (accepted: string): boolean => /\bgzip\b(?!;q=0(?:\.0*)?(?:,|$))/.test(accepted);

/** The encoding of theirs that costs us least: what is asked for once is not worth more. */
export function quickEncoding(header: string | string[] | undefined): Encoding {
  return isGzipAccepted(String(header ?? '')) ? 'gzip' : acceptedEncoding(header);
}

/** `file`: made once and kept for ever. `page`: kept while it is current. `each`: made for one answer. */
export type Effort = 'file' | 'page' | 'each';

const levels = {
  file: { br: 11, gzip: 9 },
  page: { br: 6, gzip: 7 },
  // at 4, brotli saves 3 % of the bytes for twice the time
  each: { br: 2, gzip: 4 },
} as const;

/** Compresses on a worker thread of Node's own, so requests are not held up. */
export async function encode(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: levels[effort].gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
