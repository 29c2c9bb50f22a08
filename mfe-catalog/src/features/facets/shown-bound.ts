/** A sent range form as it was typed (`range`, `unit`, `min`, `max` beside the rest of the address). */
export interface TypedRange {
  readonly code: string;
  /** the unit the facet shows; bare numbers are in it */
  readonly unit: string | null;
  readonly min: string;
  readonly max: string;
}
export type Side = 'min' | 'max';
/** `unreadable`: no number; `other-unit`: a unit of another quantity than the facet's */
export type BoundProblem = 'unreadable' | 'other-unit';
/** A range that could not be understood: what was typed, and what is wrong with which bound. */
export interface RangeProblem extends TypedRange {
  readonly problems: Readonly<Partial<Record<Side, BoundProblem>>>;
}

/** A chosen bound as its field shows it: prices in whole currency units, numbers with their unit if it is another. */
export function shownBound(code: string, bound: number | null, unit?: string, shown?: string | null): string {
  if (bound === null) return '';
  if (code === 'price') return (bound / 100).toFixed(2);
  return unit && unit !== shown ? `${bound} ${unit}` : String(bound);
}
