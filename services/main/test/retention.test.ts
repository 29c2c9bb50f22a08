import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { expiredText } from '@gantry/domain/erasure';
import { otherRetention } from '@gantry/domain/other-retention';
import { retentionRules, type RetentionRule } from '@gantry/domain/retention';
import { migrateAll } from '@gantry/nest-kit/migrate';
import { tablesOf } from '@gantry/nest-kit/own-rows';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { Client } from 'pg';
import { AllConfig } from '../src/main-config.ts';
import { domainNames, loadServices } from '../src/services.ts';
import { startServices, type RunningProcess } from '../src/start-services.ts';
import { AgedRows, type AgedRow } from './aged-rows.ts';
import {
  justMasked,
  longMasked,
  maskedInquiry,
  retentionExamples,
  type ClockRule,
} from './retention-examples.ts';
import { storeEnvironment } from './start-store.ts';

jest.setTimeout(180_000);

let database: TestDatabase;
let client: Client;
let rows: AgedRows;
let running: RunningProcess;
const rules = Object.keys(retentionExamples) as ClockRule[];
const aged: AgedRow[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrateSchemas });
  client = new Client({ connectionString: database.url });
  await client.connect();
  rows = await AgedRows.on(database.url);
  running = await startServices(domainNames, storeEnvironment(database.url, 'smtp://127.0.0.1:9'), AllConfig);
  await rows.writeRow('sales.inquiry', maskedInquiry);
  for (const rule of rules)
    for (const example of retentionExamples[rule])
      for (const isOld of [true, false]) aged.push(await rows.writeAged(rule, example, isOld));
  for (const inquiry of [longMasked, justMasked]) {
    await rows.writeRow('sales.inquiry', inquiry);
    await rows.writeRow('sales.inquiry_line', { inquiry_id: inquiry.id, note: 'for Gwen', name: 'a pump' });
  }
  await cleanUp();
});
afterAll(async () => {
  await running.stop();
  await Promise.all([rows.end(), client.end()]);
  await database.dropDatabase();
});

async function migrateSchemas(url: string): Promise<void> {
  const definitions = await loadServices(domainNames);
  const schemas = definitions.filter(({ migrations }) => migrations !== undefined);
  await migrateAll(
    url,
    schemas.map(({ name, migrations = [] }) => ({ schema: name, migrations })),
  );
}

/** Every service's clock strikes, and what it tells is heard. */
async function cleanUp(): Promise<void> {
  for (const { name, migrations } of await loadServices(domainNames))
    if (migrations && name !== 'gateway')
      await client.query('select graphile_worker.add_job($1)', [`${name}:clean-up`]);
  for (let tries = 0; tries < 1200; tries += 1) {
    const waiting = await client.query(
      `select 1 from graphile_worker._private_jobs where attempts < max_attempts limit 1`,
    );
    if (waiting.rows.length === 0) return;
    const failed = await client.query<{ last_error: string }>(
      `select last_error from graphile_worker._private_jobs where last_error is not null limit 1`,
    );
    if (failed.rows[0]) throw new Error(failed.rows[0].last_error);
    await sleep(50);
  }
  const { rows: left } = await client.query<{ task: string }>(
    `select t.identifier || ' ' || coalesce(last_error, '') || run_at as task from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id limit 5`,
  );
  throw new Error(`the outbox does not come to rest: ${left.map(({ task }) => task).join(', ')}`);
}

test.each(rules)('%s: what is older goes or is masked, what is younger stays as it was', async (rule) => {
  const own = aged.filter((row) => row.rule === rule);
  expect(own.length).toBeGreaterThan(0);
  for (const row of own) {
    const now = await rows.readAgain(row);
    if (!row.isOld) expect(now).toEqual(row.before);
    else if (retentionRules[rule].end === 'deleted') expect(now).toBeUndefined();
    else {
      expect(now).toBeDefined();
      expect(now).not.toEqual(row.before);
    }
  }
});

test('lines of requests lose their own words with the request', async () => {
  const { rows: lines } = await client.query(
    `select inquiry_id, name, note from sales.inquiry_line order by note nulls first`,
  );
  expect(lines).toEqual([
    { inquiry_id: longMasked.id, name: expiredText, note: null },
    { inquiry_id: justMasked.id, name: 'a pump', note: 'for Gwen' },
  ]);
});

test('each rule of each service is told to staff, and to the trail where it removed something', async () => {
  const runs = await client.query<{ rule: string; removed: number }>(
    'select distinct rule, max(removed)::int as removed from identity.retention_run group by rule',
  );
  expect(runs.rows.filter(({ removed }) => removed === 0)).toEqual([]);
  expect(runs.rows.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
  const trail = await client.query<{ rule: string }>(
    `select distinct entity_number as rule from identity.audit_entry where entity = 'retention'`,
  );
  expect(trail.rows.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
});

test('a second run finds nothing more, and keeps what the last one removed', async () => {
  await cleanUp();
  const { rows: again } = await client.query<{ rule: string; removed: number; last: number | null }>(
    `select rule, max(removed)::int as removed, max(last_removed)::int as last
     from identity.retention_run where rule <> 'handled-events' group by rule`,
  );
  expect(again.filter(({ removed, last }) => removed > 0 || last === null)).toEqual([]);
});

test('every table with data of people has a rule, or it is said what it is stored with', async () => {
  const definitions = await loadServices(domainNames);
  const told = definitions.flatMap(({ name, ownData }) =>
    ownData ? [...tablesOf({ ...ownData, untold: [] })].map((table) => `${name}.${table}`) : [],
  );
  const { rows: named } = await client.query<{ name: string }>(
    `select distinct c.table_schema || '.' || c.table_name as name from information_schema.columns c
     where c.table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
       and c.column_name ~ '^(account_id|actor|actor_id|address|author|author_id|bill_to|by_id|changed_by|created_by|added_by|email|entered_by|payer|phone|recipient|ship_to|network|agent)$'`,
  );
  const personal = new Set([...told, ...named.map(({ name }) => name)]);
  const ruled = (Object.values(retentionRules) as RetentionRule[]).flatMap(({ tables }) => tables);
  const known = new Set([...ruled, ...Object.values(otherRetention).flat()]);
  const isKnown = (name: string) =>
    known.has(name) || known.has(name.split('.')[1]!) || name.endsWith('.migrations');
  expect([...personal].filter((name) => !isKnown(name)).sort()).toEqual([]);
});
