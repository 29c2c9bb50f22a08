import { expect, test } from '@jest/globals';
import { parse } from 'valibot';
import { feedRowSchema } from '@gantry/contracts/schemas/feed';
import { feedFacts, listedFacts, pageFacts } from '@gantry/contracts/schemas/product-facts';
import { productFields } from '../feeds/format/write/table-row.ts';
import { factsOfRow, feedFactsOf, listedFactsOf, pageFactsOf } from './product-columns.ts';

const facts = factsOfRow(parse(feedRowSchema, { id: 'a', sku: 'A-1', name: 'Nut' }));

test('every fact that feeds are promised is stored and goes back into exports, in tables too', () => {
  const fields = Object.keys(feedFacts);
  expect(Object.keys(feedFactsOf(facts))).toEqual(expect.arrayContaining(fields));
  expect(productFields).toEqual(expect.arrayContaining(fields));
});

test('every fact that pages are promised is in the answer for a product, and for a listing where it is for both', () => {
  expect(Object.keys(pageFactsOf(facts))).toEqual(expect.arrayContaining(Object.keys(pageFacts)));
  expect(Object.keys(listedFactsOf(facts)).sort()).toEqual(Object.keys(listedFacts).sort());
});
