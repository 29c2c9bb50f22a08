import { expect, test } from '@jest/globals';
import { aProduct, aRow } from '../../parts/product.test-data.ts';
import { relatedOf } from './related-of.ts';

const columns = [{ code: 'length', name: 'Length', unit: 'mm', numeric: true }];
const family = { id: 'hex', name: 'Hex head screws', summary: null, drawing: null, columns };
const skus = (rows: readonly { sku: string }[]) => rows.map((row) => row.sku);

test('the product stands in its family at its own place, the rest are alternates', () => {
  const product = aProduct({
    sku: 'B',
    family: { ...family, skus: ['A', 'B', 'C'] },
    alternates: [aRow({ sku: 'C' }), aRow({ sku: 'X' }), aRow({ sku: 'A' })],
  });
  const related = relatedOf(product);
  expect(skus(related.family)).toEqual(['A', 'B', 'C']);
  expect(related.family[1]?.attributes).toEqual({ thread: 'M8', length: '40 mm' });
  expect(skus(related.alternates)).toEqual(['X']);
});

test('a product alone in its family needs no table', () => {
  expect(relatedOf(aProduct({ sku: 'B', family: { ...family, skus: ['B'] } })).family).toEqual([]);
});

test('without a family everything is an alternate', () => {
  expect(skus(relatedOf(aProduct({ alternates: [aRow({ sku: 'X' })] })).alternates)).toEqual(['X']);
});
