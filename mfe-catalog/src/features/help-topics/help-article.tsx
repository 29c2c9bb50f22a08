import { helpPath } from '@gantry/contracts/addresses/catalog';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { helpTags } from './help-words.tsx';
import styles from './help-topics.module.css';
import { type HelpTopic, neighboursOf, sectionTexts } from './help-topics.ts';
import { useCatalogGetStoreQuery } from '../../api/store.endpoints.ts';

/** A topic's sections, whom to ask for the rest, and the topics beside it. */
export function HelpArticle({ topic }: { readonly topic: HelpTopic }) {
  return (
    <>
      {topic.sections.map((name) => {
        const { heading, text } = sectionTexts(topic, name);
        return (
          <section key={name} id={name} className={styles.section}>
            <h2>
              <FormattedMessage id={heading} />
            </h2>
            <p>
              <FormattedMessage id={text} values={helpTags} />
            </p>
          </section>
        );
      })}
      <StillOpen />
      <nav aria-labelledby="help-more" className={styles.more}>
        <h2 id="help-more">
          <FormattedMessage id="catalog.help.more" />
        </h2>
        <ul>
          {neighboursOf(topic).map((one) => (
            <li key={one.uri}>
              <Link to={helpPath(one.uri)}>
                <FormattedMessage id={one.title} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function StillOpen() {
  const { data: store } = useCatalogGetStoreQuery();
  const phone = store?.phones[0];
  if (!phone) return null;
  return (
    <section className={styles.still}>
      <h2>
        <FormattedMessage id="catalog.help.still" />
      </h2>
      <p>
        <FormattedMessage
          id="catalog.help.still-text"
          values={{ ...helpTags, phone: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> }}
        />
      </p>
    </section>
  );
}
