import type { Listing, ProductRow } from '@gantry/contracts/schemas/catalog';
import { HeadCell, Table } from '@gantry/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { inUnitsOfRows } from './column-units.ts';
import { FamilyRow } from './family-row.tsx';
import styles from './family-table.module.css';
import { unitText } from './unit-text.ts';

export interface FamilyTableProps {
  caption: string;
  columns: Listing['families'][number]['columns'];
  rows: readonly ProductRow[];
  /** products that are not sizes of one thing are told apart by their names */
  withNames?: boolean;
  /** rows have a box to choose them for comparison; the page shows the bar that leads there */
  comparable?: boolean;
  /** the product whose page this is */
  currentSku?: string;
}

/** Names take the room of about two columns; what is left must still show quantity and "Add". */
const columnsBesideNames = 5;

const hasSeveralBrands = (rows: readonly ProductRow[]) =>
  new Set(rows.map((row) => row.brand?.slug)).size > 1;
const namesItsBrand = ({ name, brand }: ProductRow) => !brand || name.startsWith(brand.name);

/** Products as rows, the attributes that differ as columns, then package, price, availability and quantity. */
export function FamilyTable({
  caption,
  rows,
  withNames = false,
  comparable = false,
  currentSku,
  ...props
}: FamilyTableProps) {
  const intl = useIntl();
  const columns = inUnitsOfRows(withNames ? props.columns.slice(0, columnsBesideNames) : props.columns, rows);
  const units = new Set(rows.map((row) => unitText(intl, row)));
  // What is the same in every row belongs in the head.
  const commonUnit = units.size === 1 ? [...units][0] : null;
  const shows = {
    names: withNames,
    brands: hasSeveralBrands(rows) && !(withNames && rows.every(namesItsBrand)),
    units: commonUnit === null,
    comparison: comparable,
  };
  const word = (id: string) => <FormattedMessage id={`catalog.table.${id}`} />;
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <HeadCell>{word(withNames ? 'name' : 'part-number')}</HeadCell>
          {shows.brands ? <HeadCell>{word('brand')}</HeadCell> : null}
          {columns.map((column) => (
            <HeadCell
              key={column.code}
              numeric={column.numeric}
              unit={column.unit}
              data-attribute={column.code}
            >
              {column.name}
            </HeadCell>
          ))}
          {shows.units ? <HeadCell>{word('package')}</HeadCell> : null}
          <HeadCell numeric unit={commonUnit}>
            {word('price')}
          </HeadCell>
          <HeadCell>{word('availability')}</HeadCell>
          {comparable ? (
            <HeadCell className={styles.compare}>
              <FormattedMessage id="catalog.compare.choose" />
            </HeadCell>
          ) : null}
          <HeadCell className={styles.add}>{word('quantity')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FamilyRow
            key={row.sku}
            row={row}
            columns={columns}
            shows={shows}
            isCurrent={row.sku === currentSku}
          />
        ))}
      </tbody>
    </Table>
  );
}
