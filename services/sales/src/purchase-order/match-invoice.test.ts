import { expect, test } from '@jest/globals';
import { differencesOf } from './match-invoice.ts';

const line = {
  lineNumber: 1,
  quantityShipped: 10,
  quantityReceived: 8,
  quantityDamaged: 1,
  unitCost: 1000,
};
const billed = (quantity: number, unitCost: number) => ({ lines: [{ lineNumber: 1, quantity, unitCost }] });
const atDock = { isDropShip: false, tolerance: 2 };

test('what came in undamaged is billed, at the price or a little above it', () => {
  expect(differencesOf([line], billed(7, 1000), atDock)).toEqual([]);
  expect(differencesOf([line], billed(7, 1020), atDock)).toEqual([]);
  expect(differencesOf([line], billed(7, 900), atDock)).toEqual([]);
});

test('every difference is named with both numbers', () => {
  expect(differencesOf([line], billed(10, 1021), atDock)).toEqual([
    { lineNumber: 1, kind: 'quantity', expected: 7, invoiced: 10 },
    { lineNumber: 1, kind: 'price', expected: 1000, invoiced: 1021 },
  ]);
  expect(differencesOf([line], { lines: [] }, atDock)).toMatchObject([{ kind: 'quantity', invoiced: 0 }]);
});

test('drop shipments are billed for what was shipped', () => {
  expect(differencesOf([line], billed(10, 1000), { isDropShip: true, tolerance: 0 })).toEqual([]);
});
