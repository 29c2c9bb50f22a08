import { failureOf, withKey } from '@gantry/api-client';
import type { ActOnPayments, PaymentAction } from '@gantry/contracts/schemas/payment';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import * as v from 'valibot';
import {
  usePaymentsActOnPaymentsMutation,
  usePaymentsRecordReceiptMutation,
} from '../../api/payments.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { paymentFormSchema } from './payment-forms.ts';

/** What is done, and about which transaction; null: about the order's payments as a whole. */
export interface PaymentAct {
  readonly action: PaymentAction;
  readonly transactionId: string | null;
  /** the order the transaction stands under, where it is another one */
  readonly ofOrder?: string;
}

/**
 * Sends what finance does about the payments of an order, once for what was filled in.
 * @param onDone called once it is done
 */
export function usePaymentAct(number: string, { action, transactionId }: PaymentAct, onDone: () => void) {
  const [act] = usePaymentsActOnPaymentsMutation();
  const [record] = usePaymentsRecordReceiptMutation();
  return async (values: object, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const params = { number };
    const filled = v.parse(paymentFormSchema(action), values);
    const about = transactionId === null ? {} : { transactionId };
    const body = action === 'receipt' ? filled : { action, ...about, ...filled };
    const { error } =
      action === 'receipt'
        ? await record(withKey({ params, body: body as { amount: number; reference: string } }, keyFor(body)))
        : await act(withKey({ params, body: body as ActOnPayments }, keyFor(body)));
    if (!error) {
      onDone();
      return undefined;
    }
    return refusedField(error) ?? refusedAnswer(error, 'admin.payments.refusal');
  };
}

/** Why money could not be shared among orders; no one of them got any. */
const unshared = { path: 'toOrders', message: 'takes none of the money' };
/** What is said at a field, by the reason of the refusal. */
const saidAt = new Map<unknown, { readonly path: string; readonly message: string }>([
  ['nothing-due', unshared],
  ['no-order', unshared],
  ['used-up', unshared],
  ['not-their-credit', { path: 'toOrders', message: 'is credit of somebody else' }],
  ['write-off-limit', { path: 'amount', message: 'is more than you may write off' }],
]);

/** What is refused because of a field is said there. */
function refusedField(error: unknown): SubmitAnswer {
  const failure = failureOf(error);
  const reason = failure?.data?.reason;
  if (!failure) return undefined;
  const said = saidAt.get(reason);
  if (said) return { failure: { ...failure, issues: [said] } };
  return undefined;
}
