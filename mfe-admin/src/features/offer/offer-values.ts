import { optionalDollars } from '@gantry/contracts/schemas/common';
import { offerFormSchema, type OfferDraft, type OfferForm } from '@gantry/contracts/schemas/offer';
import * as v from 'valibot';

/** The form of an offer as it is typed: the amount for shipping in dollars, empty where it is the carrier's. */
const offerValuesSchema = v.object({ ...offerFormSchema.entries, shippingAmount: optionalDollars });

/** The same with the button that was pressed: look at it first, or send it. */
export const intendedOfferSchema = v.object({
  ...offerValuesSchema.entries,
  intent: v.optional(v.picklist(['preview', 'send']), 'preview'),
});
export type IntendedOffer = v.InferInput<typeof intendedOfferSchema>;

/** What stands in the form when it opens: what the server proposes. */
export function valuesOf({ shipTo, shippingService, shippingAmount, ...rest }: OfferDraft['choices']) {
  return {
    ...rest,
    shipTo: shipTo ?? { country: 'US' },
    shippingService: shippingService ?? '',
    shippingAmount: shippingAmount === null ? '' : (shippingAmount / 100).toFixed(2),
    validDays: String(rest.validDays),
    depositPercent: rest.depositPercent === null ? '' : String(rest.depositPercent),
    note: rest.note ?? '',
  };
}

/** What is typed, as the call takes it; undefined while something about it is not right yet. */
export function formOf(values: unknown): OfferForm | undefined {
  const result = v.safeParse(offerValuesSchema, values);
  return result.success ? result.output : undefined;
}

/** Whether both say the same. */
export const isSameForm = (one: OfferForm | undefined, other: OfferForm | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
