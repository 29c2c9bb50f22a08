import { helpPath } from '@gantry/contracts/addresses/catalog';
import type { HelpIndexEntry } from '@gantry/contracts/schemas/help-page';
import { helpGroups } from '@gantry/domain/help-pages';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './help-topics.module.css';

/** Every help page with a sentence, by what it is about. */
export function HelpIndex({ pages }: { readonly pages: readonly HelpIndexEntry[] }) {
  return (
    <div className={styles.groups}>
      {helpGroups
        .map((name) => ({ name, pages: pages.filter(({ group }) => group === name) }))
        .filter((group) => group.pages.length > 0)
        .map((group) => (
          <section key={group.name} aria-labelledby={`help-${group.name}`}>
            <h2 id={`help-${group.name}`} className={styles.group}>
              <FormattedMessage id={`catalog.help.group.${group.name}`} />
            </h2>
            <ul className={styles.topics}>
              {group.pages.map(({ slug, title, summary }) => (
                <li key={slug}>
                  <Link to={helpPath(slug)} className={styles.topic}>
                    {title}
                  </Link>
                  <p className={styles.summary}>{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
