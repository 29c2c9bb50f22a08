import { expect, test } from '@jest/globals';
import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { firstGroups, resultGroups, type ResultGroup } from './result-groups.ts';

const row = (sku: string) => ({ sku }) as ProductRow;
const family = (id: string, ...skus: string[]) => ({
  id,
  name: id,
  summary: null,
  drawing: null,
  columns: [],
  skus,
});
const outline = (groups: readonly ResultGroup[]) =>
  groups.map((group) => [
    group.kind === 'family' ? group.family.id : 'cards',
    group.rows.map((one) => one.sku).join(),
  ]);

test('each family stands once, where its first product is, in its own order', () => {
  const items = ['a2', 'x', 'a1', 'y', 'b1'].map(row);
  const groups = resultGroups({
    items,
    families: [family('A', 'a1', 'a2'), family('B', 'b1')],
    sort: 'relevance',
  });
  expect(outline(groups)).toEqual([
    ['A', 'a1,a2'],
    ['cards', 'x,y'],
    ['B', 'b1'],
  ]);
});

test('members of a family that are not on this page are left out', () => {
  expect(
    outline(resultGroups({ items: [row('a1')], families: [family('A', 'a1', 'a9')], sort: 'relevance' })),
  ).toEqual([['A', 'a1']]);
});

test('nothing gives no group', () => {
  expect(resultGroups({ items: [], families: [], sort: 'relevance' })).toEqual([]);
});

test('a chosen order holds inside a family', () => {
  const items = ['a2', 'a1', 'a3'].map(row);
  const groups = resultGroups({ items, families: [family('A', 'a1', 'a2', 'a3')], sort: 'price-asc' });
  expect(outline(groups)).toEqual([['A', 'a2,a1,a3']]);
});

test('the first groups hold so many rows: cards are cut, a table never', () => {
  const items = ['a1', 'a2', 'x', 'y', 'b1'].map(row);
  const families = [family('A', 'a1', 'a2'), family('B', 'b1')];
  const groups = resultGroups({ items, families, sort: 'relevance' });
  const first = (rows: number) => outline(firstGroups(groups, rows).map(({ group }) => group));
  expect(first(1)).toEqual([['A', 'a1,a2']]);
  expect(first(3)).toEqual([
    ['A', 'a1,a2'],
    ['cards', 'x'],
  ]);
  expect(first(Infinity)).toEqual(outline(groups));
  expect(firstGroups(groups, Infinity).map(({ rowsBefore }) => rowsBefore)).toEqual([0, 2, 4]);
});
