import { expect, test } from '@jest/globals';
import { movesOf, reserveUnits } from './reservation.ts';

const bolt = { lineId: 'l1', sku: 'bolt', quantity: 8, availability: 'in-stock' } as const;
const shelf = (onHand: number, reserved = 0) => [{ sku: 'bolt', onHand, reserved }];

test('sets aside what is asked when it lies there', () => {
  expect(reserveUnits([bolt], shelf(10, 2))).toEqual({
    reserved: [{ lineId: 'l1', sku: 'bolt', quantity: 8 }],
    shortages: [],
  });
});

test('names what is short of goods sold from the shelf', () => {
  expect(reserveUnits([bolt], shelf(10, 3)).shortages).toEqual([{ sku: 'bolt', wanted: 8, available: 7 }]);
});

test('takes what is there of goods with a lead time', () => {
  const { reserved, shortages } = reserveUnits([{ ...bolt, availability: '2-5-days' }], shelf(5));
  expect([reserved[0]?.quantity, shortages]).toEqual([5, []]);
});

test('takes nothing of goods that are not counted', () => {
  expect(reserveUnits([bolt], [])).toEqual({ reserved: [], shortages: [] });
});

test('a shelf overdrawn by a count gives nothing', () => {
  expect(reserveUnits([bolt], shelf(1, 4)).shortages).toEqual([{ sku: 'bolt', wanted: 8, available: 0 }]);
});

test('adds the lines of one product up', () => {
  const units = [
    { sku: 'bolt', quantity: 2 },
    { sku: 'bolt', quantity: 3 },
  ];
  expect(movesOf(units, -1)).toEqual([{ sku: 'bolt', onHand: 0, reserved: -5 }]);
});
