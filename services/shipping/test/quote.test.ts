import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import { shippingFindReturnService } from '@gantry/contracts/endpoints/labels';
import type { ReturnedGoods } from '@gantry/contracts/schemas/label';
import type { PriceRecord, ShippedGoods, ShippingQuoteRequest } from '@gantry/contracts/schemas/shipping';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { allServices, rateAll } from '../src/quote/rate-engine.ts';
import { replay } from '../src/quote/replay.ts';
import { TariffRepository } from '../src/quote/tariff.repository.ts';
import { shippingService } from '../src/shipping.service-definition.ts';

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(shippingService) });
  service = await startTestService(shippingService, { databaseUrl: database.url });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const wrench: ShippedGoods = {
  quantity: 2,
  weightGrams: 1500,
  lengthMm: 400,
  widthMm: 100,
  heightMm: 50,
  freightClass: null,
  hazmat: 'none',
};
const pump: ShippedGoods = {
  ...wrench,
  quantity: 1,
  weightGrams: 120_000,
  lengthMm: 1000,
  freightClass: '85',
};
const quote = (facts: Partial<ShippingQuoteRequest>) => {
  const place = { country: 'US', region: 'NY', postalCode: '10001', subtotal: 10_000, goods: [wrench] };
  return service.call(shippingQuote, { body: { ...place, ...facts } });
};
const named = ({ options }: Awaited<ReturnType<typeof quote>>) => options.map((option) => option.service);

test('offers free ground in the continental United States, and what is faster for money', async () => {
  const { options, handling, freeGround } = await quote({});
  expect(options[0]).toEqual({
    service: 'ups-ground',
    provider: 'ups',
    amount: 0,
    transitDays: [5, 5],
    free: true,
  });
  expect(options.length).toBeGreaterThan(2);
  expect(options.length).toBeLessThan(6);
  expect(options.at(-1)?.transitDays).toEqual([1, 1]);
  expect(options.map(({ amount }) => amount)).toEqual(
    options.map(({ amount }) => amount).toSorted((a, b) => a - b),
  );
  expect(handling).toEqual({ fee: 0, minimumOrder: 5000, missing: 0 });
  expect(freeGround).toEqual({ eligible: true, reason: 'eligible' });
});

test('beside the store nothing is faster than what is free', async () => {
  expect(named(await quote({ region: 'WY', postalCode: '82001' }))).toEqual(['ups-ground']);
});

test('asks for Alaska, Hawaii and the armed forces what the carriers ask', async () => {
  const hawaii = await quote({ region: 'HI', postalCode: '96813' });
  expect(hawaii.freeGround.reason).toBe('outside-continental');
  expect(hawaii.options.every(({ amount, free }) => amount > 0 && !free)).toBe(true);
  const forces = await quote({ region: 'AE', postalCode: '09012', city: 'APO' });
  expect(named(forces)).toEqual(['fixed']);
});

test('goes by the state and by the ZIP code: either keeps ground from being free', async () => {
  const isFree = async (region: string, postalCode: string) =>
    (await quote({ region, postalCode })).freeGround.eligible;
  expect(await isFree('NY', '10001')).toBe(true);
  expect(await isFree('NY', '09012')).toBe(false);
  expect(await isFree('WY', '99501')).toBe(false);
  expect(await isFree('AK', '82001')).toBe(false);
});

test('goes abroad by international services, and nowhere that has no name', async () => {
  expect(named(await quote({ country: 'CA', region: 'ON', postalCode: 'K1A 0B1' }))).toEqual([
    'ups-international-ground',
    'dhl-express-worldwide',
  ]);
  expect(named(await quote({ country: 'FR', region: null, postalCode: '75001' }))).toEqual([
    'dhl-express-worldwide',
  ]);
  const nowhere = await quote({ country: 'other', region: null, postalCode: '1' });
  expect(nowhere).toMatchObject({ options: [], freeGround: { reason: 'contact-us' } });
});

test('sends pallets by freight, and asks what the truck meets', async () => {
  const { options, freeGround, asks } = await quote({ goods: [pump] });
  expect(options.map(({ service: one }) => one)).toEqual(['best-way']);
  expect(freeGround.reason).toBe('freight-only');
  expect(asks).toEqual(['residential', 'liftgate', 'limitedAccess']);
  const dearer = await quote({ goods: [pump], liftgate: true });
  expect(dearer.options[0]!.amount - options[0]!.amount).toBe(9800);
});

test('asks about a home only where that changes a price', async () => {
  expect((await quote({})).asks).toEqual(['residential']);
  expect((await quote({ region: 'WY', postalCode: '82001' })).asks).toEqual([]);
});

test('to a box at a post office only the mail goes', async () => {
  const answer = await quote({ poBox: true });
  expect(named(answer)).toEqual(['usps-parcel-post']);
  expect(answer.freeGround.reason).toBe('po-box');
});

test('a service asked for by name is offered where it goes', async () => {
  expect(named(await quote({}))).not.toContain('fedex-ground');
  expect(named(await quote({ service: 'fedex-ground' }))).toContain('fedex-ground');
  expect(named(await quote({ service: 'yrc-ground', goods: [pump] }))).not.toContain('yrc-ground');
});

test('brings how each price came about, and it comes to the same again', async () => {
  const { records, options } = await quote({ withRecords: true, residential: true });
  expect(records.map(({ amount }) => amount)).toEqual(options.map(({ amount }) => amount));
  for (const record of records) expect(replay(record)?.amount).toBe(record.amount);
  expect((await quote({})).records).toEqual([]);
});

test('every service of the specification is reached by the first tariff', async () => {
  const tariff = await service.app
    .get(TariffRepository, { strict: false })
    .findOn(new Date().toISOString().slice(0, 10));
  const reached = new Set<string>();
  const places = [
    ['US', 'NY', '10001'],
    ['US', 'WY', '82001'],
    ['US', 'AK', '99501'],
    ['CA', 'ON', 'K1A 0B1'],
    ['FR', null, '75001'],
  ] as const;
  for (const [country, region, postalCode] of places)
    for (const goods of [[wrench], [pump]]) {
      const request: PriceRecord['request'] = { country, region, postalCode, subtotal: 10_000, goods };
      for (const one of rateAll({ origin: '82001', request }, tariff)) reached.add(one.service);
    }
  expect(allServices.filter((one) => !reached.has(one))).toEqual([]);
});

test('charges a handling fee below the minimum order', async () => {
  expect((await quote({ region: null, postalCode: '', subtotal: 4000, goods: [] })).handling).toEqual({
    fee: 600,
    minimumOrder: 5000,
    missing: 1000,
  });
});

test('answers nobody without the internal key', async () => {
  const answer = await service.fastify.inject({
    method: 'POST',
    url: '/internal/shipping/quote',
    payload: {},
  });
  expect(answer.statusCode).toBe(404);
});

describe('goods that come back', () => {
  const back = async (facts: Partial<ReturnedGoods>) => {
    const body = { country: 'US', region: 'NY', postalCode: '10001', goods: [parcel], ...facts };
    return (await service.call(shippingFindReturnService, { body })).service;
  };
  const parcel: ShippedGoods = { ...wrench, quantity: 1, weightGrams: 1134, isPacked: true };

  test('travel with whoever takes them for the least: parcels, pallets, and what no plane takes', async () => {
    const tariff = await service.app
      .get(TariffRepository, { strict: false })
      .findOn(new Date().toISOString().slice(0, 10));
    const place = { country: 'US', region: 'NY', postalCode: '10001' };
    const request = { ...place, subtotal: 0, goods: [parcel] };
    const rated = rateAll({ origin: '82001', request, isCost: true }, tariff);
    const [least] = rated
      .filter(({ service: one }) => one !== 'local-ground')
      .toSorted((one, other) => one.amount - other.amount);
    expect(await back({})).toBe(least!.service);
    expect(await back({ goods: [{ ...pump, quantity: 1, isPacked: true }] })).toBe('best-way');
    expect(await back({ goods: [{ ...parcel, hazmat: 'full' }] })).toMatch(/^(ups|fedex)-ground$/);
  });

  test('are not collected by our own truck, and come from abroad and from the armed forces', async () => {
    expect(await back({ region: 'WY', postalCode: '82001' })).not.toBe('local-ground');
    expect(await back({ region: 'AE', postalCode: '09012', city: 'APO' })).toMatch(
      /^(fixed|usps-parcel-post)$/,
    );
    expect(await back({ country: 'CA', region: 'ON', postalCode: 'M5V 2T6' })).toMatch(
      /international|worldwide/,
    );
  });

  test('are taken by nobody from where nobody goes, or without a ZIP code', async () => {
    const pallet = { ...pump, quantity: 1, isPacked: true };
    expect(await back({ region: 'HI', postalCode: '96813', goods: [pallet] })).toBeNull();
    expect(await back({ postalCode: '' })).toBeNull();
  });
});
