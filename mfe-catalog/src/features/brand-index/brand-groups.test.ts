import { expect, test } from '@jest/globals';
import { brandGroups } from './brand-groups.ts';

test('groups by the first letter without accents, other signs last', () => {
  const groups = brandGroups(['3M', 'Émile', 'Elma', 'acme', 'Тест'].map((name) => ({ name })));
  expect(groups.map(({ letter, brands }) => [letter, brands.map((brand) => brand.name)])).toEqual([
    ['A', ['acme']],
    ['E', ['Émile', 'Elma']],
    ['#', ['3M', 'Тест']],
  ]);
});
