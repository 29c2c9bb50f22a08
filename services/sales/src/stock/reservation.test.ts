import { describe, expect, test } from '@jest/globals';
import { availableUnits, freeInbound, movesOf, reserveUnits, type StockUnits } from './reservation.ts';

const bolt = { lineId: 'l1', sku: 'bolt', quantity: 8, availability: 'in-stock' } as const;
const shelf = (onHand: number, reserved = 0, more: Partial<StockUnits> = {}) => [
  { sku: 'bolt', onHand, reserved, awaited: 0, inbound: [], ...more },
];

test('sets aside what is asked when it lies there', () => {
  expect(reserveUnits([bolt], shelf(10, 2))).toEqual({
    reserved: [{ lineId: 'l1', sku: 'bolt', quantity: 8, awaited: 0 }],
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
    { sku: 'bolt', quantity: 2, awaited: 1 },
    { sku: 'bolt', quantity: 3, awaited: 0 },
  ];
  expect(movesOf(units, -1)).toEqual([{ sku: 'bolt', onHand: 0, reserved: -5, awaited: -1 }]);
});

const inbound = [
  { expectedOn: '2026-12-01', quantity: 4 },
  { expectedOn: '2026-12-10', quantity: 10 },
];
const backordered = { ...bolt, availability: 'backordered' } as const;

describe('goods on their way', () => {
  test('belong first to whoever waits already', () => {
    const [level] = shelf(10, 8, { awaited: 7, inbound });
    expect(availableUnits(level!)).toBe(0);
    expect(freeInbound(level!)).toEqual([{ expectedOn: '2026-12-10', quantity: 9 }]);
  });

  test('make up for what a count did not find', () => {
    expect(freeInbound(shelf(5, 8, { inbound })[0]!)[0]).toEqual({ expectedOn: '2026-12-01', quantity: 1 });
  });

  test('are waited for by what the shelf does not have', () => {
    const { reserved, shortages } = reserveUnits([backordered], shelf(3, 0, { inbound }), 'inbound');
    expect([reserved, shortages]).toEqual([[{ lineId: 'l1', sku: 'bolt', quantity: 3, awaited: 5 }], []]);
  });

  test('are all that can be ordered of what is backordered', () => {
    const two = [backordered, { ...backordered, lineId: 'l2' }];
    const { shortages } = reserveUnits(two, shelf(1, 0, { inbound }), 'inbound');
    expect(shortages).toEqual([{ sku: 'bolt', wanted: 8, available: 7 }]);
  });

  test('do not bound what is ordered in, nor what a supplier has', () => {
    const many = { ...backordered, quantity: 99 };
    expect(reserveUnits([many], shelf(1, 0, { inbound }), 'ordered-in')).toEqual({
      reserved: [{ lineId: 'l1', sku: 'bolt', quantity: 1, awaited: 14 }],
      shortages: [],
    });
    const supplied = { ...many, availability: '2-week' } as const;
    expect(reserveUnits([supplied], shelf(1, 0, { inbound }), 'inbound').shortages).toEqual([]);
  });

  test('are nothing to what is sold from the shelf', () => {
    expect(reserveUnits([bolt], shelf(3, 0, { inbound }), 'inbound').shortages).toEqual([
      { sku: 'bolt', wanted: 8, available: 3 },
    ]);
  });
});
