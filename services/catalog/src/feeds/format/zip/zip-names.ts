import { isUtf8 } from 'node:buffer';
import { getFileNameLowLevel, type Entry } from 'yauzl';

/**
 * The name of a file in a ZIP file, its folders split at `/`. UTF-8 without the mark that says so is common, so what can
 * be UTF-8 is; all else is code page 437, as the format has it. Letters with accents stand as one, as feeds write them.
 */
export function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | utf8Flag : generalPurposeBitFlag;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, false).normalize('NFC');
}
const utf8Flag = 0x800;

/** What systems put beside files without being asked, and what is hidden. */
export const isClutter = (name: string): boolean =>
  name.split('/').some((part) => part.startsWith('.') || clutter.includes(part.toLowerCase()));
const clutter: readonly string[] = ['__macosx', 'thumbs.db', 'desktop.ini'];

/** Packed files among the files: they are not looked into. `.gz` is left out, since a feed may be packed so. */
export const isArchive = (name: string): boolean =>
  /\.(zip|zipx|7z|rar|tar|tgz|tbz2?|txz|bz2|xz|zst|cab|iso|jar)$|\.tar\.\w+$/i.test(name);

/** A spreadsheet, or what one is made of: its programs write ZIP files. */
export const isSpreadsheet = (name: string): boolean =>
  spreadsheetParts.includes(name) || /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i.test(name);
const spreadsheetParts: readonly string[] = ['[Content_Types].xml', 'content.xml', 'Index/Document.iwa'];

const feedEndings = /\.(csv|tsv|tab|ndjson|jsonl)(\.gz)?$/i;
/** Endings that feeds have, and texts that lie beside them too. */
const doubtfulEndings = /\.(txt|json|gz)$/i;

/** The files that may be the feed: by their endings, or the only file there is. */
export function feedNames(names: readonly string[]): readonly string[] {
  if (names.length === 1) return names;
  const sure = names.filter((name) => feedEndings.test(name));
  return sure.length > 0 ? sure : names.filter((name) => doubtfulEndings.test(name));
}
