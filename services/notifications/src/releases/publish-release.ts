import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ValidRequestOf } from '@gantry/contracts/endpoint';
import type { notificationsPublishRelease } from '@gantry/contracts/endpoints/releases';
import type { RemoteName } from '@gantry/contracts/remotes';
import { ReleaseRefused } from '@gantry/federation/node/release/manifest';
import { receiveRelease, type ReceivedRelease } from '@gantry/federation/node/release/receive';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { logStaffChange } from '../staff-change.ts';
import { ReleasePlace } from './release-place.ts';
import { ReleaseStands } from './release-stands.ts';

/**
 * Publishes releases that were built and signed elsewhere. The key that signs releases is never here: whoever may press
 * the button can publish what its holders have signed, and nothing else.
 */
@Injectable()
export class PublishRelease {
  constructor(
    private readonly em: EntityManager,
    private readonly place: ReleasePlace,
    private readonly stands: ReleaseStands,
  ) {}

  /** @throws DomainError WRONG_STATE with the reason; nothing is left of what was refused */
  async publish(call: Call, { params, query, body }: ValidRequestOf<typeof notificationsPublishRelease>) {
    const { remote } = params;
    try {
      const { manifest, isKnown } = await this.publishOnce(
        call,
        await this.receive(body, remote),
        query.reason,
      );
      return { ...(await this.stands.ofRemote(remote)), version: manifest.version, isKnown };
    } catch (error) {
      if (error instanceof ReleaseRefused) throw new DomainError('WRONG_STATE', { reason: error.message });
      throw error;
    }
  }

  private receive(archive: Uint8Array, remote: RemoteName): Promise<ReceivedRelease> {
    if (!this.place.canChange)
      throw new ReleaseRefused('this shop changes releases by the command line alone');
    const { releases } = this.place;
    return receiveRelease(archive, { remote, releases, key: this.place.releaseKey() });
  }

  /** What is published already is left as it is, and is no news for the trail. */
  private async publishOnce(call: Call, received: ReceivedRelease, reason: string): Promise<ReceivedRelease> {
    const { manifest, isKnown, publish, discard } = received;
    const { remote, version } = manifest;
    const entry = { field: 'published', before: null, after: version, reason, version: randomUUID() };
    try {
      if (!isKnown)
        await this.em.transactional(async (em) => {
          await logStaffChange(em, call, { entity: 'release', number: remote, ...entry });
          // last: what the trail refuses is not done
          await publish();
        });
    } finally {
      await discard();
    }
    return received;
  }
}
