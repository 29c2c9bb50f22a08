import { expect, test } from '@jest/globals';
import { lineTotals } from './line-totals.ts';

const aLine = (facts: object) => ({
  id: '1',
  quantity: 10,
  unitPrice: 200,
  unitCost: 150,
  alternativeFor: null,
  notAvailable: null,
  ...facts,
});

test('adds up what is priced and says what is not', () => {
  const lines = [aLine({}), aLine({ id: '2', quantity: 1, unitPrice: null, unitCost: null })];
  expect(lineTotals(lines)).toEqual({ price: 2000, cost: 1500, margin: 2500, open: 1 });
});

test('counts an alternative in place of what it replaces, and nothing that cannot be had', () => {
  const lines = [
    aLine({}),
    aLine({ id: '2', alternativeFor: '1', unitPrice: 100, unitCost: 50 }),
    aLine({ id: '3', notAvailable: 'discontinued' }),
  ];
  expect(lineTotals(lines)).toEqual({ price: 1000, cost: 500, margin: 5000, open: 0 });
});

test('knows no margin while a cost is missing', () => {
  const lines = [aLine({}), aLine({ id: '2', unitCost: undefined })];
  expect(lineTotals(lines)).toMatchObject({ price: 4000, cost: null, margin: null });
});
