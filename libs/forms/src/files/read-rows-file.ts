import { maxRowsFileBytes } from '@gantry/contracts/cart-limits';

/** Why an uploaded list was not read; `none` where nothing was sent at all. */
export type RowsFileProblem = 'none' | 'too-large' | 'unreadable';
type RowsFile = { readonly text: string } | { readonly problem: RowsFileProblem };

/**
 * The rows of an uploaded list as text: CSV, TSV or plain text in the encodings spreadsheets write, or an XLSX workbook,
 * told by its content. Runs in the browser, and on the server where the form was sent without scripts.
 */
export async function readRowsFile(file: Blob): Promise<RowsFile> {
  if (file.size > maxRowsFileBytes) return { problem: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  try {
    if (!isZip) return { text: decode(bytes) };
    const { readWorkbook } = await import(/* webpackChunkName: "workbook" */ './read-workbook.ts');
    return { text: readWorkbook(bytes) };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** UTF-8, UTF-16 by its mark, else what Windows writes. @throws Error for bytes that are no text */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Error('no text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
