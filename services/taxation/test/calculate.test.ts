import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { taxationCalculate } from '@gantry/contracts/endpoints/internal';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { stateRates } from '../migrations/state-rates.ts';
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

test('is not complete when state and ZIP code disagree', async () => {
  expect(await calculate('WY', '10001')).toMatchObject({
    complete: false,
    total: 0,
    lines: [{ reason: 'unknown-zip' }, { reason: 'unknown-zip' }, { reason: 'unknown-zip' }],
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
