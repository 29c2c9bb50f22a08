import { phoneOrderFormSchema, type PhoneOrderForm } from '@gantry/contracts/schemas/phone-order';
import * as v from 'valibot';

/** The form with the button that was pressed: look at it first, or place it. */
export const intendedPhoneOrderSchema = v.intersect([
  phoneOrderFormSchema,
  v.object({ intent: v.optional(v.picklist(['preview', 'place']), 'preview') }),
]);
export type IntendedPhoneOrder = v.InferInput<typeof intendedPhoneOrderSchema>;

/** A line that asks for nothing yet. */
export const emptyLine = { sku: '', quantity: '1', unitPrice: '', unitCost: '', reason: '' };
export type PhoneLineValues = typeof emptyLine;

/** What stands in the form when it opens. */
export const emptyPhoneOrder = {
  accountNumber: '',
  name: '',
  email: '',
  locale: 'en-US',
  lines: [emptyLine],
  shipTo: { country: 'US' },
  shippingService: '',
  paymentTerm: 'advanced',
  paymentService: 'check',
  poNumber: '',
  reason: '',
} as const;

/** What is typed, as a call takes it. */
export function phoneFormOf(values: IntendedPhoneOrder): PhoneOrderForm {
  const { intent: _, ...form } = values;
  return form;
}

/** Whether both ask for the same. */
export const isSamePhoneForm = (one: PhoneOrderForm, other: PhoneOrderForm | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
