import { expect, test } from '@jest/globals';
import { quoteParcel, type Tariff } from './quote.ts';
import { regionOf, zoneOf } from './zone.ts';

const tariff: Tariff = {
  rates: [
    { zone: 'contiguous', service: 'ups-ground', amount: 0, transitLow: 1, transitHigh: 5 },
    { zone: 'offshore', service: 'fixed', amount: 2495, transitLow: 5, transitHigh: 10 },
  ],
  transits: [{ service: 'ups-ground', region: 'NY', days: 5 }],
  handling: { minimumOrder: 5000, fee: 600 },
};

test.each([
  ['US', 'WY', '', 'contiguous'],
  ['US', 'DC', '', 'contiguous'],
  ['US', 'AK', '', 'offshore'],
  ['US', 'HI', '', 'offshore'],
  ['US', 'AE', '', 'offshore'],
  ['US', 'PR', '', 'offshore'],
  ['US', 'ny', '', 'contiguous'],
  ['US', 'WY', '82001', 'contiguous'],
  ['US', 'NY', '09012', 'offshore'],
  ['US', 'WY', '99501', 'offshore'],
  ['US', 'AK', '82001', 'contiguous'],
  ['US', 'WY', '00000', 'unknown'],
  ['PR', null, '', 'offshore'],
  ['PR', null, '00901', 'offshore'],
  ['US', null, '', 'unknown'],
  ['CA', 'ON', 'K1A 0B1', 'abroad'],
  ['other', null, '', 'abroad'],
] as const)('%s %s %s is %s', (country, region, postalCode, zone) => {
  expect(zoneOf({ country, region, postalCode })).toBe(zone);
});

test('between regions that share a ZIP code the chosen one decides', () => {
  const regionAt = (region: string) => regionOf({ country: 'US', region, postalCode: '73960' });
  expect([regionAt('TX'), regionAt('OK'), regionAt('WY')]).toEqual(['TX', 'OK', 'OK']);
});

test('ground is free within the continental United States', () => {
  const quote = quoteParcel({ country: 'US', region: 'OH', postalCode: '', subtotal: 9000 }, tariff);
  expect(quote.options).toEqual([
    { service: 'ups-ground', provider: 'ups', amount: 0, transitDays: [1, 5], free: true },
  ]);
  expect(quote.freeGround).toEqual({ eligible: true, reason: 'eligible' });
});

test('a region with its own days on the way has those, whichever way it is written', () => {
  const days = (region: string) =>
    quoteParcel({ country: 'US', region, postalCode: '', subtotal: 0 }, tariff).options[0];
  expect(days('NY')?.transitDays).toEqual([5, 5]);
  expect(days('ny')?.transitDays).toEqual([5, 5]);
  expect(days('OH')?.transitDays).toEqual([1, 5]);
});

test('Alaska, Hawaii, armed forces and territories pay a fixed rate', () => {
  const quote = quoteParcel({ country: 'US', region: 'AK', postalCode: '', subtotal: 9000 }, tariff);
  expect(quote.options.map(({ service, amount }) => [service, amount])).toEqual([['fixed', 2495]]);
  expect(quote.freeGround).toEqual({ eligible: false, reason: 'outside-continental' });
});

test('nothing is offered outside the United States', () => {
  const quote = quoteParcel({ country: 'DE', region: null, postalCode: '', subtotal: 9000 }, tariff);
  expect(quote.options).toEqual([]);
  expect(quote.freeGround.reason).toBe('contact-us');
});

test.each([
  [0, 0, 0],
  [1, 600, 4999],
  [4999, 600, 1],
  [5000, 0, 0],
])('goods of %d carry a handling fee of %d with %d missing', (subtotal, fee, missing) => {
  const { handling } = quoteParcel({ country: 'US', region: null, postalCode: '', subtotal }, tariff);
  expect(handling).toEqual({ fee, minimumOrder: 5000, missing });
});
