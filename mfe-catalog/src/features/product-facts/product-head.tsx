import type { Product } from '@gantry/contracts/schemas/catalog';
import { Alert, CopyButton } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { brandPath, productPath } from '../../urls.ts';
import styles from './product-facts.module.css';

/** Name, brand and part number to copy; what replaced the product, if anything did. */
export function ProductHead({ product }: { product: Product }) {
  const intl = useIntl();
  const { brand, supersededBy } = product;
  return (
    <header className={styles.head}>
      <h1>{product.name}</h1>
      <p className={styles.identity}>
        {brand ? <Link to={brandPath(brand.slug)}>{brand.name}</Link> : null}
        <span className={styles.partNumber}>
          <span className={styles.label}>
            <FormattedMessage id="catalog.table.part-number" />
          </span>{' '}
          <code>{product.partNumber}</code>{' '}
          <CopyButton
            text={product.partNumber}
            label={intl.formatMessage({ id: 'catalog.product.copy' })}
            doneLabel={intl.formatMessage({ id: 'catalog.product.copied' })}
          />
        </span>
        {product.gtin[0] ? (
          <span>
            <span className={styles.label}>GTIN</span> <code>{product.gtin[0]}</code>
          </span>
        ) : null}
      </p>
      {supersededBy ? (
        <Alert tone="note" title={<FormattedMessage id="catalog.product.superseded" />}>
          <Link to={productPath(supersededBy.uri)}>{supersededBy.name}</Link>
        </Alert>
      ) : null}
    </header>
  );
}
