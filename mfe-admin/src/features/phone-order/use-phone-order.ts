import { failureOf, withKey } from '@gantry/api-client';
import { offlineCheckoutPath } from '@gantry/contracts/addresses/admin';
import type { Failure } from '@gantry/contracts/errors';
import type { PhoneOrderDraft, PhoneOrderForm } from '@gantry/contracts/schemas/phone-order';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useSalesDraftPhoneOrderMutation,
  useSalesPlacePhoneOrderMutation,
} from '../../api/staff-checkout.endpoints.ts';
import { isSamePhoneForm, phoneFormOf, type IntendedPhoneOrder } from './phone-values.ts';

/** What an order was priced from, and what came of it. */
interface Drawn {
  readonly form: PhoneOrderForm;
  readonly draft: PhoneOrderDraft;
}

/** What became of the last press, beside what the form itself says. */
export type PhoneOutcome =
  /** something was changed after it was priced: it is priced again, and read out before it is placed */
  { readonly kind: 'look-first' } | { readonly kind: 'refused'; readonly failure: Failure['error'] };

/** Prices or places the order that stands in the form. Nothing is placed that was not shown first. */
export function usePhoneOrder() {
  const navigate = useNavigate();
  const [draftCall, { isLoading }] = useSalesDraftPhoneOrderMutation();
  const [placeCall] = useSalesPlacePhoneOrderMutation();
  const [drawn, setDrawn] = useState<Drawn>();
  const [outcome, setOutcome] = useState<PhoneOutcome>();

  const tellRefusal = (failure: Failure['error'] | undefined): SubmitAnswer => {
    if (!failure || failure.code === 'INVALID') return { failure };
    setOutcome({ kind: 'refused', failure });
    return 'kept';
  };
  const drawUp = async (form: PhoneOrderForm): Promise<SubmitAnswer> => {
    const { data, error } = await draftCall({ body: { form } });
    setDrawn(data && { form, draft: data });
    return data ? 'kept' : tellRefusal(failureOf(error));
  };
  const placeOrder = async (form: PhoneOrderForm, total: number, keyFor: Attempt['keyFor']) => {
    const body = { form, acceptedTotal: total };
    const { data, error } = await placeCall(withKey({ body }, keyFor(body)));
    if (!data) {
      const answer = tellRefusal(failureOf(error));
      if (failureOf(error)?.code === 'PRICE_CHANGED') await drawUp(form);
      return answer;
    }
    void navigate(offlineCheckoutPath(data.number), { replace: true });
    return undefined;
  };
  const submit = (values: IntendedPhoneOrder, keyFor: Attempt['keyFor']): Promise<SubmitAnswer> => {
    const form = phoneFormOf(values);
    setOutcome(undefined);
    const total = drawn?.draft.totals.grandTotal ?? null;
    if (values.intent === 'place' && total !== null && isSamePhoneForm(form, drawn?.form))
      return placeOrder(form, total, keyFor);
    if (values.intent === 'place') setOutcome({ kind: 'look-first' });
    return drawUp(form);
  };
  return { submit, draft: drawn?.draft, isDrawing: isLoading, outcome };
}
