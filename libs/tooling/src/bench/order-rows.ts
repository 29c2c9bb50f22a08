import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { MeasuredShop } from './bench.ts';
import type { Target } from './load.ts';
import { wholeShop } from './never-asked.ts';

const CONNECTIONS = 8;
const DEEP = 1_000_000;
/** The numbers of orders that are written here have as many digits. */
const ownLength = String(Date.now() * 10).length;
type Row = Record<string, unknown>;

/** Tables of an order in the order they are written, and what names its rows in each. */
const tables = {
  'sales.cart': 'id = (select cart_id from sales."order" where id = $1)',
  'sales.cart_line': 'cart_id = (select cart_id from sales."order" where id = $1)',
  'sales."order"': 'id = $1',
  'sales.order_line': 'order_id = $1',
  'sales.status_change': 'order_id = $1',
  'sales.reservation': 'order_id = $1',
} as const;
type Table = keyof typeof tables;
type Rows = Readonly<Record<Table, readonly Row[]>>;

async function readRows(pool: pg.Pool, orderId: string): Promise<Rows> {
  const readTable = async (table: Table) => {
    const sql = `select to_jsonb(t) as row from ${table} t where ${tables[table]}`;
    const { rows } = await pool.query<{ row: Row }>(sql, [orderId]);
    return [table, rows.map(({ row }) => row)] as const;
  };
  return Object.fromEntries(
    await Promise.all((Object.keys(tables) as Table[]).map(readTable)),
  ) as unknown as Rows;
}

/** The rows of an order under new keys. */
function renamed(rows: Rows, number: string): Rows {
  const ids = new Map<unknown, string>();
  const fresh = (id: unknown) => {
    if (!ids.has(id)) ids.set(id, randomUUID());
    return ids.get(id);
  };
  const rename = (row: Row): Row => {
    const named = Object.entries(row).map(([column, value]) => {
      if (typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)) return [column, fresh(value)];
      if (column === 'token') return [column, randomUUID()];
      return [column, column === 'number' ? number : value];
    });
    return Object.fromEntries(named) as Row;
  };
  return Object.fromEntries(
    Object.entries(rows).map(([table, some]) => [table, some.map(rename)]),
  ) as unknown as Rows;
}

// what the database gives and computes itself it does here too
const columnsOf = (table: Table, row: Row) =>
  Object.keys(row)
    .filter((column) => column !== 'words' && (table !== 'sales.status_change' || column !== 'id'))
    .map((column) => `"${column}"`)
    .join(', ');

async function insertRows(client: pg.PoolClient, table: Table, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = columnsOf(table, first);
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
  await client.query({ name: table, text, values: [JSON.stringify(rows)] });
}

// due in a year: jobs nobody does would stand in the way of the shop's own
const addJob = {
  name: 'job',
  text: `select graphile_worker.add_job(identifier := 'bench:nobody', payload := $1::json, job_key := $2,
    run_at := now() + interval '1 year', max_attempts := 1)`,
};
/** How many jobs an order of two lines leaves: placed (2), its entries in the audit trail (2), and its stock (1). */
const JOBS = 5;

async function writeOnce(pool: pg.Pool, rows: Rows, number: string): Promise<void> {
  const client = await pool.connect();
  const named = renamed(rows, number);
  try {
    await client.query('begin');
    const key = [`bench:${number}`, number];
    const claim = `insert into sales.idempotent_write (scope, key, request_hash) values ($1, $2, 'bench')`;
    await client.query({ name: 'claim', text: claim, values: key });
    for (const table of Object.keys(tables) as Table[]) await insertRows(client, table, named[table]);
    const skus = named['sales.reservation'].map(({ sku }) => sku);
    const take = `with locked as (select sku from sales.stock where sku = any($1) order by sku for update)
      update sales.stock s set reserved = reserved + 1, version = version + 1 from locked l where l.sku = s.sku`;
    await client.query({ name: 'take', text: take, values: [skus] });
    const payload = JSON.stringify(named['sales."order"'][0]);
    for (let job = 0; job < JOBS; job += 1) {
      await client.query({ ...addJob, values: [payload, `bench:${number}:${job}`] });
    }
    const answer = `update sales.idempotent_write set answer = '{}' where scope = $1 and key = $2`;
    await client.query({ name: 'answer', text: answer, values: key });
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A script that does nothing but write what an order writes, by prepared statements in one durable transaction. */
export interface SameRows {
  readonly target: Target;
  /** puts more on the shelves than the benchmark can sell */
  fillShelves(skus: readonly string[]): Promise<void>;
  end(): Promise<void>;
}

/** It copies the order placed last, so the orders of the shop come before it. */
export async function sameRows(shop: MeasuredShop): Promise<SameRows> {
  const pool = new pg.Pool({ connectionString: shop.env.DATABASE_URL, max: CONNECTIONS });
  // longer than any number that the shop gives
  const firstNumber = Date.now() * 10;
  let written = 0;
  let rows: Promise<Rows> | undefined;
  const lastOrder = async () => {
    const sql = `select id from sales."order" where length(number) < ${ownLength} order by placed_at desc limit 1`;
    const { rows: found } = await pool.query<{ id: string }>(sql);
    return readRows(pool, found[0]?.id ?? '');
  };
  return {
    target: {
      name: 'same rows',
      pids: wholeShop(shop),
      work: async () => {
        written += 1;
        const number = String(firstNumber + written);
        await writeOnce(pool, await (rows ??= lastOrder()), number);
      },
    },
    fillShelves: async (skus) => {
      await pool.query('update sales.stock set on_hand = $2 where sku = any($1)', [skus, DEEP]);
    },
    end: async () => {
      await pool.query(
        `delete from graphile_worker._private_jobs where key like 'bench:${String(firstNumber).slice(0, 8)}%'`,
      );
      await pool.end();
    },
  };
}
