import type { Failure } from '@gantry/contracts/errors';
import { inquiryMessageFormSchema, inquiryWithdrawalSchema } from '@gantry/contracts/schemas/inquiry';
import { postedText, sendPosted, type Posted, type PostedProblems } from '../submit/posted.ts';
import type { Refusal } from '../submit/refusal.ts';

/** What comes back of a form of an inquiry that was posted without scripts and did not go through. */
export interface PostedInquiryChange {
  readonly intent: 'write' | 'withdraw';
  readonly answer: Posted<Record<string, string>>;
}

/** How each of the two forms is sent; the key is that of the press. */
export interface InquiryCalls {
  readonly writeMessage: (values: { text: string }, key: string) => Promise<Refusal | void>;
  readonly withdraw: (values: { note: string }, key: string) => Promise<Refusal | void>;
}

/**
 * Sends whichever of the two forms was posted without scripts.
 * @returns null when it went through, else what was entered and what is wrong with it
 */
export async function sendInquiryChange(
  form: FormData,
  { writeMessage, withdraw }: InquiryCalls,
): Promise<PostedInquiryChange | null> {
  const text = (name: string) => postedText(form, name);
  const intent = text('intent') === 'withdraw' ? 'withdraw' : 'write';
  const answer =
    intent === 'write'
      ? await sendPosted(inquiryMessageFormSchema, { text: text('text') }, (values) =>
          writeMessage(values, text('key')),
        )
      : await sendPosted(inquiryWithdrawalSchema, { note: text('note') }, (values) =>
          withdraw(values, text('key')),
        );
  return answer && { intent, answer };
}

/** Why a change was refused; an inquiry that has moved on meanwhile says so. */
export const inquiryRefusal = (texts: string, failure: Failure['error'] | undefined): Refusal =>
  failure?.code === 'WRONG_STATE' ? { failure, message: `${texts}.changed` } : { failure };

/** What came back to one of the forms; the label is for its list of problems. */
export function postedTo(
  posted: PostedInquiryChange | undefined,
  intent: PostedInquiryChange['intent'],
  label: string,
): { readonly values: Record<string, string>; readonly posted: PostedProblems } | undefined {
  if (posted?.intent !== intent) return undefined;
  const { values, problems } = posted.answer;
  const [name = ''] = Object.keys(values);
  return { values, posted: { problems, labels: { [name]: label } } };
}
