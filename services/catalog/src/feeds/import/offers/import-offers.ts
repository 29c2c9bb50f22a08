import { setImmediate as nextTurn } from 'node:timers/promises';
import { feedProblem, type FeedProblem } from '@gantry/contracts/feed-problems';
import type { FeedOffer } from '@gantry/contracts/schemas/feed';
import type { ClientBase } from 'pg';
import { databaseNow, recheckPricesFrom } from '../../../price-schedule/recheck-prices.ts';
import { maxNamedChanges, raiseVersion } from '../../../version/raise-version.ts';
import { runOn } from '../../../version/run-sql.ts';
import type { RawRow } from '../../format/read/read-feed.ts';
import { withImportLock } from '../run/import-lock.ts';
import type { ImportOptions } from '../run/import-runner.ts';
import { emptySummary, type ImportSummary } from '../run/import-summary.ts';
import { stateStock } from '../write/state-stock.ts';
import { findProducts } from './offer-products.ts';
import { OfferReader, type ReadOffer } from '../../format/rows/offer-reader.ts';
import { OfferWriter } from './offer-writer.ts';

type Rows = AsyncIterable<RawRow> | Iterable<RawRow>;
type Options = Pick<ImportOptions, 'dryRun' | 'onError' | 'onProgress' | 'onWaiting' | 'beforeCommit'>;

const batchSize = 2000;

/**
 * Imports prices and stock alone, all or nothing: much cheaper than whole rows, because the products' own facts, words
 * and facets are not touched. A product that is not there is an error of its row.
 */
export function importOffers(client: ClientBase, rows: Rows, options: Options): Promise<ImportSummary> {
  return withImportLock(client, options.onWaiting ?? (() => undefined), async () => {
    await client.query('begin');
    try {
      const summary = await new OfferImport(client, options, await databaseNow(client)).run(rows);
      if (!options.dryRun) await options.beforeCommit?.(client, summary);
      await client.query(options.dryRun ? 'rollback' : 'commit');
      return summary;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

class OfferImport {
  private readonly summary = emptySummary();
  private readonly seen = new Set<number>();
  private readonly changedIds: number[] = [];
  private readonly client: ClientBase;
  private readonly options: Options;
  private readonly reader: OfferReader;
  private readonly writer: OfferWriter;

  constructor(
    client: ClientBase,
    options: Options,
    private readonly now: Date,
  ) {
    this.client = client;
    this.options = options;
    this.reader = new OfferReader(options.onError);
    this.writer = new OfferWriter(client, now);
  }

  async run(rows: Rows): Promise<ImportSummary> {
    let batch: ReadOffer[] = [];
    for await (const raw of rows) {
      this.summary.rows += 1;
      const read = this.reader.readRow(raw);
      if (read) batch.push(read);
      else this.summary.errors += 1;
      if (batch.length < batchSize) continue;
      await this.writeOffers(batch);
      batch = [];
      await nextTurn();
    }
    await this.writeOffers(batch);
    if (this.changedIds.length > 0) {
      await recheckPricesFrom(this.client, this.now);
      await raiseVersion(runOn(this.client), this.changedIds);
    }
    return this.summary;
  }

  private async writeOffers(batch: readonly ReadOffer[]): Promise<void> {
    const found = await findProducts(
      this.client,
      batch.map(({ offer }) => offer),
    );
    const offers = new Map<number, FeedOffer>();
    for (const [at, { raw, offer }] of batch.entries()) {
      const product = found[at]!;
      if ('problem' in product) this.refuseRow(raw, product.problem);
      else if (this.seen.has(product.productId)) this.refuseRow(raw, feedProblem('product-repeated', {}));
      else offers.set(product.productId, offer);
      if ('productId' in product) this.seen.add(product.productId);
    }
    const { changedIds, stock, pinned } = await this.writer.writeOffers(offers);
    await stateStock(this.client, stock);
    this.summary.pinned += pinned;
    this.summary.changed += changedIds.length;
    this.summary.unchanged += offers.size - changedIds.length;
    // Past the limit only the fact matters that there are too many to name.
    if (this.changedIds.length <= maxNamedChanges) this.changedIds.push(...changedIds);
    this.options.onProgress(this.summary);
  }

  private refuseRow(raw: RawRow, problem: FeedProblem): void {
    this.summary.errors += 1;
    this.reader.refuseRow(raw, [['id', problem]]);
  }
}
