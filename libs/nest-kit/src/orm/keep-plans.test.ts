import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { Pool, type PoolClient } from 'pg';
import { keepPlans } from './keep-plans.ts';

let database: TestDatabase;
let pool: Pool;
let client: PoolClient;
beforeAll(async () => {
  database = await createTestDatabase({ name: 'plans', migrations: [], migrate: async () => undefined });
  pool = new Pool({ connectionString: database.url, max: 1 });
  keepPlans(pool);
  client = await pool.connect();
  await client.query('create table part (sku text primary key, price int)');
  await client.query(`insert into part values ('A', 1)`);
});
afterAll(async () => {
  client.release();
  await pool.end();
  await database.dropDatabase();
});

const ask = async () => (await client.query('select * from part where sku = $1', ['A'])).rows as unknown[];
async function plans(): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

test('a statement asked again and again is planned once, and anew when its table has got another column', async () => {
  await ask();
  expect(await plans()).toEqual([]);
  for (let at = 0; at < 8; at += 1) await ask();
  expect(await plans()).toEqual(['select * from part where sku = $1']);
  await client.query('alter table part add column note text');
  expect(await ask()).toEqual([{ sku: 'A', price: 1, note: null }]);
  for (let at = 0; at < 8; at += 1) expect(await ask()).toHaveLength(1);
});

test('in a transaction, that one is given up, and the next goes well', async () => {
  for (let at = 0; at < 8; at += 1) await ask();
  await client.query('alter table part add column weight int');
  await client.query('begin');
  await expect(ask()).rejects.toMatchObject({ code: '0A000' });
  await client.query('rollback');
  await client.query('begin');
  expect(await ask()).toEqual([{ sku: 'A', price: 1, note: null, weight: null }]);
  await client.query('commit');
});
