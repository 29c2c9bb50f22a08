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

/** Where a child process writes its log: a file, or nowhere. */
export type LogOutput = { stdio: number | 'ignore'; close: () => void };

/**
 * Opens a log for a child process to write to. One that has grown too large becomes `<file>.1` first. Where no file
 * can be made, as on a full disk, the child runs without a log: it matters more.
 */
export function openLog(file: string): LogOutput {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    if (existsSync(file) && statSync(file).size > LIMIT) renameSync(file, `${file}.1`);
    const stdio = openSync(file, 'a');
    return { stdio, close: () => closeSync(stdio) };
  } catch {
    return { stdio: 'ignore', close: () => undefined };
  }
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
