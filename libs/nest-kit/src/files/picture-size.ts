import { fileKind } from './file-kind.ts';

/** A larger picture is refused: its pixels alone would take a quarter of a gigabyte. */
export const maxPicturePixels = 64_000_000;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
type Reader = (bytes: Buffer) => PictureSize | null;

const readers: Readonly<Record<string, Reader>> = {
  png: (bytes) =>
    bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
      : null,
  gif: (bytes) =>
    bytes.length >= 10 ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) } : null,
  jpg: readJpeg,
  webp: readWebp,
};

/**
 * How large a picture says it is, by its first bytes: PNG, JPEG, WebP and GIF. Null for other files and for those that are
 * cut off before they say it.
 */
export function pictureSize(content: Uint8Array): PictureSize | null {
  const read = readers[fileKind(content)?.ending ?? ''];
  const size = read?.(Buffer.from(content.buffer, content.byteOffset, content.byteLength)) ?? null;
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** Segments of a JPEG that say its size; C4, C8 and CC are none of them. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function readJpeg(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const mark = bytes[at + 1]!;
    if (mark === 0xff) at += 1;
    else if (isFrame(mark)) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function readWebp(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (form !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}
