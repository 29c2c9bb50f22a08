import { open } from 'node:fs/promises';
import type { recordFileEndings } from '@gantry/contracts/schemas/record-file';
import { fileTypeFromFile } from 'file-type';

export type Ending = (typeof recordFileEndings)[number];
/** Types of files that are kept, with the endings their names may have. */
const endings: Readonly<Record<string, readonly Ending[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/tiff': ['tif', 'tiff'],
  'image/vnd.dxf': ['dxf'],
  'image/vnd.dwg': ['dwg'],
  'model/step': ['step', 'stp'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  // the container of all old office formats
  'application/x-cfb': ['xls', 'doc'],
  'text/plain': ['csv', 'txt'],
};

/** As much of a file as tells text from bytes. */
const headBytes = 64 * 1024;

/** Whether a name ends as one of these kinds. */
export const hasEnding = (name: string, among: readonly Ending[]): boolean =>
  among.some((ending) => ending === endingOf(name));

/**
 * What a file is by its bytes, whatever its name says.
 * @returns its type, where its name ends as such files do; else why it is not kept
 */
export async function typeOfContent(
  place: string,
  name: string,
): Promise<{ readonly type: string } | { readonly refusal: 'unknown-kind' | 'not-its-kind' }> {
  const type = await typeOfBytes(place);
  if (!type || !endings[type]) return { refusal: 'unknown-kind' };
  return endings[type].some((ending) => ending === endingOf(name))
    ? { type: namedType(type, name) }
    : { refusal: 'not-its-kind' };
}

async function typeOfBytes(place: string): Promise<string | undefined> {
  const head = await headOf(place);
  const drawing = drawingType(Buffer.from(head).toString('latin1', 0, 256));
  if (drawing) return drawing;
  // what it calls itself is a folder of an archive at worst: nothing is unpacked
  const found = await fileTypeFromFile(place).catch(() => undefined);
  if (found) return found.mime;
  return isText(head) ? 'text/plain' : undefined;
}

/** Drawings that are text, which libraries of first bytes do not tell from other text. */
function drawingType(text: string): string | undefined {
  if (text.startsWith('ISO-10303-21;')) return 'model/step';
  if (text.startsWith('AutoCAD Binary DXF')) return 'image/vnd.dxf';
  return /^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\r?\n/.test(text) ? 'image/vnd.dxf' : undefined;
}

/** Text has no control characters but line ends, tabs and page ends. */
const isText = (head: Uint8Array): boolean =>
  head.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13);

const namedType = (type: string, name: string): string =>
  type === 'text/plain' && endingOf(name) === 'csv' ? 'text/csv' : type;

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

async function headOf(place: string): Promise<Uint8Array> {
  const file = await open(place);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
