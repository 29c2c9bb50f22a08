import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';

/** A product of the catalogue that is loaded, as an order keeps it. */
export interface Product {
  readonly sku: string;
  readonly uri: string;
  readonly name: string;
  readonly brand: string | null;
  readonly partNumber: string;
  readonly unitOfMeasure: string;
  readonly packSize: number;
  readonly minQuantity: number;
  readonly increment: number;
  /** minor units for one */
  readonly price: number;
  /** what one costs those who have a contract; null where it says nothing of it */
  contractPrice: number | null;
  readonly taxCode: string;
  readonly localNames: Readonly<Record<string, string>>;
  /** units that nobody has reserved yet */
  free: number;
}

const timeoutMs = 60_000;

/** Stock follows a catalogue that was loaded just now by events: waits until sales knows all of it, or long enough. */
async function stockKnown(client: ClientBase): Promise<void> {
  const until = Date.now() + timeoutMs;
  const sql = `select exists (select from catalog.product p
    where p.stock is not null and not exists (select from sales.stock s where s.sku = p.sku)) as "isBehind"`;
  while (Date.now() < until) {
    const { rows } = await client.query<{ isBehind: boolean }>(sql);
    if (!rows[0]?.isBehind) return;
    await sleep(200);
  }
}

/** Products with one public price that are in stock, spread over the whole catalogue. */
export async function readProducts(client: ClientBase): Promise<Product[]> {
  await stockKnown(client);
  const { rows } = await client.query<Product>(
    `select p.sku, p.uri, p.name, l.row -> 'brand' ->> 'name' as brand, p.part_number as "partNumber",
       p.unit_of_measure as "unitOfMeasure", p.pack_size as "packSize", p.min_quantity as "minQuantity",
       p.quantity_increment as increment, (l.row -> 'price' ->> 'unit')::int as price,
       null::int as "contractPrice", p.tax_code as "taxCode",
       (select coalesce(jsonb_object_agg(key, value -> 'name'), '{}') from jsonb_each(p.translations)) as "localNames",
       s.on_hand - s.reserved as free
     from catalog.listing_row l
     join catalog.product p on p.id = l.product_id
     join sales.stock s on s.sku = p.sku
     where l.listed and l.row ->> 'availability' = 'in-stock' and l.row -> 'price' ->> 'visibility' = 'public'
       and jsonb_array_length(l.row -> 'price' -> 'breaks') = 0 and p.tax_code = 'general' and not p.made_to_order
       and s.on_hand - s.reserved > 40
     order by md5(p.sku) limit 3000`,
  );
  return rows;
}
