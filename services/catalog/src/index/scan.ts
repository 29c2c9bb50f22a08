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

/** Where a pass looks: runs of places, or a list of them; `accepts` has the last word on places that came later. */
export type Scope =
  | { docs: Uint32Array }
  | {
      run: { start: number; end: number };
      later: { start: number; end: number; accepts(doc: number): boolean };
    };

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

/** Scratch memory of the passes; a pass never waits, so that one set serves them all. */
class Scratch {
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
const scratch = new Scratch();

/**
 * Filters and counts in a single pass: a product that fails nothing counts everywhere, one that fails exactly one
 * filter counts for that filter's own facet only. So every count is exact, and choosing a value never makes its
 * fellows vanish.
 */
export function scan(index: ProductIndex, scope: Scope, filters: Filters): ScanResult {
  scratch.fit(index.values.size, index.count);
  setMasks(filters);
  const pass = new Pass(index, filters);
  const { alive } = index;
  if ('docs' in scope) {
    for (const doc of scope.docs) if (alive[doc]) pass.visit(doc);
  } else {
    const { run, later } = scope;
    for (let doc = run.start; doc < run.end; doc += 1) if (alive[doc]) pass.visit(doc);
    for (let doc = later.start; doc < later.end; doc += 1)
      if (alive[doc] && later.accepts(doc)) pass.visit(doc);
  }
  clearMasks(filters);
  return pass.result();
}

/** The whole catalogue, or a category with everything below it. */
export function scopeOf(index: ProductIndex, categoryId: number | null): Scope {
  const later = { start: index.builtCount, end: index.count };
  if (categoryId === null)
    return { run: { start: 0, end: index.builtCount }, later: { ...later, accepts: () => true } };
  const category = index.references.categories.get(categoryId);
  const branch = new Set(category ? index.references.branchOf(category).map(({ id }) => id) : []);
  const accepts = (doc: number) => branch.has(index.categories[doc] as number);
  return { run: index.runs.get(categoryId) ?? { start: 0, end: 0 }, later: { ...later, accepts } };
}

function setMasks(filters: Filters): void {
  filters.attributes.forEach(({ values }, at) => {
    for (const value of values) scratch.masks[value]! |= 1 << at;
  });
}
function clearMasks(filters: Filters): void {
  for (const { values } of filters.attributes) for (const value of values) scratch.masks[value] = 0;
}

class Pass {
  private readonly brandCounts: Uint32Array;
  private readonly availabilityCounts = new Uint32Array(256);
  private readonly ratingCounts = new Uint32Array(ratingLevels);
  private readonly categoryCounts: Uint32Array;
  private lowest = Infinity;
  private highest = -Infinity;
  private touchedCount = 0;
  private docCount = 0;
  private readonly allMask: number;

  constructor(
    private readonly index: ProductIndex,
    private readonly filters: Filters,
  ) {
    this.brandCounts = new Uint32Array(index.references.highestBrandId + 1);
    this.categoryCounts = new Uint32Array(index.references.highestCategoryId + 1);
    this.allMask = filters.attributes.length === 0 ? 0 : 2 ** filters.attributes.length - 1;
  }

  visit(doc: number): void {
    const failed = this.failedFilter(doc);
    if (failed === failedMany) return;
    if (failed === passed) this.countPassed(doc);
    else if (failed === failedBrand) this.brandCounts[this.index.brands[doc] as number]! += 1;
    else if (failed === failedAvailability)
      this.availabilityCounts[this.index.availabilities[doc] as number]! += 1;
    else if (failed === failedPrice) this.countPrice(doc);
    else if (failed === failedRating) this.ratingCounts[this.ratingOf(doc)]! += 1;
    else this.countValuesOf(doc, this.filters.attributes[failed]?.attribute ?? -1);
  }

  result(): ScanResult {
    const { counts, touched } = scratch;
    const values = touched.slice(0, this.touchedCount);
    const valueCounts = new Uint32Array(this.touchedCount);
    for (let at = 0; at < values.length; at += 1) {
      valueCounts[at] = counts[values[at] as number] as number;
      counts[values[at] as number] = 0;
    }
    return {
      docs: scratch.docs.slice(0, this.docCount),
      brandCounts: sparse(this.brandCounts),
      availabilityCounts: this.availabilityCounts,
      ratingCounts: this.ratingCounts,
      categoryCounts: sparse(this.categoryCounts),
      priceRange: this.lowest > this.highest ? null : { min: this.lowest, max: this.highest },
      values,
      valueCounts,
    };
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
    const start = pairStarts[doc] as number;
    const end = start + (pairCounts[doc] as number);
    let mask = 0;
    for (let at = start; at < end; at += 1) mask |= scratch.masks[pairs.values[at] as number] as number;
    return mask;
  }

  private countPassed(doc: number): void {
    const { index } = this;
    scratch.docs[this.docCount] = doc;
    this.docCount += 1;
    this.brandCounts[index.brands[doc] as number]! += 1;
    this.availabilityCounts[index.availabilities[doc] as number]! += 1;
    this.ratingCounts[this.ratingOf(doc)]! += 1;
    this.categoryCounts[index.categories[doc] as number]! += 1;
    this.countPrice(doc);
    const { pairs, pairStarts, pairCounts } = index;
    const start = pairStarts[doc] as number;
    const end = start + (pairCounts[doc] as number);
    for (let at = start; at < end; at += 1) this.countValue(pairs.values[at] as number);
  }

  private countPrice(doc: number): void {
    const price = this.index.prices[doc] as number;
    if (price === noPrice) return;
    if (price < this.lowest) this.lowest = price;
    if (price > this.highest) this.highest = price;
  }

  private countValuesOf(doc: number, attribute: number): void {
    const { pairs, pairStarts, pairCounts, values } = this.index;
    const start = pairStarts[doc] as number;
    const end = start + (pairCounts[doc] as number);
    for (let at = start; at < end; at += 1) {
      const value = pairs.values[at] as number;
      if (values.attributeOf[value] === attribute) this.countValue(value);
    }
  }

  private countValue(value: number): void {
    const count = scratch.counts[value] as number;
    if (count === 0) {
      scratch.touched[this.touchedCount] = value;
      this.touchedCount += 1;
    }
    scratch.counts[value] = count + 1;
  }
}

function sparse(counts: Uint32Array): Map<number, number> {
  const found = new Map<number, number>();
  counts.forEach((count, id) => count > 0 && found.set(id, count));
  return found;
}
