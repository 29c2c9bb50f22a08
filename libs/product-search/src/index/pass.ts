import {
  failedAttribute,
  failedAvailability,
  failedBrand,
  failedMany,
  failedPrice,
  failedRating,
  FilterJudge,
  gone,
  onlyFilter,
  passed,
  type Filters,
} from './filters.ts';
import { noPrice } from './columns.ts';
import type { ProductIndex } from './product-index.ts';
import type { ScanCounts } from './scan-counts.ts';

/** What one pass over a scope found. */
export interface ScanResult extends ScanCounts {
  /** places that pass every filter, in the order they were visited; not to be written to */
  docs: Uint32Array;
}

/** Averages in tenths, up to 5.0. */
const ratingLevels = 51;

/** Places looked at in one go: some milliseconds. */
export const segmentSize = 65_536;

/** Memory a pass works in; one pass at a time may use it. */
export class Scratch {
  /** by value id */
  counts = new Int32Array(0);
  masks = new Uint32Array(0);
  touched = new Uint32Array(0);
  /** places that pass, from the front, and those that fail, from the back */
  docs = new Uint32Array(0);
  /** what each place fails, beside `docs` */
  failures = new Uint8Array(0);
  readonly verdicts = new Uint8Array(segmentSize);

  /** Makes room for as many values and places, before a pass begins. */
  fit(values: number, docs: number): void {
    if (this.counts.length < values) {
      this.counts = new Int32Array(values + 4096);
      this.masks = new Uint32Array(values + 4096);
      this.touched = new Uint32Array(values + 4096);
    }
    if (this.docs.length < docs) {
      this.docs = new Uint32Array(docs + 4096);
      this.failures = new Uint8Array(docs + 4096);
    }
  }
}

/**
 * Filters a set, then counts it. A product that fails nothing counts everywhere, one that fails exactly one filter
 * counts for that filter's own facet only: so every count is exact, and choosing a value never makes its fellows
 * vanish. Where the counts of the whole set are known and fewer products fail than pass, those that fail are taken off
 * instead: the sums are the same.
 */
export class Pass {
  private readonly brandCounts: Int32Array;
  private readonly availabilityCounts = new Int32Array(256);
  private readonly ratingCounts = new Int32Array(ratingLevels);
  private readonly categoryCounts: Int32Array;
  private lowest = Infinity;
  private highest = -Infinity;
  private touchedCount = 0;
  private passedCount = 0;
  /** where those that fail begin */
  private failedStart: number;
  private readonly judge: FilterJudge;
  /** whether what fails is taken off the whole, or what passes added up */
  private takesOff = false;
  private passedDocs: Uint32Array | null = null;

  constructor(
    private readonly index: ProductIndex,
    private readonly filters: Filters,
    private readonly scratch: Scratch,
  ) {
    this.failedStart = scratch.docs.length;
    this.brandCounts = new Int32Array(index.references.highestBrandId + 1);
    this.categoryCounts = new Int32Array(index.references.highestCategoryId + 1);
    this.judge = new FilterJudge(index, filters, scratch.masks);
  }

  /** Takes in at most a segment of places, none of them twice; those without a product any more are left out. */
  filter(places: Uint32Array): void {
    const { docs, failures, verdicts } = this.scratch;
    this.judge.judge(places, verdicts);
    let { passedCount, failedStart } = this;
    for (let at = 0; at < places.length; at += 1) {
      const verdict = verdicts[at] as number;
      if (verdict === passed) docs[passedCount++] = places[at] as number;
      else if (verdict !== gone) {
        failedStart -= 1;
        docs[failedStart] = places[at] as number;
        failures[failedStart] = verdict;
      }
    }
    this.passedCount = passedCount;
    this.failedStart = failedStart;
  }

  /**
   * Counts what was taken in, a segment at each step.
   * @param whole counts of all of it, nothing filtered, where they are known
   */
  *count(whole: ScanCounts | null): Generator<undefined> {
    const { docs } = this.scratch;
    const failedCount = docs.length - this.failedStart;
    this.takesOff = whole !== null && failedCount < this.passedCount;
    if (this.takesOff && whole) this.startFrom(whole);
    const only = whole && onlyFilter(this.filters);
    if (only === null) {
      for (const [start, end] of segments(this.failedStart, docs.length)) {
        this.countNearMisses(start, end);
        yield;
      }
    }
    const [first, last] = this.takesOff ? [this.failedStart, docs.length] : [0, this.passedCount];
    for (const [start, end] of segments(first, last)) {
      this.countColumns(docs.subarray(start, end), this.takesOff ? -1 : 1);
      if (this.takesOff) this.takeOffValues(docs.subarray(start, end));
      else this.addValues(docs.subarray(start, end));
      yield;
    }
    if (whole && only !== null) this.takeOwnFacet(whole, only);
    if (only === failedPrice) return;
    for (const [start, end] of segments(0, this.passedCount)) {
      for (let at = start; at < end; at += 1) this.stretchTo(this.index.prices[docs[at] as number] as number);
      yield;
    }
  }

  /** The places that passed so far; to be asked for when all were taken in. */
  get docs(): Uint32Array {
    this.passedDocs ??= this.scratch.docs.slice(0, this.passedCount);
    return this.passedDocs;
  }

  /** To be called once, at the end: gives the scratch memory back clean. */
  result(): ScanResult {
    const { counts, touched } = this.scratch;
    this.judge.end();
    const values = new Uint32Array(this.touchedCount);
    const valueCounts = new Int32Array(this.touchedCount);
    let length = 0;
    for (let at = 0; at < this.touchedCount; at += 1) {
      const value = touched[at] as number;
      const count = counts[value] as number;
      counts[value] = 0;
      if (count <= 0) continue;
      values[length] = value;
      valueCounts[length] = count;
      length += 1;
    }
    return {
      docs: this.docs,
      brandCounts: sparse(this.brandCounts),
      availabilityCounts: this.availabilityCounts,
      ratingCounts: this.ratingCounts,
      categoryCounts: sparse(this.categoryCounts),
      priceRange: this.lowest > this.highest ? null : { min: this.lowest, max: this.highest },
      values: values.subarray(0, length),
      valueCounts: valueCounts.subarray(0, length),
    };
  }

  private startFrom(whole: ScanCounts): void {
    const { counts, touched } = this.scratch;
    for (const [id, count] of whole.brandCounts) this.brandCounts[id] = count;
    for (const [id, count] of whole.categoryCounts) this.categoryCounts[id] = count;
    this.availabilityCounts.set(whole.availabilityCounts);
    this.ratingCounts.set(whole.ratingCounts);
    const { values, valueCounts } = whole;
    for (let at = 0; at < values.length; at += 1) counts[values[at] as number] = valueCounts[at] as number;
    touched.set(values);
    this.touchedCount = values.length;
  }

  /** Without its own choice the facet of a filter that is alone counts everything: that is known. */
  private takeOwnFacet(whole: ScanCounts, filter: number): void {
    if (filter === failedBrand) for (const [id, count] of whole.brandCounts) this.brandCounts[id] = count;
    else if (filter === failedAvailability) this.availabilityCounts.set(whole.availabilityCounts);
    else if (filter === failedRating) this.ratingCounts.set(whole.ratingCounts);
    else if (filter === failedPrice) {
      this.lowest = whole.priceRange?.min ?? Infinity;
      this.highest = whole.priceRange?.max ?? -Infinity;
    } else this.takeValuesOf(whole, this.filters.attributes[filter - failedAttribute]?.attribute ?? -1);
  }

  private takeValuesOf({ values, valueCounts }: ScanCounts, attribute: number): void {
    const { attributeOf } = this.index.values;
    const { counts, touched } = this.scratch;
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] as number;
      if (attributeOf[value] !== attribute) continue;
      // taken off to nothing, it was met before
      if (counts[value] === 0 && !this.takesOff) touched[this.touchedCount++] = value;
      counts[value] = valueCounts[at] as number;
    }
  }

  private countNearMisses(start: number, end: number): void {
    const { brands, availabilities, prices, ratings } = this.index;
    const { docs, failures } = this.scratch;
    for (let at = start; at < end; at += 1) {
      const failed = failures[at] as number;
      const doc = docs[at] as number;
      if (failed === failedMany) continue;
      if (failed === failedBrand) this.brandCounts[brands[doc] as number]! += 1;
      else if (failed === failedAvailability) this.availabilityCounts[availabilities[doc] as number]! += 1;
      else if (failed === failedPrice) this.stretchTo(prices[doc] as number);
      else if (failed === failedRating) this.ratingCounts[(ratings[doc] as number) >>> 24]! += 1;
      else this.addValuesOf(doc, this.filters.attributes[failed - failedAttribute]?.attribute ?? -1);
    }
  }

  private countColumns(docs: Uint32Array, step: number): void {
    const { brands, availabilities, categories, ratings } = this.index;
    const { brandCounts, availabilityCounts, categoryCounts, ratingCounts } = this;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      brandCounts[brands[doc] as number]! += step;
      availabilityCounts[availabilities[doc] as number]! += step;
      categoryCounts[categories[doc] as number]! += step;
      ratingCounts[(ratings[doc] as number) >>> 24]! += step;
    }
  }

  /** Plain loops over few arrays: this is where a listing's time goes. */
  private addValues(docs: Uint32Array): void {
    const { pairStarts, pairCounts } = this.index;
    const pairs = this.index.pairs.values;
    const { counts, touched } = this.scratch;
    let { touchedCount } = this;
    for (let at = 0; at < docs.length; at += 1) {
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

  /** Every value was met already: it is one of the whole. */
  private takeOffValues(docs: Uint32Array): void {
    const { pairStarts, pairCounts } = this.index;
    const pairs = this.index.pairs.values;
    const { counts } = this.scratch;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      const start = pairStarts[doc] as number;
      const end = start + (pairCounts[doc] as number);
      for (let pair = start; pair < end; pair += 1) counts[pairs[pair] as number]! -= 1;
    }
  }

  private addValuesOf(doc: number, attribute: number): void {
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

  private stretchTo(price: number): void {
    if (price === noPrice) return;
    if (price < this.lowest) this.lowest = price;
    if (price > this.highest) this.highest = price;
  }
}

/** Bounds of the segments between two positions. */
function* segments(start: number, end: number): Generator<[start: number, end: number]> {
  for (let at = start; at < end; at += segmentSize) yield [at, Math.min(at + segmentSize, end)];
}

function sparse(counts: Int32Array): Map<number, number> {
  const found = new Map<number, number>();
  for (let id = 0; id < counts.length; id += 1) {
    const count = counts[id] as number;
    if (count > 0) found.set(id, count);
  }
  return found;
}
