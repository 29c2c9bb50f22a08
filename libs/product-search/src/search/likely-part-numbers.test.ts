import { expect, test } from '@jest/globals';
import { NumberTable } from '../words/number-table.ts';
import { LikelyPartNumbers, type PartNumbers } from './part-numbers.ts';

const known = new NumberTable();
known.addNumber('zq88410', 0);
known.addNumber('skfbearing', 1);
known.freeze();

/** Numbers that note what they were asked for. */
function asked() {
  const texts: string[] = [];
  const numbers: PartNumbers = {
    findProducts: (text) => {
      texts.push(text);
      return Promise.resolve({ exact: [1], successors: [], beginning: [] });
    },
    findLettered: (text) => {
      texts.push(text);
      return Promise.resolve([1]);
    },
    findByNumbers: (all) => {
      texts.push(...all);
      return Promise.resolve(new Map(all.map((number) => [number, [1]])));
    },
  };
  return { texts, likely: new LikelyPartNumbers(known, numbers) };
}

test('words that begin no number are not looked up', async () => {
  const { texts, likely } = asked();
  expect(await likely.findProducts('hex bolt m8')).toEqual({ exact: [], successors: [], beginning: [] });
  expect(await likely.findLettered('hexagon')).toEqual([]);
  expect([...(await likely.findByNumbers(['m8hex', 'bolt8']))]).toEqual([]);
  expect(texts).toEqual([]);
});

test('numbers, their beginnings, and what may be a GTIN are, however they are written', async () => {
  const { texts, likely } = asked();
  for (const text of ['ZQ-88/410', 'zq 88', '0095205603217']) await likely.findProducts(text);
  await likely.findLettered('SKF-');
  expect([...(await likely.findByNumbers(['zq88410', 'm8hex', '95205603217'])).keys()]).toEqual([
    'zq88410',
    '95205603217',
  ]);
  expect(texts).toEqual(['ZQ-88/410', 'zq 88', '0095205603217', 'SKF-', 'zq88410', '95205603217']);
});
