import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import { Logger } from '@gantry/nest-kit/logger';
import { Readiness } from '@gantry/nest-kit/readiness';
import { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiter, type Allowance } from './rate-limiter.ts';

const schemaName = 'gateway';
const tableName = 'request_count';
/** A count is one short statement; a few connections carry thousands a second. */
const maxConnections = 4;
/** Milliseconds a call waits for its count; then the database counts as away. */
const timeoutMs = 500;
/** Milliseconds for which a database that did not answer is not asked again, so that calls do not wait for it. */
const retryAfterMs = 1000;

/**
 * Counts requests in PostgreSQL, so that all gateways share the counts and a restart keeps them. While the database
 * cannot count, each process counts by itself: a limit is a net, and what needs the database fails there anyway.
 */
@Injectable()
export class RequestCounters implements OnApplicationShutdown {
  private readonly pool: Pool;
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly ownCounts = new RateLimiter();
  private awayUntil = 0;

  constructor(
    config: DatabaseConfig,
    readiness: Readiness,
    private readonly log: Logger,
  ) {
    this.pool = openPool(config);
    this.pool.on('error', (err) => this.log.debug({ err }, 'a connection that counts requests was lost'));
    readiness.addPart('limits', () => this.isTableThere(), { needed: false });
  }

  /**
   * Counts one request.
   * @param key what is counted, at most 240 characters
   * @returns seconds to wait, 0 when the request may pass
   */
  async takeToken(key: string, allowance: Allowance): Promise<number> {
    if (this.awayUntil > Date.now()) return this.ownCounts.takeToken(key, allowance);
    try {
      const retryAfter = await this.countShared(key, allowance);
      if (this.awayUntil > 0) this.log.info({}, 'requests are counted in the database again');
      this.awayUntil = 0;
      return retryAfter;
    } catch (err) {
      return this.countAlone(key, allowance, err);
    }
  }

  /** Counts in this process only: 0.7 µs, and nobody waits for the database. */
  takeOwnToken(key: string, allowance: Allowance): number {
    return this.ownCounts.takeToken(key, allowance);
  }

  onApplicationShutdown(): Promise<void> {
    return this.pool.end();
  }

  private async countShared(key: string, allowance: Allowance): Promise<number> {
    try {
      await this.limiterOf(allowance).consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  private countAlone(key: string, allowance: Allowance, err: unknown): number {
    // told once, however long the database is away
    if (this.awayUntil === 0) this.log.warn({ err }, 'requests are counted in this process only');
    this.awayUntil = Date.now() + retryAfterMs;
    return this.ownCounts.takeToken(key, allowance);
  }

  /** The library keeps one object for each allowance; all write the same table. */
  private limiterOf({ max, windowSeconds }: Allowance): RateLimiterPostgres {
    const keyPrefix = `${max}/${windowSeconds}`;
    const known = this.limiters.get(keyPrefix);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: this.pool,
      storeType: 'pool',
      schemaName,
      tableName,
      tableCreated: true,
      // one of them removes what expired an hour ago, every five minutes, for all
      clearExpiredByTimeout: this.limiters.size === 0,
      keyPrefix,
      points: max,
      duration: windowSeconds,
      // who has used everything up is refused from memory: a flood costs the database nothing
      inMemoryBlockOnConsumed: max,
    });
    this.limiters.set(keyPrefix, limiter);
    return limiter;
  }

  private async isTableThere(): Promise<boolean> {
    await this.pool.query(`select from ${schemaName}.${tableName} limit 0`);
    return true;
  }
}

/** A count that a crash of the database loses within a moment is no loss, so nobody waits until it is on disk. */
function openPool({ DATABASE_URL }: DatabaseConfig): Pool {
  return new Pool({
    connectionString: DATABASE_URL,
    max: maxConnections,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    options: '-c synchronous_commit=off',
  });
}
