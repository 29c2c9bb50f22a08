import type { Failure } from '@gantry/contracts/errors';
import { totalsSchema, type Totals } from '@gantry/contracts/schemas/cart';
import { offerBlockers } from '@gantry/contracts/schemas/offer';
import type { Refusal } from '@gantry/forms/form';
import type { FileProblem } from '@gantry/forms/send-file';
import * as v from 'valibot';

/** A line of an offer that cannot be had any more. */
export interface LostLine {
  readonly lineNumber: number;
  readonly name: string;
}
const lostSchema = v.object({ lines: v.array(v.object({ lineNumber: v.number(), name: v.string() })) });
const pricedSchema = v.object({ totals: totalsSchema });
const blockedSchema = v.object({ blocker: v.picklist(offerBlockers) });

/** The lines that a refused acceptance names. */
export function lostLines(failure: Failure['error'] | undefined): readonly LostLine[] {
  const data = v.safeParse(lostSchema, failure?.data);
  return failure?.code === 'NOT_PURCHASABLE' && data.success ? data.output.lines : [];
}

/** What the chosen lines cost, where a refused acceptance says it. */
export function refusedTotals(failure: Failure['error'] | undefined): Totals | undefined {
  const data = v.safeParse(pricedSchema, failure?.data);
  return failure?.code === 'PRICE_CHANGED' && data.success ? data.output.totals : undefined;
}

/** Why an offer could not be accepted or declined, in words of its page where it has better ones. */
export function offerRefusal(failure: Failure['error'] | undefined): Refusal {
  if (failure?.code === 'NEEDS_APPROVAL') return { failure, message: 'checkout.offer.refused.approval' };
  if (failure?.code === 'NOT_PURCHASABLE') return { failure, message: 'checkout.offer.refused.gone' };
  if (failure?.code === 'PRICE_CHANGED') return { failure, message: 'checkout.offer.refused.price' };
  if (failure?.code !== 'WRONG_STATE') return { failure };
  const data = v.safeParse(blockedSchema, failure.data);
  return { failure, message: `checkout.offer.refused.${data.success ? data.output.blocker : 'CLOSED'}` };
}

/** Says beside the file why it was not taken. */
export const poFileRefusal = (problem: FileProblem): Refusal => ({
  failure: {
    code: 'INVALID',
    message: problem,
    issues: [{ path: 'body.poFile', message: `forms.file.problem.${problem}` }],
  },
});
