import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import * as calls from '@gantry/contracts/endpoints/certificates';
import { taxationCalculate, taxationRecertify } from '@gantry/contracts/endpoints/internal';
import { taxationAdminReplayOrder } from '@gantry/contracts/endpoints/taxation';
import type { TaxRecord } from '@gantry/contracts/schemas/taxation';
import { RequestContext, EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { ExpireCertificates } from '../src/certificate/expire-certificates.ts';
import { taxationService } from '../src/taxation.service-definition.ts';
import { sendDraft } from './certificate-draft.ts';

let database: TestDatabase;
let service: TestService;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'certificates-'));
  database = await createTestDatabase({ migrate: migrationOf(taxationService) });
  service = await startTestService(taxationService, {
    databaseUrl: database.url,
    env: { GANTRY_HOME: home },
    fakes: {
      identityFindAccount: ({ body }) =>
        body.number === 'a-7'
          ? {
              accountId: 'seven',
              accountNumber: 'a-7',
              name: 'Sev',
              email: 'sev@example.com',
              company: null,
              companyId: null,
            }
          : null,
    },
  });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => service.sql('truncate taxation.certificate cascade'));

const buyer = aCaller({ companyId: 'acme' });
const colleague = aCaller({ accountId: 'other', companyId: 'acme' });
const stranger = aCaller({ accountId: 'stranger' });
const finance = aCaller({ accountId: 'fin', role: 'finance', name: 'Fran' });
const as = (caller = buyer) => ({ caller, idempotencyKey: randomUUID() });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const sendScan = (caller = buyer) => sendDraft(service, caller);
const said = (facts: object = {}) => ({
  number: 'TX-77',
  reason: 'resale' as const,
  states: ['TX', 'WY'],
  issuedAt: '2026-01-01',
  expiresAt: inDays(400),
  ...facts,
});
const send = async (facts: object = {}, caller = buyer) => {
  const body = { ...said(facts), draft: await sendScan(caller) };
  return service.call(calls.taxationSendCertificate, { body }, as(caller));
};
const decide = (
  one: { id: string; version: number },
  to: 'approved' | 'declined' | 'canceled',
  reason: string | null,
) =>
  service.call(
    calls.taxationAdminDecideCertificate,
    { params: { id: one.id }, body: { version: one.version, to, reason } },
    as(finance),
  );
const taxOf = async (region: string, postalCode: string, companyId: string | null = 'acme', day?: string) => {
  const { lines } = await service.call(taxationCalculate, {
    body: {
      country: 'US',
      region,
      postalCode,
      shipping: 0,
      handling: 0,
      ...(day ? { day } : {}),
      lines: [{ id: 'a', amount: 10_000, taxCode: 'standard' }],
      customer: { accountId: 'other', companyId },
    },
  });
  return [lines[0]!.reason, lines[0]!.certificate];
};
const mails = async () =>
  (
    await service.sql<{ kind: string }>(
      `select j.payload #>> '{payload,kind}' as kind from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notifications:certificate.changed' order by j.id`,
    )
  ).map(({ kind }) => kind);

describe('a certificate', () => {
  test('frees nothing before it is approved, then its states, for the whole company and nobody else', async () => {
    const one = await send();
    expect(one).toMatchObject({
      status: 'pending-review',
      submission: 1,
      files: [{ name: 'scan.pdf', type: 'application/pdf', sender: 'customer' }],
      earlier: [],
    });
    expect(await taxOf('TX', '78701')).toEqual(['standard', null]);
    const approved = await decide(one, 'approved', null);
    expect(approved).toMatchObject({ status: 'approved', verifiedBy: 'Fran', next: ['canceled'] });
    expect(await taxOf('TX', '78701')).toEqual(['customer-exempt', 'TX-77']);
    expect(await taxOf('OH', '43004')).toEqual(['standard', null]);
    expect(await taxOf('TX', '78701', null)).toEqual(['standard', null]);
    expect(await taxOf('TX', '78701', 'acme', '2025-12-31')).toEqual(['standard', null]);
    await decide(approved, 'canceled', 'found invalid');
    expect(await taxOf('TX', '78701')).toEqual(['standard', null]);
    expect(await mails()).toEqual(expect.arrayContaining(['received', 'approved', 'canceled']));
  });

  test('stays the company’s when whoever sent it leaves, and one sent alone stays its sender’s', async () => {
    const sender = aCaller({ accountId: 'other', companyId: 'acme' });
    const one = await decide(await send({}, sender), 'approved', null);
    expect(await taxOf('TX', '78701')).toEqual(['customer-exempt', 'TX-77']);
    for (const later of [null, 'umbrella']) {
      expect(await taxOf('TX', '78701', later)).toEqual(['standard', null]);
      const caller = { ...sender, companyId: later };
      expect(await service.call(calls.taxationListCertificates, {}, { caller })).toEqual([]);
    }
    await decide(one, 'canceled', 'found invalid');
    const alone = { ...sender, companyId: null };
    const own = await decide(await send({ number: 'TX-88' }, alone), 'approved', null);
    for (const later of [null, 'umbrella'])
      expect(await taxOf('TX', '78701', later)).toEqual(['customer-exempt', 'TX-88']);
    await decide(own, 'canceled', 'found invalid');
  });

  test('is seen by its company and staff, and does not exist for others', async () => {
    const one = await send();
    const listFor = (caller: typeof buyer) => service.call(calls.taxationListCertificates, {}, { caller });
    expect((await listFor(colleague)).map(({ id }) => id)).toEqual([one.id]);
    expect(await listFor(stranger)).toEqual([]);
    const body = { ...said(), draft: await sendScan(stranger) };
    await expect(
      service.call(calls.taxationRenewCertificate, { params: { id: one.id }, body }, as(stranger)),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const query = { status: 'pending-review' as const };
    const queue = await service.call(calls.taxationAdminListCertificates, { query }, { caller: finance });
    expect(queue).toMatchObject([{ id: one.id, next: ['approved', 'declined'] }]);
    const support = aCaller({ role: 'support' });
    const seen = await service.call(calls.taxationAdminListCertificates, { query }, { caller: support });
    expect(seen[0]?.next).toEqual([]);
  });

  test('is declined with a reason, and sent anew by its owner', async () => {
    const one = await send();
    await expect(decide(one, 'declined', null)).rejects.toMatchObject({ code: 'INVALID' });
    const declined = await decide(one, 'declined', 'not readable');
    expect(declined).toMatchObject({ status: 'declined', decision: 'not readable' });
    await expect(decide(one, 'approved', null)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await expect(decide(declined, 'approved', null)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const body = { ...said({ number: 'TX-78' }), draft: await sendScan() };
    const renewed = await service.call(
      calls.taxationRenewCertificate,
      { params: { id: one.id }, body },
      as(),
    );
    expect(renewed).toMatchObject({
      status: 'pending-review',
      number: 'TX-78',
      decision: null,
      submission: 2,
      earlier: [{ submission: 1, number: 'TX-77', status: 'declined', decision: 'not readable' }],
    });
    expect(renewed.earlier[0]!.files).toEqual(one.files);
    expect(renewed.files[0]!.id).not.toBe(one.files[0]!.id);
  });

  test('is warned of once at 60, 30 and 7 days, and expires on its day', async () => {
    const one = await send();
    await decide(one, 'approved', null);
    const em = service.app.get(EntityManager);
    const tick = () => RequestContext.create(em, () => service.app.get(ExpireCertificates).expireAndWarn());
    const warned: (string | undefined)[] = [];
    for (const days of [61, 60, 59, 30, 29, 7, 1]) {
      await service.sql('update taxation.certificate set expires_at = ?', [inDays(days)]);
      const before = (await mails()).length;
      await tick();
      if ((await mails()).length > before) warned.push(`${days} ${(await mails()).at(-1)}`);
    }
    expect(warned).toEqual(['60 expiring', '30 expiring', '7 expiring']);
    await service.sql('update taxation.certificate set expires_at = ?', [inDays(0)]);
    await tick();
    const [expired] = await service.call(calls.taxationListCertificates, {}, { caller: buyer });
    expect(expired?.status).toBe('expired');
    expect((await mails()).at(-1)).toBe('expired');
  });

  test('is taken in by staff for a customer they name', async () => {
    const form = { ...said(), draft: await sendScan(finance) };
    const add = (accountNumber: string) =>
      service.call(calls.taxationAdminAddCertificate, { body: { accountNumber, form } }, as(finance));
    await expect(add('a-8')).rejects.toMatchObject({ issues: [{ path: 'body.accountNumber' }] });
    expect(await add('A-7')).toMatchObject({
      accountNumber: 'a-7',
      status: 'pending-review',
      files: [{ name: 'scan.pdf', sender: 'store' }],
    });
    await expect(add('A-7')).rejects.toMatchObject({ issues: [{ path: 'body.form.draft' }] });
  });

  test('expires after the day on which it was issued', async () => {
    const late = { ...said({ issuedAt: '2027-01-01', expiresAt: '2026-01-01' }), draft: await sendScan() };
    await expect(service.call(calls.taxationSendCertificate, { body: late }, as())).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'expiresAt' }],
    });
  });
});

describe('orders that were placed before', () => {
  /** An order of a buyer of acme in Austin, taxed as it was placed. */
  async function taxed(number: string, record: TaxRecord, revision = 1): Promise<void> {
    const payload = { number, at: new Date().toISOString(), record, revision };
    const em = service.app.get(EntityManager).fork();
    const mark = { entity: `order:${number}`, version: `taxed.${revision}` };
    await em.transactional((tx) => publish(tx, 'order.taxed', payload, mark));
    await service.runJobs();
  }
  const recordOf = async (): Promise<TaxRecord> => {
    const address = { country: 'US', region: 'TX', postalCode: '78701' };
    const customer = { accountId: 'other', companyId: 'acme' };
    const lines = [{ id: '1', amount: 10_000, taxCode: 'standard' }];
    const body = { ...address, customer, lines, shipping: 500, handling: 600, withRecord: true };
    return (await service.call(taxationCalculate, { body })).record!;
  };
  const recertify = async (orderNumber: string) =>
    (await service.call(taxationRecertify, { body: { orderNumber, record: null } })).record;
  const exempted = async () =>
    (
      await service.sql<{ numbers: string[] }>(
        `select j.payload #> '{payload,orderNumbers}' as numbers from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'sales:orders.exempted' order by j.id`,
      )
    ).flatMap(({ numbers }) => numbers);
  const replay = (number: string) =>
    service.call(taxationAdminReplayOrder, { params: { number } }, { caller: finance });

  test('are named once it is approved, come to nothing by their own rates, and replay as before', async () => {
    const before = await recordOf();
    await taxed('8001', before);
    expect(await recertify('8001')).toBeNull();
    const approved = await decide(await send(), 'approved', null);
    expect(await exempted()).toContain('8001');
    await service.sql("update taxation.rate set rate = 0.2 where jurisdiction = 'US-TX'");
    const freed = (await recertify('8001'))!;
    expect(freed).toMatchObject({ total: 0, request: before.request, ratesVersion: before.ratesVersion });
    expect(freed.lines.map(({ reason, certificate }) => [reason, certificate])).toEqual(
      freed.lines.map(() => ['customer-exempt', 'TX-77']),
    );
    await taxed('8001', freed, 2);
    expect(await replay('8001')).toMatchObject({ isEqual: true, kept: { total: 0 } });
    expect(await recertify('8001')).toBeNull();
    // it was withdrawn: by the same rates as on the day of the order
    await decide(approved, 'canceled', 'found invalid');
    expect((await recertify('8001'))!.lines).toEqual(before.lines);
  });

  test('are freed also where they were placed while it was being approved', async () => {
    const before = await recordOf();
    await decide(await send(), 'approved', null);
    await taxed('8002', before);
    expect(await exempted()).toContain('8002');
  });

  test('of others, in other states, or without a customer are left alone', async () => {
    const { request, situation, ...record } = await recordOf();
    const uncertified = { ...situation, certificate: null };
    await taxed('8003', { ...record, request: { ...request, customer: null }, situation: uncertified });
    await decide(await send({ states: ['WY'] }), 'approved', null);
    await decide(await send({}, stranger), 'approved', null);
    expect(await exempted()).not.toContain('8003');
    expect(await recertify('8003')).toBeNull();
    expect(await recertify('9999')).toBeNull();
  });
});
