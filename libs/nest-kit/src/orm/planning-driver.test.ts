import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { fixtureService, Stock } from '../testing/fixture-service.ts';
import { migrationOf, startTestService, type TestService } from '../testing/test-service.ts';

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(fixtureService) });
  service = await startTestService(fixtureService, { databaseUrl: database.url });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

test('what the ORM writes again and again is one plan, whatever its values', async () => {
  const em = service.app.get(EntityManager).fork();
  await em.transactional(async (tx) => {
    for (let at = 0; at < 6; at += 1) {
      await tx.insert(Stock, { sku: `A-${at}`, available: at });
      tx.clear();
      expect(await tx.findOne(Stock, { sku: `A-${at}` })).toMatchObject({ available: at });
    }
    const plans = await tx.execute<{ statement: string }[]>(
      'select statement from pg_prepared_statements order by statement',
    );
    expect(plans.map(({ statement }) => statement)).toEqual([
      'insert into "catalog"."stock" ("sku", "available") values ($1, $2)',
      'select "s0".* from "catalog"."stock" as "s0" where "s0"."sku" = $1 limit 1',
    ]);
  });
});

test('a query starts neither workers nor a compiler', async () => {
  const em = service.app.get(EntityManager).fork();
  const shown = `select current_setting('max_parallel_workers_per_gather') as workers, current_setting('jit') as jit`;
  expect(await em.execute(shown)).toEqual([{ workers: '0', jit: 'off' }]);
});
