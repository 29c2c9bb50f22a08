import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { attemptLimits, type AttemptKind, type AttemptWindow } from './attempt-limits.ts';

/** Whose attempts are counted. */
export interface AttemptOwner {
  /** as it was entered, in its one spelling; there need not be an account */
  readonly email: string;
  /** id of the device, where it has signed in to the account before */
  readonly deviceId: string | null;
}

export interface Counted {
  /** seconds to wait; 0 for an attempt that is allowed */
  readonly retryAfter: number;
  /** seconds until there may be another one; 0 while some are left */
  readonly spentFor: number;
}

const tableName = 'attempt_count';

/**
 * Counts attempts in PostgreSQL, so that all processes share the counts and a restart keeps them. Of addresses only
 * hashes are stored. Counts are written outside of the call's transaction: an attempt that fails counts too.
 */
@Injectable()
export class AttemptCounters {
  private limiters: Promise<Record<AttemptKind, RateLimiterPostgres[]>> | undefined;

  constructor(private readonly em: EntityManager) {}

  /** Counts an attempt against every window until one refuses it. */
  async takeAttempt(kind: AttemptKind, owner: AttemptOwner): Promise<Counted> {
    let spentFor = 0;
    for (const limiter of await this.of(kind)) {
      const { isRefused, left, seconds } = await consumed(limiter, keyOf(owner));
      if (isRefused) return { retryAfter: Math.max(1, seconds), spentFor: seconds };
      if (left === 0) spentFor = Math.max(spentFor, seconds);
    }
    return { retryAfter: 0, spentFor };
  }

  /** Takes the count of one attempt back: it was none of those that are limited. */
  async giveBack(kind: AttemptKind, owner: AttemptOwner): Promise<void> {
    for (const limiter of await this.of(kind)) await limiter.reward(keyOf(owner), 1);
  }

  /** Forgets what was counted. */
  async reset(kind: AttemptKind, owner: AttemptOwner): Promise<void> {
    for (const limiter of await this.of(kind)) await limiter.delete(keyOf(owner));
  }

  private async of(kind: AttemptKind): Promise<RateLimiterPostgres[]> {
    this.limiters ??= this.createTable();
    return (await this.limiters)[kind];
  }

  private async createTable(): Promise<Record<AttemptKind, RateLimiterPostgres[]>> {
    const storeClient: unknown = await this.em.getConnection().getNativeClient();
    const limiterOf = (kind: string, { max, seconds }: AttemptWindow) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        schemaName: 'identity',
        tableName,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: `${kind}/${seconds}`,
        points: max,
        duration: seconds,
      });
    const entries = Object.entries(attemptLimits).map(([kind, windows]) => [
      kind,
      windows.map((window) => limiterOf(kind, window)),
    ]);
    return Object.fromEntries(entries) as Record<AttemptKind, RateLimiterPostgres[]>;
  }
}

async function consumed(limiter: RateLimiterPostgres, key: string) {
  const facts = ({ remainingPoints, msBeforeNext }: RateLimiterRes, isRefused: boolean) => ({
    isRefused,
    left: remainingPoints,
    seconds: Math.ceil(msBeforeNext / 1000),
  });
  try {
    return facts(await limiter.consume(key), false);
  } catch (refused) {
    // anything else is a database that cannot count: nothing passes uncounted, the answer is 503
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return facts(refused, true);
  }
}

const keyOf = ({ email, deviceId }: AttemptOwner): string =>
  createHash('sha256')
    .update(`${email}\n${deviceId ?? ''}`)
    .digest('base64url');
