import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminInquiry } from '@gantry/contracts/schemas/inquiry';
import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import { attemptKeys } from '@gantry/forms/attempt-key';
import { useState } from 'react';
import {
  useSalesAdminGetInquiryQuery,
  useSalesAdminTransitionInquiryMutation,
  useSalesAdminWriteToInquiryMutation,
} from '../../api/inquiries.endpoints.ts';
import { transitionBody, type TransitionDraft } from './transition-draft.ts';

/** What became of the last action; `to` is null for a message alone. */
export type Outcome =
  | { readonly kind: 'done'; readonly to: QuoteStatus | null }
  | { readonly kind: 'missing'; readonly to: QuoteStatus | null; readonly field: string }
  | {
      readonly kind: 'refused';
      readonly to: QuoteStatus | null;
      readonly failure: Failure['error'] | undefined;
    };

/**
 * Takes an inquiry on and answers it. Whatever is refused, the inquiry is read again, so that the page shows what is true
 * now; what was written stays.
 */
export function useInquiryActions(inquiry: AdminInquiry) {
  const params = { number: inquiry.number };
  const [transitionCall, changing] = useSalesAdminTransitionInquiryMutation();
  const [writeCall, writing] = useSalesAdminWriteToInquiryMutation();
  const { refetch } = useSalesAdminGetInquiryQuery({ params });
  const [keys] = useState(() => attemptKeys());
  const [outcome, setOutcome] = useState<Outcome>();

  const finishAction = (to: QuoteStatus | null, error: unknown): boolean => {
    if (!error) {
      keys.succeeded();
      setOutcome({ kind: 'done', to });
      return true;
    }
    const failure = failureOf(error);
    const field = failure?.code === 'INVALID' ? failure.issues?.[0]?.path.split('.').at(-1) : undefined;
    setOutcome(field ? { kind: 'missing', to, field } : { kind: 'refused', to, failure });
    if (!field) void refetch();
    return false;
  };
  const transition = async (
    wanted: AdminInquiry['transitions'][number],
    draft: TransitionDraft,
  ): Promise<boolean> => {
    const body = transitionBody(wanted, draft, inquiry.version);
    const { error } = await transitionCall(withKey({ params, body }, keys.keyFor(body)));
    return finishAction(wanted.to, error);
  };
  const writeMessage = async (text: string): Promise<boolean> => {
    const body = { text: text.trim() };
    const { error } = await writeCall(withKey({ params, body }, keys.keyFor(body)));
    return finishAction(null, error);
  };
  return {
    transition,
    write: writeMessage,
    outcome,
    setOutcome,
    isBusy: changing.isLoading || writing.isLoading,
  };
}
