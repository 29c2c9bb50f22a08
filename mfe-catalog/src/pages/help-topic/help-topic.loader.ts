import { failureAnswer, failureOf, load, tryLoad } from '@gantry/api-client';
import { helpPath } from '@gantry/contracts/addresses/catalog';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { helpPagesApi } from '../../api/help-pages.endpoints.ts';
import { storeApi } from '../../api/store.endpoints.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** A help page and the store's facts; an address it had before leads to it, an unknown one is an unknown page. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<WithHead> {
  const { catalogGetHelpPage } = helpPagesApi.endpoints;
  const asked = catalogGetHelpPage.initiate({ params: { slug: params.uri ?? '' } });
  const [{ data: page, error }] = await Promise.all([
    tryLoad(context, asked),
    load(context, storeApi.endpoints.catalogGetStore.initiate()),
  ]);
  if (!page) {
    const movedTo = failureOf(error)?.data?.movedTo;
    throw typeof movedTo === 'string' ? redirect(helpPath(movedTo), 301) : failureAnswer(context, error);
  }
  const { title, summary, isListed } = page;
  return { head: { title, description: summary, kind: 'article', noindex: !isListed } };
}
