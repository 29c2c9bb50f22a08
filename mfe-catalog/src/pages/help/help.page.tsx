import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { questionName } from '../../features/help-topics/find-topics.ts';
import { HelpIndex } from '../../features/help-topics/help-index.tsx';
import { HelpAnswers, HelpSearch } from '../../features/help-topics/help-search.tsx';
import { helpTexts } from '../../messages/help/help-texts.ts';

export { loader } from './help.loader.ts';
export const prepare = helpTexts.load;

/** The help section: all topics, or those that answer the question in the address. */
export default function HelpPage() {
  helpTexts.use();
  const question = useSearchParams()[0].get(questionName)?.trim() ?? '';
  return (
    <>
      <PageHeader
        title={<FormattedMessage id="catalog.help.title" />}
        lead={<FormattedMessage id="catalog.help.lead" />}
      />
      <HelpSearch question={question} />
      {question ? <HelpAnswers question={question} /> : <HelpIndex />}
    </>
  );
}
