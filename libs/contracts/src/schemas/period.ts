import * as v from 'valibot';

/** Days from one to another, both of which may be left out. */
interface Days {
  readonly from?: string | null;
  readonly until?: string | null;
}
/** Whether days end on the day they begin or later, and what is said of those that do not. */
export const areInOrder = <Dated extends Days>({ from, until }: Dated): boolean =>
  !from || !until || from <= until;
export const endsTooSoon = 'ends before it begins';

const noRank = 'is not a whole number of this range';
/** A place among others, as it is typed: lower comes first. */
export const rankSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/, noRank), v.transform(Number))]),
  v.integer(),
  v.minValue(1, noRank),
  v.maxValue(999, noRank),
);
