import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { translatedLocales } from '@gantry/contracts/schemas/feed';
import type { InvoiceLine } from '@gantry/contracts/schemas/invoice';
import { PriceBook } from '../shared/price-book.ts';

/** Names of products by locale, by sku. */
export type InvoiceNames = ReadonlyMap<string, NonNullable<InvoiceLine['localNames']>>;

/** What the products of an order are called in every language but English, asked for before anything is locked. */
@Injectable()
export class FindInvoiceNames {
  constructor(
    private readonly em: EntityManager,
    private readonly prices: PriceBook,
  ) {}

  /** None while the catalog is away: what has left is invoiced nevertheless, by the names it was sold by. */
  async findNames(orderNumber: string): Promise<InvoiceNames> {
    const rows = await this.em.execute<{ sku: string; accountId: string | null }[]>(
      `select distinct l.sku, o.account_id as "accountId"
       from sales."order" o join sales.order_line l on l.order_id = o.id where o.number = ?`,
      [orderNumber],
    );
    const skus = rows.map(({ sku }) => sku);
    const accountId = rows[0]?.accountId ?? null;
    const names = new Map<string, Record<string, string>>();
    for (const locale of translatedLocales) {
      const local = await this.prices
        .localNames(skus, accountId, locale)
        .catch((): ReadonlyMap<string, string> => new Map());
      for (const [sku, name] of local) names.set(sku, { ...names.get(sku), [locale]: name });
    }
    return names;
  }
}
