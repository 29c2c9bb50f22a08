import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { storedList } from './stored-list.ts';

beforeEach(() => localStorage.clear());

test('keeps each once, the first ones, and tells everybody who shows it', () => {
  const list = storedList('kept', 3);
  const { result } = renderHook(() => list.use());
  expect(result.current).toEqual([]);
  act(() => list.writeSkus(['A', 'B', 'A', 'C', 'D']));
  expect(result.current).toEqual(['A', 'B', 'C']);
  expect(localStorage.getItem('kept')).toBe('["A","B","C"]');
});

test('follows what another tab writes', () => {
  const list = storedList('kept', 3);
  const { result } = renderHook(() => list.use());
  localStorage.setItem('kept', '["Z"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept' })));
  expect(result.current).toEqual(['Z']);
});

test.each(['not json', '{"a":1}', '[1,null,["A"],""]', `["${'x'.repeat(81)}"]`, 'null'])(
  '%p is an empty list',
  (text) => {
    localStorage.setItem('kept', text);
    expect(storedList('kept', 3).readSkus()).toEqual([]);
  },
);
