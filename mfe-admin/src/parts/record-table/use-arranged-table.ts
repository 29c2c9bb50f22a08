import { useUser } from '@gantry/api-client';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ReactTable,
  type RowData,
  type RowSelectionState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useSyncExternalStore } from 'react';
import { widthLimits, type Density } from '@gantry/contracts/list-view-limits';
import type { Arrangement } from '@gantry/contracts/schemas/list-view';
import type { ListName } from '@gantry/domain/list-views';
import { useOpenView } from '../use-open-view.ts';
import {
  arrangementOf,
  currentArrangement,
  isSameArrangement,
  stateOf,
  type ArrangedState,
} from './arrangement.ts';
import { arrangementIn, storeArrangement, storedText, onArranged } from './stored-arrangements.ts';

// What a table of the back office does in the browser. The server filters, sorts and pages.
const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  rowSelectionFeature,
});

/** A table whose columns can be arranged. */
export type ArrangedTable<Row extends RowData> = ReactTable<typeof features, Row>;

export interface ArrangedTableProps<Row extends RowData> {
  readonly list: ListName;
  /** the keys of its columns as they stand by default; the first names the rows */
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** left out where rows are not chosen */
  readonly selection?: RowSelection | undefined;
}

/** Which rows are chosen, by their keys. */
export interface RowSelection {
  readonly chosen: readonly string[];
  readonly onChoose: (keys: readonly string[]) => void;
}

export interface Arranging<Row extends RowData> {
  readonly table: ArrangedTable<Row>;
  readonly arrangement: Arrangement;
  /** false for what the server draws and the page is hydrated with: there nobody has arranged anything */
  readonly canArrange: boolean;
  readonly setDensity: (density: Density) => void;
  /** back to how the list is by default */
  readonly reset: () => void;
}

/** The table of a list with its columns as this person has arranged them in this browser. */
export function useArrangedTable<Row extends RowData>(props: ArrangedTableProps<Row>): Arranging<Row> {
  const { rows, rowKey, selection } = props;
  const names = props.keys.join(' ');
  const keys = useMemo(() => names.split(' '), [names]);
  const { arrangement, canArrange, change, reset } = useArrangement(props.list, keys);
  const first = keys[0] ?? '';
  const changes =
    <Part extends keyof ArrangedState>(part: Part) =>
    (updater: Updater<ArrangedState[Part]>) =>
      change((before) => {
        const now = stateOf(first, before);
        return arrangementOf(first, { ...now, [part]: functionalUpdate(updater, now[part]) });
      });
  const table = useTable<typeof features, Row>({
    features,
    data: rows,
    columns: useColumnDefs(keys),
    getRowId: (row) => String(rowKey(row)),
    state: useTableState(first, arrangement, selection?.chosen ?? noRows),
    onColumnOrderChange: changes('columnOrder'),
    onColumnVisibilityChange: changes('columnVisibility'),
    onColumnPinningChange: changes('columnPinning'),
    onColumnSizingChange: changes('columnSizing'),
    onRowSelectionChange: (updater) =>
      selection?.onChoose(Object.keys(functionalUpdate(updater, rowSelectionOf(selection.chosen)))),
  });
  const setDensity = (density: Density) => change(() => ({ density }));
  return { table, arrangement, canArrange, setDensity, reset };
}

const noRows: readonly string[] = [];
const rowSelectionOf = (chosen: readonly string[]): RowSelectionState =>
  Object.fromEntries(chosen.map((key) => [key, true as const]));

/** What the table is told; the same as long as nothing changes, for it publishes each new state to all who listen. */
function useTableState(first: string, arrangement: Arrangement, chosen: readonly string[]) {
  const keys = chosen.join('\n');
  return useMemo(
    () => ({
      ...stateOf(first, arrangement),
      rowSelection: rowSelectionOf(keys === '' ? noRows : keys.split('\n')),
    }),
    [first, arrangement, keys],
  );
}

const noText = () => null;

/** How this person has arranged a list, or a view of it since they opened it; and how that is changed. */
function useArrangement(list: ListName, keys: readonly string[]) {
  const account = useUser()?.accountNumber ?? '';
  const view = useOpenView(list);
  const place = { account, list, view: view?.id };
  const kept = view?.arrangement;
  const text = useSyncExternalStore(onArranged, storedText, noText);
  const stored = useMemo(
    () => arrangementIn(text ?? '', { account, list, view: view?.id }),
    [text, account, list, view?.id],
  );
  const arrangement = useMemo(() => currentArrangement(keys, stored ?? kept), [keys, stored, kept]);
  return {
    arrangement,
    canArrange: text !== null,
    // From what is kept now, not from what was drawn last: two changes may come between two renders.
    change: (changed: (before: Arrangement) => Partial<Arrangement>) => {
      const before = currentArrangement(keys, arrangementIn(storedText(), place) ?? kept);
      const next = { ...before, ...changed(before) };
      const isAsSaved = kept !== undefined && isSameArrangement(next, currentArrangement(keys, kept));
      storeArrangement(place, isAsSaved ? undefined : next);
    },
    reset: () => storeArrangement(place, undefined),
  };
}

const useColumnDefs = (keys: readonly string[]) =>
  useMemo(() => {
    const { min: minSize, max: maxSize } = widthLimits;
    return keys.map((id, at) => ({ id, enableHiding: at > 0, minSize, maxSize }));
  }, [keys]);
