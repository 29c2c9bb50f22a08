import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { shippingAdminGetLabel, shippingBuyLabel } from '@gantry/contracts/endpoints/labels';
import type { EventPayload } from '@gantry/contracts/events';
import type { LabelRequest } from '@gantry/contracts/schemas/label';
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
  for (let turn = 0; turn < 100; turn += 1) {
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
  });
});
