import { expect, test } from '@jest/globals';
import { availabilityLabels, availabilityRules } from '@gantry/domain/statuses/availability';
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

const withPrice = availabilityLabels.filter((label) => availabilityRules[label].offerPrice);
const withoutPrice = availabilityLabels.filter((label) => !availabilityRules[label].offerPrice);

test.each(withoutPrice)('an offer of %s never carries the price, even if there is one', (availability) => {
  expect(JSON.stringify(offerOf({ availability }) ?? {})).not.toMatch(/price/i);
});

test.each(withPrice)('an offer of %s without a public price is none', (availability) => {
  const price = { visibility: 'none' as const, unit: null, was: null, breaks: [] };
  expect(offerOf({ availability, price })).toBeUndefined();
});

test('a sale price holds until the day the sale ends, by the store’s clock as on the page', () => {
  const price = { ...aProduct().price, unit: 999, was: 1299, until: '2027-03-01T06:59:00.000Z' };
  expect(offerOf({ price })).toMatchObject({ price: '9.99', priceValidUntil: '2027-02-28' });
});

test('the breadcrumb leads from the department down', () => {
  expect(productData(aProduct())[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ item: '/b/fastening' }, { item: '/b/fastening/hex-head-screws' }],
  });
});
