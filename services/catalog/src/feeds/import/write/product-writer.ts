import type { ClientBase } from 'pg';
import { lockPins, pinned, savePins, type Pin } from '../../../pins/pins.ts';
import { setCosts } from '../../../price/costs.ts';
import { listingEntry, partNumberEntries } from '../../../read-model/listing-entry.ts';
import { priceColumns } from '../../../read-model/price-columns.ts';
import { releaseNamesSql, shareNamesSql } from '../../../read-model/name-lock.ts';
import { ReadModelWriter } from '../../../read-model/read-model-writer.ts';
import { runOn, type RunSql } from '../../../version/run-sql.ts';
import { normalizeAttributes } from '../normalize/normalize-attributes.ts';
import type { NormalRow } from '../normalize/normal-row.ts';
import { nameProducts, type ProductNames } from './product-names.ts';
import { dropAgreedPins, takeOver } from './take-over.ts';
import type { ReferenceWriter } from './reference-writer.ts';
import type { InboundUnits } from '@gantry/contracts/schemas/inbound';
import type { Availability } from '@gantry/domain/statuses/availability';

/** What a batch did. `stock` is what the feed says lies on hand, for sales. */
export interface BatchResult {
  added: number;
  changed: number;
  unchanged: number;
  productIds: number[];
  /** products that came out just as they are stored */
  unchangedIds: number[];
  /** changed products of which something was left alone that staff have edited by hand */
  pinned: number;
  /** products that staff had made, which this feed brings from now on */
  takenOver: number;
  stock: { sku: string; onHand: number }[];
}

interface KnownProduct extends ProductNames {
  id: number;
  feed_id: string;
  content_hash: string;
  manual: Availability | null;
  manualUntil: Date | null;
  inbound: InboundUnits[];
}

/** Writes batches of normalized rows with a handful of statements each, whatever their number. */
export class ProductWriter {
  private readonly readModel: ReadModelWriter;
  private readonly run: RunSql;

  constructor(
    private readonly client: ClientBase,
    private readonly references: ReferenceWriter,
    private readonly now: Date,
    private readonly feed: string,
  ) {
    this.run = runOn(client);
    this.readModel = new ReadModelWriter(this.run);
  }

  /** Writes the rows of a batch that are new or differ from what is stored. Feed ids are unique in a batch. */
  async writeProducts(rows: readonly NormalRow[]): Promise<BatchResult> {
    await this.run(shareNamesSql, []);
    try {
      const takenOver = await takeOver(this.run, rows);
      const result = await this.writeNews(rows);
      await dropAgreedPins(this.run, takenOver);
      return { ...result, takenOver: takenOver.length };
    } finally {
      // A transaction that failed cannot: whoever rolls it back lets go then.
      await this.run(releaseNamesSql, []).catch(() => undefined);
    }
  }

  private async writeNews(rows: readonly NormalRow[]): Promise<Omit<BatchResult, 'takenOver'>> {
    const known = await this.knownProducts(rows);
    const changed = rows.filter((row) => known.get(row.feedId)?.content_hash !== row.hash);
    const fresh = changed.filter((row) => !known.has(row.feedId));
    const result = { added: fresh.length, changed: changed.length - fresh.length };
    const isChanged = new Set(changed.map((row) => row.feedId));
    const unchangedIds = [...known.values()].filter((one) => !isChanged.has(one.feed_id)).map(({ id }) => id);
    const unchanged = rows.length - changed.length;
    if (changed.length === 0)
      return { ...result, unchanged, unchangedIds, productIds: [], pinned: 0, stock: [] };
    const names = await nameProducts(this.client, fresh);
    for (const product of known.values()) names.set(product.feed_id, product);
    const replaced = changed.flatMap((row) => known.get(row.feedId)?.id ?? []);
    const pins = await lockPins(this.run, replaced);
    await this.readModel.deleteDetails(replaced);
    const pinsOf = (row: NormalRow) => pins.get(known.get(row.feedId)?.id ?? 0) ?? [];
    const productIds = await this.writeChanged(await this.withPins(changed, pinsOf), names, known);
    const stock = changed.flatMap((row) =>
      row.stock === null ? [] : [{ sku: names.get(row.feedId)?.sku ?? '', onHand: row.stock }],
    );
    return { ...result, unchanged, unchangedIds, productIds, pinned: pins.size, stock };
  }

  /** The rows with what staff have pinned over what they say; what they say is noted beside the pins. */
  private async withPins(rows: readonly NormalRow[], pinsOf: (row: NormalRow) => readonly Pin[]) {
    const rowsWithPins = rows.map((row) => this.withPinsOf(row, pinsOf(row)));
    await savePins(
      this.run,
      rowsWithPins.flatMap(({ news }) => news),
    );
    return rowsWithPins.map(({ facts }) => facts);
  }

  /** Attributes are pinned as they are stored: what the feed says of them is brought into that form before. */
  private withPinsOf(row: NormalRow, pins: readonly Pin[]): { facts: NormalRow; news: Pin[] } {
    if (!pins.some(({ field }) => field === 'attributes')) return pinned(row, pins);
    const attributes = normalizeAttributes(row.attributes, this.references);
    const { facts, news } = pinned({ ...row, attributes: attributes as NormalRow['attributes'] }, pins);
    const named = facts.attributes.map((one) => ({ ...one, name: this.references.nameOf(one.code ?? '') }));
    return { facts: { ...facts, attributes: named }, news };
  }

  private async knownProducts(rows: readonly NormalRow[]): Promise<Map<string, KnownProduct>> {
    const found = await this.client.query<KnownProduct>(
      // Prices from elsewhere lie over what the feed said: its row is then news, even the same one.
      `select id, feed_id, sku, uri, manual_availability as manual, manual_until as "manualUntil", inbound,
         case when exists (select from catalog.offer_override o where o.product_id = p.id) or feed <> $2
           then '' else content_hash end as content_hash
       from catalog.product p where feed_id = any($1)`,
      [rows.map((row) => row.feedId), this.feed],
    );
    return new Map(found.rows.map((row) => [row.feed_id, row]));
  }

  private async writeChanged(
    rows: readonly NormalRow[],
    names: ReadonlyMap<string, ProductNames>,
    known: ReadonlyMap<string, KnownProduct>,
  ) {
    const prepared = rows.map((row) =>
      this.prepare(row, names.get(row.feedId) as ProductNames, known.get(row.feedId)),
    );
    await this.references.writeReferences(rows);
    const ids = await this.readModel.upsertProducts(
      prepared.map((one) => ({
        ...one.product,
        brand_id: this.references.brandId(one.row),
        category_id: this.references.categoryId(one.row),
        family_id: this.references.familyId(one.row),
      })),
    );
    const idOf = (feedId: string) => ids.get(feedId) as number;
    for (const table of ['part_number', 'public_price', 'confidential_price'] as const)
      await this.readModel.insertDetails(
        table,
        prepared.flatMap((one) =>
          one[table].map((entry) => ({ ...entry, product_id: idOf(one.row.feedId) })),
        ),
      );
    await setCosts(
      this.run,
      prepared.map(({ row }) => [idOf(row.feedId), row.cost] as const),
    );
    await this.insertListed(prepared, idOf);
    return [...ids.values()];
  }

  private async insertListed(
    prepared: readonly ReturnType<ProductWriter['prepare']>[],
    idOf: (feedId: string) => number,
  ): Promise<void> {
    const listing = prepared
      .filter(({ row }) => row.facts.status !== 'draft')
      .map(({ row, listed }) => ({
        product_id: idOf(row.feedId),
        category_id: this.references.categoryId(row),
        brand_id: this.references.brandId(row),
        family_id: this.references.familyId(row),
        ...listingEntry(listed, (code) => this.references.unitOf(code), this.now),
      }));
    await this.readModel.insertDetails('listing_row', listing);
  }

  private prepare(row: NormalRow, names: ProductNames, known: KnownProduct | undefined) {
    const attributes = normalizeAttributes(row.attributes, this.references);
    const { sku, uri } = names;
    const { manual = null, manualUntil = null, inbound = [] } = known ?? {};
    const listed = { ...row, sku, uri, attributes, manual, manualUntil, inbound };
    return {
      row,
      listed,
      product: { ...productColumns(row, names, attributes), feed: this.feed },
      part_number: partNumberEntries(listed),
      ...priceColumns(row.prices),
    };
  }
}

function productColumns(row: NormalRow, names: ProductNames, attributes: unknown) {
  return {
    feed_id: row.feedId,
    sku: names.sku,
    uri: names.uri,
    part_number: row.partNumber,
    name: row.name,
    attributes,
    drawing: row.drawing,
    stated_availability: row.stated,
    stock: row.stock,
    content_hash: row.hash,
    translations: row.translations,
    images: row.images,
    documents: row.documents,
    safety: row.safety ?? null,
    relations: row.relations,
    ...row.facts,
  };
}
