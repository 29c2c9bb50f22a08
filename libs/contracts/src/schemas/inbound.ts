import * as v from 'valibot';

/** Units that a supplier brings for the shelf on a day, and that nobody has ordered yet. */
export const inboundUnitsSchema = v.object({
  /** ISO date on which they reach our dock */
  expectedOn: v.string(),
  quantity: v.number(),
});
export type InboundUnits = v.InferOutput<typeof inboundUnitsSchema>;
