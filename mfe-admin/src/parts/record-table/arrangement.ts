import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table';
import { widthLimits } from '@gantry/contracts/list-view-limits';
import type { Arrangement } from '@gantry/contracts/schemas/list-view';

/** A list that nobody has arranged; {@link currentArrangement} puts its columns in their places. */
export const plainArrangement: Arrangement = {
  order: [],
  hidden: [],
  pinned: [],
  widths: {},
  density: 'compact',
};

/** What a table is told of its columns. */
export interface ArrangedState {
  readonly columnOrder: ColumnOrderState;
  readonly columnVisibility: ColumnVisibilityState;
  readonly columnPinning: ColumnPinningState;
  readonly columnSizing: ColumnSizingState;
}

/**
 * The arrangement of the columns a list has today. Columns it no longer has are left out; one that is new since stands
 * where it stands by default. The first column names the rows: it stays first and is never hidden.
 */
export function currentArrangement(keys: readonly string[], stored: Arrangement | undefined): Arrangement {
  const movable = keys.slice(1);
  const known = (some: readonly string[]) => [...new Set(some)].filter((key) => movable.includes(key));
  const order = known(stored?.order ?? []);
  for (const [at, key] of movable.entries()) {
    if (order.includes(key)) continue;
    const before = movable[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  const widths = Object.entries(stored?.widths ?? {}).filter(([key]) => keys.includes(key));
  return {
    order,
    hidden: known(stored?.hidden ?? []),
    pinned: known(stored?.pinned ?? []),
    widths: Object.fromEntries(widths),
    density: stored?.density ?? 'compact',
  };
}

/** An arrangement as the table reads it; `first` is the column that names the rows. */
export function stateOf(first: string, { order, hidden, pinned, widths }: Arrangement): ArrangedState {
  return {
    columnOrder: [first, ...order],
    columnVisibility: Object.fromEntries(hidden.map((key) => [key, false])),
    columnPinning: { start: [first, ...pinned], end: [] },
    columnSizing: widths,
  };
}

/** What the table says of its columns, as an arrangement. */
export function arrangementOf(first: string, state: ArrangedState): Omit<Arrangement, 'density'> {
  const isMovable = (key: string) => key !== first;
  return {
    order: state.columnOrder.filter(isMovable),
    hidden: Object.keys(state.columnVisibility).filter((key) => state.columnVisibility[key] === false),
    pinned: state.columnPinning.start.filter(isMovable),
    widths: Object.fromEntries(
      Object.entries(state.columnSizing).map(([key, size]) => [key, limitedWidth(size)]),
    ),
  };
}

/** A width somebody asks for, in whole CSS pixels a column can have. */
export const limitedWidth = (asked: number): number =>
  Math.round(Math.min(widthLimits.max, Math.max(widthLimits.min, asked)));

/** The order with a column and its neighbor changed; `neighbors` are those among which it moves, in their order. */
export function movedColumn(
  order: readonly string[],
  neighbors: readonly string[],
  { key, step }: { readonly key: string; readonly step: -1 | 1 },
): string[] {
  const other = neighbors[neighbors.indexOf(key) + step];
  if (other === undefined) return [...order];
  return order.map((one) => (one === key ? other : one === other ? key : one));
}

/** Whether two arrangements look the same. */
export const isSameArrangement = (one: Arrangement, other: Arrangement): boolean =>
  textOf(one) === textOf(other);

/** In the order of its meaning: it does not matter what was hidden first, or given a width. */
const textOf = ({ order, hidden, pinned, widths, density }: Arrangement): string =>
  JSON.stringify([
    order,
    hidden.toSorted(),
    pinned,
    Object.entries(widths).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    density,
  ]);
