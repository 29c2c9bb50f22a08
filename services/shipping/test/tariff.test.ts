import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import * as calls from '@gantry/contracts/endpoints/tariff';
import type { PriceRecord } from '@gantry/contracts/schemas/shipping';
import { tariffKinds, type TariffKind } from '@gantry/contracts/schemas/tariff';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { TariffRows } from '../src/tariff/tariff-rows.service.ts';
import { shippingService } from '../src/shipping.service-definition.ts';

let database: TestDatabase;
let service: TestService;
let kept: PriceRecord | null = null;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(shippingService) });
  service = await startTestService(shippingService, {
    databaseUrl: database.url,
    fakes: {
      salesGetShippingRecord: ({ body }) =>
        body.number === '1001'
          ? { number: '1001', placedAt: '2026-11-25T12:00:00.000Z', charged: 500, record: kept }
          : null,
    },
  });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const today = new Date().toISOString().slice(0, 10);
const caller = aCaller({ role: 'finance', name: 'Fran' });
const signed = () => ({ caller, idempotencyKey: randomUUID() });
const wrench = {
  quantity: 1,
  weightGrams: 2000,
  lengthMm: 200,
  widthMm: 100,
  heightMm: 50,
  freightClass: null,
  hazmat: 'none' as const,
};
const toHawaii = { country: 'US', region: 'HI', postalCode: '96813', subtotal: 10_000, goods: [wrench] };
const flatRate = async () => {
  const { options } = await service.call(shippingQuote, { body: { ...toHawaii, service: 'fixed' } });
  return options.find((option) => option.service === 'fixed')?.amount;
};
const list = (kind: TariffKind, facts: object = {}) =>
  service.call(calls.shippingAdminListTariff, { query: { kind, ...facts } }, { caller });
const send = (kind: TariffKind, csv: string, facts: object = {}, id: string = randomUUID()) =>
  service.call(
    calls.shippingAdminSendTariffImport,
    {
      params: { id },
      query: { kind, file: `${kind}.csv`, effectiveFrom: today, whole: 'no', ...facts },
      body: new Uint8Array(Buffer.from(csv)),
    },
    { caller },
  );
const apply = (id: string, leaveOutRefused = false) =>
  service.call(calls.shippingAdminApplyTariffImport, { params: { id }, body: { leaveOutRefused } }, signed());
const undo = (id: string) =>
  service.call(calls.shippingAdminUndoTariffImport, { params: { id }, body: {} }, signed());
const audited = async () => {
  const rows = await service.sql<{ entry: { entity: string; entityNumber: string; reason: string } }>(
    `select payload->'payload' as entry from graphile_worker._private_jobs order by id`,
    [],
  );
  return rows.map(({ entry }) => entry).filter(({ entity }) => entity?.startsWith('tariff'));
};

test.each(tariffKinds)(
  '%s is exported as a file that changes nothing when it comes back whole',
  async (kind) => {
    const em = service.app.get(EntityManager, { strict: false });
    const rows = service.app.get(TariffRows, { strict: false });
    const csv = await RequestContext.create(em, () => rows.exportRows(kind));
    const { counts } = await send(kind, csv, { whole: 'yes' });
    expect(counts).toMatchObject({ added: 0, changed: 0, ended: 0, refused: 0 });
    expect(counts.unchanged).toBe((await list(kind)).total);
  },
);

test('a row begins on a day, ends the one before, is felt at once and stands in the trail', async () => {
  expect(await flatRate()).toBe(2495);
  const values = { service: 'fixed', zone: 'HI', upToPounds: 70, amount: 2600 };
  const form = { kind: 'fixed' as const, from: today, values, reason: 'dearer boats' };
  await service.call(calls.shippingAdminAddTariffRow, { body: form }, signed());
  expect(await flatRate()).toBe(2600);
  const { items } = await list('fixed', { phase: 'all', search: 'HI' });
  expect(items.map((row) => [row.values['amount'], row.effectiveUntil, row.phase])).toEqual([
    [2600, null, 'now'],
    [2495, today, 'ended'],
  ]);
  expect((await audited()).at(-1)).toMatchObject({ entityNumber: 'fixed · HI · 70', reason: 'dearer boats' });
  await expect(service.call(calls.shippingAdminAddTariffRow, { body: form }, signed())).rejects.toMatchObject(
    { code: 'WRONG_STATE' },
  );
});

test('a value that its column does not take is refused where it was entered', async () => {
  const values = { service: 'sled', zone: 'HI', upToPounds: 70, amount: -1 };
  const body = { kind: 'fixed' as const, from: today, values, reason: 'x' };
  await expect(service.call(calls.shippingAdminAddTariffRow, { body }, signed())).rejects.toMatchObject({
    code: 'INVALID',
    issues: expect.arrayContaining([
      expect.objectContaining({ path: expect.stringMatching(/values\.service$/) }),
    ]),
  });
});

test('a row is ended without another in its place', async () => {
  const { items } = await list('fixed', { search: 'PR' });
  const [row] = items;
  const request = {
    params: { id: row!.id },
    body: { kind: 'fixed' as const, on: today, reason: 'given up' },
  };
  expect(await service.call(calls.shippingAdminEndTariffRow, request, signed())).toMatchObject({
    phase: 'ended',
  });
  expect((await list('fixed', { search: 'PR' })).total).toBe(0);
  await expect(service.call(calls.shippingAdminEndTariffRow, request, signed())).rejects.toMatchObject({
    code: 'WRONG_STATE',
  });
});

test('a file is compared, applied as it was shown, and taken back whole', async () => {
  const before = await flatRate();
  const csv = 'service,zone,upToPounds,amount\nfixed,HI,70,31.5\nfixed,ZZ,10,1\nfixed,ZZ,10,2\nsled,HI,1,1\n';
  const from = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const sent = await send('fixed', csv, { effectiveFrom: from });
  expect(sent.counts).toEqual({ added: 1, changed: 1, ended: 0, unchanged: 0, refused: 2 });
  expect(
    sent.rows.map(({ action, what, before: was, after, reason }) => [action, what, was, after, reason]),
  ).toEqual([
    ['refused', 'fixed · ZZ · 10', null, null, 'twice-in-file'],
    ['refused', 'sled · HI · 1', null, null, 'cell-wrong'],
    ['changed', 'fixed · HI · 70', '26.00', '31.50', null],
    ['added', 'fixed · ZZ · 10', null, '1.00', null],
  ]);
  await expect(apply(sent.id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await apply(sent.id, true)).toMatchObject({ state: 'applied', mayUndo: true });
  // it holds from tomorrow
  expect(await flatRate()).toBe(before);
  const calculated = (day: string) =>
    service.call(calls.shippingAdminCalculate, { body: { ...toHawaii, day } }, { caller });
  const amountOn = async (day: string) =>
    (await calculated(day)).records.find((record) => record.service === 'fixed')?.amount;
  expect([await amountOn(today), await amountOn(from)]).toEqual([2600, 3150]);
  expect(await undo(sent.id)).toMatchObject({ state: 'undone' });
  expect(await amountOn(from)).toBe(2600);
  expect((await list('fixed', { phase: 'all', search: 'ZZ' })).total).toBe(0);
});

test('a difference that was made before another change is made anew', async () => {
  const csv = 'service,zone,upToPounds,amount\nfixed,AK,70,40\n';
  const [first, second] = [await send('fixed', csv), await send('fixed', csv.replace('40', '41'))];
  await apply(first.id);
  await expect(apply(second.id)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  const again = await service.call(
    calls.shippingAdminGetTariffImport,
    { params: { id: second.id } },
    { caller },
  );
  expect(again).toMatchObject({ state: 'stale', counts: { changed: 0, refused: 1 } });
  expect(await undo(first.id)).toMatchObject({ state: 'undone' });
});

test.each([
  ['service,zone\nfixed,HI\n', 'unknown-columns'],
  ['service,zone,upToPounds,amount\n', 'empty'],
])('%j is refused', async (csv, reason) => {
  await expect(send('fixed', csv)).rejects.toMatchObject({ code: 'INVALID', data: { refused: reason } });
});

test('the price of an order is explained from what was kept with it, whatever the tables say by now', async () => {
  const { records } = await service.call(shippingQuote, { body: { ...toHawaii, withRecords: true } });
  kept = records[0] ?? null;
  await service.sql('delete from shipping.tariff_base', []);
  const replay = await service.call(
    calls.shippingAdminReplayOrder,
    { params: { number: '1001' } },
    { caller },
  );
  expect(replay).toMatchObject({ isEqual: true, charged: 500, replayed: { amount: kept?.amount } });
  await expect(
    service.call(calls.shippingAdminReplayOrder, { params: { number: '9' } }, { caller }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('sales reads and changes nothing, and customers see nothing', async () => {
  const sales = aCaller({ role: 'sales' });
  expect(
    (await service.call(calls.shippingAdminListTariff, { query: {} }, { caller: sales })).total,
  ).toBeGreaterThan(-1);
  const body = { kind: 'fixed' as const, from: today, values: {}, reason: 'x' };
  await expect(
    service.call(calls.shippingAdminAddTariffRow, { body }, { caller: sales, idempotencyKey: randomUUID() }),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(
    service.call(calls.shippingAdminListTariff, { query: {} }, { caller: aCaller({ role: 'customer' }) }),
  ).rejects.toMatchObject({ code: expect.stringMatching(/NOT_/) });
});
