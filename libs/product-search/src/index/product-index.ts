import { crc32 } from 'node:zlib';
import { availabilityLabels, type Availability } from '@gantry/domain/statuses/availability';
import { BranchCounts } from './branch-counts.ts';
import { noPrice } from './columns.ts';
import type { ReferenceData } from '../references/reference-data.ts';
import { SortOrders } from './sort-orders.ts';
import { ValueTable } from './value-table.ts';
import { WordTable } from '../words/word-table.ts';
import { GrowingArray } from '../words/growing-array.ts';

/** A row of the read model as the index takes it in. `facets` are joined by U+001F. */
export interface IndexedRow {
  productId: number;
  categoryId: number;
  brandId: number | null;
  familyId: number;
  availability: Availability;
  price: number | null;
  /** days since 1970 */
  released: number | null;
  /** average of the reviews, 10 to 50; null without any */
  ratingTenths: number | null;
  ratingCount: number | null;
  words: string;
  facets: string;
}

/** A product's day of release, counted so that older ones are smaller and those without one smallest. */
export const releasedKey = ({ released }: Pick<IndexedRow, 'released'>): number =>
  released === null ? 0 : released + daysBefore1970;

/** No product is older than 1900. */
const daysBefore1970 = 25_568;

/** Room for products that come after the index was built. */
const spareDocs = 4096;
const maxReviews = 2 ** 24 - 1;

/**
 * The catalogue as columns of numbers, one place per product ("doc"), in the order a listing shows them: by category,
 * family and name. A category is therefore a run of places, and a listing is one pass over it. About 150 bytes a
 * product.
 */
export class ProductIndex<References extends ReferenceData = ReferenceData> {
  readonly productIds: Int32Array;
  readonly categories: Int32Array;
  /** 0 for none */
  readonly brands: Int32Array;
  readonly families: Int32Array;
  readonly availabilities: Uint8Array;
  /** public price in minor units; `noPrice` for none */
  readonly prices: Int32Array;
  /** see `releasedKey` */
  readonly released: Int32Array;
  /** average in tenths in the highest byte, then how many reviews there are: sorts as buyers read it; 0 for none */
  readonly ratings: Uint32Array;
  readonly live: Uint8Array;
  /** tells whether words and choices of a product changed */
  readonly fingerprints: Uint32Array;
  readonly pairStarts: Uint32Array;
  readonly pairCounts: Uint16Array;
  /** value ids, a run per product in the order of the feed */
  readonly pairs = new GrowingArray();
  readonly values: ValueTable;
  readonly words: WordTable;
  readonly orders: SortOrders;
  /** run of places of each category, without what came later */
  readonly runs = new Map<number, { start: number; end: number }>();
  readonly docOf = new Map<number, number>();
  /** every place, in order: a run of places is a part of it */
  readonly places: Uint32Array;
  readonly branches = new BranchCounts();
  /** places built in order; those after it came later */
  readonly builtCount: number;
  count: number;
  liveCount = 0;

  /** @param ordered product ids in the order of the listing */
  constructor(
    private heldReferences: References,
    ordered: readonly number[],
  ) {
    this.builtCount = ordered.length;
    this.count = ordered.length;
    const capacity = ordered.length + spareDocs;
    this.places = Uint32Array.from({ length: capacity }, (_, doc) => doc);
    this.productIds = new Int32Array(capacity);
    this.productIds.set(ordered);
    ordered.forEach((productId, doc) => this.docOf.set(productId, doc));
    this.categories = new Int32Array(capacity);
    this.brands = new Int32Array(capacity);
    this.families = new Int32Array(capacity);
    this.availabilities = new Uint8Array(capacity);
    this.prices = new Int32Array(capacity).fill(noPrice);
    this.released = new Int32Array(capacity);
    this.ratings = new Uint32Array(capacity);
    this.live = new Uint8Array(capacity);
    this.fingerprints = new Uint32Array(capacity);
    this.pairStarts = new Uint32Array(capacity);
    this.pairCounts = new Uint16Array(capacity);
    this.values = new ValueTable((code) => this.references.attributes.get(code)?.unit ?? null);
    this.words = new WordTable(capacity);
    this.orders = new SortOrders(this, capacity);
  }

  get references(): References {
    return this.heldReferences;
  }

  /** They are replaced as a whole when a product names something new. */
  replaceReferences(references: References): void {
    this.heldReferences = references;
    this.branches.clear();
  }

  get isFull(): boolean {
    return this.count === this.productIds.length;
  }

  /** Takes in a row at its place. */
  putRow(doc: number, row: IndexedRow): void {
    this.categories[doc] = row.categoryId;
    this.brands[doc] = row.brandId ?? 0;
    this.families[doc] = row.familyId;
    this.released[doc] = releasedKey(row);
    this.putChangeable(doc, row);
    if (!this.live[doc]) this.liveCount += 1;
    this.live[doc] = 1;
    this.fingerprints[doc] = this.fingerprintOf(row);
    this.putFacets(doc, row.facets);
    this.words.putText(doc, row.words);
  }

  /** Price, availability and rating, which change all the time and move no product to another place. */
  putChangeable(doc: number, row: IndexedRow): void {
    this.availabilities[doc] = availabilityLabels.indexOf(row.availability);
    this.prices[doc] = row.price ?? noPrice;
    this.ratings[doc] = (row.ratingTenths ?? 0) * 2 ** 24 + Math.min(row.ratingCount ?? 0, maxReviews);
    this.forgetCounts(doc);
  }

  fingerprintOf({ words, facets }: Pick<IndexedRow, 'words' | 'facets'>): number {
    return crc32(facets, crc32(words));
  }

  /** A place for a product that came after the index was built. */
  append(productId: number): number {
    const doc = this.count;
    this.count += 1;
    this.productIds[doc] = productId;
    this.docOf.set(productId, doc);
    return doc;
  }

  removeRow(doc: number): void {
    if (!this.live[doc]) return;
    this.live[doc] = 0;
    this.forgetCounts(doc);
    this.liveCount -= 1;
    const productId = this.productIds[doc] as number;
    if (this.docOf.get(productId) === doc) this.docOf.delete(productId);
  }

  /** Notes the runs of the categories and sorts the words; call it when all rows are in. */
  freeze(): void {
    this.words.freeze();
    this.orderPairs();
    for (let start = 0, end = 0; start < this.builtCount; start = end) {
      const category = this.categories[start] as number;
      while (end < this.builtCount && this.categories[end] === category) end += 1;
      for (const { id } of this.references.pathOf(category)) {
        const run = this.runs.get(id);
        if (run) run.end = end;
        else this.runs.set(id, { start, end });
      }
    }
  }

  /** Puts the choices in the order of the places: a pass over a run then reads them one after the other. */
  private orderPairs(): void {
    const ordered = new Uint32Array(this.pairs.length + spareDocs * 16);
    let length = 0;
    for (let doc = 0; doc < this.builtCount; doc += 1) {
      const start = this.pairStarts[doc] as number;
      const end = start + (this.pairCounts[doc] as number);
      this.pairStarts[doc] = length;
      for (let at = start; at < end; at += 1) ordered[length++] = this.pairs.values[at] as number;
    }
    this.pairs.replace(ordered, length);
  }

  /** What was counted of the branches a place stands in is of the past. */
  private forgetCounts(doc: number): void {
    this.branches.forgetAround(this.categories[doc] as number, this.references);
  }

  private putFacets(doc: number, facets: string): void {
    this.pairStarts[doc] = this.pairs.length;
    let count = 0;
    if (facets)
      for (const facet of facets.split('\u001f')) {
        this.pairs.push(this.values.idOf(facet));
        count += 1;
      }
    this.pairCounts[doc] = count;
  }
}
