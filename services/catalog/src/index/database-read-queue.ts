import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { atOneMoment } from '@gantry/nest-kit/at-one-moment';
import { DomainError } from '@gantry/nest-kit/errors';
import { DatabaseConfig } from '@gantry/nest-kit/kit-config';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { CatalogTables } from '../tables/catalog-tables.ts';
import { IndexSynchronizer } from './index-synchronizer.ts';

interface DatabaseRead<Result> {
  /** tells readings of one catalogue version apart */
  key: string;
  work: (db: Kysely<CatalogTables>) => Promise<Result>;
  /** what keeping the result takes, in bytes */
  costOf: (result: Result) => number;
}

/**
 * How long a caller waits for a reading, in milliseconds. A page asks up to four times, for the gateway and the client
 * try twice each, and must have the time to say so when nothing came of it.
 */
const timeoutMs = 900;
/** Seconds after which it is worth asking again. */
const retryAfter = 2;
/** A statement that takes longer than this, in milliseconds, is ended by the database. */
const maxStatementMs = 60_000;
/** Readings that may wait for a turn; more than that are told to come back at once. */
const maxQueued = 32;
/** About 32 MB of results. */
const budget = 32_000_000;

/**
 * What only reading much of the catalogue can tell while there is no index. Whoever asks for the same thing shares one
 * reading, and its result is kept for the catalogue version it is of. Readings take turns, so that most of the pool's
 * connections are left for everything else; each sees one state of the catalogue from beginning to end. One that takes
 * longer than a caller can wait goes on, and the caller who comes back finds it done.
 */
@Injectable()
export class DatabaseReadQueue {
  private readonly cached = new LRUCache<string, { result: unknown }>({ maxSize: budget });
  private readonly running = new Map<string, Promise<unknown>>();
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(
    private readonly em: EntityManager,
    synchronizer: IndexSynchronizer,
    config: DatabaseConfig,
  ) {
    this.free = Math.max(1, Math.floor(config.DB_POOL / 2));
    synchronizer.onChange(() => this.cached.clear());
  }

  /** @throws DomainError UNAVAILABLE, with seconds to wait, when it takes too long or too many others are waiting */
  runRead<Result>(reading: DatabaseRead<Result>): Promise<Result> {
    return inTime(this.findResult(reading));
  }

  private async findResult<Result>(reading: DatabaseRead<Result>): Promise<Result> {
    const key = `${await this.version()} ${reading.key}`;
    const cached = this.cached.get(key);
    if (cached) return cached.result as Result;
    return (this.running.get(key) as Promise<Result> | undefined) ?? this.beginRead(key, reading);
  }

  private beginRead<Result>(key: string, reading: DatabaseRead<Result>): Promise<Result> {
    if (this.waiting.length >= maxQueued) throw unavailable();
    const running = this.queryDatabase(key, reading).finally(() => this.running.delete(key));
    // Nobody may be waiting any more when it fails; the next caller begins anew.
    running.catch(() => undefined);
    this.running.set(key, running);
    return running;
  }

  private async queryDatabase<Result>(key: string, { work, costOf }: DatabaseRead<Result>): Promise<Result> {
    await this.waitForTurn();
    try {
      const result = await atOneMoment(this.em, async (tx) => {
        await tx.execute(`set local statement_timeout = ${maxStatementMs}`);
        return work(tx.getKysely<CatalogTables>());
      });
      this.cached.set(key, { result }, { size: key.length + costOf(result) });
      return result;
    } finally {
      this.free += 1;
      this.waiting.shift()?.();
    }
  }

  private async waitForTurn(): Promise<void> {
    while (this.free === 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.free -= 1;
  }

  private async version(): Promise<string> {
    const row = await this.em
      .fork()
      .getKysely<CatalogTables>()
      .selectFrom('catalog.catalogue_version')
      .select('version')
      .executeTakeFirstOrThrow();
    return row.version;
  }
}

const unavailable = () => new DomainError('UNAVAILABLE', { retryAfter });

async function inTime<Result>(running: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(unavailable()), timeoutMs);
  try {
    return await Promise.race([running, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
