import { useCachedHtml } from '@gantry/api-client';
import type { Listing, ProductRow } from '@gantry/contracts/schemas/catalog';
import { HeadCell, hiddenOnTelephonesClass, Table } from '@gantry/ui';
import { memo, useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { inUnitsOfRows } from './column-units.ts';
import { FamilyRow, type FamilyRowProps } from './family-row.tsx';
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
  /** by attribute code, the letter of its dimension line in a drawing above the table */
  letters?: ReadonlyMap<string, string> | undefined;
  /** the product whose page this is */
  currentSku?: string;
  /** so many rows are drawn whole, of the others what can be read: a page that is just being gone to shows no more of them */
  completeRows?: number;
  /** products whose rows are drawn whole wherever they stand */
  completeSkus?: ReadonlySet<string> | undefined;
}

/** Names take the room of about two columns; what is left must still show quantity and "Add". */
const columnsBesideNames = 5;

const hasSeveralBrands = (rows: readonly ProductRow[]) =>
  new Set(rows.map((row) => row.brand?.slug)).size > 1;
const namesItsBrand = ({ name, brand }: ProductRow) => !brand || name.startsWith(brand.name);

/** Products as rows, the attributes that differ as columns, then package, price, availability and quantity. */
export const FamilyTable = memo(function FamilyTable(props: FamilyTableProps) {
  const { caption, rows, currentSku, completeRows = Infinity, completeSkus } = props;
  const intl = useIntl();
  const { withNames = false, comparable = false } = props;
  const plan = useMemo(
    () => planOf(intl, rows, props.columns, { withNames, comparable }),
    [intl, rows, props.columns, withNames, comparable],
  );
  return (
    <Table caption={caption} className={styles.table}>
      <TableHead {...plan} letters={props.letters} />
      <tbody>
        {rows.map((row, index) => (
          <FamilyRow
            key={row.sku}
            row={row}
            columns={plan.columns}
            shows={plan.shows}
            isCurrent={row.sku === currentSku}
            isComplete={index < completeRows || completeSkus?.has(row.sku) === true}
          />
        ))}
      </tbody>
    </Table>
  );
});

/** What the columns are. */
interface Plan extends Pick<FamilyRowProps, 'columns' | 'shows'> {
  /** what is the same in every row belongs in the head */
  readonly commonUnit: string | null;
}

function planOf(
  intl: IntlShape,
  rows: readonly ProductRow[],
  told: FamilyTableProps['columns'],
  { withNames, comparable }: { withNames: boolean; comparable: boolean },
): Plan {
  const columns = inUnitsOfRows(withNames ? told.slice(0, columnsBesideNames) : told, rows);
  // put into words once each, not in every row
  const units = new Map(rows.map((row) => [`${row.packSize} ${row.unitOfMeasure}`, row]));
  const [commonUnit = null, ...others] = new Set([...units.values()].map((row) => unitText(intl, row)));
  const shows = {
    names: withNames,
    brands: hasSeveralBrands(rows) && !(withNames && rows.every(namesItsBrand)),
    units: others.length > 0,
    comparison: comparable,
  };
  return { columns, shows, commonUnit: shows.units ? null : commonUnit };
}

type TableHeadProps = Plan & Pick<FamilyTableProps, 'letters'>;

function TableHead(props: TableHeadProps) {
  const { columns, shows, commonUnit, letters = [] } = props;
  const cached = useCachedHtml(['table head', commonUnit, ...letters], columns, shows);
  if (cached.dangerouslySetInnerHTML) return <thead className={hiddenOnTelephonesClass} {...cached} />;
  return (
    <thead className={hiddenOnTelephonesClass} {...cached}>
      <HeadRow {...props} />
    </thead>
  );
}

function HeadRow({ columns, shows, commonUnit, letters }: TableHeadProps) {
  const word = (id: string) => <FormattedMessage id={`catalog.table.${id}`} />;
  return (
    <tr>
      <HeadCell>{word(shows.names ? 'name' : 'part-number')}</HeadCell>
      {shows.brands ? <HeadCell>{word('brand')}</HeadCell> : null}
      {columns.map((column) => (
        <HeadCell key={column.code} numeric={column.numeric} unit={column.unit} data-attribute={column.code}>
          {column.name}
          {letters?.has(column.code) ? (
            <var className={styles.letter} aria-hidden="true">
              {letters.get(column.code)}
            </var>
          ) : null}
        </HeadCell>
      ))}
      {shows.units ? <HeadCell>{word('package')}</HeadCell> : null}
      <HeadCell numeric unit={commonUnit}>
        {word('price')}
      </HeadCell>
      <HeadCell>{word('availability')}</HeadCell>
      {shows.comparison ? (
        <HeadCell className={styles.compare}>
          <FormattedMessage id="catalog.compare.choose" />
        </HeadCell>
      ) : null}
      <HeadCell className={styles.add}>{word('quantity')}</HeadCell>
    </tr>
  );
}
