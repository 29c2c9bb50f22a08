import { helpSectionPath } from '@gantry/contracts/addresses/catalog';
import { Breadcrumb, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { HelpArticle } from '../../features/help-topics/help-article.tsx';
import { findTopic, summaryOf } from '../../features/help-topics/help-topics.ts';
import { helpTexts } from '../../messages/help/help-texts.ts';
import { topicOf } from './help-topic.loader.ts';

export { loader } from './help-topic.loader.ts';
export const prepare = helpTexts.load;

/** One help page. */
export default function HelpTopicPage() {
  helpTexts.use();
  const intl = useIntl();
  const topic = findTopic(topicOf(useLocation().pathname));
  if (!topic) return null;
  return (
    <article>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
            items={[
              { name: intl.formatMessage({ id: 'catalog.help.title' }), to: helpSectionPath() },
              { name: intl.formatMessage({ id: topic.title }) },
            ]}
          />
        }
        title={<FormattedMessage id={topic.title} />}
        lead={<FormattedMessage id={summaryOf(topic)} />}
      />
      <HelpArticle topic={topic} />
    </article>
  );
}
