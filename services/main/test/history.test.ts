import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { runAudit } from '../src/audit/run-audit.ts';
import { loadHistory } from '../src/history/load-history.ts';
import { startStore } from './start-store.ts';

jest.setTimeout(180_000);

const end = Date.UTC(2026, 10, 28);
const history = (name: string) => ({ orders: 300, name, end, onProgress: () => undefined });
let store: Awaited<ReturnType<typeof startStore>>;
let client: Client;
beforeAll(async () => {
  store = await startStore('all');
  client = new Client({ connectionString: store.databaseUrl });
  await client.connect();
  await loadHistory([client], history('first'));
});
afterAll(async () => {
  await client.end();
  await store.stop();
});

const listOf = async (sql: string): Promise<unknown[]> =>
  (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);

test('the audit finds nothing in a history', async () => {
  const reports = await runAudit(client);
  expect(
    reports.flatMap(({ rule, findings }) => findings.map((one) => ({ rule: rule.name, ...one }))),
  ).toEqual([]);
});

test('orders of two years have come to what orders come to, and some wait for somebody', async () => {
  expect(await listOf(`select count(*)::int from sales."order"`)).toEqual([300]);
  const statuses = await listOf(`select distinct status from sales."order" order by status`);
  expect(statuses).toEqual(expect.arrayContaining(['completed', 'declined', 'delivered', 'shipped']));
  const [waiting] = await listOf(
    `select count(*)::int from sales."order" where state in ('pending', 'processing')`,
  );
  expect(waiting).toBeGreaterThan(5);
  expect(
    await listOf(`select max(placed_at) - min(placed_at) > interval '700 days' from sales."order"`),
  ).toEqual([true]);
  expect(await listOf(`select bool_and(at < to_timestamp(${end / 1000})) from sales.status_change`)).toEqual([
    true,
  ]);
});

test('people work on working days, in the hours of the store', async () => {
  const outside = await listOf(
    `select distinct at from sales.status_change
     where actor_role not in ('customer', 'system')
       and (extract(isodow from at) > 5 or extract(hour from at) not between 15 and 23)`,
  );
  expect(outside).toEqual([]);
});

test('rows refer to what is there, though the database was not asked row by row', async () => {
  const { rows } = await client.query<{ orphans: string }>(
    `select format('select %L as name from %s t where %s and not exists (select from %s r where %s) limit 1', c.conname,
       c.conrelid::regclass, string_agg(format('t.%I is not null', a.attname), ' and '), c.confrelid::regclass,
       string_agg(format('r.%I = t.%I', f.attname, a.attname), ' and ')) as orphans
     from pg_constraint c
     cross join lateral unnest(c.conkey, c.confkey) k (own, other)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
     join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.other
     where c.contype = 'f' and c.connamespace::regnamespace::text in ('sales', 'payments', 'identity')
     group by c.oid, c.conname, c.conrelid, c.confrelid`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { orphans } of rows) expect(await listOf(orphans)).toEqual([]);
});

test('one that was broken off goes on where it was', async () => {
  const orders = history('first').orders;
  await client.query(
    `update sales.idempotent_write set answer = jsonb_build_object('done', $1::int) where scope = 'demo-history'`,
    [orders - 10],
  );
  await loadHistory([client], history('first'));
  expect(await listOf(`select count(*)::int from sales."order"`)).toEqual([orders + 10]);
  expect((await runAudit(client)).flatMap(({ findings }) => findings)).toEqual([]);
});

test('a second history of the same name is refused, one of another name comes beside it', async () => {
  await expect(loadHistory([client], history('first'))).rejects.toThrow('already');
  await loadHistory([client], history('more'));
  expect(await listOf(`select count(*)::int from sales."order"`)).toEqual([610]);
  expect((await runAudit(client)).flatMap(({ findings }) => findings)).toEqual([]);
});
