import { describe, expect, test } from '@jest/globals';
import { differencesBetween, escalationsBetween } from './confirmation.ts';

const ordered = {
  neededBy: '2099-05-04',
  total: 10_000,
  lines: [
    { lineNumber: 1, quantity: 10, unitCost: 600 },
    { lineNumber: 2, quantity: 4, unitCost: 1000 },
  ],
};
const asOrdered = [
  { lineNumber: 1, quantity: 10, unitCost: 600, promisedOn: '2099-05-04' },
  { lineNumber: 2, quantity: 4, unitCost: 1000, promisedOn: '2099-05-01' },
];
const withFirst = (facts: object) => [{ ...asOrdered[0]!, ...facts }, asOrdered[1]!];

describe('what is confirmed otherwise than ordered', () => {
  test('is nothing where quantities and prices are the same and no day is too late', () => {
    expect(differencesBetween(ordered, asOrdered)).toEqual([]);
  });

  test.each<[string, object, object]>([
    ['fewer', { quantity: 8 }, { kind: 'quantity', ordered: 10, confirmed: 8 }],
    ['more', { quantity: 12 }, { kind: 'quantity', ordered: 10, confirmed: 12 }],
    ['dearer', { unitCost: 601 }, { kind: 'price', ordered: 600, confirmed: 601 }],
    ['cheaper', { unitCost: 599 }, { kind: 'price', ordered: 600, confirmed: 599 }],
    ['later', { promisedOn: '2099-05-05' }, { kind: 'date', ordered: '2099-05-04', confirmed: '2099-05-05' }],
    ['not at all', { quantity: 0, unitCost: 1 }, { kind: 'quantity', ordered: 10, confirmed: 0 }],
  ])('names the line: %s', (_, facts, difference) => {
    expect(differencesBetween(ordered, withFirst(facts))).toEqual([{ lineNumber: 1, ...difference }]);
  });

  test('is no day where no day was asked for', () => {
    const late = withFirst({ promisedOn: '2199-01-01' });
    expect(differencesBetween({ ...ordered, neededBy: null }, late)).toEqual([]);
  });
});

describe('only finance and admins accept', () => {
  const bounds = { limit: 10_000, tolerance: 5 };

  test.each<[string, object, string[]]>([
    ['a unit dearer by the tolerance is for purchasing', { quantity: 8, unitCost: 630 }, []],
    ['a unit dearer by more', { quantity: 1, unitCost: 631 }, ['COST']],
    ['a total above the limit', { quantity: 11 }, ['LIMIT']],
    ['both', { quantity: 20, unitCost: 700 }, ['LIMIT', 'COST']],
    ['what cannot be had costs nothing', { quantity: 0, unitCost: 9000 }, []],
  ])('%s', (_, facts, escalations) => {
    expect(escalationsBetween(ordered, withFirst(facts), bounds)).toEqual(escalations);
  });
});
