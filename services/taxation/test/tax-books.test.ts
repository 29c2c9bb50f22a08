import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { taxationCalculate } from '@gantry/contracts/endpoints/internal';
import * as calls from '@gantry/contracts/endpoints/taxation';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
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

const today = new Date().toISOString().slice(0, 10);
const caller = aCaller({ role: 'finance', name: 'Fran' });
const signed = () => ({ caller, idempotencyKey: randomUUID() });
const taxIn = async (region: string, postalCode: string, facts: object = {}) => {
  const body = {
    country: 'US',
    region,
    postalCode,
    lines: [{ id: 'a', amount: 10_000, taxCode: 'standard' }],
    shipping: 1000,
    handling: 0,
    ...facts,
  };
  return service.call(taxationCalculate, { body });
};
const goodsTax = async (...[region, zip, facts]: Parameters<typeof taxIn>) => {
  const { lines } = await taxIn(region, zip, facts);
  return [lines[0]?.amount, lines[0]?.reason];
};
const send = (csv: string, facts: object = {}, id: string = randomUUID()) =>
  service.call(
    calls.taxationAdminSendImport,
    {
      params: { id },
      query: { file: 'rates.csv', effectiveFrom: today, whole: 'no', ...facts },
      body: new Uint8Array(Buffer.from(csv)),
    },
    { caller },
  );
const apply = (id: string, leaveOutRefused = false) =>
  service.call(calls.taxationAdminApplyImport, { params: { id }, body: { leaveOutRefused } }, signed());
const undo = (id: string) =>
  service.call(calls.taxationAdminUndoImport, { params: { id }, body: {} }, signed());

describe('a rate', () => {
  test('begins on a day and ends the one before, which stays in the books', async () => {
    const form = { level: 'state' as const, state: 'WY', percent: '4.5', from: today, reason: 'act 12' };
    await service.call(calls.taxationAdminAddRate, { body: form }, signed());
    expect(await goodsTax('WY', '82001')).toEqual([450, 'standard']);
    expect(await goodsTax('WY', '82001', { day: '2026-01-01' })).toEqual([400, 'standard']);
    const query = { state: 'WY', phase: 'all' as const };
    const { items } = await service.call(calls.taxationAdminListRates, { query }, { caller });
    expect(items.map(({ rate, from, until, phase }) => [rate, from, until, phase])).toEqual([
      ['0.04500', today, null, 'now'],
      ['0.04000', '2022-01-01', today, 'ended'],
    ]);
    const beyond = { query: { ...query, page: '9' } };
    expect(await service.call(calls.taxationAdminListRates, beyond, { caller })).toMatchObject({
      items: [],
      total: 2,
    });
    await expect(
      service.call(calls.taxationAdminAddRate, { body: { ...form, percent: '5' } }, signed()),
    ).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('of a county begins a place', async () => {
    const form = {
      level: 'county' as const,
      state: 'WY',
      name: 'Laramie County',
      percent: '1.25',
      from: today,
      reason: 'vote',
    };
    const { code } = await service.call(calls.taxationAdminAddRate, { body: form }, signed());
    expect(code).toBe('US-WY/county/laramie');
    expect(await goodsTax('WY', '82001')).toEqual([575, 'standard']);
  });

  test.each(['sales', 'support', 'auditor'] as const)('is not changed by %s', async (role) => {
    const body = { level: 'state' as const, state: 'WY', percent: '9', from: '2030-01-01', reason: 'x' };
    await expect(
      service.call(
        calls.taxationAdminAddRate,
        { body },
        { caller: aCaller({ role }), idempotencyKey: randomUUID() },
      ),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  test('its change is in the audit trail', async () => {
    const jobs = await service.sql<{ payload: string }>(
      `select payload::text from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'identity:record.changed'`,
    );
    expect(jobs.some(({ payload }) => payload.includes('act 12'))).toBe(true);
  });
});

describe('an import', () => {
  const counties =
    'state_code,county,rate_pct\nOH,Licking County,1.50\nOH,Franklin County,2\nXX,Nowhere,1\nOH,,1\n';

  test('shows the difference, refuses rows with reasons, and changes nothing before it is applied', async () => {
    const found = await send(counties);
    expect(found).toMatchObject({
      kind: 'counties',
      state: 'ready',
      counts: { added: 2, changed: 0, ended: 0, unchanged: 0, refused: 2 },
    });
    expect(
      found.rows.filter(({ action }) => action === 'refused').map(({ line, reason }) => [line, reason]),
    ).toEqual([
      [4, 'state-unknown'],
      [5, 'name-missing'],
    ]);
    expect(await goodsTax('OH', '43055')).toEqual([575, 'standard']);
    await expect(apply(found.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await apply(found.id, true)).state).toBe('applied');
    expect(await goodsTax('OH', '43055')).toEqual([725, 'standard']);
    expect((await undo(found.id)).state).toBe('undone');
    expect(await goodsTax('OH', '43055')).toEqual([575, 'standard']);
    await expect(undo(found.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('of the same file again finds nothing, of a complete one ends what is missing', async () => {
    const rows = 'state_code,county,rate_pct,effective_from\n';
    const first = await send(`${rows}IN,Marion County,1,2026-01-01\nIN,Allen County,0.5,2026-01-01\n`);
    await apply(first.id);
    const same = await send(`${rows}IN,Marion County,1,2026-01-01\nIN,Allen County,0.5,2026-01-01\n`);
    expect(same.counts).toMatchObject({ unchanged: 2, added: 0, changed: 0 });
    const less = await send(`${rows}IN,Marion County,1.25,\n`, { whole: 'yes' });
    expect(less.counts).toMatchObject({ changed: 1, ended: 1 });
    await apply(less.id);
    expect(await goodsTax('IN', '46802')).toEqual([700, 'standard']);
    expect(await goodsTax('IN', '46802', { day: '2026-02-01' })).toEqual([750, 'standard']);
    await expect(undo(first.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await undo(less.id);
    expect(await goodsTax('IN', '46802')).toEqual([750, 'standard']);
  });

  test('is made anew where the books have changed since it was shown', async () => {
    const found = await send('state_code,county,rate_pct\nIA,Polk County,1\n');
    await apply((await send('state_code,county,rate_pct\nIA,Story County,1\n')).id);
    await expect(apply(found.id)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    const again = await service.call(calls.taxationAdminGetImport, { params: { id: found.id } }, { caller });
    expect(again.state).toBe('stale');
    expect((await apply(found.id)).state).toBe('applied');
  });

  test('takes the columns of cities and districts as they come', async () => {
    const cities =
      'state_code,city,county,district,rate_pct,zips\nKY,Testville,Fayette County,Transit,2.53125,40502|40503\n';
    await apply((await send(cities)).id);
    await apply((await send('state_code,district,rate_pct,counties\nKY,Transit,0.25,\n')).id);
    const { lines } = await taxIn('KY', '40502', { shipping: 0 });
    expect(lines[0]?.parts.map(({ level, rate }) => [level, rate])).toEqual([
      ['state', '0.06000'],
      ['city', '0.0253125'],
      ['district', '0.00250'],
    ]);
  });

  test('of ZIP codes adds places, ranges and the four digits behind', async () => {
    const zips =
      'zip,city,state_code,county,plus4_from,plus4_to\n' +
      '43055,Newark,OH,Licking,,\n43055,Heath,OH,Licking,1000,1999\n82001,Cheyenne,WY,Laramie,,\n';
    const cities = 'state_code,city,rate_pct,zips\nOH,Heath,1,\n';
    await apply((await send(cities)).id);
    const found = await service.call(
      calls.taxationAdminSendImport,
      {
        params: { id: randomUUID() },
        query: { file: 'zips.csv.gz', effectiveFrom: today, whole: 'no' },
        body: new Uint8Array(gzipSync(zips)),
      },
      { caller },
    );
    expect(found.counts).toMatchObject({ changed: 1, unchanged: 1 });
    await apply(found.id);
    expect(await goodsTax('OH', '43055-1500')).toEqual([675, 'standard']);
    expect(await goodsTax('OH', '43055-2500')).toEqual([575, 'standard']);
    await undo(found.id);
    expect(await goodsTax('OH', '43055-1500')).toEqual([575, 'standard']);
  });

  test.each([
    ['a,b\n1,2\n', 'unknown-columns'],
    ['state_code,county,rate_pct\n', 'empty'],
    ['state_code,county,rate_pct\n"OH,x', 'unreadable'],
  ])('refuses %j as %s', async (csv, refused) => {
    await expect(send(csv)).rejects.toMatchObject({ code: 'INVALID', data: { refused } });
  });
});

describe('rules', () => {
  test('nexus: the first state ends collecting everywhere', async () => {
    const body = { state: 'WY', from: '2026-01-01', until: null, registrationNumber: 'WY-1' };
    const rules = await service.call(calls.taxationAdminAddNexus, { body }, signed());
    expect(rules.isEverywhere).toBe(false);
    expect(await goodsTax('TX', '78701')).toEqual([0, 'no-nexus']);
    await expect(service.call(calls.taxationAdminAddNexus, { body }, signed())).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    await service.sql('delete from taxation.nexus');
    await service.call(calls.taxationAdminSetZipRule, { body: { rule: 'city' } }, signed());
    expect((await goodsTax('TX', '78701'))[1]).toBe('standard');
  });

  test('tax codes, holidays, and shipping', async () => {
    const code = { state: 'TX', taxCode: 'safety', treatment: 'exempt' as const, from: today, until: null };
    await service.call(calls.taxationAdminAddTaxCode, { body: code }, signed());
    const safety = { lines: [{ id: 'a', amount: 10_000, taxCode: 'safety' }] };
    expect(await goodsTax('TX', '78701', safety)).toEqual([0, 'product-exempt']);
    const holiday = { state: 'TX', name: 'Tools', taxCodes: '', from: '2026-08-01', until: '2026-08-03' };
    await service.call(calls.taxationAdminAddHoliday, { body: holiday }, signed());
    expect(await goodsTax('TX', '78701', { day: '2026-08-02' })).toEqual([0, 'holiday']);
    expect((await goodsTax('TX', '78701', { day: '2026-08-03' }))[1]).toBe('standard');
    const shipping = { state: 'TX', appliesTo: 'shipping' as const, isTaxable: 'no' as const, from: today };
    await service.call(calls.taxationAdminSetTaxability, { body: shipping }, signed());
    expect((await taxIn('TX', '78701')).lines[1]?.reason).toBe('shipping-not-taxable');
  });
});

describe('an ambiguous ZIP code', () => {
  const listed = async () =>
    (await service.call(calls.taxationAdminListZips, { query: { search: '87031' } }, { caller })).items[0]!;
  const choose = async (rule: string | null) => {
    const { version } = await listed();
    return service.call(
      calls.taxationAdminChooseZip,
      { params: { zip: '87031' }, body: { version, rule } as never },
      signed(),
    );
  };

  test('takes the rule staff chose, above the city of the address', async () => {
    const { candidates, confidence } = await listed();
    expect([confidence, candidates.map(({ city }) => city)]).toEqual(['ambiguous', ['Los Lunas', 'Belen']]);
    const inLosLunas = { city: 'Los Lunas' };
    const highest = (await goodsTax('NM', '87031', inLosLunas))[0];
    await choose('lowest');
    const lowest = (await goodsTax('NM', '87031', inLosLunas))[0];
    expect(Number(lowest)).toBeLessThan(Number(highest));
    await choose(`place:${candidates[0]!.key}`);
    expect((await goodsTax('NM', '87031', { city: 'Belen' }))[0]).toBe(highest);
    await expect(choose('place:nowhere')).rejects.toMatchObject({ code: 'INVALID' });
    expect((await choose(null)).rule).toBeNull();
  });

  test('is found by its city and county', async () => {
    const query = { search: 'valencia', only: 'ambiguous' as const };
    const { items } = await service.call(calls.taxationAdminListZips, { query }, { caller });
    expect(items.map(({ zip }) => zip)).toEqual(['87031']);
  });
});

test('another process hears of a change', async () => {
  const other = await startTestService(taxationService, { databaseUrl: database.url });
  const ask = () =>
    other.call(taxationCalculate, {
      body: {
        country: 'US',
        region: 'MT',
        postalCode: '59001',
        shipping: 0,
        handling: 0,
        lines: [{ id: 'a', amount: 10_000, taxCode: 'standard' }],
      },
    });
  expect((await ask()).total).toBe(0);
  const body = { level: 'state' as const, state: 'MT', percent: '1', from: today, reason: 'try' };
  await service.call(calls.taxationAdminAddRate, { body }, signed());
  for (let tries = 0; tries < 600 && (await ask()).total === 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await ask()).total).toBe(100);
  await other.stop();
});

describe('a file of holidays', () => {
  const head = 'state_code,holiday,tax_codes,max_price,effective_from,effective_until\n';
  const file = [
    'OK,Back to school,clothes|shoes,100,2099-08-07,2099-08-10',
    'OK,Storm supplies,,1500.50,2099-04-24,2099-04-27',
  ].join('\n');
  const holidaysOf = async () =>
    (await service.call(calls.taxationAdminGetRules, {}, { caller })).holidays
      .filter(({ state }) => state === 'OK')
      .map(({ name, taxCodes, maxPrice, from, until }) => [name, taxCodes, maxPrice, from, until]);
  const taxed = (amount: number, unitPrice: number, taxCode: string, day: string) =>
    goodsTax('OK', '73008', { lines: [{ id: 'a', amount, taxCode, unitPrice }], day });

  test('shows its difference, is applied, frees items up to their limit, and is taken back whole', async () => {
    const found = await send(head + file);
    expect(found).toMatchObject({ kind: 'holidays', counts: { added: 2, refused: 0 } });
    expect(await holidaysOf()).toEqual([]);
    await apply(found.id);
    expect(await holidaysOf()).toEqual([
      ['Back to school', ['clothes', 'shoes'], 10_000, '2099-08-07', '2099-08-10'],
      ['Storm supplies', [], 150_050, '2099-04-24', '2099-04-27'],
    ]);
    expect(await taxed(30_000, 10_000, 'shoes', '2099-08-09')).toEqual([0, 'holiday']);
    expect((await taxed(30_000, 10_001, 'shoes', '2099-08-09'))[1]).toBe('standard');
    expect((await taxed(30_000, 10_000, 'standard', '2099-08-09'))[1]).toBe('standard');
    expect((await taxed(30_000, 10_000, 'shoes', '2099-08-10'))[1]).toBe('standard');
    expect((await send(head + file)).counts).toMatchObject({ unchanged: 2, changed: 0 });
    const dearer = head + file.replace(',100,', ',125,');
    const changed = await send(dearer.split('\n').slice(0, 2).join('\n'), { whole: 'yes' });
    expect(changed.counts).toMatchObject({ changed: 1, ended: 1 });
    await apply(changed.id);
    expect((await holidaysOf()).map(([name, , limit]) => [name, limit])).toEqual([
      ['Back to school', 12_500],
    ]);
    await undo(changed.id);
    expect(await holidaysOf()).toHaveLength(2);
    await undo(found.id);
    expect(await holidaysOf()).toEqual([]);
  });

  test('refuses what it cannot be sure of, row by row', async () => {
    const rows = [
      'XX,A,,,2099-01-01,2099-01-02',
      'OK,,,,2099-01-01,2099-01-02',
      'OK,B,,,2099-01-02,2099-01-02',
      'OK,C,two words,,2099-01-01,2099-01-02',
      'OK,D,,free,2099-01-01,2099-01-02',
      'OK,D,,0,2099-01-01,2099-01-02',
      'OK,E,,,2026-01-01,2026-01-02',
      'OK,F,,,2099-01-01,2099-01-02',
      'OK,F,,5,2099-01-01,2099-01-02',
    ];
    const { rows: shown } = await send(head + rows.join('\n'));
    expect(shown.map(({ reason }) => reason).filter(Boolean)).toEqual([
      'state-unknown',
      'name-missing',
      'dates-wrong',
      'tax-code-wrong',
      'price-wrong',
      'price-wrong',
      'has-begun',
      'twice-in-file',
    ]);
  });

  test('a holiday is entered by hand with a limit, too', async () => {
    const form = { state: 'KS', name: 'Tools', taxCodes: '', maxPrice: '$1,250.00', from: '2099-01-01' };
    const body = { ...form, until: '2099-01-03' };
    const { holidays } = await service.call(calls.taxationAdminAddHoliday, { body }, signed());
    expect(holidays.find(({ state }) => state === 'KS')).toMatchObject({ maxPrice: 125_000 });
  });
});
