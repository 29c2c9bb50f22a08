import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { allEndpoints } from './table.ts';

// Attack: a text that a pattern reads for ever (goals: every regular expression checked).

/** The parts of a valibot schema in which others stand. */
type Node = Readonly<Record<string, unknown>>;

function patternsOf(node: unknown, seen: Set<unknown>, found: Map<string, RegExp>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (node instanceof RegExp) found.set(String(node), node);
  else for (const part of Object.values(node as Node)) patternsOf(part, seen, found);
}

const found = new Map<string, RegExp>();
for (const { params, query, body } of allEndpoints) patternsOf([params, query, body], new Set(), found);

/** What a pattern likes to begin with, over and over, and an end that none of them takes. */
const pieces = [
  'a',
  'A',
  '0',
  '-',
  '_',
  '.',
  ' ',
  '/',
  ',',
  ':',
  ';',
  '=',
  '@',
  'a-',
  'a ',
  '0.',
  'a@',
  'WY ',
  'a,',
  '..',
];
const texts = pieces.flatMap((piece) => [
  piece.repeat(4000),
  `${piece.repeat(4000)}\u0000`,
  `x${piece.repeat(4000)}!`,
]);

/** Whether a pattern comes to an end; one that goes back exponentially does not within the life of the machine. */
function ends(pattern: RegExp): boolean {
  try {
    const run = `const pattern = new RegExp(source, flags); for (const text of texts) pattern.test(text);`;
    runInNewContext(run, { source: pattern.source, flags: pattern.flags, texts }, { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

test('attack: no text is read for ever by a pattern of a message', () => {
  expect(found.size).toBeGreaterThan(30);
  expect([...found.values()].filter((pattern) => !ends(pattern)).map(String)).toEqual([]);
}, 120_000);

test('a pattern that goes back over what it has read is found', () => {
  const run = `/^(a+)+$/.test(${JSON.stringify(`${'a'.repeat(4000)}!`)})`;
  expect(() => void runInNewContext(run, {}, { timeout: 200 })).toThrow('timed out');
});
