import type { ClientBase } from 'pg';
import { productFacets } from '@gantry/product-search/product-facets';
import { listingRow } from '../../../read-model/listing-row.ts';
import { priceColumns } from '../../../read-model/price-columns.ts';
import { ReadModelWriter } from '../../../read-model/read-model-writer.ts';
import { runOn } from '../../../version/run-sql.ts';
import { searchText } from '@gantry/product-search/search-text';
import { naturalKey } from '@gantry/product-search/natural-key';
import { normalPartNumber } from '@gantry/product-search/part-number';
import { normalizeAttributes } from '../normalize/normalize-attributes.ts';
import type { NormalRow } from '../normalize/normal-row.ts';
import { searchedFacts } from '../normalize/searched-facts.ts';
import { nameProducts, type ProductNames } from './product-names.ts';
import { displayedOffer } from '../../../price/displayed-offer.ts';
import type { ReferenceWriter } from './reference-writer.ts';

/** What a batch did. `stock` is what the feed says lies on hand, for sales. */
export interface BatchResult {
  added: number;
  changed: number;
  unchanged: number;
  productIds: number[];
  /** products that came out just as they are stored */
  unchangedIds: number[];
  stock: { sku: string; onHand: number }[];
}

interface KnownProduct extends ProductNames {
  id: number;
  feed_id: string;
  content_hash: string;
}

/** Writes batches of normalized rows with a handful of statements each, whatever their number. */
export class ProductWriter {
  private readonly readModel: ReadModelWriter;

  constructor(
    private readonly client: ClientBase,
    private readonly references: ReferenceWriter,
    private readonly now: Date,
    private readonly feed: string,
  ) {
    this.readModel = new ReadModelWriter(runOn(client));
  }

  /** Writes the rows of a batch that are new or differ from what is stored. Feed ids are unique in a batch. */
  async writeProducts(rows: readonly NormalRow[]): Promise<BatchResult> {
    const known = await this.knownProducts(rows);
    const changed = rows.filter((row) => known.get(row.feedId)?.content_hash !== row.hash);
    const fresh = changed.filter((row) => !known.has(row.feedId));
    const result = { added: fresh.length, changed: changed.length - fresh.length };
    const isChanged = new Set(changed.map((row) => row.feedId));
    const unchangedIds = [...known.values()].filter((one) => !isChanged.has(one.feed_id)).map(({ id }) => id);
    const unchanged = rows.length - changed.length;
    if (changed.length === 0) return { ...result, unchanged, unchangedIds, productIds: [], stock: [] };
    const names = await nameProducts(this.client, fresh);
    for (const product of known.values()) names.set(product.feed_id, product);
    const replaced = changed.flatMap((row) => known.get(row.feedId)?.id ?? []);
    await this.readModel.deleteDetails(replaced);
    const productIds = await this.writeChanged(changed, names);
    const stock = changed.flatMap((row) =>
      row.stock === null ? [] : [{ sku: names.get(row.feedId)?.sku ?? '', onHand: row.stock }],
    );
    return { ...result, unchanged, unchangedIds, productIds, stock };
  }

  private async knownProducts(rows: readonly NormalRow[]): Promise<Map<string, KnownProduct>> {
    const found = await this.client.query<KnownProduct>(
      // Prices from elsewhere lie over what the feed said: its row is then news, even the same one.
      `select id, feed_id, sku, uri,
         case when exists (select from catalog.offer_override o where o.product_id = p.id) or feed <> $2
           then '' else content_hash end as content_hash
       from catalog.product p where feed_id = any($1)`,
      [rows.map((row) => row.feedId), this.feed],
    );
    return new Map(found.rows.map((row) => [row.feed_id, row]));
  }

  private async writeChanged(rows: readonly NormalRow[], names: ReadonlyMap<string, ProductNames>) {
    const prepared = rows.map((row) => this.prepare(row, names.get(row.feedId) as ProductNames));
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
    const listing = prepared
      .filter(({ row }) => row.facts.status !== 'draft')
      .map((one) => this.listing(one, idOf(one.row.feedId)));
    await this.readModel.insertDetails('listing_row', listing);
    return [...ids.values()];
  }

  private prepare(row: NormalRow, names: ProductNames) {
    const attributes = normalizeAttributes(row.attributes, this.references);
    return {
      row,
      names,
      attributes,
      product: { ...productColumns(row, names, attributes), feed: this.feed },
      part_number: partNumbers(row, names),
      ...priceColumns(row.prices),
    };
  }

  private listing({ row, names, attributes }: ReturnType<ProductWriter['prepare']>, productId: number) {
    const { stated, stock, facts } = row;
    const terms = { manual: null, manualUntil: null, stated, madeToOrder: facts.made_to_order, stock };
    const { availability, price } = displayedOffer(row.prices, terms, this.now);
    const shown = {
      ...row,
      ...names,
      categoryPath: row.category.at(-1)?.path ?? '',
      hasDrawing: row.drawing !== null,
      photo: row.images.find(({ source }) => source)?.source ?? null,
      price,
      availability,
    };
    return {
      product_id: productId,
      category_id: this.references.categoryId(row),
      brand_id: this.references.brandId(row),
      family_id: this.references.familyId(row),
      availability,
      price: price.unit,
      released: facts.released,
      sort_name: naturalKey(row.name),
      words: searchText({ ...shown, ...searchedFacts(row), attributes }),
      ...productFacets(attributes, (code) => this.references.unitOf(code)),
      row: listingRow(shown),
      listed: facts.status === 'published' && facts.visibility === 'public',
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

/** What is not for everybody is found by no number either; whoever may see it has its address. */
function partNumbers(row: NormalRow, names: ProductNames) {
  const { status, visibility, gtin, old_part_numbers: oldPartNumbers } = row.facts;
  if (status === 'draft' || visibility !== 'public') return [];
  const entries = [
    { normal: normalPartNumber(names.sku), kind: 'sku' },
    { normal: normalPartNumber(row.partNumber), kind: 'manufacturer' },
    ...[...new Set(gtin)].map((normal) => ({ normal, kind: 'gtin' })),
    ...oldPartNumbers.map((number) => ({ normal: normalPartNumber(number), kind: 'old' })),
  ];
  return entries.filter((entry) => entry.normal !== '');
}
