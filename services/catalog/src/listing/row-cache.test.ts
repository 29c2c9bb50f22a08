import { expect, test } from '@jest/globals';
import { namedIn } from './row-cache.ts';

/** As PostgreSQL writes `jsonb`. */
const written = (sku: string) =>
  `{"sku": ${JSON.stringify(sku)}, "uri": "hex-nut-m6", "name": "Nut, \\"visibility\\": \\"none\\"", "price": {"was": null, "unit": 5, "visibility": "public"}}`;

test.each(['NUT-M6', 'NUT "M6"', 'NUT\\M6', 'Écrou 6'])(
  'a row of the number %s says what names it',
  (sku) => {
    expect(namedIn(written(sku))).toEqual({ sku, uri: 'hex-nut-m6', priceVisibility: 'public' });
  },
);

test('keys in another order are read too', () => {
  const row = `{"price":{"visibility":"signed-in"},"uri":"a","sku":"A"}`;
  expect(namedIn(row)).toEqual({ sku: 'A', uri: 'a', priceVisibility: 'signed-in' });
});
