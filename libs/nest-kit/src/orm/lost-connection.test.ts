import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { fixtureService } from '../testing/fixture-service.ts';
import { migrationOf, startTestService, type TestService } from '../testing/test-service.ts';

const places = 2;

let database: TestDatabase;
let service: TestService;
let other: Client;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(fixtureService) });
  service = await startTestService(fixtureService, {
    databaseUrl: database.url,
    env: { DB_POOL: String(places) },
  });
  other = new Client({ connectionString: database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await service.stop();
  await database.dropDatabase();
});

/** Ends the connection that sleeps, as a database that stops would. */
async function endSleeper(): Promise<void> {
  for (let ended = 0; ended === 0; await sleep(10)) {
    const { rowCount } = await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'select pg_sleep(60)' and state = 'active'`,
    );
    ended = rowCount ?? 0;
  }
}

/** All places of the pool serve transactions at the same time. */
async function expectAllPlaces(em: EntityManager): Promise<void> {
  const used = Array.from({ length: places }, () =>
    em.fork().transactional(async (tx) => {
      const [row] = await tx.execute<{ pid: number }[]>('select pg_backend_pid() as pid, pg_sleep(0.2)');
      return row?.pid;
    }),
  );
  expect(new Set(await Promise.all(used)).size).toBe(places);
}

test('transactions that the database ends leave the pool as large as it was', async () => {
  const em = service.app.get(EntityManager);
  for (let at = 0; at < places + 1; at += 1) {
    const broken = em.fork().transactional((tx) => tx.execute('select pg_sleep(60)'));
    await Promise.all([expect(broken).rejects.toMatchObject({ code: '57P01' }), endSleeper()]);
  }
  await expectAllPlaces(em);
});

test('transactions that cannot begin, for their connection is dead already, leave it as large as well', async () => {
  const em = service.app.get(EntityManager);
  const tried = () =>
    em
      .fork()
      .transactional((tx) => tx.execute('select 1'))
      .then(
        () => true,
        () => false,
      );
  for (let broken = 0; broken < places + 1;) {
    while (!(await tried()));
    const ended = other.query(`do $$ begin
      perform pg_sleep(0.1);
      perform pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend';
    end $$`);
    await sleep(20);
    // nothing is read meanwhile, so nobody has noticed that the connection is gone when the transaction begins
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
    if (!(await tried())) broken += 1;
    await ended;
  }
  // a connection beside it that was ended as well may not have been noticed yet
  while (!(await Promise.all([tried(), tried()])).every(Boolean));
  await expectAllPlaces(em);
});
