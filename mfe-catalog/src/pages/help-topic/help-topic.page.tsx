import { Breadcrumb, PageHeader } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ContactFacts } from '../../features/help-topics/contact-facts.tsx';
import { findTopic } from '../../features/help-topics/help-topics.ts';
import styles from './help-topic.module.css';

/** One help page; `contact-us` begins with how to reach the store. */
export function HelpTopicPage() {
  const intl = useIntl();
  const topic = findTopic(useParams().uri);
  if (!topic) return null;
  return (
    <article className={styles.topic}>
      <PageHeader
        above={
          <Breadcrumb
            label={intl.formatMessage({ id: 'catalog.breadcrumb' })}
            items={[
              { name: intl.formatMessage({ id: 'catalog.help.title' }), to: '/help-section' },
              { name: intl.formatMessage({ id: topic.title }) },
            ]}
          />
        }
        title={<FormattedMessage id={topic.title} />}
      />
      {topic.uri === 'contact-us' ? <ContactFacts /> : null}
      {topic.sections.map((section) => (
        <section key={section} className={styles.section}>
          <h2>
            <FormattedMessage id={section} />
          </h2>
          <p>
            <FormattedMessage id={`${section}-text`} />
          </p>
        </section>
      ))}
    </article>
  );
}
