import type { ProductRow } from '@gantry/contracts/schemas/catalog';
import { afterPaint } from '@gantry/ui/after-paint';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { rowsInSight } from './rows-in-sight.ts';

/** Which rows of a page of results are drawn whole; of the others what can be read. */
export interface WholeRows {
  /** so many of the first */
  readonly first: number;
  /** and these, wherever they stand; undefined where `first` says it all */
  readonly skus?: ReadonlySet<string> | undefined;
}

/**
 * The rows that are drawn whole. A pressed value brings rows that were not there before: those that the window does not
 * show wait with what can be pressed in them until the others are painted, since that is two thirds of their work. A row
 * that stood here already stays as it is, with whatever was typed in it.
 * @param isComplete false: a page just gone to, of which the first screen alone is drawn
 */
export function useWholeRows(items: readonly ProductRow[], isComplete: boolean): WholeRows {
  const [whole, setWhole] = useState(items);
  const isSettled = whole === items;
  useEffect(() => {
    if (isSettled) return undefined;
    return afterPaint(() => startTransition(() => setWhole(items)));
  }, [items, isSettled]);
  return useMemo(() => {
    if (!isComplete) return { first: rowsInSight() };
    if (isSettled) return { first: Infinity };
    return { first: rowsInSight(window.scrollY), skus: new Set(whole.map(({ sku }) => sku)) };
  }, [whole, isSettled, isComplete]);
}
