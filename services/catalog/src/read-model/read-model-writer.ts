import type { PriceView } from '@gantry/contracts/schemas/catalog';
import type { Availability } from '@gantry/domain/statuses/availability';
import type { DisplayedOffer } from '../price/displayed-offer.ts';
import type { StoredPrice } from '../price/stored-price.ts';
import { storedJson } from '../text/stored-json.ts';
import { idList, type RunSql } from '../version/run-sql.ts';
import { priceColumns } from './price-columns.ts';
import * as statements from './row-statements.ts';
import { detailTables, type DetailTable } from './row-statements.ts';

/** What the approved reviews of a product come to: 1 to 5, rounded to a tenth; null while there is none. */
export type Rating = { readonly average: number; readonly count: number } | null;

type DetailRow = object & { readonly product_id: number };
const hidden: PriceView = { visibility: 'none', unit: null, was: null, breaks: [] };

/**
 * Writes products and what is derived from them: numbers, prices, rows of listings, ratings. Every statement takes any
 * number of products, inside the caller's transaction; the caller raises the catalogue version (`version/`).
 */
export class ReadModelWriter {
  constructor(private readonly run: RunSql) {}

  /** Adds or replaces products; their ids by feed id, in the order of the rows. */
  async upsertProducts(rows: readonly Record<string, unknown>[]): Promise<Map<string, number>> {
    const written = await this.run<{ feed_id: string; id: number }>(statements.upsertProductsSql, [
      storedJson(rows),
    ]);
    return new Map(written.map(({ feed_id, id }) => [feed_id, id]));
  }

  async insertDetails(table: DetailTable, rows: readonly DetailRow[]): Promise<void> {
    if (rows.length > 0) await this.run(statements.insertDetailsSql(table), [storedJson(rows)]);
  }

  /** Deletes all that is derived from products, but for their ratings, which follow from reviews. */
  async deleteDetails(productIds: readonly number[], tables = detailTables): Promise<void> {
    if (productIds.length === 0) return;
    for (const table of tables) await this.run(statements.deleteDetailsSql(table), [idList(productIds)]);
  }

  /** Replaces all prices of products; what listings show of them is set by `setOffers`. */
  async replacePrices(prices: ReadonlyMap<number, readonly StoredPrice[]>): Promise<void> {
    await this.deleteDetails([...prices.keys()], ['public_price', 'confidential_price']);
    for (const table of ['public_price', 'confidential_price'] as const) {
      const rows = [...prices].flatMap(([product_id, all]) =>
        priceColumns(all)[table].map((price) => ({ ...price, product_id })),
      );
      await this.insertDetails(table, rows);
    }
  }

  /** Sets what a file of prices and stock says of products; what listings show of it is set by `setOffers`. */
  async setTerms(
    terms: readonly { id: number; stated: Availability | null; stock: number | null }[],
  ): Promise<void> {
    const rows = terms.map(({ id, stated, stock }) => ({ id, stated, stock }));
    if (rows.length > 0) await this.run(statements.setTermsSql, [storedJson(rows)]);
  }

  /** Sets labels that differ. @returns ids of the products that changed */
  async setAvailability(labels: ReadonlyMap<number, Availability>): Promise<number[]> {
    const rows = [...labels].map(([id, availability]) => ({ id, availability }));
    return this.idsOf(statements.setAvailabilitySql, [storedJson(rows)]);
  }

  /** Sets label and price as everybody may see them, where they differ. @returns ids of the products that changed */
  async setOffers(offers: ReadonlyMap<number, DisplayedOffer>): Promise<number[]> {
    const rows = [...offers].map(([id, { availability, price }]) => ({ id, availability, price }));
    return this.idsOf(statements.setOffersSql, [storedJson(rows)]);
  }

  /** Archives products and takes them out of every list; their pages stay, as discontinued. */
  async archiveProducts(productIds: readonly number[]): Promise<void> {
    await this.run(statements.archiveSql, [idList(productIds), storedJson(hidden)]);
  }

  /** Sets ratings that differ. @returns ids of the products that changed */
  async setRatings(ratings: ReadonlyMap<number, Rating>): Promise<number[]> {
    const rated = [...ratings].flatMap(([id, rating]) => (rating ? [{ id, ...rating }] : []));
    const unrated = [...ratings].flatMap(([id, rating]) => (rating ? [] : [id]));
    const written = await this.idsOf(statements.setRatingsSql, [storedJson(rated)]);
    const removed = await this.idsOf(statements.deleteRatingsSql, [idList(unrated)]);
    return [...written, ...removed];
  }

  private async idsOf(sql: string, parameters: unknown[]): Promise<number[]> {
    return (await this.run<{ id: number }>(sql, parameters)).map(({ id }) => id);
  }
}
