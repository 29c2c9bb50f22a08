import * as v from 'valibot';

/** A measure as it is typed, or empty. */
export const measure = (max: number) =>
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
export const poundsSchema = measure(100_000);
