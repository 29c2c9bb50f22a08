import type { ClientBase } from 'pg';
import { builtBatches } from './build-ahead.ts';
import { addContract } from './add-contract.ts';
import { addCustomers } from './customers.ts';
import type { HistorySource } from './history-builder.ts';
import { readProducts } from './products.ts';
import { addShopPromotions, addShopRecords } from './shop/add-shop-records.ts';
import { takesPayments, tellSandbox } from './tell-sandbox.ts';
import { bringIndexesBack, withRestingIndexes } from './resting-indexes.ts';
import { readStaff } from './staff.ts';
import { dayMs } from './work-time.ts';
import { forgetDays, historyScope, writeBatch } from './write-batch.ts';
import { historyTables } from './write-rows.ts';

/** How many orders, what tells this history from another of the same shop, and the midnight it ends at. */
export interface HistoryOf {
  readonly orders: number;
  readonly name: string;
  readonly end: number;
  readonly onProgress: (done: number) => void;
  /** where the sandbox of the card provider listens; without one nobody has paid by card */
  readonly sandboxUrl?: string | undefined;
}

/** The shop has the history already. */
export class HistoryThere extends Error {
  constructor() {
    super('This shop has such a history already.');
  }
}

const batchSize = 1000;

/**
 * Writes two years of orders in the past, each as its customers and the staff would have brought it about: the status
 * book is walked, and every service has what its own acts would have left. The same day and name give the same history.
 * A batch is one transaction, so memory does not grow with the number of orders, and one that was broken off goes on where
 * it was.
 * @param clients one connection, or more to write on several at a time
 * @throws HistoryThere where so many orders of this name are there already
 */
export async function loadHistory(clients: readonly ClientBase[], history: HistoryOf): Promise<void> {
  const { orders, name, end } = history;
  const client = clients[0]!;
  // until the connection ends: a second one waits, and then finds what the first has written
  await client.query('select pg_advisory_lock(hashtextextended($1, 1))', [historyScope]);
  const begun = await countWritten(client, name);
  if (begun >= orders) {
    // its process may have been killed just before its end
    await bringIndexesBack(clients);
    throw new HistoryThere();
  }
  const staff = await readStaff(client);
  const products = await readProducts(client);
  if (products.length === 0) throw new Error('The catalog has no products in stock to order.');
  const { customers, requesters } = await addCustomers(client, end - 740 * dayMs);
  await addContract(client, { products, customers, staff, since: end - 735 * dayMs });
  const { sandboxUrl, onProgress } = history;
  const hasCards = await takesPayments(sandboxUrl);
  const promotions = await addShopPromotions(client, { name, end, customers, products, staff });
  const source = { name, orders, begun, end, customers, requesters, products, staff, hasCards, promotions };
  const tellProvider = (payments: string) => tellSandbox(hasCards ? sandboxUrl : undefined, payments);
  await withRestingIndexes(clients, orders - begun, () =>
    writeBatches(clients, source, { onProgress, tellProvider }),
  );
  await addShopRecords(client, source);
  await client.query('select sales.fold_order_tally(), sales.fold_shipped_tally()');
  // whoever looked while a batch was written has counted without it
  await forgetDays(client);
  // counts by an index alone need it as well
  for (const table of historyTables) await client.query(`vacuum (analyze) ${table}`);
}

/** How many orders of a history of this name are there. */
async function countWritten(client: ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ done: number }>(
    `select (answer ->> 'done')::int as done from sales.idempotent_write where scope = $1 and key = $2`,
    [historyScope, name],
  );
  return rows[0]?.done ?? 0;
}

interface TellProvider {
  readonly tellProvider: (payments: string) => Promise<void>;
}

/** Batches take turns on the connections, and end one after the other. */
async function writeBatches(
  clients: readonly ClientBase[],
  source: HistorySource,
  { onProgress, tellProvider }: Pick<HistoryOf, 'onProgress'> & TellProvider,
): Promise<void> {
  const busy = clients.map(() => Promise.resolve());
  let before = Promise.resolve();
  let turn = 0;
  try {
    for await (const batch of builtBatches(source, batchSize)) {
      await busy[turn];
      const written = writeBatch(clients[turn]!, batch, { name: source.name, before, tellProvider }).then(
        () => onProgress(batch.from + batch.count),
      );
      // whoever waits for it is told of an error, in a moment
      written.catch(() => undefined);
      busy[turn] = before = written;
      turn = (turn + 1) % clients.length;
    }
    await before;
  } finally {
    await Promise.allSettled(busy);
  }
}
