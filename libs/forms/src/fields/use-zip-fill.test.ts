import { expect, test } from '@jest/globals';
import { valuesToFill } from './use-zip-fill.ts';

const casper = { city: 'Casper', state: 'WY' };

test('a ZIP code fills what is empty', () => {
  expect(valuesToFill({ postalCode: '82601' }, {}, casper)).toEqual({ city: 'Casper', region: 'WY' });
  expect(valuesToFill({ city: 'Mills' }, {}, casper)).toEqual({ region: 'WY' });
  expect(valuesToFill({}, {}, { city: null, state: 'WY' })).toEqual({ region: 'WY' });
});

test('another ZIP code replaces what the one before filled in, and nothing that was typed', () => {
  const filled = { city: 'Cheyenne', region: 'WY' };
  expect(valuesToFill({ city: 'Cheyenne', region: 'CO' }, filled, { city: 'Denver', state: 'CO' })).toEqual({
    city: 'Denver',
  });
});
