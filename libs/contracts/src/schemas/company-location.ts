import * as v from 'valibot';
import { line, uuidSchema } from './common.ts';

/** A location as chosen in a form; empty or left out: the company itself. */
const chosenLocation = v.optional(
  v.nullable(
    v.pipe(
      v.union([v.literal(''), uuidSchema]),
      v.transform((id) => id || null),
    ),
  ),
  null,
);

/** A location, its name, and which other it is directly in. */
export const locationEntrySchema = v.object({ name: line(80), parentId: chosenLocation });
/** Where somebody belongs. */
export const personLocationSchema = v.object({ locationId: chosenLocation });

/** What says that what is in a location goes to the company itself. */
export const moveToCompany = 'company';
/** Where the people and locations go that are in a location that is closed; left out: it has to be empty. */
export const closeLocationSchema = v.object({
  moveTo: v.optional(
    v.pipe(
      v.union([v.literal(''), v.literal(moveToCompany), uuidSchema]),
      v.transform((to) => to || null),
    ),
    '',
  ),
});

/** A place or part of a company, in a tree of up to four levels. */
export const companyLocationSchema = v.object({
  id: uuidSchema,
  name: v.string(),
  /** the location it is directly in; null: the company itself */
  parentId: v.nullable(uuidSchema),
  /** nobody is put into one that is closed */
  isActive: v.boolean(),
});
export type CompanyLocation = v.InferOutput<typeof companyLocationSchema>;
