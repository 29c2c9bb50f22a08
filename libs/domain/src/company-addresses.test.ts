import { describe, expect, test } from '@jest/globals';
import { isSamePlace, usualAddress } from './company-addresses.ts';

const dock = {
  line1: '120 Mill Road',
  line2: 'Dock 4',
  city: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  country: 'US',
};

describe('a place', () => {
  test.each([
    ['whatever its capitals and blanks', { line1: ' 120  MILL road ' }],
    ['with or without the last four digits of its ZIP code', { postalCode: '82001-1234' }],
  ])('is the same %s', (_, other) => {
    expect(isSamePlace(dock, { ...dock, ...other })).toBe(true);
  });

  test.each([
    ['street', { line1: '121 Mill Road' }],
    ['second line', { line2: null }],
    ['city', { city: 'Laramie' }],
    ['state', { region: 'CO' }],
    ['ZIP code', { postalCode: '82002' }],
    ['country', { country: 'CA' }],
  ])('is another one in another %s', (_, other) => {
    expect(isSamePlace(dock, { ...dock, ...other })).toBe(false);
  });

  test('abroad is told apart by the whole of its postal code', () => {
    const abroad = { ...dock, country: 'CA', region: 'ON', postalCode: 'K1A 0B1' };
    expect(isSamePlace(abroad, { ...abroad, postalCode: 'K1A 0B2' })).toBe(false);
  });

  test('does not move its blanks from one line to another', () => {
    expect(isSamePlace({ ...dock, line1: 'a b', line2: '' }, { ...dock, line1: 'a', line2: 'b' })).toBe(
      false,
    );
  });
});

describe('the usual address', () => {
  const entry = (name: string, isOfCompany: boolean, marks: string) => ({
    name,
    isOfCompany,
    isDefaultShipping: marks.includes('s'),
    isDefaultBilling: marks.includes('b'),
  });

  test('is one’s own default before the company’s', () => {
    const book = [entry('plant', true, 'sb'), entry('shed', false, 's')];
    expect(usualAddress(book, 'shipping')?.name).toBe('shed');
    expect(usualAddress(book, 'billing')?.name).toBe('plant');
  });

  test('is nothing without a default', () => {
    expect(usualAddress([entry('shed', false, ''), entry('plant', true, 'b')], 'shipping')).toBeUndefined();
  });
});
