import * as v from 'valibot';

// What we read of the wallet's answers; whatever else they hold is left alone.

const moneySchema = v.object({
  currency_code: v.string(),
  value: v.pipe(v.string(), v.regex(/^-?\d+(\.\d{1,2})?$/)),
});
const linkSchema = v.object({ href: v.string(), rel: v.string() });
const moved = {
  id: v.string(),
  status: v.string(),
  amount: moneySchema,
  invoice_id: v.optional(v.string()),
  create_time: v.optional(v.string()),
  links: v.optional(v.array(linkSchema), []),
};

const authorizationSchema = v.object({
  ...moved,
  expiration_time: v.optional(v.string()),
  status_details: v.optional(v.object({ reason: v.optional(v.string()) })),
});
const captureSchema = v.object({
  ...moved,
  seller_receivable_breakdown: v.optional(v.object({ paypal_fee: v.optional(moneySchema) })),
  status_details: v.optional(v.object({ reason: v.optional(v.string()) })),
});
const refundSchema = v.object(moved);

export const openedOrderSchema = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(linkSchema), []),
});
export const orderSchema = v.object({
  id: v.string(),
  status: v.string(),
  intent: v.picklist(['AUTHORIZE', 'CAPTURE']),
  create_time: v.optional(v.string()),
  purchase_units: v.pipe(
    v.array(
      v.object({
        amount: moneySchema,
        custom_id: v.optional(v.string()),
        payments: v.optional(
          v.object({
            authorizations: v.optional(v.array(authorizationSchema), []),
            captures: v.optional(v.array(captureSchema), []),
            refunds: v.optional(v.array(refundSchema), []),
          }),
          {},
        ),
      }),
    ),
    v.minLength(1),
  ),
});
export type PaypalOrder = v.InferOutput<typeof orderSchema>;
export type PaypalCapture = v.InferOutput<typeof captureSchema>;
export type PaypalRefund = v.InferOutput<typeof refundSchema>;

export const disputesSchema = v.object({
  items: v.optional(v.array(v.object({ dispute_id: v.string() })), []),
});
export const disputeSchema = v.object({
  dispute_id: v.string(),
  create_time: v.string(),
  status: v.string(),
  dispute_amount: moneySchema,
  dispute_life_cycle_stage: v.optional(v.string()),
  dispute_outcome: v.optional(v.object({ outcome_code: v.string() })),
});
export type PaypalDispute = v.InferOutput<typeof disputeSchema>;

export const tokenSchema = v.object({ access_token: v.string(), expires_in: v.number() });
export const errorSchema = v.object({
  name: v.optional(v.string(), 'UNKNOWN'),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string()) })), []),
});
export const reportSchema = v.object({
  total_pages: v.optional(v.number(), 1),
  transaction_details: v.array(
    v.object({
      transaction_info: v.object({
        transaction_id: v.string(),
        paypal_reference_id: v.optional(v.string()),
        paypal_reference_id_type: v.optional(v.string()),
        transaction_event_code: v.string(),
        transaction_initiation_date: v.string(),
        transaction_amount: moneySchema,
        fee_amount: v.optional(moneySchema),
      }),
    }),
  ),
});
export type ReportedTransaction = v.InferOutput<
  typeof reportSchema
>['transaction_details'][number]['transaction_info'];

/** `12.34` of 1234 minor units. */
export function valueOf(amount: number): string {
  const whole = Math.trunc(amount / 100);
  return `${whole}.${String(amount % 100).padStart(2, '0')}`;
}
export const moneyOf = (amount: number): { readonly currency_code: 'USD'; readonly value: string } => ({
  currency_code: 'USD',
  value: valueOf(amount),
});
/** Minor units of `12.34`. */
export const amountOf = ({ value }: { readonly value: string }): number => Math.round(Number(value) * 100);
