import { describe, expect, test } from '@jest/globals';
import { ProductSearch } from './product-search.ts';

const shop = new ProductSearch(
  ['Hex bolt M8 x 20, zinc', 'Hex bolt M8 x 30, zinc', 'Lock washer M8', 'Ball valve 1/2 in, brass'].map(
    (name, at) => ({ id: at + 1, name, partNumber: `PN-${at}`, brand: 'Norvald', category: ['All'] }),
  ),
);

/** Numbers from 0 to 1, the same at each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Ranges of code points that a query may be written in. */
const scripts: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  Latin: [
    [0x20, 0x7e],
    [0xc0, 0x24f],
  ],
  Cyrillic: [[0x400, 0x4ff]],
  Greek: [[0x370, 0x3ff]],
  Hebrew: [[0x590, 0x5ff]],
  Arabic: [[0x600, 0x6ff]],
  Devanagari: [[0x900, 0x97f]],
  Thai: [[0xe00, 0xe7f]],
  kana: [[0x3040, 0x30ff]],
  Han: [[0x4e00, 0x9fff]],
  Hangul: [[0xac00, 0xd7a3]],
  emoji: [
    [0x1f300, 0x1faff],
    [0x200d, 0x200d],
    [0xfe0f, 0xfe0f],
  ],
  'combining marks': [
    [0x300, 0x36f],
    [0x61, 0x7a],
  ],
  'control signs': [
    [0x00, 0x1f],
    [0x7f, 0x9f],
    [0x200b, 0x200f],
    [0x202a, 0x202e],
    [0x2066, 0x2069],
  ],
  'halves of surrogates': [[0xd800, 0xdfff]],
  'signs of patterns': [[0x21, 0x2f]],
};
const lengths = [1, 2, 3, 7, 40, 300, 5000];

function textOf(ranges: readonly (readonly [number, number])[], length: number, next: () => number): string {
  let text = '';
  for (let at = 0; at < length; at += 1) {
    const [first, last] = ranges[Math.floor(next() * ranges.length)]!;
    const code = first + Math.floor(next() * (last - first + 1));
    text += next() < 0.12 ? ' ' : code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
  }
  return text;
}

async function expectAnswer(q: string): Promise<void> {
  const { total, items } = await shop.listProducts({ q, size: 2 });
  expect({ q, shown: items.length }).toEqual({ q, shown: Math.min(2, total) });
  const { products } = await shop.suggest(q);
  expect({ q, few: products.length <= 10 }).toEqual({ q, few: true });
}

describe('any query is answered', () => {
  test.each(Object.entries(scripts))('in %s, of any length', async (_, ranges) => {
    const next = seeded(7);
    for (const length of lengths)
      for (let times = 0; times < 6; times += 1) await expectAnswer(textOf(ranges, length, next));
  });

  test('with everything in one', async () => {
    const next = seeded(11);
    const every = Object.values(scripts).flat();
    for (let times = 0; times < 40; times += 1) await expectAnswer(textOf(every, 60, next));
  });

  test('and signs around words change nothing of what they find', async () => {
    for (const sign of ['\u200f', '\u202e', '\u0000', '🔩', '«»', '\ufeff', '\u2063'])
      expect((await shop.listProducts({ q: `${sign} ball valve ${sign}` })).items[0]?.name).toBe(
        'Ball valve 1/2 in, brass',
      );
  });

  test('a word between signs is a word: full width, with accents apart, in capitals', async () => {
    for (const q of [
      'ｂａｌｌ ｖａｌｖｅ',
      'ba\u0301ll valvé',
      'BALL VALVE',
      'ball\u00a0valve',
      'ball\tvalve',
    ])
      expect((await shop.listProducts({ q })).items[0]?.name).toBe('Ball valve 1/2 in, brass');
  });
});
