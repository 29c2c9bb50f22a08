import type { Order } from '@gantry/contracts/schemas/order';

type Entry = Order['history'][number];

/** One thing that happened, to one line or to several at once. */
export interface HistoryGroup {
  readonly key: string;
  readonly at: string;
  readonly axis: Entry['axis'];
  readonly to: string;
  readonly lineNumbers: readonly number[];
}

/** The history with what happened to several lines in one act told once, newest first. */
export function historyGroups(history: Order['history']): HistoryGroup[] {
  const groups = new Map<string, HistoryGroup>();
  for (const entry of history) {
    const key = `${entry.at.slice(0, 19)} ${entry.axis} ${entry.to}`;
    const numbers = [
      ...(groups.get(key)?.lineNumbers ?? []),
      ...(entry.lineNumber ? [entry.lineNumber] : []),
    ];
    groups.set(key, {
      key,
      at: entry.at,
      axis: entry.axis,
      to: entry.to,
      lineNumbers: numbers.sort((a, b) => a - b),
    });
  }
  // Oldest first as it comes; what happened in one moment keeps its order too.
  return [...groups.values()].reverse().sort((a, b) => b.at.localeCompare(a.at));
}
