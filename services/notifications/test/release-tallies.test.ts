import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { notificationsListReleases, notificationsSetCanary } from '@gantry/contracts/endpoints/releases';
import { activateRelease, setCanary } from '@gantry/federation/node/release/activate';
import { dropsFile } from '@gantry/federation/node/release/drops';
import { pointerSigningKey } from '@gantry/federation/node/release/keys';
import { talliesFile } from '@gantry/federation/node/release/tallies';
import { openRoom, type ReleaseRoom } from '@gantry/federation/release-test-kit';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { notificationsService } from '../src/notifications.service-definition.ts';

let database: TestDatabase;
let room: ReleaseRoom;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(notificationsService) });
  room = await openRoom();
  pointerSigningKey(room.home);
  const RELEASE_TRIAL = path.join(room.home, 'trial.mjs');
  await writeFile(RELEASE_TRIAL, '');
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', GANTRY_HOME: room.home, RELEASE_TRIAL };
  service = await startTestService(notificationsService, { databaseUrl: database.url, env });
  await mkdir(path.join(room.home, 'state'), { recursive: true });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
  await room.clean();
});

const options = () => ({
  caller: aCaller({ role: 'admin', email: 'admin@example.com' }),
  idempotencyKey: randomUUID(),
});
const writeState = (name: string, content: unknown) =>
  writeFile(path.join(room.home, 'state', name), JSON.stringify(content));
async function stand() {
  const { remotes } = await service.call(notificationsListReleases, {}, options());
  return remotes.find(({ remote }) => remote === 'catalog')!;
}

test('releases tell what was seen of them, and that a canary was taken back, until it is given again', async () => {
  const active = await room.publish('one');
  const canary = await room.publish('two');
  const change = { ...room, remote: 'catalog' as const, smoke: async () => {} };
  await activateRelease({ ...change, version: active.version });
  await setCanary({ ...change, version: canary.version, percent: 10 });
  const [ofActive, ofCanary] = [`catalog@${active.version}`, `catalog@${canary.version}`];
  const releases = { [ofActive]: { pages: 900, faults: 1 }, [ofCanary]: { pages: 100, faults: 40 } };
  const at = new Date().toISOString();
  await writeState(talliesFile, {
    1: { at, releases, vitals: { [ofActive]: { lcp: { 40: 3, 60: 1 }, cls: { 0: 4 } } } },
    2: { at, releases },
    // a process that is gone
    3: { at: '2026-01-01T00:00:00Z', releases },
  });
  const before = await stand();
  expect(before.releases).toMatchObject([
    { stand: 'canary', lately: { pages: 200, faults: 80 }, vitals: { lcp: null, inp: null, cls: null } },
    // 10 ms, and a tenth more forty times over
    {
      stand: 'active',
      lately: { pages: 1800, faults: 2 },
      vitals: { lcp: expect.closeTo(452.6, 1), inp: null, cls: 0 },
    },
  ]);

  const reason = 'it failed to 40 visitors';
  await writeState(dropsFile, { [ofCanary]: { turn: before.turn, reason, at } });
  expect((await stand()).releases[0]).toMatchObject({
    stand: 'away',
    dropped: { at, reason },
    canShare: true,
  });

  const body = { version: canary.version, percent: 20, turn: before.turn, reason: 'mended elsewhere' };
  await service.call(notificationsSetCanary, { params: { remote: 'catalog' }, body }, options());
  expect((await stand()).releases[0]).toMatchObject({ stand: 'canary', dropped: null });
});

test('files that are missing or damaged tell nothing', async () => {
  await writeFile(path.join(room.home, 'state', talliesFile), '{"1":');
  expect((await stand()).releases[0]).toMatchObject({ lately: null });
});
