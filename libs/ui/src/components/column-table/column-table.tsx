// By the library's name: remotes take this file into their own chunks, and the parts it is made of from the shell.
import { Cell, classNames, HeadCell, RowHead, Table } from '@gantry/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useIsNarrow } from './use-is-narrow.ts';
import styles from './column-table.module.css';

/** Class of a table whose rows become blocks on telephones, each cell with what `ColumnCells` is given as its label. */
export const stackingClass = styles.stacks;

const roles = {
  table: 'table',
  row: 'row',
  columnHead: 'columnheader',
  rowHead: 'rowheader',
  cell: 'cell',
} as const;

/**
 * The role of a part of such a table while its rows are blocks, since some browsers then no longer tell what it is;
 * undefined while it is drawn as a table, which needs no telling.
 */
export const stackingRole = (part: keyof typeof roles, isStacked: boolean) =>
  isStacked ? roles[part] : undefined;

/** One column of a `ColumnTable`. */
export interface Column<Row> {
  /** its name among the columns; `headId` makes its head of it */
  readonly key: string;
  /** what stands in it */
  readonly cell: (row: Row) => ReactNode;
  /** names the row: read out with each of its cells */
  readonly isRowHead?: boolean;
  /** stands in the head in place of words, such as the box that chooses all rows */
  readonly head?: ReactNode;
  /** holds the box that chooses the row: before its name where rows stack */
  readonly isBox?: boolean;
  /** right-aligned, head and cells */
  readonly numeric?: boolean;
  /** keeps each cell on one line */
  readonly tight?: boolean;
  /** holds sentences or names: never narrower than some words, so that a telephone scrolls rather than breaks them */
  readonly roomy?: boolean;
  /** stands small below the head */
  readonly unit?: ReactNode;
  /** of its cells */
  readonly className?: string;
}

export interface ColumnTableProps<Row> {
  readonly caption: ReactNode;
  /** the message with the words above a column */
  readonly headId: (key: string) => string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** fills its container and scrolls inside it (back office); on telephones rows stack, each cell with its head */
  readonly fill?: boolean;
}

/**
 * A table told by its columns: head and cell of a column stand together and cannot come apart. On telephones each row is a
 * block, the head of its column before each cell, so that nothing is cut off.
 */
export function ColumnTable<Row>({
  caption,
  headId,
  columns,
  rows,
  rowKey,
  fill = false,
}: ColumnTableProps<Row>) {
  const intl = useIntl();
  const isStacked = useIsNarrow();
  const words = (key: string) => intl.formatMessage({ id: headId(key) });
  return (
    <Table caption={caption} fill={fill} role={stackingRole('table', isStacked)} className={stackingClass}>
      <thead>
        <tr role={stackingRole('row', isStacked)}>
          {columns.map(({ key, head, numeric, unit }) => (
            <HeadCell key={key} role={stackingRole('columnHead', isStacked)} numeric={numeric} unit={unit}>
              {head ?? words(key)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} role={stackingRole('row', isStacked)}>
            <ColumnCells columns={columns} row={row} labelOf={words} isStacked={isStacked} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export interface ColumnCellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
  /** what stands before each cell where rows stack */
  readonly labelOf?: ((key: string) => string) | undefined;
  /** whether rows are blocks now */
  readonly isStacked?: boolean;
}

/** The cells of one row, for tables whose heads or rows do more than show (filters, an open record). */
export function ColumnCells<Row>({ columns, row, labelOf, isStacked = false }: ColumnCellsProps<Row>) {
  return columns.map(({ key, isRowHead, isBox, cell, numeric, tight, roomy, className }) => {
    const classes = classNames(roomy && styles.roomy, isBox && styles.box, className);
    return isRowHead ? (
      <RowHead key={key} role={stackingRole('rowHead', isStacked)} tight={tight} className={classes}>
        {cell(row)}
      </RowHead>
    ) : (
      <Cell
        key={key}
        role={stackingRole('cell', isStacked)}
        numeric={numeric}
        tight={tight}
        className={classes}
        data-label={isBox ? undefined : labelOf?.(key)}
      >
        {cell(row)}
      </Cell>
    );
  });
}
