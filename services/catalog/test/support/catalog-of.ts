import { afterAll, beforeAll } from '@jest/globals';
import type { TestDatabase } from '@gantry/testing/database';
import { emptyCatalog, importRows, startCatalog } from './catalog.ts';

/** A catalogue and the service over it. */
interface CatalogUnderTest {
  readonly database: TestDatabase;
  readonly service: Awaited<ReturnType<typeof startCatalog>>;
}

/** A database with these rows and the service with its index built: there for all tests of the file that asks for it. `env` is asked for when it starts. */
export function catalogOf(
  rows: Iterable<unknown>,
  env: () => Readonly<Record<string, string>> = () => ({}),
): CatalogUnderTest {
  let database: TestDatabase;
  let service: CatalogUnderTest['service'];
  beforeAll(async () => {
    database = await emptyCatalog();
    await importRows(database.url, rows);
    service = await startCatalog(database.url, {}, env());
  });
  afterAll(async () => {
    await service.stop();
    await database.dropDatabase();
  });
  return {
    get database() {
      return database;
    },
    get service() {
      return service;
    },
  };
}
