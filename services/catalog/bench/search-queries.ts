import { demoRows } from '@gantry/demo-catalog/rows';

/** Tries in a row that make nothing new: nothing more is to be expected then. */
const maxFruitless = 20_000;

/** Always the same chance, so that two runs ask the same. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A word with two letters swapped. */
function mistyped(word: string, at: number): string {
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
}

/**
 * Queries as buyers of the demo catalogue type them: a few words of a name, one of them with a typo or unfinished, a
 * size, a maker, a single word nearly everything has. No two are the same, so that no answer is a kept one.
 * @throws Error where so many different ones cannot be made of the demo's products
 */
export function demoSearches(count: number): string[] {
  const random = chance(11);
  const rows = [...demoRows({ products: 3000 })];
  const queries = new Set<string>(['steel', 'stainless steel', 'package of 100', 'm8', 'class 8.8']);
  let fruitless = 0;
  while (queries.size < count) {
    if (fruitless > maxFruitless)
      throw new Error(
        `${count} searches were asked for; the demo catalogue is good for about ${queries.size}.`,
      );
    const row = rows[Math.floor(random() * rows.length)];
    const words = (row?.name ?? '').replaceAll(',', '').split(' ');
    const first = Math.floor(random() * Math.max(1, words.length - 3));
    const some = words.slice(first, first + 1 + Math.floor(random() * 4));
    const [longest = ''] = [...some].sort((a, b) => b.length - a.length);
    const style = random();
    if (style < 0.2 && longest.length > 4) some[some.indexOf(longest)] = mistyped(longest, 1);
    else if (style < 0.4 && longest.length > 4) some.push(`${some.pop()?.slice(0, 3) ?? ''}`);
    else if (style < 0.5 && row?.brand) some.unshift(row.brand);
    const query = some.join(' ').trim();
    const { size } = queries;
    if (query.length > 1) queries.add(query);
    fruitless = queries.size > size ? 0 : fruitless + 1;
  }
  return [...queries];
}

/** What the search box asks while a query is typed: from its second letter on. */
export const typedSteps = (query: string): string[] =>
  Array.from({ length: Math.min(query.length, 24) - 1 }, (_, at) => query.slice(0, at + 2));
