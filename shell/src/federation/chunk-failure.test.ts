import { expect, test } from '@jest/globals';
import { mayReload } from './chunk-failure.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value) };
}

test('a page reloads once, and not again for ten seconds', () => {
  const storage = memory();
  expect(mayReload('/cart', 1000, storage)).toBe(true);
  expect(mayReload('/cart', 10_999, storage)).toBe(false);
  expect(mayReload('/cart', 11_000, storage)).toBe(true);
});

test('another page may reload at once', () => {
  const storage = memory();
  mayReload('/cart', 1000, storage);
  expect(mayReload('/brands', 1001, storage)).toBe(true);
});

test('without a memory nothing reloads, or it would for ever', () => {
  const broken = {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  };
  expect(mayReload('/cart', 1000, broken)).toBe(false);
});

test('a memory that holds nonsense is as good as empty', () => {
  const storage = memory();
  storage.setItem('gantry-reloaded', '{');
  expect(mayReload('/cart', 1000, storage)).toBe(true);
});
