import type { ProductDocument } from '@gantry/contracts/schemas/product-page';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './document-list.module.css';

/** What can be downloaded about a product: data sheet, safety data sheet, drawing and what else its maker gives. */
export function DocumentList({ documents }: { documents: readonly ProductDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className={styles.documents}>
      <h2>
        <FormattedMessage id="catalog.documents.title" />
      </h2>
      <ul>
        {documents.map((document) => (
          <li key={document.href}>
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DocumentLink({ document: { kind, name, href, format, language } }: { document: ProductDocument }) {
  const intl = useIntl();
  const kindName = intl.formatMessage({ id: `catalog.documents.${kind}` });
  // A document in the reader's own language needs no word about it.
  const foreign = language && language.slice(0, 2) !== intl.locale.slice(0, 2) ? language : null;
  return (
    <a href={href} download className={styles.link} hrefLang={language ?? undefined}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 2v8M4.5 6.5 8 10l3.5-3.5M2.5 13.5h11" />
      </svg>
      <span>{name && name !== kindName ? `${kindName}: ${name}` : kindName}</span>{' '}
      <span className={styles.format}>
        {format}
        {foreign ? `, ${intl.formatDisplayName(foreign, { type: 'language' }) ?? foreign}` : ''}
      </span>
    </a>
  );
}
