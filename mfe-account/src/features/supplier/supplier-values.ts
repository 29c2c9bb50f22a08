import type { Failure } from '@gantry/contracts/errors';
import type { AnswerRequest, SupplierView } from '@gantry/contracts/schemas/supplier';
import { postedText, type Posted } from '@gantry/forms/posted';
import type { Refusal } from '@gantry/forms/form';

/** The answer as it stands in the form: everything is text. */
export type AnswerValues = AnswerRequest & {
  readonly lines: readonly {
    readonly id: string;
    readonly unitCost: string;
    readonly leadTimeDays: string;
    readonly minimumQuantity: string;
    readonly cannotSupply: boolean;
    readonly note: string;
  }[];
};

/** How the form came back when it was posted without scripts. */
export interface PostedAnswer {
  readonly intent: 'answer';
  readonly answer: Posted<AnswerValues>;
}

const dollars = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '' : (amount / 100).toFixed(2);

/** What was answered so far. */
export const valuesOfRequest = ({ version, lines }: SupplierView): AnswerValues => ({
  version,
  message: '',
  lines: lines.map(({ id, answer }) => ({
    id,
    unitCost: dollars(answer?.unitCost),
    leadTimeDays: String(answer?.leadTimeDays ?? ''),
    minimumQuantity: String(answer?.minimumQuantity ?? ''),
    cannotSupply: answer?.cannotSupply ?? false,
    note: answer?.note ?? '',
  })),
});

/** Lines a request may have; the same bound as the contract's. */
const maxLines = 200;

/** The values of a form that was posted without scripts. */
export function postedAnswer(form: FormData): AnswerValues {
  const places = Array.from({ length: maxLines }, (_, place) => place);
  return {
    version: Number(postedText(form, 'version')),
    message: postedText(form, 'message'),
    lines: places
      .filter((place) => form.has(`lines.${place}.id`))
      .map((place) => {
        const text = (name: string) => postedText(form, `lines.${place}.${name}`);
        return {
          id: text('id'),
          unitCost: text('unitCost'),
          leadTimeDays: text('leadTimeDays'),
          minimumQuantity: text('minimumQuantity'),
          cannotSupply: form.has(`lines.${place}.cannotSupply`),
          note: text('note'),
        };
      }),
  };
}

/** Why an answer was not taken, in words of this page where it has better ones. */
export const answerRefusal = (failure: Failure['error'] | undefined): Refusal => {
  if (failure?.code === 'NOT_FOUND') return { failure, message: 'account.supplier.over' };
  return failure?.code === 'STALE_VERSION' ? { failure, message: 'account.supplier.changed' } : { failure };
};
