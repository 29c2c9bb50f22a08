import { expect, test } from '@jest/globals';
import { BoundedCache } from './bounded-cache.ts';

test('keeps what is asked for and never more than its budget', () => {
  const cache = new BoundedCache<number, string>(100);
  for (let key = 0; key < 1000; key += 1) {
    cache.set(key, String(key), 5);
    expect(cache.get(0)).toBe('0');
  }
  const kept = Array.from({ length: 1000 }, (_, key) => cache.get(key)).filter(
    (value) => value !== undefined,
  );
  expect(kept.length).toBeLessThanOrEqual(20);
  expect(cache.get(999)).toBe('999');
});

test('a new value takes the place of the one before, in either generation', () => {
  const cache = new BoundedCache<string, number>(4);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('c', 3);
  cache.set('a', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([4, 2, 3]);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
  cache.clear();
  expect(cache.get('c')).toBeUndefined();
});

test('what alone is too much is not kept', () => {
  const cache = new BoundedCache<string, number>(10);
  cache.set('large', 1, 11);
  expect(cache.get('large')).toBeUndefined();
});
