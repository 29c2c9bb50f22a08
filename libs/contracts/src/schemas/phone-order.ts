import * as v from 'valibot';
import { enteredAddressSchema } from './address.ts';
import { totalsSchema } from './cart.ts';
import { amountSchema, emailSchema, line, optionalDollars, optionalLine, skuSchema } from './common.ts';
import { promiseSchema } from './delivery.ts';
import { typedQuantity } from './inquiry.ts';
import { ruleHitSchema } from './offer-approval.ts';
import {
  mayPayBy,
  needsPoNumber,
  paidAtOnce,
  paymentTerms,
  poNumberNeeded,
  purchasePaymentServices,
} from './order.ts';
import { shippingOptionSchema, shippingServiceSchema } from './shipping.ts';

/** Lines of an order by telephone; who has more sends a list. */
export const maxPhoneLines = 50;
/** The dearest unit that anybody prices by telephone, in minor units. */
const maxUnitPrice = 100_000_000;
/** Languages in which a customer is confirmed an order. */
export const phoneLocales = ['en-US', 'es-US', 'fr-CA'] as const;

const unitDollars = v.pipe(optionalDollars, v.nullable(v.pipe(v.number(), v.maxValue(maxUnitPrice))));

/** A product ordered by telephone, at the customer's price in the store or at one that its taker sets and gives a reason for. */
const phoneLineSchema = v.pipe(
  v.object({
    sku: skuSchema,
    quantity: typedQuantity,
    /** typed dollars per unit of measure; empty: the customer's price in the store */
    unitPrice: unitDollars,
    /** what a unit costs us, typed dollars; empty: what a supplier said last */
    unitCost: unitDollars,
    reason: optionalLine(300),
  }),
  v.forward(
    v.partialCheck(
      [['unitPrice'], ['reason']],
      ({ unitPrice, reason }) => unitPrice === null || reason !== null,
      'a reason is needed for a price of your own',
    ),
    ['reason'],
  ),
);

const optionalService = v.pipe(
  v.nullable(v.string()),
  v.transform((chosen) => chosen || null),
  v.nullable(shippingServiceSchema),
);
const optionalEmail = v.pipe(
  v.nullable(v.string()),
  v.transform((typed) => typed?.trim() || null),
  v.nullable(emailSchema),
);

/** An order as somebody of the staff takes it on the telephone. */
export const phoneOrderFormSchema = v.pipe(
  v.object({
    /** number of the customer's account; empty for a guest, who says a name and an e-mail address */
    accountNumber: optionalLine(40),
    name: optionalLine(120),
    email: v.optional(optionalEmail, null),
    locale: v.optional(v.picklist(phoneLocales), 'en-US'),
    lines: v.pipe(v.array(phoneLineSchema), v.minLength(1), v.maxLength(maxPhoneLines)),
    shipTo: enteredAddressSchema,
    /** empty: the first that goes there */
    shippingService: v.optional(optionalService, null),
    paymentTerm: v.picklist(paymentTerms),
    paymentService: v.picklist(purchasePaymentServices),
    poNumber: optionalLine(40),
    /** how the customer said it, for the trail */
    reason: line(300),
  }),
  v.forward(
    v.partialCheck(
      [['accountNumber'], ['name']],
      ({ accountNumber, name }) => accountNumber !== null || name !== null,
      'is needed of a guest',
    ),
    ['name'],
  ),
  v.forward(
    v.partialCheck(
      [['accountNumber'], ['email']],
      ({ accountNumber, email }) => accountNumber !== null || email !== null,
      'is needed of a guest',
    ),
    ['email'],
  ),
  v.forward(
    v.partialCheck(
      [['accountNumber'], ['paymentTerm']],
      ({ accountNumber, paymentTerm }) => accountNumber !== null || paymentTerm === 'advanced',
      'guests pay in advance',
    ),
    ['paymentTerm'],
  ),
  v.forward(
    v.partialCheck(
      [['paymentTerm'], ['poNumber']],
      ({ paymentTerm, poNumber }) => !needsPoNumber(paymentTerm) || poNumber !== null,
      poNumberNeeded,
    ),
    ['poNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['paymentTerm'], ['paymentService']],
      ({ paymentTerm, paymentService }) => mayPayBy(paymentTerm, paymentService),
      paidAtOnce,
    ),
    ['paymentService'],
  ),
);
export type PhoneOrderForm = v.InferInput<typeof phoneOrderFormSchema>;

/** The order with the total its taker has read out. */
export const placePhoneOrderSchema = v.object({ form: phoneOrderFormSchema, acceptedTotal: amountSchema });

const draftLineSchema = v.object({
  sku: v.string(),
  name: v.string(),
  quantity: v.number(),
  /** the customer's price in the store; null where it has none */
  usualPrice: v.nullable(amountSchema),
  unitPrice: amountSchema,
  /** what the unit costs us; null where nobody knows, left out for roles that do not see it */
  unitCost: v.optional(v.nullable(amountSchema)),
  promise: promiseSchema,
});
/** What an order by telephone would cost now. */
export const phoneOrderDraftSchema = v.object({
  customer: v.object({
    accountNumber: v.nullable(v.string()),
    name: v.string(),
    email: v.string(),
    company: v.nullable(v.string()),
  }),
  lines: v.array(draftLineSchema),
  options: v.array(shippingOptionSchema),
  shippingService: shippingServiceSchema,
  totals: totalsSchema,
  taxComplete: v.boolean(),
  /** rules for offers that its own prices would need an approval by: it is not placed, but offered */
  hits: v.array(ruleHitSchema),
});
export type PhoneOrderDraft = v.InferOutput<typeof phoneOrderDraftSchema>;
