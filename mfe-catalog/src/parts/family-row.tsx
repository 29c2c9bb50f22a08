import { useCachedHtml } from '@gantry/api-client';
import { productPath } from '@gantry/contracts/addresses/catalog';
import type { Listing, ProductRow } from '@gantry/contracts/schemas/catalog';
import { classNames, Cell, RowHead } from '@gantry/ui';
import { memo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Link } from 'react-router';
import { AddToCart } from './add-to-cart.tsx';
import { AvailabilityNote } from './availability.tsx';
import { cellText } from './column-units.ts';
import { CompareToggle } from './compare-toggle.tsx';
import styles from './family-table.module.css';
import { ProductPrice } from './product-price.tsx';
import { unitText } from './unit-text.ts';

/** Part numbers up to this many characters stay on one line; longer ones are names in disguise. */
const maxLengthOnOneLine = 24;

export interface FamilyRowProps {
  row: ProductRow;
  columns: Listing['families'][number]['columns'];
  /** columns that the table has besides */
  shows: { names: boolean; brands: boolean; units: boolean; comparison: boolean };
  isCurrent: boolean;
  /** false: what can be read of it, without what can be pressed; its place is kept */
  isComplete: boolean;
}

type Column = FamilyRowProps['columns'][number];

/** What stands before a value where the table has no head: on telephones a row is a block of its own. */
const columnLabel = ({ name, unit }: Column): string => (unit ? `${name} (${unit})` : name);

/** A call, no component: a table has hundreds of them. */
const attributeCell = (row: ProductRow, column: Column) => (
  <Cell
    key={column.code}
    numeric={column.numeric}
    data-attribute={column.code}
    data-label={columnLabel(column)}
  >
    {cellText(row, column)}
  </Cell>
);

/** One product of a specification table. */
export const FamilyRow = memo(function FamilyRow(props: FamilyRowProps) {
  const intl = useIntl();
  const { columns, shows, ...own } = props;
  const cached = useCachedHtml(own, columns, shows);
  return (
    <tr data-current={props.isCurrent || undefined} {...cached}>
      {cached.dangerouslySetInnerHTML ? undefined : rowCells(intl, props)}
    </tr>
  );
});

/** A call, no component: a table has dozens of rows. */
function rowCells(intl: IntlShape, { row, columns, shows, isCurrent, isComplete }: FamilyRowProps) {
  return (
    <>
      <RowHead className={styles.identity}>
        <Identity row={row} withName={shows.names} isCurrent={isCurrent} isComplete={isComplete} />
      </RowHead>
      {shows.brands ? <Cell className={styles.brand}>{row.brand?.name}</Cell> : null}
      {columns.map((column) => attributeCell(row, column))}
      {shows.units ? <Cell className={styles.package}>{unitText(intl, row)}</Cell> : null}
      <Cell numeric className={styles.price} data-unit={shows.units ? undefined : unitText(intl, row)}>
        <ProductPrice product={row} withUnit={false} />
      </Cell>
      <Cell className={styles.availability}>
        <AvailabilityNote availability={row.availability} />
      </Cell>
      {shows.comparison ? (
        <Cell className={styles.compare}>
          {isComplete ? <CompareToggle sku={row.sku} name={row.name} withLabel={false} /> : null}
        </Cell>
      ) : null}
      <Cell className={classNames(styles.add, !isComplete && styles.addLater)}>
        {isComplete ? <AddToCart product={row} variant="row" /> : null}
      </Cell>
    </>
  );
}

interface IdentityProps extends Pick<FamilyRowProps, 'row' | 'isCurrent' | 'isComplete'> {
  withName: boolean;
}

function Identity({ row, withName, isCurrent, isComplete }: IdentityProps) {
  const isLong = row.partNumber.length > maxLengthOnOneLine;
  const partNumber = classNames(styles.partNumber, isLong && styles.long);
  const looks = withName ? styles.name : partNumber;
  const text = withName ? row.name : row.partNumber;
  if (isCurrent) {
    return (
      <b className={looks} aria-current="page">
        {text}
      </b>
    );
  }
  return (
    <>
      {isComplete ? (
        <Link to={productPath(row.uri)} className={looks} title={withName ? undefined : row.name}>
          {text}
        </Link>
      ) : (
        <span className={looks}>{text}</span>
      )}
      {!withName || row.name.includes(row.partNumber) ? null : (
        <span className={classNames(partNumber, styles.below)}>{row.partNumber}</span>
      )}
    </>
  );
}
