import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { salesListPurchasedItems } from '@gantry/contracts/endpoints/sales';
import { cancelledGroup, isShownToCustomer } from '@gantry/domain/statuses/line-groups';
import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { labelsOf } from '@gantry/domain/statuses/status-table';

interface ItemRow {
  sku: string;
  uri: string;
  name: string;
  partNumber: string;
  quantity: string;
  lastOrderedAt: Date;
  orderNumber: string;
  total: string;
}
/** How a product was called on the last order of it, and what it cost there in minor units. */
interface BoughtItem {
  readonly name: string;
  readonly partNumber: string;
  readonly paid: number;
}
const notBought = labelsOf(lineStatuses).filter(
  (status) => cancelledGroup.has(status) || !isShownToCustomer(status),
);

/** What an account has bought, product by product. */
@Injectable()
export class PurchasedItemsRepository {
  constructor(private readonly em: EntityManager) {}

  /** What an account called and paid for products it has bought, by store number: those of the latest order. */
  async findBought(accountId: string, skus: readonly string[]): Promise<ReadonlyMap<string, BoughtItem>> {
    const rows = await this.em.execute<(BoughtItem & { sku: string })[]>(
      `select distinct on (l.sku) l.sku, l.name, l.part_number as "partNumber", l.unit_price::int as paid
       from sales.order_line l join sales."order" o on o.id = l.order_id
       where o.account_id = ? and l.sku in (select jsonb_array_elements_text(?::jsonb))
         and not l.is_gift and l.status not in (select jsonb_array_elements_text(?::jsonb))
       order by l.sku, o.placed_at desc, o.number desc`,
      [accountId, JSON.stringify(skus), JSON.stringify(notBought)],
    );
    return new Map(rows.map(({ sku, ...item }) => [sku, item]));
  }

  /** Most recent first, with the name and number of the latest order; cancelled lines do not count. */
  async listItems(
    accountId: string,
    { page = 1, size = 20 }: { page?: number; size?: number },
  ): Promise<ResponseOf<typeof salesListPurchasedItems>> {
    const rows = await this.em.execute<ItemRow[]>(
      `with bought as (
         select l.sku, l.uri, l.name, l.part_number, l.quantity, o.placed_at, o.number,
           row_number() over (partition by l.sku order by o.placed_at desc, o.number desc) as place,
           sum(l.quantity) over (partition by l.sku) as total
         from sales.order_line l join sales."order" o on o.id = l.order_id
         where o.account_id = ? and not l.is_gift and l.status not in (select jsonb_array_elements_text(?::jsonb)))
       select sku, uri, name, part_number as "partNumber", total as quantity, placed_at as "lastOrderedAt",
         number as "orderNumber", count(*) over () as total
       from bought where place = 1 order by placed_at desc, sku limit ? offset ?`,
      [accountId, JSON.stringify(notBought), size, (page - 1) * size],
    );
    const items = rows.map(({ sku, uri, name, partNumber, quantity, lastOrderedAt, orderNumber }) => ({
      sku,
      uri,
      name,
      partNumber,
      orderNumber,
      quantity: Number(quantity),
      lastOrderedAt: new Date(lastOrderedAt).toISOString(),
    }));
    // the count comes with the rows: past the last one it is asked of the first
    const total = rows[0]?.total ?? (page > 1 ? (await this.listItems(accountId, { size: 1 })).total : 0);
    return { items, total: Number(total), page, size };
  }
}
