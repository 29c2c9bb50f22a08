import type { ClientBase } from 'pg';
import { chanceOf } from './chance.ts';
import { addCustomers } from './customers.ts';
import { factsOf } from './order-facts.ts';
import { addOrder } from './order-rows.ts';
import { planOrder, type OrderPlan } from './plan-order.ts';
import { readProducts, type Product } from './products.ts';
import { readStaff, type Staff } from './staff.ts';
import { dayMs, placingTimes } from './work-time.ts';
import { noRows, writeRows } from './write-rows.ts';

/** How many orders, what tells this history from another of the same shop, and the midnight it ends at. */
export interface HistoryOf {
  readonly orders: number;
  readonly name: string;
  readonly end: number;
  readonly onProgress: (done: number) => void;
}

/** The shop has the history already. */
export class HistoryThere extends Error {
  constructor() {
    super('This shop has such a history already.');
  }
}

const batchSize = 1000;
const scope = 'demo-history';

/**
 * Writes two years of orders in the past, each as its customers and the staff would have brought it about: the status
 * book is walked, and every service has what its own acts would have left. The same day and name give the same history.
 * A batch is one transaction, so memory does not grow with the number of orders, and one that was broken off goes on where
 * it was.
 * @throws HistoryThere where so many orders of this name are there already
 */
export async function loadHistory(client: ClientBase, history: HistoryOf): Promise<void> {
  const { orders, name, end, onProgress } = history;
  // until the connection ends: a second one waits, and then finds what the first has written
  await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [scope]);
  const begun = await countWritten(client, name);
  if (begun >= orders) throw new HistoryThere();
  const staff = await readStaff(client);
  const products = await readProducts(client);
  if (products.length === 0) throw new Error('The catalog has no products in stock to order.');
  const customers = await addCustomers(client, end - 740 * dayMs);
  const timeOf = placingTimes(end);
  const chance = chanceOf(`${name}:${new Date(end).toISOString()}${begun > 0 ? `:${begun}` : ''}`);
  for (let done = begun; done < orders; done += batchSize) {
    const count = Math.min(batchSize, orders - done);
    const plans = Array.from({ length: count }, (_, index) => {
      const placedAt = timeOf((done + index + chance.fraction()) / orders);
      const customer = chance.pickFrom(customers);
      return planOrder({ customer, products, staff, placedAt, end, chance });
    });
    await inTransaction(client, async () => {
      await writePlans(client, plans, { staff, products, name: `${name}:${done}:${end}` });
      await noteWritten(client, name, done + count);
    });
    onProgress(done + count);
  }
}

/** How many orders of a history of this name are there. */
async function countWritten(client: ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ done: number }>(
    `select (answer ->> 'done')::int as done from sales.idempotent_write where scope = $1 and key = $2`,
    [scope, name],
  );
  return rows[0]?.done ?? 0;
}

/** In the transaction that writes them. */
async function noteWritten(client: ClientBase, name: string, done: number): Promise<void> {
  await client.query(
    `insert into sales.idempotent_write (scope, key, request_hash, answer)
     values ($1, $2, '', jsonb_build_object('done', $3::int))
     on conflict (scope, key) do update set answer = excluded.answer`,
    [scope, name, done],
  );
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

interface Shop {
  readonly staff: Staff;
  readonly products: readonly Product[];
  readonly name: string;
}

async function writePlans(client: ClientBase, plans: readonly OrderPlan[], shop: Shop): Promise<void> {
  const chance = chanceOf(shop.name);
  const before = new Map(shop.products.map((product) => [product.sku, product.free]));
  const shipped = plans
    .map((plan, index) => ({ index, at: plan.moves.find(({ to }) => to === 'shipped')?.at }))
    .filter(({ at }) => at !== undefined)
    .sort((one, other) => one.at! - other.at!);
  const places = new Map(shipped.map(({ index }, place) => [index, place]));
  const numbers = await takeNumbers(client, plans.length, shipped.length);
  const rows = noRows();
  plans.forEach((plan, index) => {
    const place = places.get(index) ?? 0;
    const of = {
      order: numbers.orders[index]!,
      shipment: numbers.shipments[place] ?? '',
      invoice: `i-${numbers.firstInvoice + place}`,
    };
    addOrder(rows, factsOf(plan, of, chance), shop.staff);
  });
  await writeRows(client, rows);
  await reserveStock(client, shop.products, before);
}

/** Numbers as the shop gives them; those of invoices are without a gap. */
async function takeNumbers(client: ClientBase, orders: number, shipments: number) {
  const readNumbers = async (sql: string, count: number) => {
    const { rows } = await client.query<{ number: string }>(sql, [count]);
    return rows.map(({ number }) => number);
  };
  const orderNumbers = await readNumbers(
    `select nextval('sales.order_number')::text as number from generate_series(1, $1)`,
    orders,
  );
  const shipmentNumbers = await readNumbers(
    `select 's-' || nextval('sales.shipment_number') as number from generate_series(1, $1)`,
    shipments,
  );
  const { rows } = await client.query<{ first: number }>(
    `insert into sales.invoice_counter as c (series, last_number) values ('i', 10000 + $1::int)
     on conflict (series) do update set last_number = c.last_number + $1::int
     returning last_number - $1::int + 1 as first`,
    [shipments],
  );
  return { orders: orderNumbers, shipments: shipmentNumbers, firstInvoice: rows[0]!.first };
}

/** Sets aside what the open orders of a batch have reserved. */
async function reserveStock(
  client: ClientBase,
  products: readonly Product[],
  before: ReadonlyMap<string, number>,
): Promise<void> {
  const taken = products
    .map(({ sku, free }) => ({ sku, units: before.get(sku)! - free }))
    .filter(({ units }) => units > 0);
  await client.query(
    `update sales.stock s set reserved = s.reserved + t.units, version = s.version + 1
     from unnest($1::text[], $2::int[]) t (sku, units) where s.sku = t.sku`,
    [taken.map(({ sku }) => sku), taken.map(({ units }) => units)],
  );
}
