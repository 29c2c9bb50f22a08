/** Counts of a set. Counts of a facet leave out that facet's own choice. */
export interface ScanCounts {
  brandCounts: ReadonlyMap<number, number>;
  availabilityCounts: Int32Array;
  /** by average in tenths; 0 for products nobody rated */
  ratingCounts: Int32Array;
  categoryCounts: ReadonlyMap<number, number>;
  /** lowest and highest public price; null when nothing has one */
  priceRange: { min: number; max: number } | null;
  /** value ids met at least once, with their counts */
  values: Uint32Array;
  valueCounts: Int32Array;
}
