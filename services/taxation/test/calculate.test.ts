import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { taxationCalculate, taxationReverse } from '@gantry/contracts/endpoints/internal';
import { taxationAdminReplayOrder, taxationFindZip } from '@gantry/contracts/endpoints/taxation';
import { publish } from '@gantry/nest-kit/events';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { stateRates } from '../migrations/state-rates.ts';
import { CalculationService } from '../src/calculation/calculation.service.ts';
import { taxationService } from '../src/taxation.service-definition.ts';

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(taxationService) });
  service = await startTestService(taxationService, { databaseUrl: database.url });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const calculate = (region: string, postalCode: string, facts: object = {}) =>
  service.call(taxationCalculate, {
    body: {
      country: 'US',
      region,
      postalCode,
      lines: [{ id: 'a', amount: 9999, taxCode: 'standard' }],
      shipping: 1000,
      handling: 600,
      ...facts,
    },
  });

test.each([
  ['WY', '82001', [400, 0, 24]],
  ['OH', '43004', [575, 58, 35]],
  ['MN', '55401', [687, 69, 41]],
  ['OR', '97201', [0, 0, 0]],
  ['PR', '00901', [1050, 0, 63]],
  ['AE', '09012', [0, 0, 0]],
] as const)('taxes goods, shipping and handling in %s', async (region, zip, amounts) => {
  const tax = await calculate(region, zip);
  expect(tax.lines.map(({ amount }) => amount)).toEqual(amounts);
  expect(tax).toMatchObject({
    complete: true,
    total: amounts[0] + amounts[1] + amounts[2],
    ratesVersion: '2026-11',
  });
});

test('says why shipping is not taxed', async () => {
  const { lines } = await calculate('CA', '90210');
  expect(lines.map(({ id, reason, rate }) => [id, reason, rate])).toEqual([
    ['a', 'standard', '0.07250'],
    ['shipping', 'shipping-not-taxable', '0.00000'],
    ['handling', 'standard', '0.07250'],
  ]);
});

test('adds what county, city and district ask, and says what each does', async () => {
  const { lines } = await calculate('TX', '78701', { shipping: 0, handling: 0 });
  expect(lines[0]).toMatchObject({ rate: '0.08250', amount: 825 });
  expect(lines[0]?.parts.map(({ level, name, amount }) => [level, name, amount])).toEqual([
    ['state', 'TX', 625],
    ['city', 'Austin', 100],
    ['district', 'Austin MTA (Capital Metro)', 100],
  ]);
});

describe('a ZIP code in two cities', () => {
  const situationIn = async (city: string | null) =>
    (await calculate('NM', '87031', { city, withRecord: true })).record!.situation;

  test('says so, and the city of the address decides', async () => {
    expect(await situationIn('belen')).toMatchObject({
      confidence: 'ambiguous',
      choice: 'city-name',
      city: 'Belen',
    });
    expect(await situationIn('Los Lunas')).toMatchObject({ choice: 'city-name', city: 'Los Lunas' });
  });

  test('is taken as the likeliest where the address names none of them', async () => {
    const { choice, city, candidates } = await situationIn('Albuquerque');
    expect([choice, city]).toEqual(['likely', 'Los Lunas']);
    expect(candidates.map((one) => one.city)).toEqual(['Los Lunas', 'Belen']);
  });
});

test.each([
  ['WY', '10001'],
  ['CA', '10001'],
  ['NY', '09012'],
  ['DC', '20598'],
])('is not complete when state and ZIP code disagree: %s %s', async (region, zip) => {
  expect(await calculate(region, zip)).toMatchObject({
    complete: false,
    total: 0,
    lines: [{ reason: 'unknown-zip' }, { reason: 'unknown-zip' }, { reason: 'unknown-zip' }],
  });
});

test.each([
  ['82001', [['Cheyenne', 'WY']]],
  ['82001-1234', [['Cheyenne', 'WY']]],
  ['09012', [['APO', 'AE']]],
  ['00901', [['', 'PR']]],
  ['20598', [['Dhs', 'VA']]],
  ['00000', []],
])('fills a form in from %s', async (postalCode, places) => {
  const found = await service.call(taxationFindZip, { body: { postalCode } });
  expect(found.places.map(({ city, state }) => [city, state])).toEqual(places);
});

describe('the calculation of an order', () => {
  const reverse = (lines: { id: string; amount: number; before?: number }[], orderNumber = '7001') =>
    service.call(taxationReverse, { body: { orderNumber, lines } });

  beforeAll(async () => {
    const { record } = await calculate('TX', '78701', { withRecord: true });
    const payload = { number: '7001', at: new Date().toISOString(), record: record! };
    const mark = { entity: 'order:7001', version: 'taxed' };
    const em = service.app.get(EntityManager).fork();
    await em.transactional((tx) => publish(tx, 'order.taxed', payload, mark));
    await service.runJobs();
  });

  test('is kept, and comes to the same cents after its rates have changed', async () => {
    await service.sql("update taxation.rate set rate = 0.2 where jurisdiction = 'US-TX'");
    const caller = aCaller({ role: 'finance' });
    const replay = await service.call(taxationAdminReplayOrder, { params: { number: '7001' } }, { caller });
    expect(replay.isEqual).toBe(true);
    expect(replay.replayed).toEqual({ lines: replay.kept.lines, total: replay.kept.total });
    await expect(
      service.call(taxationAdminReplayOrder, { params: { number: '7002' } }, { caller }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is never changed', async () => {
    await expect(service.sql('update taxation.calculation set total = 1')).rejects.toThrow(/never changed/);
    await expect(service.sql('delete from taxation.calculation')).rejects.toThrow(/never changed/);
  });

  test('gives tax back by the rates of the order, in parts that sum up to it', async () => {
    expect(
      (
        await reverse([
          { id: 'a', amount: 9999 },
          { id: 'shipping', amount: 1000 },
        ])
      ).total,
    ).toBe(825 + 83);
    const first = await reverse([{ id: 'a', amount: 3333 }]);
    const rest = await reverse([{ id: 'a', amount: 6666, before: 3333 }]);
    expect(first.total + rest.total).toBe(825);
    expect(first.lines[0]?.parts.map(({ name }) => name)).toContain('Austin');
  });

  test.each([
    [{ id: 'b', amount: 1 }, 'body.lines.0.id'],
    [{ id: 'a', amount: 10_000 }, 'body.lines.0.amount'],
    [{ id: 'a', amount: 1, before: 9999 }, 'body.lines.0.amount'],
  ])('refuses %j', async (line, path) => {
    const asked = { orderNumber: '7001', lines: [{ before: 0, ...line }] };
    const call = RequestContext.create(service.app.get(EntityManager), () =>
      service.app.get(CalculationService).reverse(asked),
    );
    await expect(call).rejects.toMatchObject({ code: 'INVALID', issues: [{ path }] });
  });
});

test('knows every state, the District of Columbia, territories and armed forces, one rate at a time', () => {
  const states = new Set(stateRates.map(([state]) => state));
  expect(states.size).toBe(50 + 1 + 8 + 3);
  for (const state of states) {
    const dated = stateRates.filter(([code]) => code === state);
    const starts = dated.slice(1).map(([, , from]) => from);
    const ends = dated.slice(0, -1).map(([, , , until]) => until);
    expect(starts).toEqual(ends);
    expect(dated.at(-1)?.[3]).toBeNull();
  }
});
