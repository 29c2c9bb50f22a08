/** Counts of a set, however they were obtained: by the index or by the database. */
export interface FacetCounts {
  total: number;
  brands: ReadonlyMap<number, number>;
  /** by label */
  availabilities: ReadonlyMap<string, number>;
  priceRange: { min: number; max: number } | null;
  attributes: readonly AttributeCounts[];
}

/** The choices of one attribute. Most attributes of a set are never shown, so their values are put in order when asked. */
export interface AttributeCounts {
  code: string;
  /** whether all values the catalogue knows of it are numbers */
  isNumeric: boolean;
  /** of each value, in any order */
  counts: readonly number[];
  /** in the order they are shown */
  values(): AttributeValueCount[];
}

export interface AttributeValueCount {
  label: string;
  count: number;
  /** NaN for text */
  number: number;
}
