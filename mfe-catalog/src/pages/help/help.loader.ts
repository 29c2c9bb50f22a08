import { splitLocale } from '@gantry/contracts/locales';
import type { LoaderFunctionArgs } from 'react-router';
import { questionName } from '../../features/help-topics/find-topics.ts';
import { loadHelpTexts } from '../../messages/help/load-help-texts.ts';
import type { WithHead } from '../../parts/head-of.ts';

/** The texts of the address's language. Answers to a question are no page of their own for crawlers. */
export async function loader({ request }: LoaderFunctionArgs): Promise<WithHead> {
  const { pathname, searchParams } = new URL(request.url);
  await loadHelpTexts(splitLocale(pathname).locale.code);
  return { head: { noindex: searchParams.has(questionName) } };
}
