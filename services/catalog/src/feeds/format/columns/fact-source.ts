import type { Draft } from './column-targets.ts';

/** Where in a row a fact stands: names of fields and places in lists, as `['package_prices', 1, 'price']`. */
export type FactPath = readonly (string | number)[];

/** What a file calls the column of a fact, and what stands there; null where nothing does. */
export interface FactSource {
  readonly column: string;
  readonly given: string | null;
}

/** One column of a row and what it does to it. */
export interface ColumnStep {
  /** as the file calls it */
  readonly name: string;
  /** the field it is whole; null for a column that is a part of one, as `package_price:10` */
  readonly field: string | null;
  readonly given: string;
  /** puts what stands there into the row; none for an empty cell */
  readonly put: ((row: Draft) => void) | null;
}

/**
 * Finds the column a fact came from by putting the row together once more, column by column. Asked only for rows with
 * a problem, so that rows without one cost nothing.
 */
export function findSource(steps: Iterable<ColumnStep>, path: FactPath): FactSource | null {
  const row: Draft = {};
  let named: FactSource | null = null;
  let found: { step: ColumnStep; depth: number } | null = null;
  for (const step of steps) {
    if (step.field === path[0]) named = { column: nestedName(step, path), given: null };
    if (!step.put) continue;
    const before = parts(row, path);
    step.put(row);
    const after = parts(row, path);
    const depth = path.findLastIndex((_, at) => before[at] !== after[at]);
    if (depth >= 0 && depth >= (found?.depth ?? 0)) found = { step, depth };
  }
  if (!found) return named;
  const { step, depth } = found;
  if (step.field === null) return depth === path.length - 1 ? { column: step.name, given: null } : null;
  return { column: nestedName(step, path), given: path.length === 1 ? step.given : null };
}

/** A column of JSON holds facts of its own. */
const nestedName = ({ name }: ColumnStep, path: FactPath): string => [name, ...path.slice(1)].join('.');

/** What stands at each step of the path. */
function parts(row: Draft, path: FactPath): unknown[] {
  let held: unknown = row;
  return path.map((name) => {
    held = typeof held === 'object' && held !== null ? (held as Record<string, unknown>)[name] : undefined;
    return held;
  });
}
