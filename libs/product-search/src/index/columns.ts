/** In the column of prices: a product without a public one. */
export const noPrice = -1;

/** The columns products are put in order by, one place per product. */
export interface OrderedColumns {
  /** public price in minor units; `noPrice` for none */
  readonly prices: Int32Array;
  /** days since 1900; 0 for unknown */
  readonly released: Int32Array;
  /** average in tenths in the highest byte, then how many reviews there are: sorts as buyers read it; 0 for none */
  readonly ratings: Uint32Array;
  /** places built in order; those after it came later */
  readonly builtCount: number;
  readonly count: number;
}
