import { expect, test } from '@jest/globals';
import { rowsOf } from '@gantry/contracts/cart-limits';
import { newCart } from './cart.ts';
import { parsePaste } from './paste-text.ts';
import { putPasted, resolvePasted } from './pasted-lines.ts';
import { aProduct } from '../../test/a-product.ts';

/** A generator that gives the same numbers for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const fragments = [
  'HB-8',
  'twice',
  'Part number',
  'Qty',
  'qty',
  '5',
  '0',
  '-1',
  '1,000',
  '2.5',
  'x',
  '×',
  'of',
  'ea',
  'please',
  ' ',
  '  ',
  '\t',
  ',',
  ';',
  '"',
  '""',
  '.....',
  '>',
  '> ',
  '- ',
  '• ',
  '3) ',
  '(',
  ')',
  ':',
  '--',
  '***',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '\u00a0',
  '\u2028',
  '😀',
  '\u0000',
  'Regards,',
  'pat@example.com',
  '=1+1',
  'é',
];
const bolt = aProduct({ sku: 'bolt' });
const answersTo = (texts: readonly string[]) =>
  texts.map((text) => ({
    text,
    sku: text === 'HB-8' ? 'bolt' : null,
    candidates: text === 'twice' ? 2 : Number(text === 'HB-8'),
    choices: [],
  }));

test('every row of any text is added, needs attention or comes back unread, and none is counted twice', () => {
  const random = numbersFrom(20261123);
  for (let round = 0; round < 3000; round += 1) {
    const length = 1 + Math.floor(random() * 40);
    const text = Array.from({ length }, () => fragments[Math.floor(random() * fragments.length)]).join('');
    const lines = parsePaste(text);
    const { cart, pasted } = putPasted(
      newCart(),
      resolvePasted(lines, answersTo(lines.map((line) => line.text))),
      { prices: new Map([['bolt', bolt]]), available: new Map() },
    );
    const rows = rowsOf(text).map((row) => row.trim());
    expect([text, pasted.added + pasted.unresolved + pasted.unread.length]).toEqual([text, rows.length]);
    expect(lines.map(({ rawText }) => rawText)).toEqual(rows);
    expect(cart.unresolved).toHaveLength(pasted.unresolved);
  }
});
