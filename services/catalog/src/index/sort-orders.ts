import type { sortOrders } from '@gantry/contracts/schemas/catalog';
import { noPrice, type ProductIndex } from './product-index.ts';

export type SortOrder = (typeof sortOrders)[number];
type RankedOrder = Exclude<SortOrder, 'relevance'>;

/** Ranks of all products in the orders a buyer may choose; made when first asked for and when what they rest on changed. */
export class SortOrders {
  /** position of each product's name among all; set while building */
  readonly nameOrder: Float64Array;
  private readonly ranks = new Map<RankedOrder, Uint32Array>();

  constructor(
    private readonly index: ProductIndex,
    capacity: number,
  ) {
    this.nameOrder = new Float64Array(capacity);
  }

  forget(...orders: RankedOrder[]): void {
    for (const order of orders) this.ranks.delete(order);
  }

  /**
   * Sorts places by an order, in place. They come in the listing's own order, which is the answer for relevance
   * without a query.
   */
  sort(docs: Uint32Array, order: SortOrder): Uint32Array {
    if (order === 'relevance') return docs;
    const { ranks, docByRank } = this.ranked(order);
    for (let at = 0; at < docs.length; at += 1) docs[at] = ranks[docs[at] as number] as number;
    docs.sort();
    for (let at = 0; at < docs.length; at += 1) docs[at] = docByRank[docs[at] as number] as number;
    return docs;
  }

  private ranked(order: RankedOrder): { ranks: Uint32Array; docByRank: Uint32Array } {
    const known = this.ranks.get(order);
    if (known) return { ranks: known, docByRank: this.inverse.get(order) as Uint32Array };
    const { count } = this.index;
    const keys = this.keys(order);
    const docByRank = Uint32Array.from({ length: count }, (_, doc) => doc);
    docByRank.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
    const ranks = new Uint32Array(count);
    docByRank.forEach((doc, rank) => (ranks[doc] = rank));
    this.ranks.set(order, ranks);
    this.inverse.set(order, docByRank);
    return { ranks, docByRank };
  }

  private readonly inverse = new Map<RankedOrder, Uint32Array>();

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
