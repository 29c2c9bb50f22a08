import {
  closeSync,
  fstatSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

const LIMIT = 20_000_000;
const LAST_BYTES = 64 * 1024;

/** Opens a log for a child process to write to. One that has grown too large becomes `<file>.1` first. */
export function openLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/** The last lines of a log; empty when there is none. */
export function lastLines(file: string, count: number): string {
  if (!existsSync(file)) return '';
  const handle = openSync(file, 'r');
  try {
    const from = Math.max(0, fstatSync(handle).size - LAST_BYTES);
    const bytes = Buffer.alloc(LAST_BYTES);
    const text = bytes.subarray(0, readSync(handle, bytes, 0, LAST_BYTES, from)).toString();
    return text.trimEnd().split('\n').slice(-count).join('\n');
  } finally {
    closeSync(handle);
  }
}
