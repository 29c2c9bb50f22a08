import { expect, test } from '@jest/globals';
import { isZipOfState, statesOfZip } from './zip-codes.ts';

test.each([
  ['82001', ['WY']],
  ['82001-1234', ['WY']],
  ['00501', ['NY']],
  // towns beyond the border of the state whose digits they have
  ['06390', ['NY']],
  ['06389', ['CT']],
  ['83414', ['WY']],
  ['83422', ['ID']],
  // the Pacific
  ['96799', ['AS']],
  ['96701', ['HI']],
  ['96910', ['GU']],
  ['96939', ['PW']],
  ['96941', ['FM']],
  ['96950', ['MP']],
  ['96970', ['MH']],
  ['96898', ['HI', 'UM']],
  ['96900', []],
  ['34002', ['AA']],
  ['09012', ['AE']],
  ['96201', ['AP']],
  ['00901', ['PR']],
  ['99501', ['AK']],
  ['00000', []],
  ['8200', []],
])('the ZIP code %s belongs to %j', (zip, states) => expect(statesOfZip(zip)).toEqual(states));

test.each([
  ['US', 'CA', '90210', true],
  ['US', 'CA', '10001', false],
  ['US', 'NY', '09012', false],
  ['US', 'AE', '09012', true],
  ['US', 'WY', '99501', false],
  ['US', 'AK', '99501', true],
  ['US', 'PR', '00901', true],
  ['PR', null, '00901', true],
  ['PR', null, '10001', false],
  ['US', null, '82001', true],
  ['CA', 'ON', 'K1A 0B1', true],
  ['other', null, '', true],
] as const)('in %s, %s has the ZIP code %s: %s', (country, region, postalCode, agrees) => {
  expect(isZipOfState({ country, region, postalCode })).toBe(agrees);
});
