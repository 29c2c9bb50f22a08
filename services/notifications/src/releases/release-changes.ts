import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { RemoteName } from '@gantry/contracts/remotes';
import type { RemoteReleases } from '@gantry/contracts/schemas/release';
import {
  activateRelease,
  endCanary,
  rollBackRelease,
  setCanary,
  setStop,
  type EntryOptions,
  type StopName,
} from '@gantry/federation/node/release/activate';
import { EntryChanged, ReleaseRefused } from '@gantry/federation/node/release/manifest';
import { fallbacksOf, type ReleasePointer } from '@gantry/federation/node/release/pointer';
import { verifyRelease } from '@gantry/federation/node/release/verify';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { logStaffChange } from '../staff-change.ts';
import { ReleasePlace } from './release-place.ts';
import { ReleaseStands } from './release-stands.ts';
import { ReleaseTrial } from './release-trial.ts';

/** Which remote, why, and what was seen of it. */
interface ChangeRequest {
  readonly remote: RemoteName;
  readonly turn: number;
  readonly reason: string;
}
interface ReleaseRequest extends ChangeRequest {
  readonly version: string;
}

/** One change of a registry's entry, for the trail and for the doing. */
interface Change {
  readonly act: 'activated' | 'rolled-back' | 'canary' | 'out-of-service' | 'pinned';
  readonly after: string | null;
  readonly before: (pointer: ReleasePointer | undefined) => string | null;
  /** @throws DomainError where the change makes no sense with what stands */
  readonly accept?: (pointer: ReleasePointer | undefined) => void;
  readonly apply: (options: EntryOptions) => Promise<ReleasePointer>;
}

interface WantedStop {
  readonly act: Change['act'];
  readonly stop: StopName;
  readonly isStopped: boolean;
}

const shareOf = (pointer: ReleasePointer | undefined): string | null =>
  pointer?.canary ? `${pointer.canary.version} ${pointer.canary.percent} %` : null;
const activeOf = (pointer: ReleasePointer | undefined): string | null => pointer?.active ?? null;

/**
 * Says which releases visitors get (ADR 0007 of federation). All that the command line verifies is verified here as
 * well; entries are signed by the pointer key, which can name signed releases and make none.
 */
@Injectable()
export class ReleaseChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly place: ReleasePlace,
    private readonly stands: ReleaseStands,
    private readonly trial: ReleaseTrial,
  ) {}

  /** Gives all visitors a release. @throws DomainError NOT_FOUND, WRONG_STATE with the reason, STALE_VERSION */
  activate(call: Call, asked: ReleaseRequest): Promise<RemoteReleases> {
    const { version } = asked;
    return this.tryAndChange(call, asked, {
      act: 'activated',
      before: activeOf,
      after: version,
      apply: (options) => activateRelease({ ...options, version, smoke: this.smoke }),
    });
  }

  /** Goes back to a release that all visitors had. @throws DomainError as `activate` does */
  rollBack(call: Call, asked: ReleaseRequest): Promise<RemoteReleases> {
    const { version } = asked;
    return this.tryAndChange(call, asked, {
      act: 'rolled-back',
      before: activeOf,
      after: version,
      accept(pointer) {
        if (pointer && fallbacksOf(pointer).some((one) => one.version === version)) return;
        throw refusal(`${asked.remote} ${version} is no release to go back to`);
      },
      apply: (options) => rollBackRelease({ ...options, version, smoke: this.smoke }),
    });
  }

  /** Gives a share of the visitors another release. @throws DomainError as `activate` does */
  share(call: Call, asked: ReleaseRequest & { readonly percent: number }): Promise<RemoteReleases> {
    const { version, percent } = asked;
    return this.tryAndChange(call, asked, {
      act: 'canary',
      before: shareOf,
      after: `${version} ${percent} %`,
      accept(pointer) {
        if (pointer?.active === version) throw refusal(`all visitors get ${asked.remote} ${version} already`);
      },
      apply: (options) => setCanary({ ...options, version, percent, smoke: this.smoke }),
    });
  }

  /** Gives all visitors the active release again. @throws DomainError WRONG_STATE without a canary, STALE_VERSION */
  endShare(call: Call, asked: ChangeRequest): Promise<RemoteReleases> {
    return this.changeReleases(call, asked, {
      act: 'canary',
      before: shareOf,
      after: null,
      accept(pointer) {
        if (!pointer?.canary) throw refusal(`${asked.remote} has no canary`);
      },
      apply: endCanary,
    });
  }

  /** Gives visitors none of a remote, or all of it again. @throws DomainError WRONG_STATE where it is so already, STALE_VERSION */
  setOutOfService(call: Call, asked: ChangeRequest, isOut: boolean): Promise<RemoteReleases> {
    return this.setStop(call, asked, { act: 'out-of-service', stop: 'outOfService', isStopped: isOut });
  }

  /** Keeps what visitors get as it is, or no longer. @throws DomainError WRONG_STATE where it is so already, STALE_VERSION */
  setPinned(call: Call, asked: ChangeRequest, isPinned: boolean): Promise<RemoteReleases> {
    return this.setStop(call, asked, { act: 'pinned', stop: 'pinned', isStopped: isPinned });
  }

  private setStop(call: Call, asked: ChangeRequest, { act, stop, isStopped }: WantedStop) {
    return this.changeReleases(call, asked, {
      act,
      before: (pointer) => pointer?.[stop]?.reason ?? null,
      after: isStopped ? asked.reason : null,
      apply: (options) => setStop({ ...options, stop, reason: isStopped ? asked.reason : null }),
    });
  }

  private readonly smoke = (manifest: Parameters<ReleaseTrial['pass']>[0]): Promise<void> =>
    this.trial.pass(manifest);

  // The trial takes seconds and holds no connection; the change itself verifies once more.
  private async tryAndChange(call: Call, asked: ReleaseRequest, change: Change): Promise<RemoteReleases> {
    const { remote, version, turn } = asked;
    const pointer = await worded(() => this.stands.pointerOf(remote));
    if ((pointer?.turn ?? 0) === turn) {
      change.accept?.(pointer);
      await worded(async () => {
        const { releases } = this.place;
        await this.trial.pass(await verifyRelease(releases, remote, version, this.place.releaseKey()));
      });
    }
    return this.changeReleases(call, asked, change);
  }

  private changeReleases(
    call: Call,
    { remote, turn, reason, ...rest }: ChangeRequest,
    change: Change,
  ): Promise<RemoteReleases> {
    if (!this.place.canChange) throw refusal('this shop changes releases by the command line alone');
    const { act, after } = change;
    const key = call.idempotencyKey ?? '';
    const request = { remote, turn, reason, act, ...rest };
    return idempotent(this.em, { scope: `release:${call.caller.accountId}`, key, request }, async (em) => {
      const pointer = await worded(() => this.stands.pointerOf(remote));
      if ((pointer?.turn ?? 0) !== turn) throw new DomainError('STALE_VERSION', { turn: pointer?.turn ?? 0 });
      change.accept?.(pointer);
      const entry = { field: act, before: change.before(pointer), after, reason, version: key };
      await logStaffChange(em, call, { entity: 'release', number: remote, ...entry });
      // last: what the trail refuses is not done
      await worded(() => change.apply({ ...this.place.signer(), remote, turn }));
      return this.stands.ofRemote(remote);
    });
  }
}

const refusal = (reason: string): DomainError => new DomainError('WRONG_STATE', { reason });

/** Says by the failures of the contract why a release or a change was refused. */
async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EntryChanged) throw new DomainError('STALE_VERSION');
    if (error instanceof ReleaseRefused) throw refusal(error.message);
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new DomainError('NOT_FOUND');
    throw error;
  }
}
