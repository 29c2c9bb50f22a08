import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import {
  migrationOf,
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@gantry/nest-kit/testing';
import { catalogService } from '../../src/catalog.service-definition.ts';
import { importFeed, numbered } from '../../src/feeds/import/run/import-feed.ts';
import type { ImportOptions } from '../../src/feeds/import/run/import-runner.ts';
import type { RowProblem } from '../../src/feeds/format/rows/row-reader.ts';
import { IndexSynchronizer } from '../../src/index/index-synchronizer.ts';

/** A database with the catalogue's schema and nothing in it. */
export const emptyCatalog = (): Promise<TestDatabase> =>
  createTestDatabase({ migrate: migrationOf(catalogService) });

/** Imports rows that are in memory; the rows that could not be used come back with the summary. */
export async function importRows(
  databaseUrl: string,
  rows: Iterable<unknown>,
  options: Partial<ImportOptions> = {},
) {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const problems: RowProblem[] = [];
  try {
    const summary = await importFeed(client, numbered(rows), {
      demoPrices: false,
      dryRun: false,
      onError: (error) => problems.push(error),
      onProgress: () => undefined,
      ...options,
    });
    return { summary, problems };
  } finally {
    await client.end();
  }
}

/** The service with its index built. */
export async function startCatalog(
  databaseUrl: string,
  fakes: TestServiceOptions['fakes'] = {},
  env: TestServiceOptions['env'] = {},
): Promise<TestService & { synchronizer: IndexSynchronizer }> {
  const service = await startTestService(catalogService, { databaseUrl, fakes, env });
  const synchronizer = service.app.get(IndexSynchronizer, { strict: false });
  await synchronizer.refresh();
  return { ...service, synchronizer };
}
