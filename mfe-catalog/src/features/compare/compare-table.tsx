import { productPath } from '@gantry/contracts/addresses/catalog';
import type { Comparison, ProductRow } from '@gantry/contracts/schemas/catalog';
import { Cell, ProductImage, RowHead, Table, VisuallyHidden } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AddToCart } from '../../parts/add-to-cart.tsx';
import { AvailabilityNote } from '../../parts/availability.tsx';
import { ProductPrice } from '../../parts/product-price.tsx';
import styles from './compare-table.module.css';

export interface CompareTableProps {
  comparison: Comparison;
  onlyDifferences: boolean;
  /** the address without one of the products */
  without: (sku: string) => string;
}

/** Products as columns, attributes as rows; rows in which they differ are marked by colour and by a word. */
export function CompareTable({ comparison, onlyDifferences, without }: CompareTableProps) {
  const intl = useIntl();
  const { items, attributes } = comparison;
  const marks = items.length > 1;
  const shown = onlyDifferences && marks ? attributes.filter(({ differs }) => differs) : attributes;
  const word = (id: string) => <FormattedMessage id={`catalog.table.${id}`} />;
  return (
    <Table caption={intl.formatMessage({ id: 'catalog.compare.title' })} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="catalog.compare.attribute" />
          </th>
          {items.map((item) => (
            <th scope="col" key={item.sku}>
              <ProductHead item={item} without={without(item.sku)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHead>{word('price')}</RowHead>
          {items.map((item) => (
            <Cell key={item.sku}>
              <ProductPrice product={item} />
            </Cell>
          ))}
        </tr>
        <tr>
          <RowHead>{word('availability')}</RowHead>
          {items.map((item) => (
            <Cell key={item.sku}>
              <AvailabilityNote availability={item.availability} />
            </Cell>
          ))}
        </tr>
        {shown.map(({ code, name, values, differs }) => (
          <tr key={code} data-differs={(marks && differs) || undefined}>
            <RowHead>
              {name}
              {marks && differs ? (
                <VisuallyHidden>
                  {' '}
                  (<FormattedMessage id="catalog.compare.differs" />)
                </VisuallyHidden>
              ) : null}
            </RowHead>
            {items.map((item, index) => (
              <Cell key={item.sku}>{values[index] ?? '–'}</Cell>
            ))}
          </tr>
        ))}
        <tr className={styles.actions}>
          <RowHead>{word('quantity')}</RowHead>
          {items.map((item) => (
            <Cell key={item.sku}>
              <AddToCart product={item} variant="row" />
            </Cell>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

function ProductHead({ item, without }: { item: ProductRow; without: string }) {
  const intl = useIntl();
  return (
    <div className={styles.product}>
      <ProductImage image={item.image && { ...item.image, alt: '' }} width={96} />
      <Link to={productPath(item.uri)} className={styles.name}>
        {item.name}
      </Link>
      <code>{item.partNumber}</code>
      <Link
        to={without}
        replace
        preventScrollReset
        className={styles.remove}
        aria-label={intl.formatMessage({ id: 'catalog.compare.remove' }, { name: item.name })}
      >
        ×
      </Link>
    </div>
  );
}
