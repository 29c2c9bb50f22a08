import * as v from 'valibot';
import { amountSchema, uuidSchema } from './common.ts';
import { measuresForm } from './measure.ts';
import { shippingServiceSchema } from './shipping.ts';

/** Where a parcel of a return is: `trouble`: its carrier has lost or damaged it, or cannot go on with it. */
const returnParcelStates = ['unsent', 'under-way', 'arrived', 'trouble', 'received'] as const;
/** A parcel of a return, with the label it travels with. */
export const returnParcelSchema = v.object({
  labelId: v.string(),
  tracking: v.string(),
  /** the carrier's own page about it, where it has one */
  trackingPage: v.nullable(v.pipe(v.string(), v.url())),
  service: shippingServiceSchema,
  /** as it was said; null where nobody wrote it down */
  weightGrams: v.nullable(v.number()),
  state: v.picklist(returnParcelStates),
  /** when it came there; null while it is unsent */
  at: v.nullable(v.string()),
});
export type ReturnParcel = v.InferOutput<typeof returnParcelSchema>;
/** As many as a return comes back in at the most. */
export const maxReturnParcels = 20;
/** The same for staff. */
export const staffParcelSchema = v.object({
  ...returnParcelSchema.entries,
  /** what the carrier charges us; null where the reader may not see it */
  cost: v.nullable(amountSchema),
  /** this person may give its label back, or send another in its place: no carrier has scanned it */
  mayReplace: v.boolean(),
});
export type StaffParcel = v.InferOutput<typeof staffParcelSchema>;

/** In how many parcels goods come back and what each weighs: the labels there are give way to one for each. */
export const packReturnSchema = v.object({
  version: v.number(),
  parcels: v.pipe(
    v.array(
      v.pipe(
        v.object(measuresForm),
        v.forward(
          v.partialCheck([['pounds']], ({ pounds }) => pounds !== null, 'is needed for a label'),
          ['pounds'],
        ),
      ),
    ),
    v.minLength(1),
    v.maxLength(maxReturnParcels),
  ),
});
export type PackReturn = v.InferInput<typeof packReturnSchema>;

const givenReason = v.pipe(v.string(), v.trim(), v.minLength(1, 'a reason is needed'), v.maxLength(500));
/** A label for a parcel of a return: what it measures now, and why it gets one or another. */
export const labelReturnFormSchema = v.pipe(
  v.object({
    /** the one that is given back; null for a parcel more */
    labelId: v.nullable(uuidSchema),
    /** how many parcels had a label when whoever asks for one more looked */
    among: v.optional(v.number(), 0),
    ...measuresForm,
    reason: givenReason,
  }),
  v.forward(
    v.partialCheck([['pounds']], ({ pounds }) => pounds !== null, 'is needed for a label'),
    ['pounds'],
  ),
);
export type LabelReturnForm = v.InferInput<typeof labelReturnFormSchema>;
export const labelReturnSchema = v.object({ form: labelReturnFormSchema });
/** A label that no parcel travels with. */
export const voidReturnLabelFormSchema = v.object({ labelId: uuidSchema, reason: givenReason });
export type VoidReturnLabelForm = v.InferInput<typeof voidReturnLabelFormSchema>;
export const voidReturnLabelSchema = v.object({ form: voidReturnLabelFormSchema });
