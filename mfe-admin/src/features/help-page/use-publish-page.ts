import { failureOf, withKey } from '@gantry/api-client';
import { adminHelpPagePath } from '@gantry/contracts/addresses/admin';
import { newUuid } from '@gantry/contracts/idempotency-key';
import type { AdminHelpPage } from '@gantry/contracts/schemas/help-page';
import type { Attempt, SubmitAnswer } from '@gantry/forms/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  useCatalogAdminPublishHelpPageMutation,
  useLazyCatalogAdminGetHelpPageQuery,
} from '../../api/help-pages.endpoints.ts';
import { refusedAnswer } from '../../parts/refused-answer.ts';
import { formOfValues, type HelpValues } from './help-values.ts';

/**
 * Publishes a help page. Where somebody else has published it meanwhile, theirs is fetched and shown beside what was
 * typed, which stays.
 */
export function usePublishPage(page: AdminHelpPage | undefined) {
  const navigate = useNavigate();
  const [publish] = useCatalogAdminPublishHelpPageMutation();
  const [fetchPage] = useLazyCatalogAdminGetHelpPageQuery();
  const [isPublished, setPublished] = useState(false);
  const keyOfNew = useRef<string>(undefined);

  const publishPage = async (values: HelpValues, { keyFor }: Attempt): Promise<SubmitAnswer> => {
    const key = page?.key ?? (keyOfNew.current ??= newUuid());
    const { reason } = values;
    const body = { revision: page?.revision ?? 0, form: formOfValues(values), reason };
    const { data, error } = await publish(withKey({ params: { key }, body }, keyFor(body)));
    setPublished(data !== undefined);
    if (failureOf(error)?.code === 'STALE_VERSION') await fetchPage({ params: { key } });
    if (error) return refusedAnswer(error, 'admin.help.refusal');
    if (!page) await navigate(adminHelpPagePath(data.key), { replace: true });
    return undefined;
  };
  return { publishPage, isPublished };
}
