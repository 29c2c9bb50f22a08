import { helpPath } from '@gantry/contracts/addresses/catalog';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './help-topics.module.css';
import { helpGroups, summaryOf } from './help-topics.ts';

/** Every topic with a sentence, by what it is about. */
export function HelpIndex() {
  return (
    <div className={styles.groups}>
      {helpGroups.map(({ name, topics }) => (
        <section key={name} aria-labelledby={`help-${name}`}>
          <h2 id={`help-${name}`} className={styles.group}>
            <FormattedMessage id={`catalog.help.group.${name}`} />
          </h2>
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic.uri}>
                <Link to={helpPath(topic.uri)} className={styles.topic}>
                  <FormattedMessage id={topic.title} />
                </Link>
                <p className={styles.summary}>
                  <FormattedMessage id={summaryOf(topic)} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
