import type { sortOrders } from '@gantry/contracts/schemas/catalog';
import { noPrice, type ProductIndex } from './product-index.ts';

export type SortOrder = (typeof sortOrders)[number];
type RankedOrder = Exclude<SortOrder, 'relevance'>;

/** All places in one order, and the rank of each. */
interface Ranking {
  ranks: Uint32Array;
  docByRank: Uint32Array;
}

/** Ranks of all products in the orders a buyer may choose; made when first asked for and when what they rest on changed. */
export class SortOrders {
  /** position of each product's name among all; set while building, between two others for what came later */
  readonly nameOrder: Float64Array;
  /** where products that came after the index was built stand among the others in the listing's own order */
  private readonly laterPlaces: Float64Array;
  private readonly rankings = new Map<RankedOrder, Ranking>();

  constructor(
    private readonly index: ProductIndex,
    capacity: number,
  ) {
    this.nameOrder = new Float64Array(capacity);
    this.laterPlaces = new Float64Array(capacity - index.builtCount);
  }

  forget(...orders: RankedOrder[]): void {
    for (const order of orders) this.rankings.delete(order);
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

  /** Sorts places by an order, in place. They come as a pass visits them: those built in order, then the later ones. */
  sort(docs: Uint32Array, order: SortOrder): Uint32Array {
    if (order === 'relevance') return this.mergeLater(docs);
    const { ranks, docByRank } = this.ranked(order);
    for (let at = 0; at < docs.length; at += 1) docs[at] = ranks[docs[at] as number] as number;
    docs.sort();
    for (let at = 0; at < docs.length; at += 1) docs[at] = docByRank[docs[at] as number] as number;
    return docs;
  }

  private placeOf(doc: number): number {
    const { builtCount } = this.index;
    return doc < builtCount ? doc : (this.laterPlaces[doc - builtCount] as number);
  }

  /** Puts the later places at the end of a list where they belong. */
  private mergeLater(docs: Uint32Array): Uint32Array {
    const { builtCount } = this.index;
    let firstLater = docs.length;
    while (firstLater > 0 && (docs[firstLater - 1] as number) >= builtCount) firstLater -= 1;
    if (firstLater === docs.length) return docs;
    const later = docs.slice(firstLater).sort((a, b) => this.placeOf(a) - this.placeOf(b));
    let [built, next] = [firstLater - 1, later.length - 1];
    for (let at = docs.length - 1; next >= 0; at -= 1) {
      const isBuilt = built >= 0 && (docs[built] as number) > this.placeOf(later[next] as number);
      docs[at] = isBuilt ? (docs[built] as number) : (later[next] as number);
      if (isBuilt) built -= 1;
      else next -= 1;
    }
    return docs;
  }

  private ranked(order: RankedOrder): Ranking {
    const known = this.rankings.get(order);
    if (known) return known;
    const { count } = this.index;
    const keys = this.keys(order);
    const docByRank = Uint32Array.from({ length: count }, (_, doc) => doc);
    docByRank.sort((a, b) => (keys[a] as number) - (keys[b] as number) || this.placeOf(a) - this.placeOf(b));
    const ranks = new Uint32Array(count);
    docByRank.forEach((doc, rank) => (ranks[doc] = rank));
    const ranking = { ranks, docByRank };
    this.rankings.set(order, ranking);
    return ranking;
  }

  private keys(order: RankedOrder): Float64Array {
    const { prices, released, ratings, count } = this.index;
    if (order === 'name') return this.nameOrder;
    const keys = new Float64Array(count);
    for (let doc = 0; doc < count; doc += 1) {
      const price = prices[doc] as number;
      if (order === 'newest') keys[doc] = -(released[doc] as number);
      else if (order === 'rating') keys[doc] = -(ratings[doc] as number);
      // Without a public price a product comes last in both directions: its place must not tell a hidden price.
      else if (price === noPrice) keys[doc] = Number.MAX_SAFE_INTEGER;
      else keys[doc] = order === 'price-asc' ? price : -price;
    }
    return keys;
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
