import { failureOf, withKey } from '@gantry/api-client';
import { adminPriceListPath } from '@gantry/contracts/addresses/admin';
import { newUuid } from '@gantry/contracts/idempotency-key';
import type { PriceList, PriceListPreview } from '@gantry/contracts/schemas/price-list';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useCatalogAdminPreviewPriceListMutation,
  useCatalogAdminPublishPriceListMutation,
} from '../../api/price-lists.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { formOfValues, type ListValues } from './list-values.ts';

interface Previewed {
  /** what was previewed, as text */
  readonly form: string;
  readonly result: PriceListPreview;
}
/** What became of the last press, beside a preview. */
export type PublishOutcome = 'published' | 'look-first';

/** Shows what a list would change, and publishes it as it was shown; what was typed stays whatever is refused. */
export function usePublishList(list: PriceList | undefined) {
  const navigate = useNavigate();
  const [previewCall] = useCatalogAdminPreviewPriceListMutation();
  const [publishCall] = useCatalogAdminPublishPriceListMutation();
  const [previewed, setPreviewed] = useState<Previewed>();
  const [outcome, setOutcome] = useState<PublishOutcome>();
  const idOfNew = useRef<string>(undefined);
  const idOf = () => list?.id ?? (idOfNew.current ??= newUuid());

  const preview = async (values: ListValues, then?: PublishOutcome): Promise<SubmitAnswer> => {
    const form = formOfValues(values);
    const { data, error } = await previewCall({ params: { id: idOf() }, body: { form } });
    setOutcome(data ? then : undefined);
    if (!data) return refusedAnswer(error, 'admin.price-list.refusal');
    setPreviewed({ form: JSON.stringify(form), result: data });
    return 'kept';
  };
  const publish = async (values: ListValues, keyFor: Attempt['keyFor']): Promise<SubmitAnswer> => {
    const body = { revision: list?.revision ?? 0, form: formOfValues(values), reason: values.reason ?? '' };
    const { data, error } = await publishCall(withKey({ params: { id: idOf() }, body }, keyFor(body)));
    setOutcome(data ? 'published' : undefined);
    if (failureOf(error)?.code === 'STALE_VERSION')
      return { message: 'admin.price-list.refusal.STALE_VERSION' };
    if (error) return refusedAnswer(error, 'admin.price-list.refusal');
    setPreviewed(undefined);
    if (!list) await navigate(adminPriceListPath(data.id), { replace: true });
    return undefined;
  };
  const submit = (values: ListValues, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    if (values.intent !== 'publish') return preview(values);
    const isShown = previewed?.form === JSON.stringify(formOfValues(values));
    return isShown ? publish(values, keyFor) : preview(values, 'look-first');
  };
  return { submit, preview: previewed?.result, outcome };
}
