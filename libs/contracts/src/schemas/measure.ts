import * as v from 'valibot';

/** A measure as it is typed, or empty. */
const measure = (max: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.union([v.number(), v.string()]),
        v.transform((typed) => (typeof typed === 'string' ? typed.trim().replace(',', '.') : typed)),
        v.check((typed) => typed === '' || (Number(typed) > 0 && Number(typed) <= max), 'is not a measure'),
        v.transform((typed) => (typed === '' ? null : Number(typed))),
      ),
    ),
    null,
  );

/** Pounds of a package. */
const poundsSchema = measure(100_000);
/** What a package weighs and measures as it is typed: pounds and inches. */
export const measuresForm = {
  pounds: poundsSchema,
  length: measure(2_000),
  width: measure(2_000),
  height: measure(2_000),
};
