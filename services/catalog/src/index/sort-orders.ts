import type { sortOrders } from '@gantry/contracts/list-orders';
import { noPrice, type ProductIndex } from './product-index.ts';
import { sortByKey } from './sort-by-key.ts';

export type SortOrder = (typeof sortOrders)[number];

const highest = 2 ** 32 - 1;

/** Sorts places of the index in the orders a buyer may choose, straight from its columns: nothing is kept that could age. */
export class SortOrders {
  /** position of each product's name among all; set while building, between two others for what came later */
  readonly nameOrder: Float64Array;
  /** where products that came after the index was built stand among the others in the listing's own order */
  private readonly laterPlaces: Float64Array;

  constructor(
    private readonly index: ProductIndex,
    capacity: number,
  ) {
    this.nameOrder = new Float64Array(capacity);
    this.laterPlaces = new Float64Array(capacity - index.builtCount);
  }

  /** Puts a later product behind another one in the listing's own order; behind -1 is the very beginning. */
  place(doc: number, behind: number): void {
    const { builtCount, count } = this.index;
    const place = behind < 0 ? -1 : this.placeOf(behind);
    const others = this.laterPlaces.subarray(0, count - builtCount);
    this.laterPlaces[doc - builtCount] = justAfter(place, others, doc - builtCount);
  }

  /** Puts a later product behind another one among the names. */
  placeName(doc: number, behind: number | undefined): void {
    const { builtCount, count } = this.index;
    const place = behind === undefined ? -1 : (this.nameOrder[behind] as number);
    const others = this.nameOrder.subarray(builtCount, count);
    this.nameOrder[doc] = justAfter(place, others, doc - builtCount);
  }

  /**
   * Sorts places by an order, in place; equal ones stay in the listing's own order. They come as a pass visits them:
   * those built in order, then the later ones.
   */
  sort(docs: Uint32Array, order: SortOrder): Uint32Array {
    const { builtCount } = this.index;
    let firstLater = docs.length;
    while (firstLater > 0 && (docs[firstLater - 1] as number) >= builtCount) firstLater -= 1;
    const keyOf = order === 'relevance' ? null : this.keyOf(order);
    if (keyOf) sortByKey(this.priced(docs.subarray(0, firstLater), order), keyOf);
    if (firstLater < docs.length) this.merge(docs, firstLater, keyOf);
    return docs;
  }

  /** In an order by price: puts products without a public one last, and leaves those that are left to be sorted. */
  private priced(docs: Uint32Array, order: SortOrder): Uint32Array {
    if (order !== 'price-asc' && order !== 'price-desc') return docs;
    const { prices } = this.index;
    const without: number[] = [];
    let count = 0;
    for (const doc of docs)
      if (prices[doc] === noPrice) without.push(doc);
      else docs[count++] = doc;
    docs.set(without, count);
    return docs.subarray(0, count);
  }

  /** Puts the later places at the end of a list where they belong. */
  private merge(docs: Uint32Array, firstLater: number, keyOf: ((doc: number) => number) | null): void {
    const compare = (a: number, b: number) =>
      (keyOf ? keyOf(a) - keyOf(b) : 0) || this.placeOf(a) - this.placeOf(b);
    const later = docs.slice(firstLater).sort(compare);
    let [built, next] = [firstLater - 1, later.length - 1];
    for (let at = docs.length - 1; next >= 0; at -= 1) {
      const isBuilt = built >= 0 && compare(docs[built] as number, later[next] as number) > 0;
      docs[at] = isBuilt ? (docs[built] as number) : (later[next] as number);
      if (isBuilt) built -= 1;
      else next -= 1;
    }
  }

  private placeOf(doc: number): number {
    const { builtCount } = this.index;
    return doc < builtCount ? doc : (this.laterPlaces[doc - builtCount] as number);
  }

  /** What an order sorts by, rising: a whole number of 32 bits for every product that was built in. */
  private keyOf(order: Exclude<SortOrder, 'relevance'>): (doc: number) => number {
    const { prices, released, ratings } = this.index;
    switch (order) {
      case 'name':
        return (doc) => this.nameOrder[doc] as number;
      case 'newest':
        return (doc) => highest - (released[doc] as number);
      case 'rating':
        return (doc) => highest - (ratings[doc] as number);
      // Without a public price a product comes last in both directions: its place must not tell a hidden price.
      case 'price-asc':
        return (doc) => (prices[doc] === noPrice ? highest : (prices[doc] as number));
      case 'price-desc':
        return (doc) => (prices[doc] === noPrice ? highest : highest - 1 - (prices[doc] as number));
    }
  }
}

/** Half-way between a place and the next one that is taken, by a product built (a whole number) or by a later one. */
function justAfter(place: number, later: Float64Array, own: number): number {
  let next = Math.floor(place) + 1;
  for (let at = 0; at < later.length; at += 1) {
    const other = later[at] as number;
    if (at !== own && other > place && other < next) next = other;
  }
  return (place + next) / 2;
}
