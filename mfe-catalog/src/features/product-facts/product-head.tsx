import { brandPath, productPath } from '@gantry/contracts/addresses/catalog';
import type { Product } from '@gantry/contracts/schemas/catalog';
import { Alert, CopyButton } from '@gantry/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { englishWhen } from '../../parts/english-text.ts';
import styles from './product-facts.module.css';

/** Name, brand and part number to copy; what replaced the product and what it replaces. `actions` stand below. */
export function ProductHead({ product, actions }: { product: Product; actions?: ReactNode }) {
  const { brand, supersededBy, replaces, untranslated } = product;
  return (
    <header className={styles.head}>
      <h1 lang={englishWhen(untranslated.includes('name'))}>{product.name}</h1>
      <p className={styles.identity}>
        {brand ? <Link to={brandPath(brand.slug)}>{brand.name}</Link> : null}
        <PartNumber partNumber={product.partNumber} />
        {product.gtin[0] ? (
          <span>
            <span className={styles.label}>GTIN</span> <code>{product.gtin[0]}</code>
          </span>
        ) : null}
        {replaces.length > 0 ? <ReplacedProducts replaces={replaces} /> : null}
      </p>
      {actions}
      {supersededBy ? (
        <Alert tone="note" title={<FormattedMessage id="catalog.product.superseded" />}>
          <Link to={productPath(supersededBy.uri)}>{supersededBy.name}</Link>{' '}
          <code>{supersededBy.partNumber}</code>
        </Alert>
      ) : null}
    </header>
  );
}

function PartNumber({ partNumber }: Pick<Product, 'partNumber'>) {
  const intl = useIntl();
  return (
    <span className={styles.partNumber}>
      <span className={styles.label}>
        <FormattedMessage id="catalog.table.part-number" />
      </span>{' '}
      <code>{partNumber}</code>{' '}
      <CopyButton
        text={partNumber}
        label={intl.formatMessage({ id: 'catalog.product.copy' })}
        doneLabel={intl.formatMessage({ id: 'catalog.product.copied' })}
      />
    </span>
  );
}

function ReplacedProducts({ replaces }: Pick<Product, 'replaces'>) {
  return (
    <span>
      <span className={styles.label}>
        <FormattedMessage id="catalog.product.replaces" />
      </span>{' '}
      {replaces.map(({ uri, partNumber }, index) => (
        <span key={uri}>
          {index > 0 ? ', ' : ''}
          <Link to={productPath(uri)}>
            <code>{partNumber}</code>
          </Link>
        </span>
      ))}
    </span>
  );
}
