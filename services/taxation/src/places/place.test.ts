import { expect, test } from '@jest/globals';
import { placeOf } from './place.ts';

const state = (code: string) => ({ kind: 'state', state: code });
const unknown = (code: string | null) => ({ kind: 'unknown', state: code });

test.each([
  ['US', 'WY', '82001', state('WY')],
  ['US', 'WY', '82001-1234', state('WY')],
  ['US', 'CA', '90210', state('CA')],
  ['US', 'NY', '10001', state('NY')],
  ['US', 'NY', '00501', state('NY')],
  ['US', 'TX', '73301', state('TX')],
  ['US', 'AP', '96201', state('AP')],
  ['US', 'PR', '00901', state('PR')],
  ['PR', null, '00901', state('PR')],
  ['US', 'WY', '10001', unknown('WY')],
  ['US', 'CA', '00000', unknown('CA')],
  ['US', null, '82001', unknown(null)],
  ['US', 'WY', '', unknown('WY')],
  ['CA', 'ON', 'K1A 0B1', { kind: 'abroad' }],
] as const)('%s %s %s', (country, region, postalCode, place) => {
  expect(placeOf({ country, region, postalCode })).toEqual(place);
});
