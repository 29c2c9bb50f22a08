/** Counts of a set, however they were obtained: by the index or by the database. */
export interface FacetCounts {
  total: number;
  brands: ReadonlyMap<number, number>;
  /** by label */
  availabilities: ReadonlyMap<string, number>;
  /** by average in tenths; products nobody rated are left out */
  ratings: ReadonlyMap<number, number>;
  priceRange: { min: number; max: number } | null;
  attributes: readonly AttributeCounts[];
}

/** The forms of one attribute's values. Most attributes of a set are never shown: their forms are read when asked. */
export interface AttributeCounts {
  code: string;
  /** whether every form of the set is a number */
  isNumeric: boolean;
  /** of each form, in any order */
  counts: readonly number[];
  /** in any order; told soonest where numbers come by size */
  forms(): AttributeForm[];
}

/** A value as products are sold: `1/4 in` and `6.35 mm` are two forms of one choice. */
export interface AttributeForm {
  /** without its unit where that is the attribute's own */
  label: string;
  count: number;
  /** in the attribute's own unit, so that equal choices are equal numbers; NaN for text */
  number: number;
  /** the unit it is sold in */
  unit: string | null;
  /** sorts as people sort words; empty for numbers */
  sortKey: string;
}
