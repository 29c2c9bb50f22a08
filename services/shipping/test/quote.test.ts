import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
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

const quote = (region: string | null, subtotal: number, country = 'US') =>
  service.call(shippingQuote, { body: { country, region, postalCode: '', subtotal, weightGrams: 0 } });

test('offers free ground in the continental United States', async () => {
  expect(await quote('WY', 10_000)).toEqual({
    options: [{ service: 'ups-ground', provider: 'ups', amount: 0, transitDays: [1, 1], free: true }],
    handling: { fee: 0, minimumOrder: 5000, missing: 0 },
    freeGround: { eligible: true, reason: 'eligible' },
  });
});

test('offers a fixed rate to Hawaii and nothing abroad', async () => {
  expect((await quote('HI', 10_000)).options).toMatchObject([
    { service: 'fixed', amount: 2495, free: false },
  ]);
  expect(await quote(null, 10_000, 'FR')).toMatchObject({
    options: [],
    freeGround: { reason: 'contact-us' },
  });
});

test('goes by the ZIP code where the state says something else', async () => {
  const freeGround = async (region: string, postalCode: string) => {
    const body = { country: 'US', region, postalCode, subtotal: 10_000, weightGrams: 0 };
    return (await service.call(shippingQuote, { body })).freeGround.eligible;
  };
  expect(await freeGround('NY', '10001')).toBe(true);
  expect(await freeGround('NY', '09012')).toBe(false);
  expect(await freeGround('WY', '99501')).toBe(false);
});

test('charges a handling fee below the minimum order', async () => {
  expect((await quote(null, 4000)).handling).toEqual({ fee: 600, minimumOrder: 5000, missing: 1000 });
});

test('answers nobody without the internal key', async () => {
  const answer = await service.fastify.inject({
    method: 'POST',
    url: '/internal/shipping/quote',
    payload: {},
  });
  expect(answer.statusCode).toBe(404);
});
