import { noPrice, type ProductIndex } from './product-index.ts';

/** Choices of a buyer, as numbers of the index. */
export interface Filters {
  brands: ReadonlySet<number> | null;
  availabilities: ReadonlySet<number> | null;
  price: { min: number; max: number } | null;
  /** average at least, in tenths */
  minRating: number | null;
  /** each a set of value ids that are alternatives; at most `maxAttributeFilters` */
  attributes: readonly { attribute: number; values: Iterable<number> }[];
}
/** One bit of a word per attribute filter. */
export const maxAttributeFilters = 30;

/** What one pass over a scope found. Counts of a facet leave out that facet's own choice. */
export interface ScanResult {
  /** places that pass every filter, in the order they were visited */
  docs: Uint32Array;
  brandCounts: ReadonlyMap<number, number>;
  availabilityCounts: Uint32Array;
  /** by average in tenths; 0 for products nobody rated */
  ratingCounts: Uint32Array;
  categoryCounts: ReadonlyMap<number, number>;
  /** lowest and highest public price; null when nothing has one */
  priceRange: { min: number; max: number } | null;
  /** value ids met at least once, with their counts */
  values: Uint32Array;
  valueCounts: Uint32Array;
}

const passed = -1;
const failedMany = -2;
const failedBrand = -3;
const failedAvailability = -4;
const failedPrice = -5;
const failedRating = -6;
/** Averages in tenths, up to 5.0. */
const ratingLevels = 51;

/** Memory a pass works in; one pass at a time may use it. */
export class Scratch {
  counts = new Uint32Array(0);
  masks = new Uint32Array(0);
  touched = new Uint32Array(0);
  docs = new Uint32Array(0);

  fit(values: number, docs: number): void {
    if (this.counts.length < values) {
      this.counts = new Uint32Array(values + 4096);
      this.masks = new Uint32Array(values + 4096);
      this.touched = new Uint32Array(values + 4096);
    }
    if (this.docs.length < docs) this.docs = new Uint32Array(docs + 4096);
  }
}

/**
 * Filters and counts in a single pass: a product that fails nothing counts everywhere, one that fails exactly one
 * filter counts for that filter's own facet only. So every count is exact, and choosing a value never makes its
 * fellows vanish. Products are filtered piece by piece, and those that pass counted column by column.
 */
export class Pass {
  private readonly brandCounts: Uint32Array;
  private readonly availabilityCounts = new Uint32Array(256);
  private readonly ratingCounts = new Uint32Array(ratingLevels);
  private readonly categoryCounts: Uint32Array;
  private lowest = Infinity;
  private highest = -Infinity;
  private touchedCount = 0;
  private docCount = 0;
  private readonly allMask: number;
  private readonly isFiltered: boolean;

  constructor(
    private readonly index: ProductIndex,
    private readonly filters: Filters,
    private readonly scratch: Scratch,
  ) {
    const { brands, availabilities, price, minRating, attributes } = filters;
    scratch.fit(index.values.size, index.count);
    this.brandCounts = new Uint32Array(index.references.highestBrandId + 1);
    this.categoryCounts = new Uint32Array(index.references.highestCategoryId + 1);
    this.allMask = attributes.length === 0 ? 0 : 2 ** attributes.length - 1;
    this.isFiltered = Boolean(brands ?? availabilities ?? price ?? minRating) || attributes.length > 0;
    attributes.forEach(({ values }, at) => {
      for (const value of values) scratch.masks[value]! |= 1 << at;
    });
  }

  /** Takes in the places from one to before another. */
  takeRun(start: number, end: number): void {
    const { alive } = this.index;
    const first = this.docCount;
    for (let doc = start; doc < end; doc += 1) if (alive[doc]) this.filter(doc);
    this.countFrom(first);
  }

  /** Takes in single places; those that are gone meanwhile are skipped. */
  takeList(docs: Uint32Array): void {
    const { alive } = this.index;
    const first = this.docCount;
    for (const doc of docs) if (alive[doc]) this.filter(doc);
    this.countFrom(first);
  }

  /** To be called once, at the end: gives the scratch memory back clean. */
  result(): ScanResult {
    const { counts, touched, masks, docs } = this.scratch;
    for (const { values } of this.filters.attributes) for (const value of values) masks[value] = 0;
    const values = touched.slice(0, this.touchedCount);
    const valueCounts = new Uint32Array(this.touchedCount);
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] as number;
      valueCounts[at] = counts[value] as number;
      counts[value] = 0;
    }
    return {
      docs: docs.slice(0, this.docCount),
      brandCounts: sparse(this.brandCounts),
      availabilityCounts: this.availabilityCounts,
      ratingCounts: this.ratingCounts,
      categoryCounts: sparse(this.categoryCounts),
      priceRange: this.lowest > this.highest ? null : { min: this.lowest, max: this.highest },
      values,
      valueCounts,
    };
  }

  private filter(doc: number): void {
    const failed = this.isFiltered ? this.failedFilter(doc) : passed;
    if (failed === passed) {
      this.scratch.docs[this.docCount] = doc;
      this.docCount += 1;
    } else if (failed !== failedMany) this.countNearMiss(doc, failed);
  }

  private countNearMiss(doc: number, failed: number): void {
    const { brands, availabilities, prices } = this.index;
    if (failed === failedBrand) this.brandCounts[brands[doc] as number]! += 1;
    else if (failed === failedAvailability) this.availabilityCounts[availabilities[doc] as number]! += 1;
    else if (failed === failedPrice) this.stretchTo(prices[doc] as number);
    else if (failed === failedRating) this.ratingCounts[this.ratingOf(doc)]! += 1;
    else this.countValuesOf(doc, this.filters.attributes[failed]?.attribute ?? -1);
  }

  /** `passed`, the one filter that failed (an attribute filter by its position), or `failedMany`. */
  private failedFilter(doc: number): number {
    const { brands, availabilities, price, minRating, attributes } = this.filters;
    let failed = passed;
    if (brands && !brands.has(this.index.brands[doc] as number)) failed = failedBrand;
    if (availabilities && !availabilities.has(this.index.availabilities[doc] as number)) {
      if (failed !== passed) return failedMany;
      failed = failedAvailability;
    }
    if (price && !this.isPriceWithin(doc, price)) {
      if (failed !== passed) return failedMany;
      failed = failedPrice;
    }
    if (minRating !== null && this.ratingOf(doc) < minRating) {
      if (failed !== passed) return failedMany;
      failed = failedRating;
    }
    if (attributes.length === 0) return failed;
    const missing = this.allMask & ~this.maskOf(doc);
    if (missing === 0) return failed;
    if (failed !== passed || (missing & (missing - 1)) !== 0) return failedMany;
    return 31 - Math.clz32(missing);
  }

  private ratingOf(doc: number): number {
    return (this.index.ratings[doc] as number) >>> 24;
  }

  private isPriceWithin(doc: number, { min, max }: { min: number; max: number }): boolean {
    const price = this.index.prices[doc] as number;
    return price !== noPrice && price >= min && price <= max;
  }

  private maskOf(doc: number): number {
    const { pairs, pairStarts, pairCounts } = this.index;
    const { masks } = this.scratch;
    const start = pairStarts[doc] as number;
    const end = start + (pairCounts[doc] as number);
    let mask = 0;
    for (let at = start; at < end; at += 1) mask |= masks[pairs.values[at] as number] as number;
    return mask;
  }

  /** Counts what has passed since. Plain loops over few arrays: this is where a listing's time goes. */
  private countFrom(first: number): void {
    const { brands, availabilities, categories, ratings, prices } = this.index;
    const { brandCounts, availabilityCounts, categoryCounts, ratingCounts, docCount } = this;
    const { docs } = this.scratch;
    for (let at = first; at < docCount; at += 1) {
      const doc = docs[at] as number;
      brandCounts[brands[doc] as number]! += 1;
      availabilityCounts[availabilities[doc] as number]! += 1;
      categoryCounts[categories[doc] as number]! += 1;
      ratingCounts[(ratings[doc] as number) >>> 24]! += 1;
      this.stretchTo(prices[doc] as number);
    }
    this.countValuesFrom(first);
  }

  private countValuesFrom(first: number): void {
    const { pairStarts, pairCounts } = this.index;
    const pairs = this.index.pairs.values;
    const { docs, counts, touched } = this.scratch;
    let touchedCount = this.touchedCount;
    for (let at = first; at < this.docCount; at += 1) {
      const doc = docs[at] as number;
      const start = pairStarts[doc] as number;
      const end = start + (pairCounts[doc] as number);
      for (let pair = start; pair < end; pair += 1) {
        const value = pairs[pair] as number;
        const count = counts[value] as number;
        if (count === 0) touched[touchedCount++] = value;
        counts[value] = count + 1;
      }
    }
    this.touchedCount = touchedCount;
  }

  private stretchTo(price: number): void {
    if (price === noPrice) return;
    if (price < this.lowest) this.lowest = price;
    if (price > this.highest) this.highest = price;
  }

  private countValuesOf(doc: number, attribute: number): void {
    const { pairs, pairStarts, pairCounts, values } = this.index;
    const { counts, touched } = this.scratch;
    const start = pairStarts[doc] as number;
    const end = start + (pairCounts[doc] as number);
    for (let at = start; at < end; at += 1) {
      const value = pairs.values[at] as number;
      if (values.attributeOf[value] !== attribute) continue;
      const count = counts[value] as number;
      if (count === 0) touched[this.touchedCount++] = value;
      counts[value] = count + 1;
    }
  }
}

function sparse(counts: Uint32Array): Map<number, number> {
  const found = new Map<number, number>();
  for (let id = 0; id < counts.length; id += 1) {
    const count = counts[id] as number;
    if (count > 0) found.set(id, count);
  }
  return found;
}
