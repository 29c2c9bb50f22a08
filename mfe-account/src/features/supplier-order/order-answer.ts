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

/** Lines a purchase order may have; the same bound as the contract's. */
const maxLines = 200;

/** The values of a form that was posted without scripts. */
export function postedOrderAnswer(form: FormData): SupplierOrderAnswer {
  const places = Array.from({ length: maxLines }, (_, place) => place);
  return {
    version: Number(postedText(form, 'version')),
    answer: postedText(form, 'answer') === 'decline' ? 'decline' : 'confirm',
    promisedOn: postedText(form, 'promisedOn'),
    reason: postedText(form, 'reason'),
    note: postedText(form, 'note'),
    lines: places
      .filter((place) => form.has(`lines.${place}.lineNumber`))
      .map((place) => {
        const text = (name: string) => postedText(form, `lines.${place}.${name}`);
        return {
          lineNumber: Number(text('lineNumber')),
          quantity: text('quantity'),
          unitCost: text('unitCost'),
          promisedOn: text('promisedOn'),
        };
      }),
  };
}

/** Why an answer was not taken, in words of this page where it has better ones. */
export const orderRefusal = (failure: Failure['error'] | undefined): Refusal => {
  const isOver = failure?.code === 'NOT_FOUND' || failure?.code === 'WRONG_STATE';
  if (isOver || failure?.code === 'STALE_VERSION')
    return { failure, message: 'account.supplier-order.changed' };
  return { failure };
};
