import { stripVTControlCharacters } from 'node:util';

/** A test that did not pass: where it stands, and the first lines of what it said. */
export type Failure = { test: string; reason: string };

/** A test, or a file of them, and the milliseconds it took. */
export type Timed = { test: string; ms: number };

export type Counts = { passed: number; failed: number; failures?: Failure[]; times?: Timed[] };

const REASON_LINES = 8;

/** What a runner printed of an error, cut to what fits the summary: colours gone, no empty lines, no stack. */
export function reasonFrom(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(0, REASON_LINES).join('\n');
}
