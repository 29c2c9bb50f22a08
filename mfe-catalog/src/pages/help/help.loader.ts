import type { LoaderFunctionArgs } from 'react-router';
import { questionName } from '../../features/help-topics/find-topics.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** Answers to a question are no page of their own for crawlers. */
export function loader({ request }: LoaderFunctionArgs): WithHead {
  return { head: { noindex: new URL(request.url).searchParams.has(questionName) } };
}
