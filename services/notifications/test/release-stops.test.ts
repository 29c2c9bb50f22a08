import { expect, test } from '@jest/globals';
import {
  notificationsActivateRelease,
  notificationsBringRemoteBack,
  notificationsPinRemote,
  notificationsTakeRemoteOut,
  notificationsUnpinRemote,
} from '@gantry/contracts/endpoints/releases';
import { activateRelease } from '@gantry/federation/node/release/activate';
import { by, releaseShop } from './release-fixture.ts';

const shop = releaseShop();
const params = { remote: 'catalog' as const };
const stops = [
  notificationsTakeRemoteOut,
  notificationsBringRemoteBack,
  notificationsPinRemote,
  notificationsUnpinRemote,
] as const;

async function send(endpoint: (typeof stops)[number], reason: string, options = by()) {
  const { turn } = await shop.stand();
  return shop.service.call(endpoint, { params, body: { turn, reason } }, options);
}
async function publishTwo() {
  const [first, second] = [await shop.room.publish('one'), await shop.room.publish('two')];
  const options = { ...shop.room, remote: 'catalog' as const, smoke: async () => {} };
  await activateRelease({ ...options, version: first.version });
  return { first, second };
}
async function audited() {
  const rows = await shop.service.sql<{ payload: { payload: Record<string, unknown> } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed' order by j.id desc limit 1`,
  );
  return rows[0]?.payload.payload;
}

test('a remote is taken out of service and brought back, with who and why, once however often it is pressed', async () => {
  await publishTwo();
  const { turn } = await shop.stand();
  const body = { turn, reason: 'wrong prices' };
  const options = by();
  const out = await shop.service.call(notificationsTakeRemoteOut, { params, body }, options);
  expect(out.outOfService).toEqual({ reason: 'wrong prices', at: expect.any(String) });
  expect(await shop.service.call(notificationsTakeRemoteOut, { params, body }, options)).toEqual(out);
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
  await expect(shop.service.call(notificationsBringRemoteBack, { params, body }, by())).rejects.toMatchObject(
    {
      code: 'STALE_VERSION',
    },
  );
  expect((await send(notificationsBringRemoteBack, 'mended')).outOfService).toBeNull();
  expect(await audited()).toMatchObject({ before: 'wrong prices', after: null, reason: 'mended' });
});

test('nothing is activated while a remote is pinned, and its releases say so', async () => {
  const { second } = await publishTwo();
  expect((await shop.stand()).releases[0]).toMatchObject({ canActivate: true, canShare: true });
  const { pinned, releases, turn } = await send(notificationsPinRemote, 'the fair is on');
  expect(pinned?.reason).toBe('the fair is on');
  expect(releases.some((one) => one.canActivate || one.canShare || one.canGoBackTo)).toBe(false);
  const body = { turn, version: second.version, reason: 'for the fair' };
  const activate = (at: number) =>
    shop.service.call(notificationsActivateRelease, { params, body: { ...body, turn: at } }, by());
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
  const before = await shop.stand();
  for (const endpoint of stops) {
    const body = { turn: before.turn, reason: 'just so' };
    await expect(shop.service.call(endpoint, { params, body }, by(role))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  }
  expect(await shop.stand()).toEqual(before);
});
