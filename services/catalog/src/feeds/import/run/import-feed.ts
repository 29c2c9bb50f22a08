import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { releaseNamesSql } from '../../../read-model/name-lock.ts';
import type { RawRow } from '../../format/read/read-feed.ts';
import { ImportRunner, type ImportOptions } from './import-runner.ts';
import { withImportLock } from './import-lock.ts';
import type { ImportSummary } from './import-summary.ts';

type Rows = AsyncIterable<RawRow> | Iterable<RawRow>;

/**
 * Imports a feed, all or nothing unless `options.stepRows` says otherwise: a process killed at any moment leaves the
 * catalogue as it was (ADR 0003). A row that cannot be used is reported and left out; it never stops the others.
 */
export function importFeed(client: ClientBase, rows: Rows, options: ImportOptions): Promise<ImportSummary> {
  const waiting = options.onWaiting ?? (() => undefined);
  return withImportLock(client, waiting, async () => {
    await client.query('begin');
    try {
      const runner = await ImportRunner.begin(client, {
        ...options,
        identity: options.identity ?? { fingerprint: randomUUID(), feed: 'main', file: '' },
      });
      const summary = await runner.run(rows);
      if (!options.dryRun) await options.beforeCommit?.(client, summary);
      await client.query(options.dryRun ? 'rollback' : 'commit');
      return summary;
    } catch (error) {
      // A connection that broke has rolled back by itself; what broke it is what there is to tell.
      await client.query('rollback').catch(() => undefined);
      await client.query(releaseNamesSql).catch(() => undefined);
      throw error;
    }
  });
}

/** Rows that are in memory already, numbered from 1. */
export function* numbered(rows: Iterable<unknown>): Generator<RawRow> {
  let number = 0;
  for (const value of rows) {
    number += 1;
    yield { number, line: number, value, text: () => JSON.stringify(value), source: () => null };
  }
}
