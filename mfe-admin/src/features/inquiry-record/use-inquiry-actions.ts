import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { AdminInquiry } from '@gantry/contracts/schemas/admin-inquiry';
import type { QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
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
  const [transitionCall] = useSalesAdminTransitionInquiryMutation();
  const [writeCall] = useSalesAdminWriteToInquiryMutation();
  const { refetch } = useSalesAdminGetInquiryQuery({ params });
  const [outcome, setOutcome] = useState<Outcome>();

  const finishAction = (to: QuoteStatus | null, error: unknown): SubmitAnswer => {
    if (!error) {
      setOutcome({ kind: 'done', to });
      return undefined;
    }
    const failure = failureOf(error);
    if (failure?.code === 'INVALID') return { failure };
    setOutcome({ kind: 'refused', to, failure });
    void refetch();
    return 'kept';
  };
  const submitDraft = async (draft: TransitionDraft, keyFor: Attempt['keyFor']): Promise<SubmitAnswer> => {
    const wanted = inquiry.transitions.find(({ to }) => to === draft.to);
    if (!wanted) {
      const body = { text: draft.message.trim() };
      const { error } = await writeCall(withKey({ params, body }, keyFor(body)));
      return finishAction(null, error);
    }
    const body = transitionBody(wanted, draft, inquiry.version);
    const { error } = await transitionCall(withKey({ params, body }, keyFor(body)));
    return finishAction(wanted.to, error);
  };
  return { submitDraft, outcome };
}
