import type {
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
} from '@tanstack/react-table';
import * as v from 'valibot';

/** How narrow and how wide a column can be made, in CSS pixels. */
export const widthLimits = { min: 64, max: 960 } as const;
/** How much air rows have. */
export const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const columnKey = v.pipe(v.string(), v.maxLength(40));
const columnKeys = v.pipe(v.array(columnKey), v.maxLength(60));
const width = v.pipe(v.number(), v.integer(), v.minValue(widthLimits.min), v.maxValue(widthLimits.max));

/** How somebody has arranged the columns of a list; columns by their keys. */
export const arrangementSchema = v.object({
  /** all columns but the first, from left to right; pinned ones keep the place they go back to */
  order: columnKeys,
  hidden: columnKeys,
  /** those that stay at the left beside the first column, from left to right */
  pinned: columnKeys,
  /** in CSS pixels, of those that were given one */
  widths: v.record(columnKey, width),
  density: v.picklist(densities),
});
export type Arrangement = v.InferOutput<typeof arrangementSchema>;

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
