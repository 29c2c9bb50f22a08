import { crc32, constants, deflateRawSync } from 'node:zlib';

/**
 * The beginning of a gzip stream that is made once and continued for each visitor: a page's shared part is compressed
 * one time, and what is added to it costs only its own compression.
 */
export interface GzipPrefix {
  /** each ends on a byte boundary and refers to nothing after it, so they may be sent one by one */
  readonly parts: readonly Buffer[];
  readonly crc: number;
  readonly length: number;
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Compresses the shared beginning, part by part. */
export function gzipPrefix(parts: readonly Buffer[]): GzipPrefix {
  const bodies = parts.map((part) => deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH }));
  return {
    parts: bodies.map((body, index) => (index === 0 ? Buffer.concat([header, body]) : body)),
    crc: parts.reduce((crc, part) => crc32(part, crc), 0),
    length: parts.reduce((length, part) => length + part.length, 0),
  };
}

/** Compresses the rest and ends the stream. */
export function gzipRest(prefix: GzipPrefix, rest: Buffer): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(rest, prefix.crc), 0);
  trailer.writeUInt32LE((prefix.length + rest.length) % 2 ** 32, 4);
  return Buffer.concat([deflateRawSync(rest, { level: 6 }), trailer]);
}
