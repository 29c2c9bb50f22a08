import type { Failure } from '@gantry/contracts/errors';
import type { SupplierOrderAnswer } from '@gantry/contracts/schemas/purchase-order';
import { postedText, type Posted } from '@gantry/forms/posted';
import type { Refusal } from '@gantry/forms/form';

export type AnswerKind = SupplierOrderAnswer['answer'];

/** How a form came back when it was posted without scripts. */
export interface PostedOrderAnswer {
  readonly kind: AnswerKind;
  readonly answer: Posted<SupplierOrderAnswer>;
}

/** The values of a form that was posted without scripts. */
export const postedOrderAnswer = (form: FormData): SupplierOrderAnswer => ({
  version: Number(postedText(form, 'version')),
  answer: postedText(form, 'answer') === 'decline' ? 'decline' : 'confirm',
  promisedOn: postedText(form, 'promisedOn'),
  reason: postedText(form, 'reason'),
});

/** Why an answer was not taken, in words of this page where it has better ones. */
export const orderRefusal = (failure: Failure['error'] | undefined): Refusal => {
  const isOver = failure?.code === 'NOT_FOUND' || failure?.code === 'WRONG_STATE';
  if (isOver || failure?.code === 'STALE_VERSION')
    return { failure, message: 'account.supplier-order.changed' };
  return { failure };
};
