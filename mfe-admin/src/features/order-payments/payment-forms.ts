import { line, optionalDollars, optionalLine, recordNumberSchema } from '@gantry/contracts/schemas/common';
import { maxMatchedOrders, type PaymentAction } from '@gantry/contracts/schemas/payment';
import * as v from 'valibot';

/** A field of a form about payments, as the reader fills it in. */
type FieldName = 'amount' | 'reference' | 'toOrders' | 'reason';

const rules = {
  /** typed in dollars, sent in cents */
  amount: v.pipe(
    optionalDollars,
    v.check((amount) => amount !== null && amount > 0, 'is not an amount'),
  ),
  reference: line(80),
  /** typed with anything between them; none: this one */
  toOrders: v.pipe(
    optionalLine(800),
    v.transform((typed) => (typed ?? '').split(/[\s,;]+/).filter(Boolean)),
    v.check((numbers) => numbers.every((number) => v.is(recordNumberSchema, number)), 'is no order number'),
    v.check((numbers) => new Set(numbers).size === numbers.length, 'names an order twice'),
    v.maxLength(maxMatchedOrders),
    v.transform((numbers) => (numbers.length === 0 ? undefined : numbers)),
  ),
  reason: line(300),
} as const;

/** The fields of each act, in the order they are filled in. */
export const paymentFields: Readonly<Record<PaymentAction, readonly FieldName[]>> = {
  receipt: ['amount', 'reference'],
  capture: ['amount', 'reason'],
  refund: ['amount', 'reason'],
  'write-off': ['amount', 'reason'],
  match: ['toOrders', 'reason'],
  'send-back': ['reference', 'reason'],
  keep: ['reason'],
  void: ['reason'],
  approve: ['reason'],
  'pay-out': ['reference'],
  returned: ['reason'],
  'clear-fraud': ['reason'],
};

/** The form of an act by its schema: what is typed in dollars comes out in cents. */
export const paymentFormSchema = (action: PaymentAction) =>
  v.object(Object.fromEntries(paymentFields[action].map((name) => [name, rules[name]])));
