import { expect, test } from '@jest/globals';
import { reviewEntrySchema } from '@gantry/contracts/schemas/review';
import * as v from 'valibot';
import { demoReviews } from './demo-reviews.ts';

const skus = Array.from({ length: 2000 }, (_, index) => `HX-${index}`);
const all = skus.flatMap((sku) => demoReviews(sku).map((review) => ({ sku, ...review })));

test('are always the same for the same product', () => {
  expect(demoReviews('HX-7')).toEqual(demoReviews('HX-7'));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('are reviews the form would take, one for each person and product', () => {
  for (const { title, body, rating, display_name: displayName } of all) {
    expect(v.safeParse(reviewEntrySchema, { title, body, rating, displayName }).success).toBe(true);
  }
  const pairs = all.map(({ sku, account_id: account }) => `${sku} ${account}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('a third of the products have some, of every number of stars and mostly good', () => {
  const reviewed = new Set(all.map(({ sku }) => sku)).size;
  expect(reviewed).toBeGreaterThan(500);
  expect(reviewed).toBeLessThan(850);
  const share = (stars: number) => all.filter(({ rating }) => rating === stars).length / all.length;
  for (const stars of [1, 2, 3, 4, 5]) expect(share(stars)).toBeGreaterThan(0.02);
  expect(share(5)).toBeGreaterThan(share(1) * 4);
});

test('a few wait for staff', () => {
  expect(all.filter(({ status }) => status === 'pending-review').length).toBeGreaterThan(3);
});
