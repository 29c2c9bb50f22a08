import { expect, test } from '@jest/globals';
import { pasteLimits, rowsOf, splitPaste } from './cart-limits.ts';

const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => row(i));

test('takes 1,000 rows as they stand', () => {
  const text = rows(1000, (index) => `PART-${index}\t${index + 1}`).join('\r\n');
  const { taken, rest, restRows } = splitPaste(text);
  expect([rowsOf(taken).length, rest, restRows]).toEqual([1000, '', 0]);
  expect(taken.startsWith('PART-0\t1\nPART-1\t2')).toBe(true);
});

test('keeps every row beyond the limit, whole', () => {
  const given = rows(1500, (index) => `PART-${index}, 2`);
  const { taken, rest, restRows } = splitPaste(given.join('\n'));
  expect(restRows).toBe(500);
  expect([...rowsOf(taken), ...rowsOf(rest)]).toEqual(given);
});

test('ends before a row that would not fit, never inside it', () => {
  const given = rows(900, (index) => `${String(index).padStart(4, '0')}${'é'.repeat(100)}`);
  const { taken, rest } = splitPaste(given.join('\n'));
  expect(new TextEncoder().encode(taken).length).toBeLessThanOrEqual(pasteLimits.characters);
  expect([...rowsOf(taken), ...rowsOf(rest)]).toEqual(given);
  expect(rowsOf(rest).length).toBeGreaterThan(0);
});

test('a row too long to be a part number waits; those around it are taken', () => {
  const long = 'x'.repeat(pasteLimits.rowCharacters + 1);
  expect(splitPaste(`A-1 2\n${long}\n\nB-2 3`)).toEqual({ taken: 'A-1 2\nB-2 3', rest: long, restRows: 1 });
});
