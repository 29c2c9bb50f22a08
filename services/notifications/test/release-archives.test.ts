import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  notificationsActivateRelease,
  notificationsPublishRelease,
} from '@gantry/contracts/endpoints/releases';
import { packRelease } from '@gantry/federation/node/release/archive';
import { openRoom } from '@gantry/federation/release-test-kit';
import { by, releaseShop } from './release-fixture.ts';

const shop = releaseShop();
const params = { remote: 'catalog' as const };
const reason = 'as agreed with the team';

/** A release as its team hands it over: signed by the release key, and not in this shop's folder. */
async function handOver(text: string): Promise<{ version: string; archive: Uint8Array }> {
  const { version } = await shop.room.publish(text);
  const archive = await packRelease(shop.room.releases, 'catalog', version);
  await rm(path.join(shop.room.releases, 'catalog', version), { recursive: true });
  return { version, archive };
}
const publish = (body: Uint8Array, options = by()) =>
  shop.service.call(notificationsPublishRelease, { params, query: { reason }, body }, options);
async function audited() {
  const rows = await shop.service.sql<{ payload: { payload: Record<string, unknown> } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed' order by j.id`,
  );
  return rows.map(({ payload }) => payload.payload).filter(({ field }) => field === 'published');
}

test('an archive is published with its reason in the trail, once, and can be activated then', async () => {
  const { version, archive } = await handOver('one');
  const before = (await audited()).length;
  const published = await publish(archive);
  expect(published).toMatchObject({ version, isKnown: false, active: null });
  expect(published.releases).toMatchObject([{ version, stand: 'published', canActivate: true }]);
  expect(await publish(archive)).toMatchObject({ version, isKnown: true });
  expect((await audited()).slice(before)).toMatchObject([
    { entity: 'release', entityNumber: 'catalog', after: version, reason, actor: 'admin@example.com' },
  ]);
  const body = { version, turn: published.turn, reason };
  expect(await shop.service.call(notificationsActivateRelease, { params, body }, by())).toMatchObject({
    active: version,
  });
});

test('attack: nothing unsigned, or signed by others, gets in; nor does anybody without the right', async () => {
  const stranger = await openRoom();
  const theirs = await stranger.publish('two');
  const archive = await packRelease(stranger.releases, 'catalog', theirs.version);
  await stranger.clean();
  const before = (await audited()).length;
  await expect(publish(archive)).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { reason: expect.stringMatching('is not signed by the release key') },
  });
  await expect(publish(Buffer.from('no archive'))).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const { archive: ours } = await handOver('three');
  await expect(publish(ours, by('catalog'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect((await audited()).length).toBe(before);
  expect((await shop.stand()).releases).toEqual([]);
});
