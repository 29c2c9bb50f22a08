import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { addAddress, addressBody, fixtureService, setStock } from './testing/fixture-service.ts';
import { aCaller, migrationOf, startTestService, type TestService } from './testing/test-service.ts';

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(fixtureService) });
  service = await startTestService(fixtureService, { databaseUrl: database.url });
});
afterAll(() => database.dropDatabase());

const query = (sql: string) => service.sql(sql);

/** Runs work on a connection beside the service's own. */
async function beside(work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const add = (label: string) =>
  service.call(
    addAddress,
    { body: addressBody(label) },
    { caller: aCaller(), idempotencyKey: `a-long-key-for-${label}` },
  );

test('repeats a job that failed, later, and keeps the reason', async () => {
  await service.call(setStock, { body: { rows: [{ sku: 'broken', onHand: -1 }] } });
  await service.runJobs();
  const [job] = await query(
    'select attempts, last_error, run_at > now() as later from graphile_worker._private_jobs',
  );
  expect(job).toMatchObject({
    attempts: 1,
    later: true,
    last_error: expect.stringContaining('stock below zero'),
  });
  expect(await query(`select * from catalog.handled_event where version = 'broken'`)).toEqual([]);
});

test('goes on after the database cut every connection, without a restart', async () => {
  await add('before');
  await beside(async (client) => {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  });
  await sleep(100);
  expect(await add('after')).toMatchObject({ label: 'after' });
});

test('answers what it has begun when it stops, and refuses the rest for the moment', async () => {
  const [locked, begunToWait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const answered = Promise.withResolvers<void>();
  const holder = beside(async (client) => {
    await client.query('begin; lock table catalog.stock');
    locked.resolve();
    const waiting = `select 1 from pg_locks where not granted and relation = 'catalog.stock'::regclass`;
    while ((await client.query(waiting)).rowCount === 0) await sleep(10);
    begunToWait.resolve();
    await answered.promise;
    await client.query('commit');
  });
  await locked.promise;
  const begun = add('begun');
  await begunToWait.promise;
  const stopped = service.stop();
  const late = await service.fastify.inject({ url: '/internal/catalog/health' });
  expect([late.statusCode, late.headers['retry-after'], late.json().error.code]).toEqual([
    503,
    '1',
    'UNAVAILABLE',
  ]);
  answered.resolve();
  expect(await begun).toMatchObject({ label: 'begun' });
  await Promise.all([stopped, holder]);
});
