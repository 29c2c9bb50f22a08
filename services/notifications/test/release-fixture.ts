import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { notificationsListReleases } from '@gantry/contracts/endpoints/releases';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteReleases } from '@gantry/contracts/schemas/release';
import type { Role } from '@gantry/domain/roles';
import { pointerSigningKey } from '@gantry/federation/node/release/keys';
import { openRoom, type ReleaseRoom } from '@gantry/federation/release-test-kit';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { notificationsService } from '../src/notifications.service-definition.ts';

/** Whoever presses, each time anew unless a key is given. */
export const by = (role: Role = 'admin', key: string = randomUUID()) => ({
  caller: aCaller({ role, email: `${role}@example.com` }),
  idempotencyKey: key,
});

/** A shop with a pointer key, whose service says what stands; room and service are new for each test. */
export interface ReleaseShop {
  room: ReleaseRoom;
  service: TestService;
  readonly stand: (remote?: RemoteName) => Promise<RemoteReleases>;
}

/** @param trial the program that stands for the shell's; without one every release passes */
export function releaseShop(trial = ''): ReleaseShop {
  let database: TestDatabase;
  const shop = {
    async stand(remote: RemoteName = 'catalog') {
      const { remotes } = await shop.service.call(notificationsListReleases, {}, by());
      return remotes.find((one) => one.remote === remote)!;
    },
  } as ReleaseShop;
  beforeAll(async () => {
    database = await createTestDatabase({ migrate: migrationOf(notificationsService) });
  });
  afterAll(() => database.dropDatabase());
  beforeEach(async () => {
    shop.room = await openRoom();
    pointerSigningKey(shop.room.home);
    const RELEASE_TRIAL = path.join(shop.room.home, 'trial.mjs');
    await writeFile(RELEASE_TRIAL, trial);
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', GANTRY_HOME: shop.room.home, RELEASE_TRIAL };
    shop.service = await startTestService(notificationsService, { databaseUrl: database.url, env });
  });
  afterEach(async () => {
    await shop.service.stop();
    await shop.room.clean();
  });
  return shop;
}
