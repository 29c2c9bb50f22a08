import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { FactsLine } from '../store-facts/facts-line.tsx';
import { Brand } from './brand.tsx';
import { CategoriesLink } from './categories-link.tsx';
import { SearchField } from './search-field.tsx';
import styles from './shop-header.module.css';
import { GuestLinks, VisitorLinks } from './visitor-links.tsx';

/** The store's header. All of it is plain HTML; what is the visitor's own is one placeholder, filled for each visitor. */
export function ShopHeader() {
  const intl = useIntl();
  return (
    <>
      <header className={styles.header} aria-label={intl.formatMessage({ id: 'shell.header.label' })}>
        <div className={styles.row}>
          <Brand />
          <CategoriesLink />
          <SearchField />
          <Suspense fallback={<GuestLinks />}>
            <VisitorLinks />
          </Suspense>
        </div>
      </header>
      <FactsLine />
    </>
  );
}
