import type { ClientBase } from 'pg';
import { chainEntries, type ChainEnd } from './chain-trail.ts';
import { copyRows } from './copy-rows.ts';
import type { BuiltBatch } from './history-builder.ts';
import { fillIn, numberKinds, type NumberKind, type TakenNumbers } from './placeholders.ts';
import type { Table } from './write-rows.ts';

export const historyScope = 'demo-history';

/** Rows that name an invoice wait for its number, and what refers to them. */
const lateTables: ReadonlySet<Table> = new Set([
  'sales.invoice',
  'sales.invoice_allocation',
  'sales.dunning_notice',
  'payments.journal_entry',
  'payments.journal_posting',
  'notifications.mail',
]);

interface BatchOf {
  /** of the history */
  readonly name: string;
  /** ends when the batch before is written: numbers of invoices have no gap, and the trail is one chain */
  readonly before: Promise<void>;
  /** hands payments by card and wallet to the sandbox of their providers */
  readonly tellProvider: (payments: string) => Promise<void>;
}

/** Writes a batch in one transaction, and tells the providers of its payments. */
export async function writeBatch(
  client: ClientBase,
  batch: BuiltBatch,
  { name, before, tellProvider }: BatchOf,
): Promise<void> {
  await client.query('begin');
  try {
    const isBulk = await passTriggers(client);
    const early = await takeNumbers(client, batch);
    await copyTables(client, batch, { numbers: early, isLate: false });
    await before;
    const numbers = { ...early, ...(await takeInvoices(client, batch)) };
    await copyTables(client, batch, { numbers, isLate: true });
    await reserveStock(client, batch);
    if (isBulk) await tallyOrders(client, early.order);
    await noteWritten(client, name, batch.from + batch.count);
    // others who change something wait from here to the end
    await writeTrail(client, batch, { numbers, isBulk });
    await client.query('commit');
    await tellProvider(fillIn(batch.onlinePayments, numbers));
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Where the database lets us, triggers rest in this transaction: rows of a history refer to each other, balance, and chain
 * their trail as they are made, which its test holds against every rule of the database, and the audit again.
 */
async function passTriggers(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mayPass: boolean }>(
    `select has_parameter_privilege(current_user, 'session_replication_role', 'set') as "mayPass"`,
  );
  const mayPass = rows[0]?.mayPass ?? false;
  if (mayPass) await client.query('set local session_replication_role = replica');
  // a crash may cost the last batches, which are made again, and never a part of one
  await client.query('set local synchronous_commit = off');
  return mayPass;
}

async function copyTables(
  client: ClientBase,
  { tables }: BuiltBatch,
  { numbers, isLate }: { readonly numbers: TakenNumbers; readonly isLate: boolean },
): Promise<void> {
  for (const { table, columns, text } of tables)
    if (lateTables.has(table) === isLate)
      await copyRows(client, table, { columns, text: fillIn(text, numbers) });
}

/** Where the shop takes numbers from that may have gaps. */
const sequences: Readonly<Partial<Record<NumberKind, string>>> = {
  order: 'sales.order_number',
  shipment: 'sales.shipment_number',
  request: 'sales.order_request_number',
  quote: 'sales.inquiry_number',
  approval: 'sales.order_approval_number',
};

/** Numbers as the shop gives them. */
async function takeNumbers(client: ClientBase, { counts }: BuiltBatch): Promise<TakenNumbers> {
  const taken = Object.fromEntries(numberKinds.map((kind) => [kind, []])) as unknown as Record<
    NumberKind,
    readonly string[]
  >;
  for (const [kind, sequence] of Object.entries(sequences) as [NumberKind, string][]) {
    const { rows } = await client.query<{ number: string }>(
      'select nextval($1)::text as number from generate_series(1, $2)',
      [sequence, counts[kind]],
    );
    taken[kind] = rows.map(({ number }) => number);
  }
  return taken;
}

/** Those of invoices and credit memos have no gap: whoever issues one waits until the batch is written. */
async function takeInvoices(
  client: ClientBase,
  { counts }: BuiltBatch,
): Promise<Pick<TakenNumbers, 'invoice' | 'memo'>> {
  return {
    invoice: await takeSeries(client, 'i', counts.invoice),
    memo: await takeSeries(client, 'c', counts.memo),
  };
}

async function takeSeries(client: ClientBase, series: string, count: number): Promise<string[]> {
  if (count === 0) return [];
  const { rows } = await client.query<{ first: number }>(
    `insert into sales.invoice_counter as c (series, last_number) values ($1, 10000 + $2::int)
     on conflict (series) do update set last_number = c.last_number + $2::int
     returning last_number - $2::int + 1 as first`,
    [series, count],
  );
  const { first } = rows[0]!;
  return Array.from({ length: count }, (_, place) => String(first + place));
}

/** Sets aside what the open orders of a batch have reserved. */
async function reserveStock(client: ClientBase, { reserved }: BuiltBatch): Promise<void> {
  await client.query(
    `update sales.stock s set reserved = s.reserved + t.units, version = s.version + 1
     from unnest($1::text[], $2::int[]) t (sku, units) where s.sku = t.sku`,
    [reserved.skus, reserved.units],
  );
}

/** What triggers do for orders that are written one by one; whoever holds the list of orders reads it anew. */
async function tallyOrders(client: ClientBase, numbers: readonly string[]): Promise<void> {
  await client.query(
    `insert into sales.order_tally (day, state, status, payment_status, orders, revenue)
     select t.day, t.state, t.status, t.payment_status, sum(t.orders), sum(t.revenue)
     from sales."order" o cross join lateral sales.order_tally_rows(o, 1) t
     where o.number = any($1) group by 1, 2, 3, 4`,
    [numbers],
  );
  await client.query(
    `insert into sales.shipped_tally (day, shipped, late)
     select l.shipped_on, count(*), count(*) filter (where sales.left_late(l.shipped_on, l.first_promise))
     from sales."order" o join sales.order_line l on l.order_id = o.id
     where o.number = any($1) and l.shipped_on is not null and l.first_promise is not null group by 1`,
    [numbers],
  );
  await client.query('insert into sales.order_change (record) values (null)');
  await forgetDays(client);
}

/** What comes to days that were counted has them counted again. */
export async function forgetDays(client: ClientBase): Promise<void> {
  for (const table of ['notifications.mail_day', 'payments.journal_day'])
    await client.query(`delete from ${table}`);
}

/** In the transaction that writes them. */
async function noteWritten(client: ClientBase, name: string, done: number): Promise<void> {
  await client.query(
    `insert into sales.idempotent_write (scope, key, request_hash, answer)
     values ($1, $2, '', jsonb_build_object('done', $3::int))
     on conflict (scope, key) do update set answer = excluded.answer`,
    [historyScope, name, done],
  );
}

/** The lock is the one of the trail's own trigger, which numbers and chains entries where it does not rest. */
async function writeTrail(
  client: ClientBase,
  { trail }: BuiltBatch,
  { numbers, isBulk }: { readonly numbers: TakenNumbers; readonly isBulk: boolean },
): Promise<void> {
  const { columns } = trail;
  const rows = fillIn(trail.rows, numbers);
  if (!isBulk) return copyRows(client, 'identity.audit_entry', { columns, text: rows });
  const contents = fillIn(trail.contents, numbers);
  const end = await takeTrail(client, contents.split('\n').length - 1);
  await copyRows(client, 'identity.audit_entry', chainEntries({ columns, rows, contents }, end));
}

/** @returns the entry that the next ones follow; their numbers are taken */
async function takeTrail(client: ClientBase, count: number): Promise<ChainEnd> {
  await client.query('select pg_advisory_xact_lock(7254612)');
  const { rows } = await client.query<ChainEnd>(
    `select setval('identity.audit_entry_id', nextval('identity.audit_entry_id') + $1 - 1)::float8 - $1 as id,
       coalesce((select hash from identity.audit_entry order by id desc limit 1), '') as hash`,
    [count],
  );
  return rows[0]!;
}
