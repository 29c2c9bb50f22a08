import { PageHeader } from '@gantry/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { helpTopics } from '../../features/help-topics/help-topics.ts';
import { helpPath } from '../../urls.ts';
import styles from './help.module.css';

/** The help section's index. */
export function HelpPage() {
  return (
    <>
      <PageHeader title={<FormattedMessage id="catalog.help.title" />} />
      <ul className={styles.topics}>
        {helpTopics.map((topic) => (
          <li key={topic.uri}>
            <Link to={helpPath(topic.uri)}>
              <FormattedMessage id={topic.title} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
