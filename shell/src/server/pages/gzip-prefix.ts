import { crc32, constants, deflateRawSync } from 'node:zlib';

/**
 * The beginning of a gzip stream that is made once and continued for each visitor: a page's shared part is compressed
 * one time, and what is added to it costs only its own compression.
 */
export interface GzipPrefix {
  readonly bytes: Buffer;
  readonly crc: number;
  readonly length: number;
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Compresses the shared beginning; it ends on a byte boundary and refers to nothing after it. */
export function gzipPrefix(data: Buffer): GzipPrefix {
  const body = deflateRawSync(data, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { bytes: Buffer.concat([header, body]), crc: crc32(data), length: data.length };
}

/** Compresses the rest and ends the stream. */
export function gzipRest(prefix: GzipPrefix, rest: Buffer): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(rest, prefix.crc), 0);
  trailer.writeUInt32LE((prefix.length + rest.length) % 2 ** 32, 4);
  return Buffer.concat([deflateRawSync(rest, { level: 6 }), trailer]);
}
