import { load } from '@gantry/api-client';
import type { LoaderFunctionArgs } from 'react-router';
import { helpPagesApi } from '../../api/help-pages.endpoints.ts';
import { questionName } from '../../features/help-topics/question-name.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** The question of an address; none in that of the index. */
export const questionOf = (search: URLSearchParams): string => search.get(questionName)?.trim() ?? '';

/** The index, or what answers a question. Answers are no page of their own for crawlers. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<WithHead> {
  const { searchParams } = new URL(request.url);
  const find = questionOf(searchParams);
  const { catalogListHelpPages, catalogSearchHelp } = helpPagesApi.endpoints;
  if (find) await load(context, catalogSearchHelp.initiate({ query: { find } }));
  else await load(context, catalogListHelpPages.initiate());
  return { head: { noindex: searchParams.has(questionName) } };
}
