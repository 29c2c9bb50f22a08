import { withKey } from '@gantry/api-client';
import { adminCreateMpoPath } from '@gantry/contracts/addresses/admin';
import type { PurchaseOrder, PurchaseOrderForm } from '@gantry/contracts/schemas/purchase-order';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useNavigate } from 'react-router';
import {
  useSalesAdminChangePurchaseOrderMutation,
  useSalesAdminDraftPurchaseOrderMutation,
} from '../../api/purchase-orders.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** Saves a draft; a new one is shown at its own address then. */
export function useSaveDraft(draft: PurchaseOrder | undefined) {
  const navigate = useNavigate();
  const [begin] = useSalesAdminDraftPurchaseOrderMutation();
  const [change] = useSalesAdminChangePurchaseOrderMutation();
  return async (form: PurchaseOrderForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { data, error } = draft
      ? await change(changeOf(draft, form, keyFor))
      : await begin(withKey({ body: copyOf(form) }, keyFor(form)));
    if (error) {
      return refusedAnswer(error, 'admin.mpo.refusal');
    }
    if (!draft) await navigate(adminCreateMpoPath(data.id), { replace: true });
    return undefined;
  };
}

function changeOf({ id, version }: PurchaseOrder, form: PurchaseOrderForm, keyFor: Attempt['keyFor']) {
  const body = { version, form: copyOf(form) };
  return withKey({ params: { id }, body }, keyFor(body));
}

const copyOf = (form: PurchaseOrderForm): PurchaseOrderForm => ({ ...form, lines: [...form.lines] });
