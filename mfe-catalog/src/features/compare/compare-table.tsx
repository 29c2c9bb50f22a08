import { productPath } from '@gantry/contracts/addresses/catalog';
import type { Comparison, ProductRow } from '@gantry/contracts/schemas/catalog';
import { Cell, ProductImage, RowHead, Table, VisuallyHidden } from '@gantry/ui';
import type { ReactNode } from 'react';
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
  return (
    <Table caption={intl.formatMessage({ id: 'catalog.compare.title' })} className={styles.table}>
      <ColumnHeads items={items} without={without} />
      <tbody>
        <FactRow name="price" items={items}>
          {(item) => <ProductPrice product={item} />}
        </FactRow>
        <FactRow name="availability" items={items}>
          {(item) => <AvailabilityNote availability={item.availability} />}
        </FactRow>
        {shown.map((attribute) => (
          <AttributeRow
            key={attribute.code}
            attribute={attribute}
            items={items}
            isMarked={marks && attribute.differs}
          />
        ))}
        <FactRow name="quantity" items={items} className={styles.actions}>
          {(item) => <AddToCart product={item} variant="row" />}
        </FactRow>
      </tbody>
    </Table>
  );
}

function ColumnHeads({
  items,
  without,
}: { items: readonly ProductRow[] } & Pick<CompareTableProps, 'without'>) {
  return (
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
  );
}

interface FactRowProps {
  name: 'price' | 'availability' | 'quantity';
  items: readonly ProductRow[];
  className?: string | undefined;
  /** what stands in a product's column */
  children: (item: ProductRow) => ReactNode;
}

/** What every product has, whatever its attributes are. */
function FactRow({ name, items, className, children }: FactRowProps) {
  return (
    <tr className={className}>
      <RowHead>
        <FormattedMessage id={`catalog.table.${name}`} />
      </RowHead>
      {items.map((item) => (
        <Cell key={item.sku}>{children(item)}</Cell>
      ))}
    </tr>
  );
}

interface AttributeRowProps {
  attribute: Comparison['attributes'][number];
  items: readonly ProductRow[];
  /** the products differ in it, and this is to be seen */
  isMarked: boolean;
}

function AttributeRow({ attribute: { name, values }, items, isMarked }: AttributeRowProps) {
  return (
    <tr data-differs={isMarked || undefined}>
      <RowHead>
        {name}
        {isMarked ? (
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
  );
}

function ProductHead({ item, without }: { item: ProductRow; without: string }) {
  const intl = useIntl();
  return (
    <div className={styles.product}>
      <ProductImage image={item.image && { ...item.image, alt: '' }} width={96} className={styles.picture} />
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
