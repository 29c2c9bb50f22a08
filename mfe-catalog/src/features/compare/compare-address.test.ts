import { expect, test } from '@jest/globals';
import { readCompareAddress, writeCompareAddress } from './compare-address.ts';

test('reads numbers together or one by one, each once, at most six', () => {
  expect(readCompareAddress('?sku=A,B&sku=C&sku=B')).toEqual({
    skus: ['A', 'B', 'C'],
    onlyDifferences: false,
  });
  expect(readCompareAddress('?sku=1,2,3,4,5,6,7').skus).toHaveLength(6);
  expect(readCompareAddress('?sku=,,%20,&only=differences')).toEqual({ skus: [], onlyDifferences: true });
});

test('is written as it is read', () => {
  const address = { skus: ['A/1', 'B 2'], onlyDifferences: true };
  expect(writeCompareAddress(address)).toBe('?sku=A%2F1,B%202&only=differences');
  expect(readCompareAddress(writeCompareAddress(address))).toEqual(address);
  expect(writeCompareAddress({ skus: [], onlyDifferences: false })).toBe('');
});
