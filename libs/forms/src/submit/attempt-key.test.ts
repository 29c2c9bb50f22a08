import { expect, test } from '@jest/globals';
import { attemptKeys } from './attempt-key.ts';

function counted() {
  let count = 0;
  return attemptKeys(() => `key-${++count}`);
}

test('repeats the key while the content is the same', () => {
  const keys = counted();
  expect(keys.keyFor({ quantity: 1 })).toBe('key-1');
  expect(keys.keyFor({ quantity: 1 })).toBe('key-1');
});

test('takes a new key when the content has changed', () => {
  const keys = counted();
  keys.keyFor({ quantity: 1 });
  expect(keys.keyFor({ quantity: 2 })).toBe('key-2');
});

test('takes a new key after success', () => {
  const keys = counted();
  keys.keyFor({ quantity: 1 });
  keys.succeeded();
  expect(keys.keyFor({ quantity: 1 })).toBe('key-2');
});
