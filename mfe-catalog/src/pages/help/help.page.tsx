import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useCatalogListHelpPagesQuery, useCatalogSearchHelpQuery } from '../../api/help-pages.endpoints.ts';
import { HelpIndex } from '../../features/help-topics/help-index.tsx';
import { HelpAnswers, HelpSearch } from '../../features/help-topics/help-search.tsx';
import { helpTexts } from '../../messages/help/help-texts.ts';
import { questionOf } from './help.loader.ts';

export { loader } from './help.loader.ts';
export const prepare = helpTexts.load;

/** The help section: all pages, or those that answer the question in the address. */
export default function HelpPage() {
  helpTexts.use();
  const question = questionOf(useSearchParams()[0]);
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="catalog.help.title" />}
        lead={<FormattedMessage id="catalog.help.lead" />}
      />
      <HelpSearch question={question} />
      {question ? <Answers question={question} /> : <Index />}
    </>
  );
}

function Answers({ question }: { readonly question: string }) {
  const { data: answers } = useCatalogSearchHelpQuery({ query: { find: question } });
  return answers ? <HelpAnswers question={question} answers={answers} /> : null;
}

function Index() {
  const { data: pages } = useCatalogListHelpPagesQuery();
  return pages ? <HelpIndex pages={pages} /> : null;
}
