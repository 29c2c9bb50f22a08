import type { OfferForm } from '@gantry/contracts/schemas/offer';
import { useState } from 'react';
import { useSalesAdminDraftOfferQuery } from '../../api/offers.endpoints.ts';
import { formOf, isSameForm, valuesOf } from './offer-values.ts';

/** The offer as the server computes it from what was chosen; the last answer stays on screen while the next is on its way. */
export function useOfferDraft(number: string) {
  const [choices, setChoices] = useState<OfferForm | null>(null);
  const {
    data: draft,
    isFetching,
    refetch,
  } = useSalesAdminDraftOfferQuery(
    { params: { number }, body: { choices } },
    { refetchOnMountOrArgChange: true },
  );
  /** Has the offer computed again; false where what is on screen was computed from the same choices. */
  const preview = (form: OfferForm): boolean => {
    const shown = choices ?? (draft && formOf(valuesOf(draft.choices)));
    const isNew = !isSameForm(form, shown);
    if (isNew) setChoices(form);
    return isNew;
  };
  return { draft, isFetching, preview, reread: () => void refetch() };
}
