import { noPrice } from './columns.ts';
import type { ProductIndex } from './product-index.ts';

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

/** Whether a buyer chose nothing. */
export const isOpen = ({ brands, availabilities, price, minRating, attributes }: Filters): boolean =>
  !brands && !availabilities && !price && minRating === null && attributes.length === 0;

/** The filter of which everything else is left alone, as `failed…` numbers it; null for none or several. */
export function onlyFilter({ brands, availabilities, price, minRating, attributes }: Filters): number | null {
  const used = [
    ...(brands ? [failedBrand] : []),
    ...(availabilities ? [failedAvailability] : []),
    ...(price ? [failedPrice] : []),
    ...(minRating === null ? [] : [failedRating]),
    ...attributes.map((_, at) => failedAttribute + at),
  ];
  return used.length === 1 ? (used[0] as number) : null;
}

/** What a place fails, as a number: nothing, a single filter, several, or it holds no product any more. */
export const passed = 0;
export const failedBrand = 1;
export const failedAvailability = 2;
export const failedPrice = 3;
export const failedRating = 4;
/** of the first attribute filter; the others follow */
export const failedAttribute = 5;
export const failedMany = 254;
export const gone = 255;

const maxPrice = 2 ** 31 - 1;

/**
 * Judges places by the choices of a buyer, one filter after the other: each is a plain loop over its own column, which
 * is several times as fast as asking every filter about one product after the other.
 */
export class FilterJudge {
  private readonly brands: Uint8Array | null;
  private readonly availabilities: Uint8Array | null;
  private readonly allMask: number;

  /** @param masks by value id, all 0; given back so by `end` */
  constructor(
    private readonly index: ProductIndex,
    private readonly filters: Filters,
    private readonly masks: Uint32Array,
  ) {
    const { brands, availabilities, attributes } = filters;
    this.brands = brands && flags(brands, index.references.highestBrandId + 1);
    this.availabilities = availabilities && flags(availabilities, 256);
    this.allMask = attributes.length === 0 ? 0 : 2 ** attributes.length - 1;
    attributes.forEach(({ values }, at) => {
      for (const value of values) masks[value]! |= 1 << at;
    });
  }

  end(): void {
    for (const { values } of this.filters.attributes) for (const value of values) this.masks[value] = 0;
  }

  /** Writes what each place fails. */
  judge(docs: Uint32Array, verdicts: Uint8Array): void {
    const { index, filters } = this;
    const { live } = index;
    if (index.liveCount === index.count) verdicts.fill(passed, 0, docs.length);
    else for (let at = 0; at < docs.length; at += 1) verdicts[at] = live[docs[at] as number] ? passed : gone;
    if (this.brands) failUnlisted(docs, verdicts, index.brands, this.brands, failedBrand);
    if (this.availabilities)
      failUnlisted(docs, verdicts, index.availabilities, this.availabilities, failedAvailability);
    if (filters.price) this.judgePrices(docs, verdicts, filters.price);
    if (filters.minRating !== null) this.judgeRatings(docs, verdicts, filters.minRating);
    if (this.allMask !== 0) this.judgeAttributes(docs, verdicts);
  }

  private judgePrices(docs: Uint32Array, verdicts: Uint8Array, range: { min: number; max: number }): void {
    const { prices } = this.index;
    const [min, max] = [Math.max(range.min, noPrice + 1), Math.min(range.max, maxPrice)];
    for (let at = 0; at < docs.length; at += 1) {
      const price = prices[docs[at] as number] as number;
      if (price < min || price > max) fail(verdicts, at, failedPrice);
    }
  }

  private judgeRatings(docs: Uint32Array, verdicts: Uint8Array, least: number): void {
    const { ratings } = this.index;
    for (let at = 0; at < docs.length; at += 1)
      if ((ratings[docs[at] as number] as number) >>> 24 < least) fail(verdicts, at, failedRating);
  }

  private judgeAttributes(docs: Uint32Array, verdicts: Uint8Array): void {
    const { pairs, pairStarts, pairCounts } = this.index;
    const { masks, allMask } = this;
    const pairValues = pairs.values;
    for (let at = 0; at < docs.length; at += 1) {
      const doc = docs[at] as number;
      const start = pairStarts[doc] as number;
      const end = start + (pairCounts[doc] as number);
      let missing = allMask;
      for (let pair = start; pair < end; pair += 1) missing &= ~(masks[pairValues[pair] as number] as number);
      if (missing === 0) continue;
      const isSingle = (missing & (missing - 1)) === 0;
      fail(verdicts, at, isSingle ? failedAttribute + 31 - Math.clz32(missing) : failedMany);
    }
  }
}

function fail(verdicts: Uint8Array, at: number, filter: number): void {
  const before = verdicts[at] as number;
  if (before !== gone) verdicts[at] = before === passed ? filter : failedMany;
}

function failUnlisted(
  docs: Uint32Array,
  verdicts: Uint8Array,
  column: Int32Array | Uint8Array,
  listed: Uint8Array,
  filter: number,
): void {
  for (let at = 0; at < docs.length; at += 1)
    if (listed[column[docs[at] as number] as number] !== 1) fail(verdicts, at, filter);
}

function flags(ids: ReadonlySet<number>, size: number): Uint8Array {
  const listed = new Uint8Array(size);
  for (const id of ids) listed[id] = 1;
  return listed;
}
