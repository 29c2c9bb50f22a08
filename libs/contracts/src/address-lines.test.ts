import { expect, test } from '@jest/globals';
import { addressLines } from './address-lines.ts';

const plant = {
  attention: 'Robin Avery',
  company: 'Bighorn Machine Works',
  line1: '1420 Industrial Ave',
  line2: null,
  city: 'Casper',
  region: 'WY',
  postalCode: '82601',
  country: 'US',
};

test('an address is written as on a parcel, without what is empty', () => {
  expect(addressLines(plant)).toEqual([
    'Robin Avery',
    'Bighorn Machine Works',
    '1420 Industrial Ave',
    'Casper, WY 82601',
  ]);
});

test('the country is named only abroad', () => {
  const named = (country: string) => addressLines({ city: 'Town', country }, (code) => `Country ${code}`);
  expect(named('US')).toEqual(['Town']);
  expect(named('CA')).toEqual(['Town', 'Country CA']);
  expect(named('other')).toEqual(['Town']);
});
