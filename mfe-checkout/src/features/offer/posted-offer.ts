import type { Failure } from '@gantry/contracts/errors';
import { inquiryMessageFormSchema } from '@gantry/contracts/schemas/inquiry';
import {
  offerAcceptanceSchema,
  offerApprovalRequestSchema,
  offerRefusalSchema,
} from '@gantry/contracts/schemas/offer';
import { postedText, sendPosted, type Posted } from '@gantry/forms/posted';
import { sendFile, type FileCalls } from '@gantry/forms/send-file';
import { inquiryRefusal } from '@gantry/forms/posted-inquiry-change';
import type { Totals } from '@gantry/contracts/schemas/cart';
import type * as v from 'valibot';
import { lostLines, offerRefusal, poFileRefusal, refusedTotals, type LostLine } from './offer-refusal.ts';

export type Acceptance = v.InferInput<typeof offerAcceptanceSchema>;
export type Asking = v.InferInput<typeof offerApprovalRequestSchema>;
export type Refusing = v.InferInput<typeof offerRefusalSchema>;

/** The field that keeps the id of a purchase order which was uploaded with a form that came back. */
export const sentPoFile = 'sentPoFile';

const intents = ['accept', 'ask', 'decline', 'write'] as const;

/** What comes back of a form of an offer that was posted without scripts and did not go through. */
export interface PostedOffer {
  readonly intent: (typeof intents)[number];
  readonly answer: Posted<Record<string, unknown>>;
  /** lines that cannot be had any more */
  readonly lost: readonly LostLine[];
  /** lines that were chosen, and what they cost: it is shown before they are accepted */
  readonly chosen?: readonly number[] | undefined;
  readonly totals?: Totals | undefined;
}

interface Sent {
  readonly failed?: { readonly failure?: Failure['error'] | undefined } | undefined;
}
/** How each of the forms is sent; the key is that of the press. */
export interface OfferCalls {
  readonly acceptOffer: (body: Acceptance, key: string) => Promise<Sent>;
  /** sends it to those who approve in the company */
  readonly askApproval: (body: Asking, key: string) => Promise<Sent>;
  /** how the purchase order is sent that was chosen as a file */
  readonly poFile: FileCalls;
  readonly declineOffer: (body: Refusing, key: string) => Promise<Sent>;
  readonly writeMessage: (body: { text: string }, key: string) => Promise<Sent>;
}

/**
 * Sends whichever form was posted without scripts.
 * @returns null when it went through, else what was entered and what is wrong with it
 */
export async function sendPostedOffer(form: FormData, calls: OfferCalls): Promise<PostedOffer | null> {
  const text = (name: string) => postedText(form, name);
  const intent = intents.find((one) => one === text('intent')) ?? 'write';
  let lost: readonly LostLine[] = [];
  let totals: Totals | undefined;
  const answered = ({ failed }: Sent) => {
    if (!failed) return undefined;
    lost = lostLines(failed.failure);
    totals = refusedTotals(failed.failure);
    return intent === 'write'
      ? inquiryRefusal('checkout.offer', failed.failure)
      : offerRefusal(failed.failure);
  };
  const [revision, key] = [Number(text('revision')), text('key')];
  const chosen = chosenOf(form);
  const send = {
    accept: async () => {
      const { values, refusal } = await acceptanceOf(form, calls.poFile);
      const sendBody = async (body: Acceptance) => refusal ?? answered(await calls.acceptOffer(body, key));
      return sendPosted(offerAcceptanceSchema, values, sendBody);
    },
    ask: async () => {
      const { values, refusal } = await acceptanceOf(form, calls.poFile);
      const asked = { ...values, question: text('question') };
      const sendBody = async (body: Asking) => refusal ?? answered(await calls.askApproval(body, key));
      return sendPosted(offerApprovalRequestSchema, asked, sendBody);
    },
    decline: () =>
      sendPosted(offerRefusalSchema, { revision, reason: text('reason') }, async (body) =>
        answered(await calls.declineOffer(body, key)),
      ),
    write: () =>
      sendPosted(inquiryMessageFormSchema, { text: text('text') }, async (body) =>
        answered(await calls.writeMessage(body, key)),
      ),
  }[intent];
  const answer = await send();
  return answer && { intent, answer: answer as Posted<Record<string, unknown>>, lost, chosen, totals };
}

/** The lines that were chosen; undefined where the offer is meant as a whole. */
const chosenOf = (form: FormData): number[] | undefined =>
  postedText(form, 'partial') === '1' ? form.getAll('line').map(Number) : undefined;

/** How it is accepted, by whoever may or once others have approved it; its purchase order is sent before. */
async function acceptanceOf(form: FormData, calls: FileCalls) {
  const poFile = await sendPoFile(form, calls);
  const lines = chosenOf(form);
  const part = lines ? { lines, acceptedTotal: Number(postedText(form, 'acceptedTotal')) } : {};
  const values = {
    revision: Number(postedText(form, 'revision')),
    poNumber: postedText(form, 'poNumber'),
    paymentService: postedText(form, 'paymentService'),
    costCenterId: postedText(form, 'costCenterId'),
    ...part,
    poFile: poFile.id,
  } as Acceptance;
  return { values, refusal: poFile.problem && poFileRefusal(poFile.problem) };
}

/** Sends the purchase order that was chosen; without one, that of the time before is meant, if there was one. */
async function sendPoFile(form: FormData, calls: FileCalls) {
  const kept = postedText(form, sentPoFile) || null;
  const chosen = form.get('poFile');
  if (!(chosen instanceof File) || chosen.name === '') return { id: kept, problem: undefined };
  const sent = await sendFile(chosen, null, calls);
  return sent.problem ? { id: kept, problem: sent.problem } : { id: sent.id, problem: undefined };
}
