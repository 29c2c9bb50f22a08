import { expect, test } from '@jest/globals';
import { catalogGetProduct, catalogListProducts } from '@gantry/contracts/endpoints/catalog';
import { salesAddCartLine } from '@gantry/contracts/endpoints/sales';
import { newKey } from '@gantry/contracts/idempotency-key';
import { mutationOf, queryOf, withKey } from './definitions.ts';

test('a reading call takes its path, parameters and query from the contract', () => {
  expect(queryOf(catalogGetProduct).query({ params: { uri: 'a/b' } })).toMatchObject({
    method: 'GET',
    path: '/catalog/products/a%2Fb',
  });
  expect(queryOf(catalogListProducts).query({ query: { q: 'bolt' } }).query).toEqual({ q: 'bolt' });
});

test('a repeatable write keeps the key it is given, and gets one when it has none', () => {
  const { query } = mutationOf(salesAddCartLine);
  const line = { body: { sku: 'A', quantity: 1 } };
  const key = newKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(query(withKey(line, key)).idempotencyKey).toBe(key);
  expect(query(line).idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});
