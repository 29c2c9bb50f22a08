// the build for Node asks for modules, which a release on the server does not get
import { Unzip, UnzipInflate, strFromU8 } from 'fflate/browser';
import { SaxesParser } from 'saxes';

/** Of a workbook at most so much is unpacked: a small file may claim to hold gigabytes. */
const maxUnpackedBytes = 32 * 1024 * 1024;
/** Bytes given to the unpacker at a time, so that it can be stopped in between. */
const chunkBytes = 4096;
const maxColumns = 100;

/**
 * The rows of the first sheet that is shown in an XLSX workbook, cells between tabs; empty rows are left out.
 * @throws Error where it is no workbook, is damaged, or holds too much
 */
export function readWorkbook(bytes: Uint8Array): string {
  const parts = unpack(bytes);
  const sheet = parts.get(sheetPath(parts));
  if (sheet === undefined) throw new Error('no sheet');
  return readSheet(sheet, readSharedTexts(parts.get('xl/sharedStrings.xml') ?? ''));
}

/** The XML of a workbook by path, without pictures and the like. */
function unpack(bytes: Uint8Array): ReadonlyMap<string, string> {
  const chunks = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!/^xl\/(workbook|sharedStrings|_rels\/workbook|worksheets\/[^/]+)\.xml(\.rels)?$/.test(file.name))
      return;
    const own: Uint8Array[] = [];
    chunks.set(file.name, own);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxUnpackedBytes) throw new Error('too much');
      own.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    unzip.push(bytes.subarray(at, at + chunkBytes), at + chunkBytes >= bytes.length);
  }
  return new Map([...chunks].map(([name, own]) => [name, strFromU8(joined(own))]));
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Where the first sheet lies that is not hidden. */
function sheetPath(parts: ReadonlyMap<string, string>): string {
  let id: string | undefined;
  scan(parts.get('xl/workbook.xml') ?? '', (name, attributes) => {
    if (name === 'sheet' && !attributes.state?.toLowerCase().includes('hidden')) id ??= attributes['r:id'];
  });
  let target = 'worksheets/sheet1.xml';
  scan(parts.get('xl/_rels/workbook.xml.rels') ?? '', (name, { Id, Target }) => {
    if (name === 'Relationship' && Id === id && Target) target = Target;
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

type Attributes = Readonly<Record<string, string>>;
interface Handlers {
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Reads XML from beginning to end; names come without their prefix. @throws Error where it is damaged */
function scan(
  xml: string,
  open: (name: string, attributes: Attributes) => void,
  { text, close }: Handlers = {},
): void {
  if (xml === '') return;
  const parser = new SaxesParser();
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open(local(name), attributes));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(local(name)));
  parser.write(xml).close();
}

/** Texts that cells name by their place; phonetic readings beside them are left out. */
function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let element = '';
  let isPhonetic = false;
  const open = (name: string) => {
    element = name;
    if (name === 'si') texts.push('');
    if (name === 'rPh') isPhonetic = true;
  };
  scan(xml, open, {
    text: (text) => {
      if (element === 't' && !isPhonetic) texts.push((texts.pop() ?? '') + text);
    },
    close: (name) => {
      element = '';
      if (name === 'rPh') isPhonetic = false;
    },
  });
  return texts;
}

function readSheet(xml: string, shared: readonly string[]): string {
  const rows: string[] = [];
  let cells: string[] = [];
  let cell = { column: 0, type: '', value: '' };
  let element = '';
  const open = (name: string, { r = '', t = '' }: Attributes) => {
    element = name;
    if (name === 'row') cells = [];
    if (name === 'c') cell = { column: columnOf(r) ?? cells.length, type: t, value: '' };
  };
  const close = (name: string) => {
    element = '';
    if (name === 'c' && cell.column < maxColumns) cells[cell.column] = shownOf(cell, shared);
    if (name === 'row' && cells.some(Boolean)) rows.push(Array.from(cells, (each) => each ?? '').join('\t'));
  };
  scan(xml, open, {
    text: (text) => {
      if (element === 'v' || element === 't') cell.value += text;
    },
    close,
  });
  return rows.join('\n');
}

/** The number of a column: 0 of `A7`, 27 of `AB7`; null where a cell names none, and follows the one before. */
function columnOf(address: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  if (!letters) return null;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** What a cell says, in one line. A GTIN kept as a number is written out, not as 1.2E+13. */
function shownOf(
  { type, value }: { readonly type: string; readonly value: string },
  shared: readonly string[],
): string {
  const text = type === 's' ? (shared[Number(value)] ?? '') : value;
  const isLong = (type === '' || type === 'n') && /e\+?\d+$/i.test(text);
  return (isLong ? String(Number(text)) : text).replace(/\s+/g, ' ').trim();
}
