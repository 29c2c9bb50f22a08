import { contactPath, helpPath } from '@gantry/contracts/addresses/catalog';
import type { HelpPage } from '@gantry/contracts/schemas/help-page';
import { HelpText } from '@gantry/ui/help-text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useCatalogGetStoreQuery } from '../../api/store.endpoints.ts';
import styles from './help-topics.module.css';

/** A help page's text, whom to ask for the rest, and the pages beside it. */
export function HelpArticle({ page }: { readonly page: HelpPage }) {
  return (
    <>
      <div lang={page.language}>
        <HelpText text={page.body} />
      </div>
      <StillOpen />
      {page.related.length > 0 ? <Related pages={page.related} /> : null}
    </>
  );
}

function Related({ pages }: { readonly pages: HelpPage['related'] }) {
  return (
    <nav aria-labelledby="help-more" className={styles.more}>
      <h2 id="help-more">
        <FormattedMessage id="catalog.help.more" />
      </h2>
      <ul>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={helpPath(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const contact = (words: ReactNode) => <Link to={contactPath()}>{words}</Link>;

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
          values={{ contact, phone: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> }}
        />
      </p>
    </section>
  );
}
