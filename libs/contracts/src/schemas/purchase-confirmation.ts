import * as v from 'valibot';
import { amountSchema, line, optionalDay, optionalDollars, optionalLine, wholeNumber } from './common.ts';

/** Lines a purchase order may have. */
export const maxPurchaseLines = 200;

/** What a supplier confirms otherwise than it was ordered: units, minor units of money, or an ISO date. */
export const confirmedDifferenceSchema = v.object({
  lineNumber: v.number(),
  kind: v.picklist(['quantity', 'price', 'date']),
  ordered: v.union([v.number(), v.string()]),
  confirmed: v.union([v.number(), v.string()]),
});
export type ConfirmedDifference = v.InferOutput<typeof confirmedDifferenceSchema>;

/** Why only finance and admins may accept what a supplier confirms: its total, or what a unit costs more. */
export const confirmationEscalations = ['LIMIT', 'COST'] as const;
export type ConfirmationEscalation = (typeof confirmationEscalations)[number];

/** What a supplier has confirmed that differs from the order; it counts for nothing until somebody accepts it. */
export const purchaseConfirmationSchema = v.object({
  at: v.string(),
  /** the supplier, or who of the staff heard it */
  by: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** without prices for roles that do not see costs */
  differences: v.array(confirmedDifferenceSchema),
  /** with what is confirmed, in minor units; null where it is not to be seen */
  total: v.nullable(amountSchema),
  escalations: v.array(v.picklist(confirmationEscalations)),
});

const neededDay = v.pipe(
  optionalDay,
  v.check((day) => day !== null, 'is not a date'),
);
const emptied = v.pipe(
  v.literal(''),
  v.transform((): null => null),
);
/** What a supplier says of a line; what is left empty is as it was ordered, and the day the one of the whole order. */
const confirmedLineSchema = v.object({
  lineNumber: v.number(),
  /** 0: it cannot be had */
  quantity: v.optional(v.nullable(v.union([emptied, wholeNumber(0)])), null),
  unitCost: optionalDollars,
  promisedOn: optionalDay,
});
export const confirmedLines = v.optional(
  v.pipe(v.array(confirmedLineSchema), v.maxLength(maxPurchaseLines)),
  [],
);
/** What the supplier has said: the day goods leave, and what of the lines is not as it was ordered. */
export const confirmPurchaseOrderSchema = v.object({
  version: v.number(),
  promisedOn: neededDay,
  note: optionalLine(500),
  lines: confirmedLines,
});
/** The supplier names other days for what is still to come: one for all of it, or one of its own for a line. */
export const reschedulePurchaseOrderSchema = v.object({
  version: v.number(),
  promisedOn: neededDay,
  note: optionalLine(500),
  lines: v.optional(
    v.pipe(
      v.array(v.object({ lineNumber: v.number(), promisedOn: optionalDay })),
      v.maxLength(maxPurchaseLines),
    ),
    [],
  ),
});
/** The same as it is entered. */
export type NewDays = v.InferInput<typeof reschedulePurchaseOrderSchema>;
/** Sends back what a supplier has confirmed; they read why, and may answer again. */
export const refuseConfirmationSchema = v.object({ version: v.number(), reason: line(500) });
