import type { Failure } from '@gantry/contracts/errors';
import { reportShipmentSchema, type DelayedLines } from '@gantry/contracts/schemas/shipment';
import type { Refusal } from '@gantry/forms/form';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import * as v from 'valibot';

export type ReportValues = v.InferInput<typeof reportShipmentSchema>;
export const confirmFormSchema = v.object({});
/** Which late lines are meant: all of them, or one by its id. */
export const delayFormSchema = v.object({ which: v.string() });
export type DelayValues = v.InferInput<typeof delayFormSchema>;
type AnyValues = ReportValues | DelayValues | Record<string, never>;

/** How a form of the page came back when it was posted without scripts. */
export interface PostedShipment {
  readonly answer: Posted<AnyValues>;
}

/** The lines that are meant. */
export const lineIdsOf = ({ lines }: Pick<DelayedLines, 'lines'>, which: string): string[] =>
  which === 'all' ? lines.map(({ lineId }) => lineId) : [which];

/** What a posted form sends, by its kind. */
export interface ShipmentCalls {
  readonly confirm: (key: string) => Promise<Refusal | void>;
  readonly report: (values: ReportValues, key: string) => Promise<Refusal | void>;
  readonly decide: (choice: 'keep' | 'cancel', values: DelayValues, key: string) => Promise<Refusal | void>;
}

/** Sends a form that was posted without scripts. @returns null when it went through */
export async function sendPostedShipment(
  form: FormData,
  calls: ShipmentCalls,
): Promise<PostedShipment | null> {
  const key = postedText(form, 'key');
  const answer = await sendByKind(form, key, calls);
  return answer && { answer };
}

function sendByKind(form: FormData, key: string, calls: ShipmentCalls): Promise<Posted<AnyValues> | null> {
  const kind = postedText(form, 'form');
  if (kind === 'report') {
    const values = {
      kind: postedText(form, 'kind'),
      text: postedText(form, 'text'),
      lines: postedUnits(form),
    } as ReportValues;
    return sendPosted(reportShipmentSchema, values, (sent) => calls.report(sent, key));
  }
  if (kind === 'keep' || kind === 'cancel') {
    const values = { which: postedText(form, 'which') };
    return sendPosted(delayFormSchema, values, (sent) => calls.decide(kind, sent, key));
  }
  return sendPosted(confirmFormSchema, {}, () => calls.confirm(key));
}

/** The units of each line that are affected, as far as the form names lines. */
function postedUnits(form: FormData): { lineId: string; quantity: string }[] {
  const units: { lineId: string; quantity: string }[] = [];
  while (form.has(`lines.${units.length}.lineId`)) {
    const line = `lines.${units.length}`;
    units.push({
      lineId: postedText(form, `${line}.lineId`),
      quantity: postedText(form, `${line}.quantity`),
    });
  }
  return units;
}

/** Why it was not taken, in words of this page where it has better ones. */
export const shipmentRefusal = (
  texts: 'shipment' | 'delay',
  failure: Failure['error'] | undefined,
): Refusal => {
  const isOver = failure?.code === 'NOT_FOUND' || failure?.code === 'WRONG_STATE';
  return isOver ? { failure, message: `checkout.${texts}.changed` } : { failure };
};
