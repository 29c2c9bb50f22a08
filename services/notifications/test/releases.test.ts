import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  notificationsActivateRelease,
  notificationsEndCanary,
  notificationsListReleases,
  notificationsRollBackRelease,
  notificationsSetCanary,
} from '@gantry/contracts/endpoints/releases';
import { guestIdentity } from '@gantry/contracts/schemas/account';
import { activateRelease } from '@gantry/federation/node/release/activate';
import {
  pointerPublicKeyFile,
  readEntryKeys,
  publicKeyFile,
  pointerSigningKey,
} from '@gantry/federation/node/release/keys';
import type { ReleaseManifest } from '@gantry/federation/node/release/manifest';
import { signPointer } from '@gantry/federation/node/release/pointer';
import { readPointer, readRegistry, registryFile } from '@gantry/federation/node/release/registry';
import { by, releaseShop } from './release-fixture.ts';

/** Stands for the shell's program: a process that refuses releases with a certain text in them. */
const trialProgram = `import { readdirSync } from 'node:fs';
const [remote, version] = process.argv.slice(2);
const files = readdirSync(process.env.RELEASES_DIR + '/' + remote + '/' + version + '/node');
if (files.some((name) => name.includes('broken'))) { console.log('its home page throws'); process.exit(1); }`;

const shop = releaseShop(trialProgram);
const { stand } = shop;

const refused = (code: string, reason?: RegExp) =>
  expect.objectContaining({
    code,
    ...(reason ? { data: { reason: expect.stringMatching(reason) } } : {}),
  });
const catalog = { remote: 'catalog' as const };
const folderOf = ({ version }: ReleaseManifest) => path.join(shop.room.releases, 'catalog', version);

/** What the registry says, as the shell reads it: with both public keys. */
const entry = () =>
  readPointer(
    shop.room.releases,
    'catalog',
    readEntryKeys(publicKeyFile(shop.room.home), pointerPublicKeyFile(shop.room.home)),
  );
const byCommand = ({ version }: ReleaseManifest) =>
  activateRelease({ ...shop.room, remote: 'catalog', version, smoke: async () => {} });

interface Wish {
  readonly turn?: number;
  readonly version: string;
}
const bodyOf = async ({ version, turn }: Wish) => ({
  version,
  turn: turn ?? (await stand()).turn,
  reason: 'as agreed with the team',
});
const activate = async (wish: Wish, options = by()) =>
  shop.service.call(notificationsActivateRelease, { params: catalog, body: await bodyOf(wish) }, options);
const goBack = async (wish: Wish, options = by()) =>
  shop.service.call(notificationsRollBackRelease, { params: catalog, body: await bodyOf(wish) }, options);
const share = async (percent: number | string, wish: Wish, options = by()) =>
  shop.service.call(
    notificationsSetCanary,
    { params: catalog, body: { ...(await bodyOf(wish)), percent: percent as number } },
    options,
  );
const endShare = async (options = by()) => {
  const { turn, reason } = await bodyOf({ version: '' });
  return shop.service.call(notificationsEndCanary, { params: catalog, body: { turn, reason } }, options);
};
async function audited() {
  const rows = await shop.service.sql<{ payload: { payload: Record<string, unknown> } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed' order by j.id`,
  );
  return rows.map(({ payload }) => payload.payload);
}

describe('releases', () => {
  test('are listed with what may be done with each', async () => {
    const first = await shop.room.publish('one');
    const second = await shop.room.publish('two');
    const third = await shop.room.publish('three');
    await byCommand(first);
    await byCommand(second);
    const { releases, active, turn, canary } = await stand();
    expect({ active, turn, canary }).toEqual({ active: second.version, turn: 2, canary: null });
    expect(releases.map((one) => [one.version, one.stand])).toEqual([
      [third.version, 'published'],
      [second.version, 'active'],
      [first.version, 'before'],
    ]);
    expect(releases[0]).toMatchObject({ canActivate: true, canShare: true, canGoBackTo: false, contract: 1 });
    expect(releases[1]).toMatchObject({ canActivate: false, canShare: false, canGoBackTo: false });
    expect(releases[2]).toMatchObject({
      canActivate: false,
      canGoBackTo: true,
      retiredAt: expect.any(String),
    });
    expect(await stand('account')).toMatchObject({ turn: 0, active: null, releases: [] });
  });

  test('that harmed the server are marked with why, until they are activated again', async () => {
    const first = await shop.room.publish('one');
    await byCommand(first);
    await mkdir(path.join(shop.room.home, 'state'), { recursive: true });
    const drop = { turn: 1, reason: 'it ended the server', at: new Date().toISOString() };
    await writeFile(
      path.join(shop.room.home, 'state/releases-dropped.json'),
      JSON.stringify({ [`catalog@${first.version}`]: drop }),
    );
    const { reason, at } = drop;
    expect((await stand()).releases[0]).toMatchObject({ dropped: { reason, at }, canActivate: true });
    await activate(first);
    expect((await stand()).releases[0]).toMatchObject({ dropped: null });
  });

  test('are activated, shared, unshared and taken back, each with who, why, before and after', async () => {
    const first = await shop.room.publish('one');
    const second = await shop.room.publish('two');
    const third = await shop.room.publish('three');
    await byCommand(first);
    const from = (await audited()).length;
    await activate(second);
    await share('10', third);
    expect(await entry()).toMatchObject({
      active: second.version,
      canary: { version: third.version, percent: 10 },
    });
    await endShare();
    expect(await entry()).toMatchObject({ canary: null, turn: 4 });
    await goBack(first);
    expect(await entry()).toMatchObject({ active: first.version, rollback: true });
    expect((await stand()).releases.find(({ version }) => version === second.version)?.stand).toBe('away');
    const about = { entity: 'release', entityNumber: 'catalog', actor: 'admin@example.com' };
    const reason = 'as agreed with the team';
    const shared = `${third.version} 10 %`;
    expect((await audited()).slice(from)).toEqual([
      expect.objectContaining({
        ...about,
        reason,
        field: 'activated',
        before: first.version,
        after: second.version,
      }),
      expect.objectContaining({ ...about, reason, field: 'canary', before: null, after: shared }),
      expect.objectContaining({ ...about, reason, field: 'canary', before: shared, after: null }),
      expect.objectContaining({
        ...about,
        reason,
        field: 'rolled-back',
        before: second.version,
        after: first.version,
      }),
    ]);
  });

  test('that the back office activated are changed by the command line as before', async () => {
    const first = await shop.room.publish('one');
    const second = await shop.room.publish('two');
    await activate(first);
    const pointerKey = readEntryKeys(publicKeyFile(shop.room.home), pointerPublicKeyFile(shop.room.home))[1];
    const { version } = second;
    await activateRelease({ ...shop.room, remote: 'catalog', version, pointerKey, smoke: async () => {} });
    expect(await entry()).toMatchObject({ active: version, turn: 2 });
  });
});

describe('a press', () => {
  test('counts once, however often it arrives', async () => {
    const first = await shop.room.publish('one');
    const press = by();
    const wish = { version: first.version, turn: 0 };
    const answers = await Promise.all([activate(wish, press), activate(wish, press)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await activate(wish, press)).toEqual(answers[0]);
    expect((await entry())?.turn).toBe(1);
    const other = { ...wish, turn: 5 };
    await expect(activate(other, press)).rejects.toEqual(refused('IDEMPOTENCY_CONFLICT'));
  });

  test('of two people at once: the second is told, and overwrites nothing', async () => {
    const first = await shop.room.publish('one');
    const second = await shop.room.publish('two');
    const third = await shop.room.publish('three');
    await byCommand(first);
    const both = await Promise.allSettled([
      activate({ version: second.version, turn: 1 }),
      share(5, { version: third.version, turn: 1 }, by()),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { code: 'STALE_VERSION' },
    });
    expect((await entry())?.turn).toBe(2);
  });

  test('from a page of before the command line changed something is refused', async () => {
    const first = await shop.room.publish('one');
    const second = await shop.room.publish('two');
    await byCommand(first);
    const { turn } = await stand();
    await byCommand(second);
    await expect(goBack({ version: first.version, turn })).rejects.toEqual(refused('STALE_VERSION'));
    expect((await entry())?.active).toBe(second.version);
  });
});

describe('refused, with the registry as it was', () => {
  let first: ReleaseManifest;
  let second: ReleaseManifest;
  let before: unknown;
  let trail: number;
  beforeEach(async () => {
    first = await shop.room.publish('one');
    second = await shop.room.publish('two');
    await byCommand(first);
    before = await readRegistry(shop.room.releases);
    trail = (await audited()).length;
  });
  afterEach(async () => {
    expect(await audited()).toHaveLength(trail);
  });
  const isUnchanged = async () => expect(await readRegistry(shop.room.releases)).toEqual(before);

  test('is a version that nobody published', async () => {
    await expect(activate({ version: '9-abcdefabcd' })).rejects.toEqual(refused('NOT_FOUND'));
    await expect(activate({ version: '../../keys' })).rejects.toEqual(refused('INVALID'));
    await isUnchanged();
  });

  test.each(['web/page.css', 'node/remote-entry.two.js', 'release.json'])(
    'is a release with one byte more in %s',
    async (file) => {
      await appendFile(path.join(folderOf(second), file), ' ');
      await expect(activate(second)).rejects.toEqual(refused('WRONG_STATE', /signed/));
      await expect(share(5, second)).rejects.toEqual(refused('WRONG_STATE', /signed/));
      await isUnchanged();
    },
  );

  test('is a release whose manifest the pointer key has signed', async () => {
    const forged = Buffer.from(JSON.stringify({ ...second, builtAt: '2026-01-01T00:00:00.000Z' }));
    await writeFile(path.join(folderOf(second), 'release.json'), forged);
    const signature = sign(null, forged, pointerSigningKey(shop.room.home)).toString('base64');
    await writeFile(path.join(folderOf(second), 'release.sig'), signature);
    await expect(activate(second)).rejects.toEqual(refused('WRONG_STATE', /not signed by the release key/));
    expect((await stand()).releases[0]).toMatchObject({ builtAt: null, canActivate: false, canShare: false });
    await isUnchanged();
  });

  test('is the release of another remote', async () => {
    await cp(folderOf(second), path.join(shop.room.releases, 'account', second.version), { recursive: true });
    const body = { version: second.version, turn: 0, reason: 'mine' };
    const wish = shop.service.call(
      notificationsActivateRelease,
      { params: { remote: 'account' }, body },
      by(),
    );
    await expect(wish).rejects.toEqual(refused('WRONG_STATE', /of another release/));
    await isUnchanged();
  });

  test('is a release that fails its trial', async () => {
    const broken = await shop.room.publish('broken');
    await expect(activate(broken)).rejects.toEqual(refused('WRONG_STATE', /its home page throws/));
    await isUnchanged();
  });

  test.each([0, 100, -1, 1.5, '', 'ten'])('is a share of %s percent', async (percent) => {
    await expect(share(percent, second)).rejects.toEqual(refused('INVALID'));
    await isUnchanged();
  });

  test('is a canary of what all get, the end of none, and going back where nothing was before', async () => {
    await expect(share(5, first)).rejects.toEqual(refused('WRONG_STATE'));
    await expect(endShare()).rejects.toEqual(refused('WRONG_STATE'));
    await expect(goBack(first)).rejects.toEqual(refused('WRONG_STATE'));
    await expect(goBack(second)).rejects.toEqual(refused('WRONG_STATE'));
    await isUnchanged();
  });

  test('is a change without a reason', async () => {
    const body = { version: second.version, turn: 1, reason: '  ' };
    const wish = shop.service.call(notificationsActivateRelease, { params: catalog, body }, by());
    await expect(wish).rejects.toEqual(refused('INVALID'));
    await isUnchanged();
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
  ] as const)('is everything that %s asks', async (role) => {
    await expect(shop.service.call(notificationsListReleases, {}, by(role))).rejects.toEqual(
      refused('NOT_PERMITTED'),
    );
    await expect(activate(second, by(role))).rejects.toEqual(refused('NOT_PERMITTED'));
    await expect(share(5, second, by(role))).rejects.toEqual(refused('NOT_PERMITTED'));
    await expect(goBack(first, by(role))).rejects.toEqual(refused('NOT_PERMITTED'));
    await expect(endShare(by(role))).rejects.toEqual(refused('NOT_PERMITTED'));
    await isUnchanged();
  });

  test('is everything that a guest asks', async () => {
    const guest = { caller: guestIdentity, idempotencyKey: randomUUID() };
    await expect(shop.service.call(notificationsListReleases, {}, guest)).rejects.toMatchObject({
      code: expect.stringMatching(/SESSION|PERMITTED/),
    });
    await expect(activate(second, guest)).rejects.toMatchObject({
      code: expect.stringMatching(/SESSION|PERMITTED/),
    });
    await isUnchanged();
  });

  test('is every change in a shop without a pointer key', async () => {
    await rm(path.join(shop.room.home, 'keys/pointer.pem'));
    const { canChange } = await shop.service.call(notificationsListReleases, {}, by());
    expect(canChange).toBe(false);
    await expect(activate(second)).rejects.toEqual(refused('WRONG_STATE', /command line/));
    await isUnchanged();
  });
});

test('an entry that a stranger signed is not built upon', async () => {
  const first = await shop.room.publish('one');
  const second = await shop.room.publish('two');
  const pointer = await byCommand(first);
  const { privateKey } = generateKeyPairSync('ed25519');
  const registry = { format: 1, remotes: { catalog: signPointer({ ...pointer, turn: 7 }, privateKey) } };
  await writeFile(registryFile(shop.room.releases), JSON.stringify(registry));
  await expect(activate({ version: second.version, turn: 7 })).rejects.toEqual(
    refused('WRONG_STATE', /not signed by the release key/),
  );
  expect(await readRegistry(shop.room.releases)).toEqual(registry);
  const { problem, releases } = await stand();
  expect(problem).toMatch(/not signed by the release key/);
  expect(releases.some((one) => one.canActivate || one.canShare || one.canGoBackTo)).toBe(false);
});

test('an older entry that somebody put back is not built upon', async () => {
  const first = await shop.room.publish('one');
  const second = await shop.room.publish('two');
  await byCommand(first);
  const older = await readRegistry(shop.room.releases);
  await activate(second);
  await mkdir(path.join(shop.room.home, 'state'), { recursive: true });
  const seen = JSON.stringify({ catalog: { turn: 2, sequence: second.sequence } });
  await writeFile(path.join(shop.room.home, 'state/releases-seen.json'), seen);
  await writeFile(registryFile(shop.room.releases), JSON.stringify(older));
  expect((await stand()).problem).toMatch(/older than one seen before/);
  await expect(activate({ version: second.version, turn: 1 })).rejects.toEqual(
    refused('WRONG_STATE', /older than one seen before/),
  );
  expect(await readRegistry(shop.room.releases)).toEqual(older);
});
