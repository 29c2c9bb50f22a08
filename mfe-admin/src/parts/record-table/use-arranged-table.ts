import { useUser } from '@gantry/api-client';
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
  type ReactTable,
  type RowData,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useSyncExternalStore } from 'react';
import {
  arrangementOf,
  currentArrangement,
  stateOf,
  widthLimits,
  type ArrangedState,
  type Arrangement,
  type Density,
} from './arrangement.ts';
import {
  arrangementIn,
  storeArrangement,
  storedText,
  onArranged,
  type ListName,
} from './stored-arrangements.ts';

// What a table of the back office does in the browser. The server filters, sorts and pages.
const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
});

/** A table whose columns can be arranged. */
export type ArrangedTable<Row extends RowData> = ReactTable<typeof features, Row>;

export interface ArrangedTableProps<Row extends RowData> {
  readonly list: ListName;
  /** the keys of its columns as they stand by default; the first names the rows */
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
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
  const { rows, rowKey } = props;
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
    // The same as long as nothing changes: the table publishes each new state to all who listen.
    state: useMemo(() => stateOf(first, arrangement), [first, arrangement]),
    onColumnOrderChange: changes('columnOrder'),
    onColumnVisibilityChange: changes('columnVisibility'),
    onColumnPinningChange: changes('columnPinning'),
    onColumnSizingChange: changes('columnSizing'),
  });
  const setDensity = (density: Density) => change(() => ({ density }));
  return { table, arrangement, canArrange, setDensity, reset };
}

const noText = () => null;

/** How this person has arranged a list, and how that is changed. */
function useArrangement(list: ListName, keys: readonly string[]) {
  const account = useUser()?.accountNumber ?? '';
  const text = useSyncExternalStore(onArranged, storedText, noText);
  const arrangement = useMemo(
    () => currentArrangement(keys, arrangementIn(text ?? '', { account, list })),
    [keys, text, account, list],
  );
  return {
    arrangement,
    canArrange: text !== null,
    // From what is kept now, not from what was drawn last: two changes may come between two renders.
    change: (changed: (before: Arrangement) => Partial<Arrangement>) => {
      const before = currentArrangement(keys, arrangementIn(storedText(), { account, list }));
      storeArrangement({ account, list }, { ...before, ...changed(before) });
    },
    reset: () => storeArrangement({ account, list }, undefined),
  };
}

const useColumnDefs = (keys: readonly string[]) =>
  useMemo(() => {
    const { min: minSize, max: maxSize } = widthLimits;
    return keys.map((id, at) => ({ id, enableHiding: at > 0, minSize, maxSize }));
  }, [keys]);
