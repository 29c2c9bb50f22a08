import type { sortOrders } from '@gantry/contracts/list-orders';
import { noPrice, type OrderedColumns } from './columns.ts';
import { partByKey, sortByKey, type SortKeys } from './sort-by-key.ts';

export type SortOrder = (typeof sortOrders)[number];

const highest = 2 ** 32 - 1;

/** Sorts places of the index in the orders a buyer may choose, straight from its columns: nothing is kept that could age. */
export class SortOrders {
  /** position of each product's name among all; set while building, between two others for what came later */
  readonly nameOrder: Float64Array;
  /** where products that came after the index was built stand among the others in the listing's own order */
  private readonly laterPlaces: Float64Array;

  constructor(
    private readonly index: OrderedColumns,
    capacity: number,
  ) {
    this.nameOrder = new Float64Array(capacity);
    this.laterPlaces = new Float64Array(capacity - index.builtCount);
  }

  /** Puts a later product behind another one in the listing's own order; behind -1 is the very beginning. */
  placeProduct(doc: number, behind: number): void {
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
   * Places by an order; equal ones stay in the listing's own order. They come as a pass visits them: those built in
   * order, then the later ones. Where that is the order already they are given back as they are, else a copy.
   */
  sorted(visited: Uint32Array, order: SortOrder): Uint32Array {
    const { builtCount } = this.index;
    let firstLater = visited.length;
    while (firstLater > 0 && (visited[firstLater - 1] as number) >= builtCount) firstLater -= 1;
    const column = order === 'relevance' ? null : this.columnOf(order);
    if (!column && firstLater === visited.length) return visited;
    const docs = visited.slice();
    const built = docs.subarray(0, firstLater);
    if (column) sortByKey(isByPrice(order) ? this.priced(built) : built, column);
    if (firstLater < docs.length) this.merge(docs, firstLater, column);
    return docs;
  }

  /** What `sorted` has from one position to before another, without sorting what stands before and behind it. */
  part(visited: Uint32Array, order: SortOrder, { start, end }: { start: number; end: number }): Uint32Array {
    const hasLater = visited.length > 0 && (visited.at(-1) as number) >= this.index.builtCount;
    if (order === 'relevance' || hasLater) return this.sorted(visited, order).subarray(start, end);
    return partByKey(visited, this.columnOf(order), { start, end });
  }

  /** Puts products without a public price last, and gives those that are left to be sorted by theirs. */
  private priced(docs: Uint32Array): Uint32Array {
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
  private merge(docs: Uint32Array, firstLater: number, column: SortColumn | null): void {
    const compare = (a: number, b: number) =>
      (column ? column.keyOf(a) - column.keyOf(b) : 0) || this.placeOf(a) - this.placeOf(b);
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

  private columnOf(order: Exclude<SortOrder, 'relevance'>): SortColumn {
    const { prices, released, ratings } = this.index;
    switch (order) {
      case 'name':
        return new SortColumn(this.nameOrder, 'rising');
      case 'newest':
        return new SortColumn(released, 'falling');
      case 'rating':
        return new SortColumn(ratings, 'falling');
      // Without a public price a product comes last in both directions: its place must not tell a hidden price.
      case 'price-asc':
        return new SortColumn(prices, 'rising', noPrice);
      case 'price-desc':
        return new SortColumn(prices, 'falling', noPrice);
    }
  }
}

/** A column of the index as an order reads it; every product that was built in has a whole number of 32 bits there. */
class SortColumn implements SortKeys {
  constructor(
    private readonly values: Int32Array | Uint32Array | Float64Array,
    private readonly direction: 'rising' | 'falling',
    /** what stands for no value, which comes last */
    private readonly none = Number.NaN,
  ) {}

  keyOf(doc: number): number {
    const value = this.values[doc] as number;
    if (value === this.none) return highest;
    return this.direction === 'rising' ? value : highest - 1 - value;
  }

  /** As `keyOf` has them, in loops of their own. */
  writeKeys(docs: Uint32Array, keys: Uint32Array): void {
    const { values, none } = this;
    if (this.direction === 'rising')
      for (let at = 0; at < docs.length; at += 1) {
        const value = values[docs[at] as number] as number;
        keys[at] = value === none ? highest : value;
      }
    else
      for (let at = 0; at < docs.length; at += 1) {
        const value = values[docs[at] as number] as number;
        keys[at] = value === none ? highest : highest - 1 - value;
      }
  }
}

const isByPrice = (order: SortOrder): boolean => order === 'price-asc' || order === 'price-desc';

/** Half-way between a place and the next one that is taken, by a product built (a whole number) or by a later one. */
function justAfter(place: number, later: Float64Array, own: number): number {
  let next = Math.floor(place) + 1;
  for (let at = 0; at < later.length; at += 1) {
    const other = later[at] as number;
    if (at !== own && other > place && other < next) next = other;
  }
  return (place + next) / 2;
}
