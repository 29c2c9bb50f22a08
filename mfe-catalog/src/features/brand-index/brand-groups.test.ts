import { expect, test } from '@jest/globals';
import { brandGroups, matchingBrands } from './brand-groups.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const outline = (brands: readonly { name: string }[]) => brands.map(({ name }) => name);

test('groups by the first letter without accents, digits first, other scripts last', () => {
  const groups = brandGroups(named('3M', 'Émile', 'Elma', 'acme', 'Ørsted', '"Quoted"', 'Тест', '&'));
  expect(groups.map(({ letter, brands }) => [letter, outline(brands)])).toEqual([
    ['0–9', ['3M']],
    ['A', ['acme']],
    ['E', ['Émile', 'Elma']],
    ['O', ['Ørsted']],
    ['Q', ['"Quoted"']],
    ['#', ['Тест', '&']],
  ]);
});

test.each([
  ['emile', ['Émile & Søn']],
  ['SON', ['Émile & Søn', 'Sonnet']],
  ['3 m', ['3M']],
  ['тест', ['Тест']],
  ['zzz', []],
])('finds by %s whatever accents, case and marks', (typed, found) => {
  expect(outline(matchingBrands(named('3M', 'Émile & Søn', 'Sonnet', 'Тест'), typed))).toEqual(found);
});

test('nothing typed, or marks alone, leaves all brands', () => {
  const all = named('3M', 'Acme');
  expect(matchingBrands(all, ' & ')).toBe(all);
});
