import type { Product } from '@gantry/contracts/schemas/catalog';
import { FormattedMessage } from 'react-intl';
import { englishWhen } from '../../parts/english-text.ts';
import styles from './product-facts.module.css';

/** The maker's own words, as plain text, and where the data comes from where its licence wants that said. */
export function ProductDescription({ product }: { product: Product }) {
  const { description, source, licence, untranslated } = product;
  return (
    <>
      {description ? (
        <section className={styles.description}>
          <h2>
            <FormattedMessage id="catalog.product.description" />
          </h2>
          <p lang={englishWhen(untranslated.includes('description'))}>{description}</p>
        </section>
      ) : null}
      {source && licence ? (
        <p className={styles.source}>
          <FormattedMessage id="catalog.product.source" values={{ source, licence }} />
        </p>
      ) : null}
    </>
  );
}
