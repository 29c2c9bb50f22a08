import * as v from 'valibot';

/** A day range promised to the buyer, calendar days (`2026-11-21`); null where nobody may promise. */
export const promiseSchema = v.nullable(v.object({ from: v.string(), to: v.string() }));

/** The days on which a quantity leaves and is there; `arrives` is null too where the way is not known. */
const deliveryDays = { ships: promiseSchema, arrives: promiseSchema };

/** Parts of a quantity with days of their own, in the order they leave. */
export const deliveryPartsSchema = v.array(v.object({ quantity: v.number(), ...deliveryDays }));

/** A line with its days; `parts` has one part, or none from a release that did not tell them, where all leaves at once. */
export const lineDeliverySchema = v.object({
  lineId: v.string(),
  ...deliveryDays,
  parts: v.optional(deliveryPartsSchema, []),
});
