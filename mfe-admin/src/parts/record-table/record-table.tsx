import type { RowData } from '@tanstack/react-table';
import type { ListName } from '@gantry/domain/list-views';
import { classNames, Table } from '@gantry/ui';
import { ColumnCells, stackingClass } from '@gantry/ui/column-table';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ColumnEdge } from './column-edge.tsx';
import { ColumnHead } from './column-head.tsx';
import { ColumnPanel } from './column-panel.tsx';
import styles from './record-table.module.css';
import {
  boxKey,
  placeClass,
  shownColumns,
  type RecordColumn,
  type RecordSelection,
  type ShownColumn,
} from './shown-columns.tsx';
import { useArrangedTable, type Arranging } from './use-arranged-table.ts';
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
  /** fills its container and scrolls inside it, on telephones too; without it rows stack there, each cell with its head */
  readonly fill?: boolean;
  /** the key of the row whose record stands open beside the table */
  readonly openKey?: string | null;
  /** left out where rows are not chosen */
  readonly selection?: RecordSelection<Row> | undefined;
}

/**
 * A list of the back office: a table whose columns everybody arranges for themselves (shown, order, pinned to the left,
 * width, density), kept in this browser. The server draws it as it is by default.
 */
export function RecordTable<Row extends RowData>(props: RecordTableProps<Row>) {
  const { caption, rows, fill = false, openKey = null, selection } = props;
  const intl = useIntl();
  const words = (key: string) => (key === boxKey ? '' : intl.formatMessage({ id: props.headId(key) }));
  const arranging = useArrangedTable({ ...props, keys: props.columns.map(({ key }) => key) });
  const [isOpen, setOpen] = useState(false);
  const { shown, leftOut, frame } = useShownColumns(props, arranging);
  const tableClass = classNames(styles.table, isWidthGiven(shown) && styles.fixed, !fill && stackingClass);
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
        {selection?.bar}
        <LeftOut count={leftOut} />
        <ColumnPanel {...arranging} words={words} isOpen={isOpen} onOpen={setOpen} />
      </div>
      <div className={styles.body}>
        <Table caption={caption} fill={fill} className={tableClass}>
          <thead>
            <HeadRow shown={shown} words={words} arranging={arranging} hasTabStops={isOpen} />
            <BelowRow shown={shown} />
          </thead>
          <tbody>
            {arranging.table.getRowModel().rows.map(({ id, original }) => (
              <tr key={id} data-open={id === openKey || undefined} className={styles.row}>
                <ColumnCells columns={shown} row={original} labelOf={fill ? undefined : words} />
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </div>
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
}

function HeadRow<Row extends RowData>({ shown, words, arranging, hasTabStops }: HeadRowProps<Row>) {
  const intl = useIntl();
  const resize = (key: string, width: number | undefined) => {
    if (width === undefined) arranging.table.getColumn(key)?.resetSize();
    else arranging.table.setColumnSizing((sizes) => ({ ...sizes, [key]: width }));
  };
  return (
    <tr>
      {shown.map(({ key, head, numeric, unit, sort, width, pin, isSizable }) => (
        <ColumnHead
          key={key}
          numeric={numeric}
          unit={unit}
          sort={sort}
          className={placeClass({ width, pin })}
          pin={pin}
          isEdgeNamed={hasTabStops && isSizable}
          edge={
            arranging.canArrange && isSizable ? (
              <ColumnEdge
                label={intl.formatMessage({ id: 'admin.columns.edge' }, { column: words(key) })}
                width={width}
                isTabStop={hasTabStops}
                onResize={(next) => resize(key, next)}
              />
            ) : null
          }
        >
          {head ?? words(key)}
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
