import { failureOf, withKey } from '@gantry/api-client';
import type { Failure } from '@gantry/contracts/errors';
import type { OfferDraft, OfferForm } from '@gantry/contracts/schemas/offer';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import { useSalesAdminSendOfferMutation } from '../../api/offers.endpoints.ts';
import { formOf, type IntendedOffer } from './offer-values.ts';

/** What became of the last press of Send. */
export type SendOutcome =
  | { readonly kind: 'sent'; readonly revision: number }
  /** somebody else must approve it first */
  | { readonly kind: 'asked' }
  /** something was changed after the preview was made: it is made again, and shown before anything is sent */
  | { readonly kind: 'look-first' }
  | { readonly kind: 'refused'; readonly failure: Failure['error'] | undefined };

interface Drawing {
  readonly draft: OfferDraft | undefined;
  readonly preview: (form: OfferForm) => boolean;
  readonly reread: () => void;
}

/**
 * Computes or sends what stands in the form. Nothing is sent that was not shown first; whatever is refused, the draft is
 * read again, so that the page shows what is true now, and what was typed stays.
 */
export function useSendOffer(number: string, { draft, preview, reread }: Drawing) {
  const [sendCall] = useSalesAdminSendOfferMutation();
  const [outcome, setOutcome] = useState<SendOutcome>();

  const sendForm = async (form: OfferForm, keyFor: Attempt['keyFor']): Promise<SubmitAnswer> => {
    const body = { version: draft?.version ?? 0, acceptedTotal: draft?.totals?.grandTotal ?? 0, form };
    const { data, error } = await sendCall(withKey({ params: { number }, body }, keyFor(body)));
    if (data) {
      setOutcome(data.offer ? { kind: 'sent', revision: data.offer.revision } : { kind: 'asked' });
      return undefined;
    }
    const failure = failureOf(error);
    setOutcome({ kind: 'refused', failure });
    reread();
    return failure?.code === 'INVALID' ? { failure } : 'kept';
  };
  const submit = async (values: IntendedOffer, keyFor: Attempt['keyFor']): Promise<SubmitAnswer> => {
    const form = formOf(values);
    if (!form) return 'kept';
    const isNew = preview(form);
    if (values.intent === 'send' && !isNew) return sendForm(form, keyFor);
    setOutcome(values.intent === 'send' ? { kind: 'look-first' } : undefined);
    return 'kept';
  };
  return { submit, outcome };
}
