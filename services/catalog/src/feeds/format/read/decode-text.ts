import { isUtf8 } from 'node:buffer';

/** Longest row of a feed; a file without line breaks must not fill the memory. */
export const maxRowLength = 4_000_000;

const lineFeed = 0x0a;
type Chunks = AsyncIterable<unknown>;

/**
 * The text of a feed in blocks of whole lines. UTF-8 and UTF-16 are told by their mark or their bytes; a line that is
 * no UTF-8 is read as Windows-1252, line by line, because files put together from several sources hold both.
 * @param encoding as `TextDecoder` names it, where the file's own is known; a lie is the feed's
 */
export async function* decodeText(chunks: Chunks, encoding: string | null): AsyncGenerator<string> {
  const source = chunks[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return;
  const start = first.value as Buffer;
  const all = prepended(start, source);
  const named = encoding ?? markedEncoding(start);
  yield* named && named !== 'utf-8' ? decodeAs(all, named) : decodeLines(all);
}

async function* prepended(first: Buffer, rest: AsyncIterator<unknown>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value as Buffer;
}

/** Byte order marks, and UTF-16 without one, which shows by its zeros. */
function markedEncoding(start: Buffer): string | null {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start.length >= 4 && start[1] === 0 && start[3] === 0 && start[0] !== 0) return 'utf-16le';
  if (start.length >= 4 && start[0] === 0 && start[2] === 0 && start[1] !== 0) return 'utf-16be';
  return null;
}

async function* decodeAs(chunks: Chunks, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk as Buffer, { stream: true });
    const end = text.length > maxRowLength ? text.length : text.lastIndexOf('\n') + 1;
    if (end > 0) yield text.slice(0, end);
    rest = text.slice(end);
  }
  rest += decoder.decode();
  if (rest) yield rest;
}

async function* decodeLines(chunks: Chunks): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk as Buffer]) : (chunk as Buffer);
    const end = bytes.length > maxRowLength ? bytes.length : bytes.lastIndexOf(lineFeed) + 1;
    rest = bytes.subarray(end);
    if (end === 0) continue;
    yield withoutMark(linesText(bytes.subarray(0, end)), isFirst);
    isFirst = false;
  }
  if (rest.length > 0) yield withoutMark(linesText(rest), isFirst);
}

const withoutMark = (text: string, isFirst: boolean) =>
  isFirst && text.startsWith('\ufeff') ? text.slice(1) : text;

const western = new TextDecoder('windows-1252');

function linesText(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  let text = '';
  for (let start = 0; start < bytes.length;) {
    const feed = bytes.indexOf(lineFeed, start);
    const end = feed === -1 ? bytes.length : feed + 1;
    const line = bytes.subarray(start, end);
    text += isUtf8(line) ? line.toString('utf8') : western.decode(line);
    start = end;
  }
  return text;
}
