import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PriceBook } from '../shared/price-book.ts';

interface Sold {
  readonly locale: string;
  readonly accountId: string | null;
  readonly skus: readonly string[];
}

/** What the products of an order are called in its language, asked for before anything is locked. */
@Injectable()
export class InvoiceNames {
  constructor(
    private readonly em: EntityManager,
    private readonly prices: PriceBook,
  ) {}

  /** By sku; none while the catalog is away: what has left is invoiced nevertheless, by the names it was sold by. */
  async findNames(orderNumber: string): Promise<ReadonlyMap<string, string>> {
    const [sold] = await this.em.execute<Sold[]>(
      `select o.locale, o.account_id as "accountId", array_agg(distinct l.sku) as skus
       from sales."order" o join sales.order_line l on l.order_id = o.id where o.number = ? group by o.id`,
      [orderNumber],
    );
    if (!sold) return new Map();
    return this.prices
      .localNames(sold.skus, sold.accountId, sold.locale)
      .catch((): ReadonlyMap<string, string> => new Map());
  }
}
