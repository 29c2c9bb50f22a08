import { line, optionalDollars, optionalLine } from '@gantry/contracts/schemas/common';
import type { PaymentAction } from '@gantry/contracts/schemas/payment';
import * as v from 'valibot';

/** A field of a form about payments, as the reader fills it in. */
type FieldName = 'amount' | 'reference' | 'toOrder' | 'reason';

const rules = {
  /** typed in dollars, sent in cents */
  amount: v.pipe(
    optionalDollars,
    v.check((amount) => amount !== null && amount > 0, 'is not an amount'),
  ),
  reference: line(80),
  toOrder: optionalLine(40),
  reason: line(300),
} as const;

/** The fields of each act, in the order they are filled in. */
export const paymentFields: Readonly<Record<PaymentAction, readonly FieldName[]>> = {
  receipt: ['amount', 'reference'],
  capture: ['amount', 'reason'],
  refund: ['amount', 'reason'],
  'write-off': ['amount', 'reason'],
  match: ['toOrder', 'reason'],
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
