import * as v from 'valibot';

/** A US ZIP code of five digits; of ZIP+4 the first five count. */
export const zipSchema = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{5}(-\d{4})?$/, 'is not a ZIP code'),
  v.transform((zip) => zip.slice(0, 5)),
);
