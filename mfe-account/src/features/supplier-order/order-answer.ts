import type { Failure } from '@gantry/contracts/errors';
import { maxPurchaseLines, type NewDays } from '@gantry/contracts/schemas/purchase-confirmation';
import type { SupplierOrderAnswer } from '@gantry/contracts/schemas/purchase-order';
import { postedText, type Posted } from '@gantry/forms/posted';
import type { Refusal } from '@gantry/forms/form';

export type AnswerKind = SupplierOrderAnswer['answer'];

/** How a form came back when it was posted without scripts. */
export interface PostedOrderAnswer {
  readonly kind: AnswerKind;
  readonly answer: Posted<SupplierOrderAnswer>;
}

/** How new days came back that were posted without scripts. */
export interface PostedReschedule {
  readonly kind: 'move';
  readonly answer: Posted<NewDays>;
}

/** The values of an answer that was posted without scripts. */
export const postedOrderAnswer = (form: FormData): SupplierOrderAnswer => ({
  version: Number(postedText(form, 'version')),
  answer: postedText(form, 'answer') === 'decline' ? 'decline' : 'confirm',
  promisedOn: postedText(form, 'promisedOn'),
  reason: postedText(form, 'reason'),
  note: postedText(form, 'note'),
  lines: postedLines(form).map(({ lineNumber, text }) => ({
    lineNumber,
    quantity: text('quantity'),
    unitCost: text('unitCost'),
    promisedOn: text('promisedOn'),
  })),
});

/** The new days that were posted without scripts. */
export const postedDays = (form: FormData): NewDays => ({
  version: Number(postedText(form, 'version')),
  promisedOn: postedText(form, 'promisedOn'),
  note: postedText(form, 'note'),
  lines: postedLines(form).map(({ lineNumber, text }) => ({ lineNumber, promisedOn: text('promisedOn') })),
});

/** The lines a form has fields for, each with the text of any of them. */
function postedLines(form: FormData) {
  const places = Array.from({ length: maxPurchaseLines }, (_, place) => place);
  return places
    .filter((place) => form.has(`lines.${place}.lineNumber`))
    .map((place) => {
      const text = (name: string) => postedText(form, `lines.${place}.${name}`);
      return { lineNumber: Number(text('lineNumber')), text };
    });
}

/** Why an answer was not taken, in words of this page where it has better ones. */
export const orderRefusal = (failure: Failure['error'] | undefined): Refusal => {
  const isOver = failure?.code === 'NOT_FOUND' || failure?.code === 'WRONG_STATE';
  if (isOver || failure?.code === 'STALE_VERSION')
    return { failure, message: 'account.supplier-order.changed' };
  return { failure };
};
