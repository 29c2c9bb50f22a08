import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  notificationsActivateRelease,
  notificationsBringRemoteBack,
  notificationsListReleases,
  notificationsPinRemote,
  notificationsTakeRemoteOut,
  notificationsUnpinRemote,
} from '@gantry/contracts/endpoints/releases';
import type { Role } from '@gantry/domain/roles';
import { activateRelease } from '@gantry/federation/node/release/activate';
import { pointerSigningKey } from '@gantry/federation/node/release/keys';
import { openRoom, type ReleaseRoom } from '@gantry/federation/release-test-kit';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { notificationsService } from '../src/notifications.service-definition.ts';

let database: TestDatabase;
let room: ReleaseRoom;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(notificationsService) });
});
afterAll(() => database.dropDatabase());
beforeEach(async () => {
  room = await openRoom();
  pointerSigningKey(room.home);
  const RELEASE_TRIAL = path.join(room.home, 'trial.mjs');
  await writeFile(RELEASE_TRIAL, '');
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', GANTRY_HOME: room.home, RELEASE_TRIAL };
  service = await startTestService(notificationsService, { databaseUrl: database.url, env });
});
afterEach(async () => {
  await service.stop();
  await room.clean();
});

const by = (role: Role = 'admin', key = randomUUID()) => ({
  caller: aCaller({ role, email: `${role}@example.com` }),
  idempotencyKey: key,
});
const params = { remote: 'catalog' as const };
const stops = [
  notificationsTakeRemoteOut,
  notificationsBringRemoteBack,
  notificationsPinRemote,
  notificationsUnpinRemote,
] as const;

async function stand() {
  const { remotes } = await service.call(notificationsListReleases, {}, by());
  return remotes.find(({ remote }) => remote === 'catalog')!;
}
async function send(endpoint: (typeof stops)[number], reason: string, options = by()) {
  const { turn } = await stand();
  return service.call(endpoint, { params, body: { turn, reason } }, options);
}
async function publishTwo() {
  const [first, second] = [await room.publish('one'), await room.publish('two')];
  const options = { ...room, remote: 'catalog' as const, smoke: async () => {} };
  await activateRelease({ ...options, version: first.version });
  return { first, second };
}
async function audited() {
  const rows = await service.sql<{ payload: { payload: Record<string, unknown> } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed' order by j.id desc limit 1`,
  );
  return rows[0]?.payload.payload;
}

test('a remote is taken out of service and brought back, with who and why, once however often it is pressed', async () => {
  await publishTwo();
  const { turn } = await stand();
  const body = { turn, reason: 'wrong prices' };
  const options = by();
  const out = await service.call(notificationsTakeRemoteOut, { params, body }, options);
  expect(out.outOfService).toEqual({ reason: 'wrong prices', at: expect.any(String) });
  expect(await service.call(notificationsTakeRemoteOut, { params, body }, options)).toEqual(out);
  expect(await audited()).toMatchObject({
    actor: 'admin@example.com',
    entityNumber: 'catalog',
    field: 'out-of-service',
    before: null,
    after: 'wrong prices',
    reason: 'wrong prices',
  });
  await expect(send(notificationsTakeRemoteOut, 'again')).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { reason: 'catalog is already out of service' },
  });
  await expect(service.call(notificationsBringRemoteBack, { params, body }, by())).rejects.toMatchObject({
    code: 'STALE_VERSION',
  });
  expect((await send(notificationsBringRemoteBack, 'mended')).outOfService).toBeNull();
  expect(await audited()).toMatchObject({ before: 'wrong prices', after: null, reason: 'mended' });
});

test('nothing is activated while a remote is pinned, and its releases say so', async () => {
  const { second } = await publishTwo();
  expect((await stand()).releases[0]).toMatchObject({ canActivate: true, canShare: true });
  const { pinned, releases, turn } = await send(notificationsPinRemote, 'the fair is on');
  expect(pinned?.reason).toBe('the fair is on');
  expect(releases.some((one) => one.canActivate || one.canShare || one.canGoBackTo)).toBe(false);
  const body = { turn, version: second.version, reason: 'for the fair' };
  const activate = (at: number) =>
    service.call(notificationsActivateRelease, { params, body: { ...body, turn: at } }, by());
  await expect(activate(turn)).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { reason: expect.stringMatching(/is pinned to .*: the fair is on/) },
  });
  const { turn: free } = await send(notificationsUnpinRemote, 'it is over');
  expect((await activate(free)).active).toBe(second.version);
});

test.each([
  'sales',
  'support',
  'finance',
  'warehouse',
  'purchasing',
  'catalog',
  'auditor',
  'customer',
] as const)('who is %s stops nothing', async (role) => {
  await publishTwo();
  const before = await stand();
  for (const endpoint of stops) {
    const body = { turn: before.turn, reason: 'just so' };
    await expect(service.call(endpoint, { params, body }, by(role))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  }
  expect(await stand()).toEqual(before);
});
