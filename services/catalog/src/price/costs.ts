import { storedJson } from '../text/stored-json.ts';
import { idList, type RunSql } from '../version/run-sql.ts';

/**
 * What products cost us, in minor units; those nobody knows it of are missing. For staff, imports and exports alone:
 * nothing that answers buyers asks this.
 */
export async function readCosts(run: RunSql, productIds: readonly number[]): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await run<{ id: number; amount: number }>(
    'select product_id as id, amount from catalog.product_cost where product_id = any($1::integer[])',
    [idList(productIds)],
  );
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** Sets costs that differ. Null takes one away; undefined says nothing. */
export async function setCosts(
  run: RunSql,
  costs: readonly (readonly [productId: number, amount: number | null | undefined])[],
): Promise<void> {
  const gone = costs.flatMap(([id, amount]) => (amount === null ? [id] : []));
  const known = costs.flatMap(([id, amount]) => (typeof amount === 'number' ? [{ id, amount }] : []));
  if (gone.length > 0)
    await run('delete from catalog.product_cost where product_id = any($1::integer[])', [idList(gone)]);
  if (known.length > 0)
    await run(
      `insert into catalog.product_cost as own (product_id, amount)
       select id, amount from json_to_recordset($1::json) as r(id integer, amount integer)
       on conflict (product_id) do update set amount = excluded.amount where own.amount <> excluded.amount`,
      [storedJson(known)],
    );
}
