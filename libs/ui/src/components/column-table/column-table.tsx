// By the library's name: remotes take this file into their own chunks, and the parts it is made of from the shell.
import { Cell, classNames, HeadCell, RowHead, Table } from '@gantry/ui';
import type { ReactNode } from 'react';
import styles from './column-table.module.css';

/** One column of a `ColumnTable`. */
export interface Column<Row> {
  /** its name among the columns; `headOf` makes its head of it */
  readonly key: string;
  /** what stands in it */
  readonly cell: (row: Row) => ReactNode;
  /** names the row: read out with each of its cells */
  readonly isRowHead?: boolean;
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
  /** the words above a column */
  readonly headOf: (key: string) => ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** fills its container and scrolls inside it (back office) */
  readonly fill?: boolean;
}

/** A table told by its columns: head and cell of a column stand together and cannot come apart. */
export function ColumnTable<Row>({
  caption,
  headOf,
  columns,
  rows,
  rowKey,
  fill = false,
}: ColumnTableProps<Row>) {
  return (
    <Table caption={caption} fill={fill}>
      <thead>
        <tr>
          {columns.map(({ key, numeric, unit }) => (
            <HeadCell key={key} numeric={numeric} unit={unit}>
              {headOf(key)}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <ColumnCells columns={columns} row={row} />
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export interface ColumnCellsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}

/** The cells of one row, for tables whose heads or rows do more than show (filters, an open record). */
export function ColumnCells<Row>({ columns, row }: ColumnCellsProps<Row>) {
  return columns.map(({ key, isRowHead, cell, numeric, tight, roomy, className }) => {
    const classes = classNames(roomy && styles.roomy, className);
    return isRowHead ? (
      <RowHead key={key} tight={tight} className={classes}>
        {cell(row)}
      </RowHead>
    ) : (
      <Cell key={key} numeric={numeric} tight={tight} className={classes}>
        {cell(row)}
      </Cell>
    );
  });
}
