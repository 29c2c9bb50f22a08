import { expect, test } from '@jest/globals';
import { groupFamilies, type PageItem } from './family-groups.ts';

const item = (productId: number, familyId: number, attributes: Record<string, string>): PageItem => ({
  productId,
  familyId,
  categoryId: 7,
  attributes: Object.entries(attributes).map(([code, label]) => ({ code, label, isNumeric: false })),
});
const always = () => true;

test('members of a family become a table whose columns are what differs, in the order of the feed', () => {
  const { families, shown } = groupFamilies(
    [
      item(1, 1, { thread: 'M6', material: 'Steel', length: '20' }),
      item(2, 1, { thread: 'M8', material: 'Steel', length: '40' }),
    ],
    always,
  );
  expect(families).toMatchObject([{ familyId: 1, productIds: [1, 2] }]);
  expect(families[0]?.columns.map(({ code }) => code)).toEqual(['thread', 'length']);
  expect([...(shown.get(1) ?? [])]).toEqual(['thread', 'length']);
});

test('products alone in their family are compared within their category', () => {
  const { families } = groupFamilies(
    [item(1, 1, { size: '1', color: 'red' }), item(2, 2, { size: '2', color: 'blue' })],
    always,
  );
  expect(families).toMatchObject([{ familyId: null, categoryId: 7, productIds: [1, 2] }]);
});

test('what shares too little is a card with its two first attributes, packing aside', () => {
  const { families, shown } = groupFamilies(
    [
      item(1, 1, { 'package-weight': '9', size: '1', wet: 'No', color: 'red', shape: 'round' }),
      item(2, 2, { power: '5' }),
    ],
    always,
  );
  expect(families).toEqual([]);
  expect([...(shown.get(1) ?? [])]).toEqual(['size', 'color']);
});

test('products nobody sorted are never compared', () => {
  const items = [item(1, 1, { size: '1', color: 'red' }), item(2, 1, { size: '2', color: 'blue' })];
  expect(groupFamilies(items, () => false).families).toEqual([]);
});
