/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { tableArrangementsKey } from '@gantry/contracts/personal-storage';
import { currentArrangement } from './arrangement.ts';
import { arrangementIn, storeArrangement, storedText, onArranged } from './stored-arrangements.ts';

const orders = { account: 'a-1', list: 'orders' } as const;
const reviews = { account: 'a-1', list: 'reviews' } as const;
const plain = currentArrangement(['number', 'status', 'total'], undefined);
const wide = { ...plain, hidden: ['status'], widths: { total: 200 } };
const stored = (which: Parameters<typeof arrangementIn>[1]) => arrangementIn(storedText(), which);

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('arrangements kept in this browser', () => {
  test('are read back, list by list, until one is forgotten', () => {
    storeArrangement(orders, wide);
    storeArrangement(reviews, plain);
    expect([stored(orders), stored(reviews)]).toEqual([wide, plain]);
    storeArrangement(orders, undefined);
    expect([stored(orders), stored(reviews)]).toEqual([undefined, plain]);
  });

  test('are nobody else’s', () => {
    storeArrangement(orders, wide);
    expect(stored({ ...orders, account: 'a-2' })).toBeUndefined();
  });

  test.each(['{', '[]', 'null', '{"account":"a-1"}', '{"account":"a-1","lists":[]}', '"orders"'])(
    'are none where the browser keeps %s, and can be made anew',
    (text) => {
      localStorage.setItem(tableArrangementsKey, text);
      expect(stored(orders)).toBeUndefined();
      storeArrangement(orders, wide);
      expect(stored(orders)).toEqual(wide);
    },
  );

  test.each([
    { widths: { total: 2 } },
    { widths: { total: 'wide' } },
    { order: 'total' },
    { density: 'airy' },
    { hidden: [7] },
  ])('survive a damaged one beside them: %j', (damage) => {
    const lists = { orders: { ...wide, ...damage }, reviews: plain };
    localStorage.setItem(tableArrangementsKey, JSON.stringify({ account: 'a-1', lists }));
    expect([stored(orders), stored(reviews)]).toEqual([undefined, plain]);
  });

  test('last as long as the page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('full');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(stored(orders)).toBeUndefined();
    storeArrangement(orders, wide);
    expect(stored(orders)).toEqual(wide);
    jest.restoreAllMocks();
    storeArrangement(orders, plain);
    expect(localStorage.getItem(tableArrangementsKey)).toContain('"hidden":[]');
  });

  test('tell those who draw them, for as long as they listen', () => {
    const heard = jest.fn();
    const stop = onArranged(heard);
    storeArrangement(orders, wide);
    window.dispatchEvent(new StorageEvent('storage', { key: tableArrangementsKey }));
    stop();
    storeArrangement(orders, plain);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
