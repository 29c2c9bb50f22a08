import { describe, expect, test } from '@jest/globals';
import { arrangementOf, currentArrangement, limitedWidth, movedColumn, stateOf } from './arrangement.ts';

const keys = ['number', 'placed', 'status', 'total'];
const arrangement = (changes: object) => ({ ...currentArrangement(keys, undefined), ...changes });

describe('the arrangement of a list', () => {
  test('is the order of its columns, all shown and none pinned, until somebody changes it', () => {
    expect(currentArrangement(keys, undefined)).toEqual({
      order: ['placed', 'status', 'total'],
      hidden: [],
      pinned: [],
      widths: {},
      density: 'compact',
    });
  });

  test('leaves out columns that are gone, and puts a new one where it stands by default', () => {
    const stored = arrangement({
      order: ['total', 'gone', 'placed', 'total'],
      hidden: ['gone', 'placed'],
      pinned: ['gone', 'total'],
      widths: { gone: 100, total: 200 },
    });
    expect(currentArrangement(keys, stored)).toEqual({
      order: ['total', 'placed', 'status'],
      hidden: ['placed'],
      pinned: ['total'],
      widths: { total: 200 },
      density: 'compact',
    });
    expect(currentArrangement(keys, arrangement({ order: ['total'] })).order).toEqual([
      'placed',
      'status',
      'total',
    ]);
  });

  test('keeps the first column first, shown and pinned, whatever was kept', () => {
    const stored = arrangement({
      order: ['status', 'number'],
      hidden: ['number'],
      pinned: ['number', 'status'],
    });
    const current = currentArrangement(keys, stored);
    expect(current).toMatchObject({ hidden: [], pinned: ['status'] });
    expect(stateOf('number', current)).toMatchObject({
      columnOrder: ['number', 'placed', 'status', 'total'],
      columnPinning: { start: ['number', 'status'], end: [] },
    });
  });

  test('is the same after the table has read it and told it again', () => {
    const { density, ...rest } = arrangement({
      order: ['total', 'placed', 'status'],
      hidden: ['placed'],
      pinned: ['status'],
      widths: { number: 300 },
    });
    expect(arrangementOf('number', stateOf('number', { ...rest, density }))).toEqual(rest);
  });

  test.each([
    [10, 64],
    [240.4, 240],
    [5000, 960],
  ])('takes a width of %s as %s', (asked, given) => {
    expect(limitedWidth(asked)).toBe(given);
  });
});

describe('a column that is moved', () => {
  const order = ['placed', 'status', 'total'];
  test('changes places with its neighbor and passes those it does not move among', () => {
    expect(movedColumn(order, order, { key: 'status', step: -1 })).toEqual(['status', 'placed', 'total']);
    expect(movedColumn(order, ['placed', 'total'], { key: 'placed', step: 1 })).toEqual([
      'total',
      'status',
      'placed',
    ]);
  });

  test('stays where there is nowhere to go', () => {
    expect(movedColumn(order, order, { key: 'placed', step: -1 })).toEqual(order);
    expect(movedColumn(order, order, { key: 'total', step: 1 })).toEqual(order);
  });
});
