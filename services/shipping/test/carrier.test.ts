import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import {
  shippingAdminGetLabel,
  shippingBuyLabel,
  shippingReadLabel,
  shippingVoidLabel,
} from '@gantry/contracts/endpoints/labels';
import type { EventPayload } from '@gantry/contracts/events';
import type { LabelRequest } from '@gantry/contracts/schemas/label';
import { publish } from '@gantry/nest-kit/events';
import { migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { startSandbox, type Sandbox } from '@gantry/service-sandbox/start';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { TrackLabels } from '../src/carrier/track-labels.ts';
import { shippingService } from '../src/shipping.service-definition.ts';

const carrier = { key: 'test-key', dayMs: 50 };
let database: TestDatabase;
let sandbox: Sandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox({ smtp: 0, page: 0, carrier });
  database = await createTestDatabase({ migrate: migrationOf(shippingService) });
  service = await startWith({ CARRIER_API: sandbox.pageUrl, CARRIER_KEY: carrier.key });
});
afterAll(async () => {
  await service.stop();
  await sandbox.stop();
  await database.dropDatabase();
});

const startWith = (env: Record<string, string>) =>
  startTestService(shippingService, { databaseUrl: database.url, env });
const aPackage = (reference: string, facts: Partial<LabelRequest> = {}): LabelRequest => ({
  claim: null,
  from: null,
  reference,
  provider: 'ups',
  service: 'ups-ground',
  to: { postalCode: '82601', lines: ['Acme Works', '1 Main St', 'Casper, WY 82601'] },
  weightGrams: 1134,
  lengthMm: 254,
  widthMm: 203,
  heightMm: 102,
  ...facts,
});
const buy = (body: LabelRequest) => service.call(shippingBuyLabel, { body });
async function track(): Promise<void> {
  const em = service.app.get(EntityManager, { strict: false });
  await RequestContext.create(em, () => service.app.get(TrackLabels, { strict: false }).track());
}
async function reported(tracking: string): Promise<string[]> {
  const rows = await service.sql<{ payload: { payload: EventPayload<'tracking.reported'> } }>(
    `select payload from graphile_worker._private_jobs where payload->'payload'->>'tracking' = ? order by id`,
    [tracking],
  );
  return rows.at(-1)?.payload.payload.events.map(({ kind }) => kind) ?? [];
}
/** Asks the carrier until a package has come so far. */
async function until(tracking: string, kind: string): Promise<string[]> {
  for (let turn = 0; turn < 1000; turn += 1) {
    await track();
    const kinds = await reported(tracking);
    if (kinds.at(-1) === kind) return kinds;
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
  throw new Error(`${tracking} has never been ${kind}`);
}

describe('a label', () => {
  test('is bought once per reference and can be printed', async () => {
    const [one, other] = await Promise.all([buy(aPackage('r-1')), buy(aPackage('r-1'))]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ tracking: expect.stringMatching(/^SBXUPS\d{8}$/), cost: 911 });
    const answer = await service.fastify.inject({
      method: 'GET',
      url: `/internal/shipping/admin/labels/${one.labelId}`,
    });
    expect(answer.statusCode).toBe(404);
    const reply = await service.sql<{ start: string }>(
      `select encode(substring(bytes for 8), 'escape') as start from shipping.label where tracking = ?`,
      [one.tracking],
    );
    expect(reply).toEqual([{ start: '%PDF-1.4' }]);
    expect(shippingAdminGetLabel.rights).toEqual({ staff: ['warehouse', 'purchasing', 'support', 'admin'] });
  });

  test.each([
    ['too heavy', { weightGrams: 90_000 }, 'INVALID'],
    ['too large', { lengthMm: 4000, widthMm: 500 }, 'INVALID'],
    ['too heavy for freight', { provider: 'yrc', service: 'yrc-ground', weightGrams: 9_500_000 }, 'INVALID'],
  ] as const)('is not made for a package that is %s', async (what, facts, code) => {
    await expect(buy(aPackage(what, facts))).rejects.toMatchObject({ code });
  });

  test.each([
    ['freight-prepaid', 'best-way', 400_000],
    ['ups', 'ups-2nd-day-air', 1000],
    ['fedex', 'fedex-ground', 1000],
    ['dhl', 'gm-parcel', 1000],
    ['usps', 'usps-parcel-post', 1000],
    ['fixed', 'local-ground', 1000],
    ['yrc', 'yrc-ground', 400_000],
  ] as const)('of %s is bought and followed', async (provider, shipped, weightGrams) => {
    const { tracking } = await buy(aPackage(`by-${provider}`, { provider, service: shipped, weightGrams }));
    expect(tracking).toMatch(new RegExp(`^SBX${provider.toUpperCase().replace('-', '')}\\d{8}$`));
    expect(await until(tracking, 'delivered')).toContain('in-transit');
  });

  test('may bring goods back to us', async () => {
    const from = { postalCode: '82601', lines: ['Acme Works', 'Casper, WY 82601'] };
    const { labelId, tracking } = await buy(aPackage('r-back', { from, to: null }));
    const label = await service.call(shippingReadLabel, { params: { id: labelId } });
    expect(label).toMatchObject({ tracking, format: 'application/pdf' });
    const drawn = Buffer.from(label.content, 'base64').toString('latin1');
    expect(drawn.indexOf('Acme Works')).toBeLessThan(drawn.indexOf('SHIP TO'));
    expect(drawn.indexOf('WY 82001')).toBeGreaterThan(drawn.indexOf('SHIP TO'));
    await expect(service.call(shippingReadLabel, { params: { id: randomUUID() } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is not sold where no carrier is named', async () => {
    const named = service;
    service = await startWith({ CARRIER_API: '' });
    await expect(buy(aPackage('r-nobody'))).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await service.stop();
    service = named;
  });

  test('cannot be had while the carrier is away, or knows another key', async () => {
    const known = service;
    for (const env of [
      { CARRIER_API: 'http://127.0.0.1:9', CARRIER_KEY: carrier.key },
      { CARRIER_API: sandbox.pageUrl, CARRIER_KEY: 'wrong' },
    ]) {
      service = await startWith(env);
      await expect(buy(aPackage('r-away'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await service.stop();
    }
    service = known;
    expect(await buy(aPackage('r-away'))).toMatchObject({ tracking: expect.any(String) });
  });
});

describe('scans', () => {
  test('come over time, and are told until the package has arrived', async () => {
    const { tracking } = await buy(aPackage('r-2'));
    expect(await until(tracking, 'delivered')).toEqual([
      'label-created',
      'picked-up',
      'in-transit',
      'out-for-delivery',
      'delivered',
    ]);
    const [row] = await service.sql<{ ended: boolean }>(
      'select ended_at is not null as ended from shipping.label where tracking = ?',
      [tracking],
    );
    expect(row?.ended).toBe(true);
  });

  test.each([
    ['LOST', 'lost'],
    ['DAMAGED', 'damaged'],
    ['REFUSED', 'returned'],
    ['DELAYED', 'delivered'],
  ])('of a package addressed to %s end %s', async (word, kind) => {
    const to = { postalCode: '82601', lines: [`${word} Works`, 'Casper, WY 82601'] };
    const { tracking } = await buy(aPackage(`r-${word}`, { to }));
    await until(tracking, kind);
  });

  test('can be chosen on its page', async () => {
    const { tracking } = await buy(aPackage('r-3'));
    const body = new URLSearchParams({ tracking, kind: 'damaged' });
    const answer = await fetch(`${sandbox.pageUrl}/carrier/packages`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(await until(tracking, 'damaged')).toContain('label-created');
    expect(await (await fetch(`${sandbox.pageUrl}/carrier`)).text()).toContain(tracking);
    const followed = await fetch(`${sandbox.pageUrl}/carrier/packages/${tracking}`);
    expect(await followed.text()).toContain('<td>damaged</td>');
    expect((await fetch(`${sandbox.pageUrl}/carrier/packages/SBXNONE`)).status).toBe(404);
  });
});

describe('a label that is not used', () => {
  /** Its days are long: nothing is scanned unless somebody chooses it. */
  let slow: Sandbox;
  let fast: TestService;
  beforeAll(async () => {
    fast = service;
    slow = await startSandbox({ smtp: 0, page: 0, carrier: { ...carrier, dayMs: 86_400_000 } });
    service = await startWith({ CARRIER_API: slow.pageUrl, CARRIER_KEY: carrier.key });
    // another carrier counts its packages from one again
    await service.sql('delete from shipping.label');
  });
  afterAll(async () => {
    await service.stop();
    await slow.stop();
    service = fast;
  });

  async function giveUp(
    reference: string,
    claim: string | null,
    labelId: string | null = null,
  ): Promise<void> {
    const em = service.app.get(EntityManager, { strict: false }).fork();
    const mark = { entity: `label:${reference}`, version: claim ?? labelId ?? '' };
    await em.transactional((tx) => publish(tx, 'label.unused', { reference, claim, labelId }, mark));
    await service.runJobs();
  }
  const buyFor = (reference: string, claim: string, facts: Partial<LabelRequest> = {}) =>
    buy(aPackage(reference, { claim, ...facts }));
  const voidIt = (labelId: string) => service.call(shippingVoidLabel, { body: { labelId } });
  const scan = (tracking: string, kind: string) =>
    fetch(`${slow.pageUrl}/carrier/packages`, {
      method: 'POST',
      body: new URLSearchParams({ tracking, kind }),
      redirect: 'manual',
    });
  /** As the carrier's page shows its last scan. */
  async function isVoid(tracking: string): Promise<boolean> {
    const page = await (await fetch(`${slow.pageUrl}/carrier`)).text();
    return page.split('<tr>').some((row) => row.includes(tracking) && row.includes('>voided<'));
  }
  const rows = (reference: string) =>
    service.sql<{ result: string | null; ended: boolean }>(
      `select void_result as result, ended_at is not null as ended from shipping.label
       where reference = ? order by bought_at`,
      [reference],
    );

  test('is given back, once; whoever asks for its reference then gets another', async () => {
    const [claim, next] = [randomUUID(), randomUUID()];
    const first = await buyFor('v-1', claim);
    await giveUp('v-1', claim);
    await giveUp('v-1', claim);
    expect(await isVoid(first.tracking)).toBe(true);
    expect(await rows('v-1')).toEqual([{ result: 'voided', ended: true }]);
    const second = await buyFor('v-1', next);
    expect(second.tracking).not.toBe(first.tracking);
    expect(await buyFor('v-1', next)).toEqual(second);
    await giveUp('v-1', claim);
    expect(await isVoid(second.tracking)).toBe(false);
  });

  test('is kept while another try of the same act holds it', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const labels = await Promise.all([buyFor('v-2', one), buyFor('v-2', other)]);
    const { tracking } = labels[0];
    expect(labels[1].tracking).toBe(tracking);
    await giveUp('v-2', one);
    expect(await isVoid(tracking)).toBe(false);
    expect(await buyFor('v-2', randomUUID())).toMatchObject({ tracking });
    await giveUp('v-2', other);
    expect(await isVoid(tracking)).toBe(false);
  });

  test('is kept where nobody ever claimed it, or somebody claims another', async () => {
    const { tracking } = await buy(aPackage('v-3'));
    await giveUp('v-3', randomUUID());
    await giveUp('v-nothing', randomUUID());
    expect(await isVoid(tracking)).toBe(false);
  });

  test('is given back by the record that had it, whatever tries there were', async () => {
    const tries = [randomUUID(), randomUUID()];
    const [first] = await Promise.all(tries.map((claim) => buyFor('v-9', claim)));
    await giveUp('v-9', null, first!.labelId);
    expect(await isVoid(first!.tracking)).toBe(true);
    const next = await buyFor('v-9', randomUUID());
    await giveUp('v-9', null, first!.labelId);
    expect(await isVoid(next.tracking)).toBe(false);
  });

  test('costs what it cost once the carrier does not take it back, and is not sold again', async () => {
    const claim = randomUUID();
    const first = await buyFor('v-4', claim);
    await scan(first.tracking, 'in-transit');
    await giveUp('v-4', claim);
    expect(await isVoid(first.tracking)).toBe(false);
    expect(await rows('v-4')).toEqual([{ result: 'refused', ended: false }]);
    expect((await buyFor('v-4', randomUUID())).tracking).not.toBe(first.tracking);
  });

  test('is given back as soon as the carrier answers again', async () => {
    const claim = randomUUID();
    const { tracking } = await buyFor('v-5', claim);
    const known = service;
    service = await startWith({ CARRIER_API: 'http://127.0.0.1:9', CARRIER_KEY: carrier.key });
    await giveUp('v-5', claim);
    expect(await rows('v-5')).toEqual([{ result: null, ended: false }]);
    await service.stop();
    service = known;
    await service.sql(`update graphile_worker._private_jobs set run_at = now(), locked_at = null`);
    await service.runJobs();
    expect(await isVoid(tracking)).toBe(true);
  });

  test('is given back at once for whoever replaces it, and not once it was scanned', async () => {
    const kept = { to: { postalCode: '82601', lines: ['NOVOID Works', 'Casper, WY 82601'] } };
    const [one, scanned, refused] = [
      await buyFor('v-6', randomUUID()),
      await buyFor('v-7', randomUUID()),
      await buyFor('v-8', randomUUID(), kept),
    ];
    await voidIt(one.labelId);
    await voidIt(one.labelId);
    expect(await isVoid(one.tracking)).toBe(true);
    await scan(scanned.tracking, 'picked-up');
    for (const { labelId } of [scanned, refused])
      await expect(voidIt(labelId)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    // it is in use as before
    expect(await buyFor('v-7', randomUUID())).toEqual(scanned);
    await expect(voidIt(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('stays given up where another was bought for its package before the carrier refused', async () => {
    const first = await buyFor('v-20', randomUUID());
    await scan(first.tracking, 'picked-up');
    await service.sql('update shipping.label set given_up_at = now() where id = ?', [first.labelId]);
    const second = await buyFor('v-20', randomUUID());
    await expect(voidIt(first.labelId)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await rows('v-20')).toEqual([
      { result: 'refused', ended: false },
      { result: null, ended: false },
    ]);
    expect(await buyFor('v-20', randomUUID())).toEqual(second);
  });
});
