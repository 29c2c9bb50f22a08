import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { notificationsSetCanary } from '@gantry/contracts/endpoints/releases';
import { activateRelease, setCanary } from '@gantry/federation/node/release/activate';
import { dropsFile } from '@gantry/federation/node/release/drops';
import { talliesFile } from '@gantry/federation/node/release/tallies';
import { by, releaseShop } from './release-fixture.ts';

const shop = releaseShop();
beforeEach(() => mkdir(path.join(shop.room.home, 'state'), { recursive: true }));

const writeState = (name: string, content: unknown) =>
  writeFile(path.join(shop.room.home, 'state', name), JSON.stringify(content));
test('releases tell what was seen of them, and that a canary was taken back, until it is given again', async () => {
  const active = await shop.room.publish('one');
  const canary = await shop.room.publish('two');
  const change = { ...shop.room, remote: 'catalog' as const, smoke: async () => {} };
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
  const before = await shop.stand();
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
  expect((await shop.stand()).releases[0]).toMatchObject({
    stand: 'away',
    dropped: { at, reason },
    canShare: true,
  });

  const body = { version: canary.version, percent: 20, turn: before.turn, reason: 'mended elsewhere' };
  await shop.service.call(notificationsSetCanary, { params: { remote: 'catalog' }, body }, by());
  expect((await shop.stand()).releases[0]).toMatchObject({ stand: 'canary', dropped: null });
});

test('files that are missing or damaged tell nothing', async () => {
  await shop.room.publish('one');
  expect((await shop.stand()).releases[0]).toMatchObject({ lately: null });
  await writeFile(path.join(shop.room.home, 'state', talliesFile), '{"1":');
  expect((await shop.stand()).releases[0]).toMatchObject({ lately: null });
});
