import type { RowData } from '@tanstack/react-table';
import type { ListName } from '@gantry/domain/list-views';
import { classNames, Table } from '@gantry/ui';
import { ColumnCells, stackingClass, stackingRole } from '@gantry/ui/column-table';
import { useIsNarrow } from '@gantry/ui/use-is-narrow';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColumnEdge } from './column-edge.tsx';
import { ColumnHead } from './column-head.tsx';
import { ColumnPanel } from './column-panel.tsx';
import { ListTools } from './list-tools.tsx';
import styles from './record-table.module.css';
import {
  AllRowsBox,
  boxKey,
  placeClass,
  shownColumns,
  type RecordColumn,
  type RecordSelection,
  type ShownColumn,
} from './shown-columns.tsx';
import { useArrangedTable, type ArrangedTable, type Arranging } from './use-arranged-table.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useStuckColumns } from './use-stuck-columns.ts';

export interface RecordTableProps<Row extends RowData> {
  /** by this name the arrangement of its columns is kept */
  readonly list: ListName;
  readonly caption: ReactNode;
  /** the message with the words above a column */
  readonly headId: (key: string) => string;
  /** as they stand by default; the first names the rows and is always shown */
  readonly columns: readonly RecordColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** fills its container and scrolls inside it; on telephones the rows of every list stack, each cell with its head */
  readonly fill?: boolean;
  /** the key of the row whose record stands open beside the table */
  readonly openKey?: string | null;
  /** left out where rows are not chosen */
  readonly selection?: RecordSelection<Row> | undefined;
  /** what sorts it by several columns; stands above it, and on telephones behind a button with the filters */
  readonly sorting?: ReactNode;
  /** by how many columns it is filtered; none by default */
  readonly filtersOn?: number;
}

/**
 * A list of the back office: a table whose columns everybody arranges for themselves (shown, order, pinned to the left,
 * width, density), kept in this browser. The server draws it as it is by default.
 */
export function RecordTable<Row extends RowData>(props: RecordTableProps<Row>) {
  const { caption, rows, fill = false, openKey = null, selection } = props;
  const intl = useIntl();
  const words = (key: string) =>
    intl.formatMessage({ id: key === boxKey ? 'admin.columns.box' : props.headId(key) });
  const arranging = useArrangedTable({ ...props, keys: props.columns.map(({ key }) => key) });
  const [isOpen, setOpen] = useState(false);
  const { shown, leftOut, frame } = useShownColumns(props, arranging);
  const isStacked = useIsNarrow();
  const tableClass = classNames(styles.table, isWidthGiven(shown) && styles.fixed, stackingClass);
  return (
    <div
      ref={frame}
      className={classNames(
        styles.frame,
        fill && rows.length > 0 && styles.fill,
        styles[arranging.arrangement.density],
      )}
    >
      <div className={styles.bar}>
        <SelectionBar table={arranging.table} selection={selection} isStacked={isStacked} />
        <LeftOut count={leftOut} />
        <ListTools {...props} words={words} />
        <ColumnPanel {...arranging} words={words} isOpen={isOpen} onOpen={setOpen} />
      </div>
      <div className={styles.body}>
        <Table caption={caption} fill={fill} role={stackingRole('table', isStacked)} className={tableClass}>
          <thead>
            <HeadRow {...{ shown, words, arranging, isStacked }} hasTabStops={isOpen} />
            {isStacked ? null : <BelowRow shown={shown} />}
          </thead>
          <Rows {...{ shown, words, arranging, openKey, isStacked }} />
        </Table>
      </div>
    </div>
  );
}

interface RowsProps<Row extends RowData> extends Omit<HeadRowProps<Row>, 'hasTabStops'> {
  readonly openKey: string | null;
}

function Rows<Row extends RowData>({ shown, words, arranging, openKey, isStacked }: RowsProps<Row>) {
  return (
    <tbody>
      {arranging.table.getRowModel().rows.map(({ id, original }) => (
        <tr
          key={id}
          role={stackingRole('row', isStacked)}
          data-open={id === openKey || undefined}
          className={styles.row}
        >
          <ColumnCells columns={shown} row={original} labelOf={words} isStacked={isStacked} />
        </tr>
      ))}
    </tbody>
  );
}

/** The columns that are drawn: all that are shown, or beside an open record those that fit. */
function useShownColumns<Row extends RowData>(
  { columns, selection, openKey = null }: RecordTableProps<Row>,
  arranging: Arranging<Row>,
) {
  const arranged = shownColumns(columns, arranging, selection);
  const names = arranged.map(({ key, pin }) => [key, pin].join(' ')).join();
  const frame = useStuckColumns(names);
  const shown = arranged.slice(0, useFittingColumns(frame, openKey !== null, names));
  return { shown, leftOut: arranged.length - shown.length, frame };
}

interface SelectionBarProps<Row extends RowData> extends Pick<RecordTableProps<Row>, 'selection'> {
  readonly table: ArrangedTable<Row>;
  readonly isStacked: boolean;
}

/** What is done with chosen rows; where these stack it stays at the lower edge of the window while any is chosen. */
function SelectionBar<Row extends RowData>({ table, selection, isStacked }: SelectionBarProps<Row>) {
  if (!selection) return null;
  return (
    <div className={styles.selection} data-chosen={selection.chosen.length > 0 || undefined}>
      {isStacked ? <AllRowsBox table={table} label={selection.allLabel} isWorded /> : null}
      {selection.bar}
    </div>
  );
}

/** Columns that have no room beside the open record. */
const LeftOut = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span className={styles.leftOut}>
      <FormattedMessage id="admin.columns.left-out" values={{ count }} />
    </span>
  ) : null;

/** Whether nothing is left to take the room that columns with a width of their own leave over. */
const isWidthGiven = (shown: readonly Pick<ShownColumn<RowData>, 'width' | 'isSizable'>[]) =>
  shown.every(({ width, isSizable }) => !isSizable || width !== undefined);

interface HeadRowProps<Row extends RowData> {
  readonly shown: readonly ShownColumn<Row>[];
  readonly words: (key: string) => string;
  readonly arranging: Arranging<Row>;
  /** whether Tab leads to the edges of the columns */
  readonly hasTabStops: boolean;
  /** whether heads are only read out: rows stack, and what the heads do is done above the list */
  readonly isStacked: boolean;
}

function HeadRow<Row extends RowData>(props: HeadRowProps<Row>) {
  const { shown, words, arranging, hasTabStops, isStacked } = props;
  const intl = useIntl();
  const resize = (key: string, width: number | undefined) => {
    if (width === undefined) arranging.table.getColumn(key)?.resetSize();
    else arranging.table.setColumnSizing((sizes) => ({ ...sizes, [key]: width }));
  };
  return (
    <tr role={stackingRole('row', isStacked)}>
      {shown.map(({ key, head, numeric, unit, sort, width, pin, isSizable }) => (
        <ColumnHead
          key={key}
          numeric={numeric}
          unit={unit}
          sort={sort}
          isOnlyRead={isStacked}
          className={placeClass({ width, pin })}
          pin={pin}
          isEdgeNamed={hasTabStops && isSizable}
          edge={
            arranging.canArrange && isSizable && !isStacked ? (
              <ColumnEdge
                label={intl.formatMessage({ id: 'admin.columns.edge' }, { column: words(key) })}
                width={width}
                isTabStop={hasTabStops}
                onResize={(next) => resize(key, next)}
              />
            ) : null
          }
        >
          {isStacked ? words(key) : (head ?? words(key))}
        </ColumnHead>
      ))}
    </tr>
  );
}

/** What stands below the heads, such as filters; no row where no column has any. */
function BelowRow<Row extends RowData>({ shown }: Pick<HeadRowProps<Row>, 'shown'>) {
  if (shown.every(({ below }) => below === undefined)) return null;
  return (
    <tr className={styles.below}>
      {shown.map(({ key, below, pin, width }) => (
        <td key={key} className={placeClass({ width, pin })}>
          {below}
        </td>
      ))}
    </tr>
  );
}
