import { expect, test } from '@jest/globals';
import { availabilityLabels, availabilityRules } from '@gantry/contracts/statuses/availability';
import { aProduct } from '../../parts/product.test-data.ts';
import { productData } from './product-data.ts';

const offerOf = (changes: Parameters<typeof aProduct>[0]) =>
  (productData(aProduct(changes))[0] as { offers?: Record<string, string> }).offers;

test('a public price in stock is a full offer', () => {
  expect(offerOf({})).toEqual({
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    price: '12.99',
    priceCurrency: 'USD',
  });
});

test.each(['signed-in', 'cart-only', 'none'] as const)(
  'a price that is %s is published in no form',
  (visibility) => {
    const price = { visibility, unit: 4242, was: null, breaks: [] };
    expect(JSON.stringify(productData(aProduct({ price })))).not.toMatch(/42\.42|4242|Offer/);
  },
);

const withOffer = availabilityLabels.filter((label) => availabilityRules[label].schemaOrg !== null);
const withoutOffer = availabilityLabels.filter((label) => availabilityRules[label].schemaOrg === null);

test.each(withoutOffer)('%s offers nothing', (availability) => {
  expect(offerOf({ availability })).toBeUndefined();
});

test.each(withOffer)('%s offers what its rule allows', (availability) => {
  const { schemaOrg, offerPrice } = availabilityRules[availability];
  const offer = offerOf({ availability });
  expect(offer?.availability).toBe(`https://schema.org/${schemaOrg}`);
  expect('price' in (offer ?? {})).toBe(offerPrice);
});

test('the breadcrumb leads from the department down', () => {
  expect(productData(aProduct())[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: '/b/fastening' }, { item: '/b/fastening/hex-head-screws' }],
  });
});
