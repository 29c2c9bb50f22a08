import { isoText } from '../text/iso-text.ts';
import { idList, type RunSql } from '../version/run-sql.ts';
import type { StoredPrice } from './stored-price.ts';

type PriceRow = Omit<StoredPrice, 'from' | 'until'> & {
  product_id: number;
  valid_from: Date | string | null;
  valid_until: Date | string | null;
};

const sql = `select product_id, kind, 'public' as visibility, quantity, amount, valid_from, valid_until, id
    from catalog.public_price where product_id = any($1::integer[])
  union all
  select product_id, kind, visibility, quantity, amount, valid_from, valid_until, id
    from catalog.confidential_price where product_id = any($1::integer[])
  order by product_id, kind, visibility, quantity, id`;

/**
 * All prices of products, confidential ones among them: for imports and for the export, which staff alone may ask for.
 * Whatever answers buyers reads them through `price/` instead.
 */
export async function readPrices(
  run: RunSql,
  productIds: readonly number[],
): Promise<Map<number, StoredPrice[]>> {
  const rows = await run<PriceRow>(sql, [idList(productIds)]);
  const prices = new Map<number, StoredPrice[]>();
  for (const { product_id, kind, visibility, quantity, amount, valid_from, valid_until } of rows) {
    const dates = { from: isoText(valid_from), until: isoText(valid_until) };
    const price: StoredPrice = { kind, visibility, quantity, amount, ...dates };
    const known = prices.get(product_id);
    if (known) known.push(price);
    else prices.set(product_id, [price]);
  }
  return prices;
}
