import { BareCheckbox, classNames } from '@gantry/ui';
import type { Column } from '@gantry/ui/column-table';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { ColumnSort } from './column-head.tsx';
import styles from './record-table.module.css';
import type { ArrangedTable, Arranging, RowSelection } from './use-arranged-table.ts';

/** A column of a list of records: that of every table, and what its head does. */
export interface RecordColumn<Row extends RowData> extends Column<Row> {
  /** left out where the list is not sorted by it */
  readonly sort?: ColumnSort | undefined;
  /** stands below the head, such as what filters by it */
  readonly below?: ReactNode;
}

/** Rows that can be chosen. */
export interface RecordSelection<Row extends RowData> extends RowSelection {
  /** read out for the box of a row */
  readonly rowLabel: (row: Row) => string;
  /** read out for the box of all rows of the page */
  readonly allLabel: string;
  /** what may be done with those that are chosen; stands above the table */
  readonly bar: ReactNode;
}

/** A column as it is drawn. */
export interface ShownColumn<Row extends RowData> extends RecordColumn<Row> {
  /** what it was given, in CSS pixels */
  readonly width: number | undefined;
  /** its place among those that stay at the left */
  readonly pin: number | undefined;
  /** false for the boxes, which are as wide as they are */
  readonly isSizable: boolean;
}

/** The columns that are drawn, from left to right: the boxes where rows can be chosen, pinned columns, then the others. */
export function shownColumns<Row extends RowData>(
  columns: readonly RecordColumn<Row>[],
  { table, arrangement }: Arranging<Row>,
  selection: RecordSelection<Row> | undefined,
): readonly ShownColumn<Row>[] {
  const boxes = selection ? [boxColumn(table, selection)] : [];
  const pinned = table.getStartVisibleLeafColumns().map(({ id }) => id);
  const others = table.getCenterVisibleLeafColumns().map(({ id }) => id);
  const arranged = [...pinned, ...others].flatMap((id) => {
    const column = columns.find(({ key }) => key === id);
    if (!column) return [];
    const pin = pinned.includes(id) ? pinned.indexOf(id) + boxes.length : undefined;
    const width = arrangement.widths[id];
    const className = classNames(column.className, placeClass({ width, pin }));
    return [{ ...column, className, width, pin, isSizable: true }];
  });
  return [...boxes, ...arranged];
}

/** Class of a column's cells, in the head too, that were given a width or stay at the left. */
export const placeClass = ({ width, pin }: Pick<ShownColumn<RowData>, 'width' | 'pin'>) =>
  classNames(width !== undefined && styles.sized, pin !== undefined && styles[`pin${pin}`]);

/** The key of the column of boxes, which has no words. */
export const boxKey = 'box';

/** A box for each row, and in the head one for all rows of the page. */
function boxColumn<Row extends RowData>(
  table: ArrangedTable<Row>,
  { rowLabel, allLabel }: RecordSelection<Row>,
): ShownColumn<Row> {
  const rows = new Map(table.getRowModel().rows.map((row) => [row.original, row]));
  return {
    key: boxKey,
    head: <AllRowsBox table={table} label={allLabel} />,
    cell: (row) => (
      <BareCheckbox
        aria-label={rowLabel(row)}
        className={styles.box}
        checked={rows.get(row)?.getIsSelected() ?? false}
        // with Shift held, all from the last one to this one
        onChange={(event) => rows.get(row)?.getToggleSelectedHandler()(event)}
      />
    ),
    className: styles.boxes,
    isBox: true,
    width: undefined,
    pin: 0,
    isSizable: false,
  };
}

interface AllRowsBoxProps<Row extends RowData> {
  readonly table: ArrangedTable<Row>;
  readonly label: string;
  /** shows its label beside it */
  readonly isWorded?: boolean;
}

/** Chooses all rows of the page, or none. */
export function AllRowsBox<Row extends RowData>({ table, label, isWorded = false }: AllRowsBoxProps<Row>) {
  const isEvery = table.getIsAllRowsSelected();
  const isMixed = !isEvery && table.getIsSomeRowsSelected();
  const box = (
    <BareCheckbox
      ref={(element) => {
        if (element) element.indeterminate = isMixed;
      }}
      aria-label={label}
      className={styles.box}
      checked={isEvery}
      onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
    />
  );
  if (!isWorded) return box;
  return (
    <label className={styles.allRows}>
      {box}
      <span>{label}</span>
    </label>
  );
}
