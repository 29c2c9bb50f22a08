import { withKey } from '@gantry/api-client';
import { adminPromotionPath } from '@gantry/contracts/addresses/admin';
import type { Promotion, PromotionForm } from '@gantry/contracts/schemas/promotion-admin';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useNavigate } from 'react-router';
import {
  useSalesAdminAddPromotionMutation,
  useSalesAdminChangePromotionMutation,
} from '../../api/promotions.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';

/** Saves a promotion; a new one is shown at its own address then. */
export function useSavePromotion(promotion: Promotion | undefined) {
  const navigate = useNavigate();
  const [add] = useSalesAdminAddPromotionMutation();
  const [change] = useSalesAdminChangePromotionMutation();
  return async (form: PromotionForm, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const { data, error } = promotion
      ? await change(changeOf(promotion, form, keyFor))
      : await add(withKey({ body: form }, keyFor(form)));
    if (error) return refusedAnswer(error, 'admin.promotion.refusal');
    if (!promotion) await navigate(adminPromotionPath(data.promotion.id), { replace: true });
    return undefined;
  };
}

function changeOf({ id, version }: Promotion, form: PromotionForm, keyFor: Attempt['keyFor']) {
  const body = { version, form };
  return withKey({ params: { id }, body }, keyFor(body));
}
