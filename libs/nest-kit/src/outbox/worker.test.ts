import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { withClient } from '@gantry/testing/own-postgres';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { createLogger } from '../logger.ts';
import { fixtureService, setStock } from '../testing/fixture-service.ts';
import { demoKey, migrationOf, startTestService, type TestService } from '../testing/test-service.ts';
import { startWorker, type Worker } from './worker.ts';

let database: TestDatabase;
let service: TestService;
let worker: Worker | undefined;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(fixtureService) });
  service = await startTestService(fixtureService, { databaseUrl: database.url });
});
afterAll(async () => {
  await worker?.stop();
  await service.stop();
  await database.dropDatabase();
});

const nothing = () => undefined;
const silentLog = { debug: nothing, info: nothing, warn: nothing, error: nothing };

const publish = (sku: string, onHand = 1) => service.call(setStock, { body: { rows: [{ sku, onHand }] } });

async function stored(sku: string): Promise<boolean> {
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await service.sql('select 1 from catalog.stock where sku = ?', [sku])).length > 0) return true;
    await sleep(50);
  }
  return false;
}

test('does the jobs that a killed worker left locked, without waiting hours', async () => {
  await publish('left-behind');
  await service.sql(
    `update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '20 seconds', attempts = 1`,
  );
  const log = createLogger('silent', 'test');
  worker = await startWorker({ databaseUrl: database.url, services: [service.tasks], log });
  expect(await stored('left-behind')).toBe(true);
});

test('goes on after the database cut its connections', async () => {
  await service.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await sleep(100);
  await publish('after-the-cut');
  expect(await stored('after-the-cut')).toBe(true);
  expect(worker?.isRunning()).toBe(true);
});

test('is replaced when it no longer looks for jobs, and loses none', async () => {
  const warnings: string[] = [];
  const log = { ...silentLog, warn: (_facts: object, text: string) => void warnings.push(text) };
  await worker?.stop();
  worker = await startWorker({ databaseUrl: database.url, services: [service.tasks], log });
  await withClient(database.url, async (client) => {
    await client.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
    const end = Date.now() + 60_000;
    const isReplaced = () => warnings.some((text) => text.includes('no longer looks for jobs'));
    while (!isReplaced() && Date.now() < end) await sleep(100);
    expect(isReplaced()).toBe(true);
    await client.query('rollback');
  });
  await publish('after-the-stall');
  expect(await stored('after-the-stall')).toBe(true);
}, 120_000);

test('shows jobs that have failed for good to whoever has the key, and to nobody else', async () => {
  await worker?.stop();
  await publish('hopeless', -1);
  await service.sql('update graphile_worker._private_jobs set max_attempts = 1');
  await service.runJobs();
  const ask = (headers: Record<string, string>) =>
    service.fastify.inject({ url: '/internal/catalog/dead-letters', headers });
  expect((await ask({})).statusCode).toBe(404);
  expect((await ask({ 'x-gantry-key': demoKey('sales', 'catalog') })).json()).toEqual([
    expect.objectContaining({
      task: 'catalog:stock.changed',
      lastError: expect.stringContaining('stock below zero'),
    }),
  ]);
  worker = undefined;
});
