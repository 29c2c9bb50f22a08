import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addBusinessDays, promisedDays } from '@gantry/domain/business-days';
import { shippingGetArrival } from '@gantry/contracts/endpoints/arrival';
import type { Supply } from '@gantry/contracts/schemas/product-page';
import { DomainError } from '@gantry/nest-kit/errors';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { shippingService } from '../src/shipping.service-definition.ts';

const shelf: Supply['parts'][number] = { quantity: 12, availability: 'in-stock', days: [0, 0] };
const rest: Supply['parts'][number] = { quantity: 8, availability: '2-5-days', days: [2, 5] };

let database: TestDatabase;
let service: TestService;
let parts: Supply['parts'];
const asked: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(shippingService) });
  service = await startTestService(shippingService, {
    databaseUrl: database.url,
    fakes: {
      catalogGetSupply: ({ path, query }) => {
        asked.push(`${path}?${query.quantity}`);
        if (path.endsWith('/UNKNOWN')) throw new DomainError('NOT_FOUND');
        return { sku: 'NUT-1', quantity: Number(query.quantity), onShelf: 12, parts };
      },
    },
  });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});
beforeEach(() => {
  parts = [shelf];
  asked.length = 0;
});

const arrival = (zip: string, quantity = 1, sku = 'NUT-1') =>
  service.call(shippingGetArrival, { query: { sku, quantity: String(quantity), zip } });
/** The day goods that leave at once are there after some business days; asked on both sides of midnight and cut-off. */
const days = (transit: number) => addBusinessDays(promisedDays([0, 0], new Date()).from, transit);

test.each([
  ['82001', 1],
  ['10001', 5],
  // shared by Oklahoma and Texas, which is further away
  ['73960', 4],
])('to %s by ground it takes %d business days', async (zip, transit) => {
  const before = days(transit);
  const { service: by, parts: arriving } = await arrival(zip);
  expect(by).toBe('ups-ground');
  expect([before, days(transit)]).toContain(arriving[0]?.arrives?.from);
  expect(arriving[0]?.arrives?.to).toBe(arriving[0]?.arrives?.from);
});

test('offshore it is a span, by another way', async () => {
  const { service: by, parts: arriving } = await arrival('96701');
  expect(by).toBe('usps-parcel-post');
  expect(arriving[0]!.arrives!.to > arriving[0]!.arrives!.from).toBe(true);
});

test('a quantity beyond the stock arrives in parts', async () => {
  parts = [shelf, rest, { quantity: 5, availability: null, days: null }];
  const { parts: arriving } = await arrival('82001', 25);
  expect(asked).toEqual(['/catalog/supply/NUT-1?25']);
  expect(arriving.map(({ quantity }) => quantity)).toEqual([12, 8, 5]);
  expect(arriving[1]!.arrives!.from > arriving[0]!.arrives!.to).toBe(true);
  expect(arriving[2]).toEqual({ quantity: 5, ships: null, arrives: null });
});

test('of a longer ZIP code the first five digits count', async () => {
  expect((await arrival('82001-1234')).zip).toBe('82001');
});

test.each([
  ['00000', 'does not exist'],
  ['8200', 'is not a ZIP code'],
  ['', 'is not a ZIP code'],
  ['82001 or so', 'is not a ZIP code'],
])('%j is refused where it was entered', async (zip, message) => {
  await expect(arrival(zip)).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'zip', message }] });
});

test('an unknown product is unknown', async () => {
  await expect(arrival('82001', 1, 'UNKNOWN')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
