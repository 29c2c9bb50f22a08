import { expect, test } from '@jest/globals';
import type { PriceRecord, ShippingService } from '@gantry/contracts/schemas/shipping';
import { menuOf } from './menu.ts';

test('a buyer sees the cheapest and the fastest, nothing that is dearer and no faster, and no retired service', () => {
  const of = (service: ShippingService, amount: number, most: number) =>
    ({ service, amount, transitDays: [most, most] }) as unknown as PriceRecord;
  const rated = [
    of('yrc-ground', 0, 1),
    of('ups-ground', 100, 6),
    of('fedex-ground', 101, 6),
    of('usps-parcel-post', 120, 5),
    of('ups-3-day-select', 130, 3),
    of('fedex-2day', 140, 2),
    of('ups-2nd-day-air', 141, 2),
    of('ups-next-day-air', 150, 1),
  ];
  const named = (wanted: ShippingService | null) => menuOf(rated, wanted).map(({ service }) => service);
  expect(named(null)).toEqual(['ups-ground', 'usps-parcel-post', 'ups-3-day-select', 'ups-next-day-air']);
  expect(named('fedex-ground')).toEqual([
    'ups-ground',
    'fedex-ground',
    'usps-parcel-post',
    'ups-3-day-select',
    'ups-next-day-air',
  ]);
  expect(named('yrc-ground')).not.toContain('yrc-ground');
});
