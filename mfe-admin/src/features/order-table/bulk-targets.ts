import { useUser } from '@gantry/api-client';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';
import { mayEverTransition } from '@gantry/domain/statuses/status-table';

/** What can be done with many orders at once. */
const bulkTargets = ['confirmed', 'on-hold'] as const satisfies readonly LineStatus[];
export type BulkTarget = (typeof bulkTargets)[number];

export interface ChosenOrders {
  /** their numbers */
  readonly chosen: readonly string[];
  readonly onChoose: (numbers: readonly string[]) => void;
}

/** What somebody may do with many orders at once; whether an order lets them is said when it is done. */
export function useBulkTargets(): readonly BulkTarget[] {
  const role = useUser()?.role;
  return role ? bulkTargets.filter((to) => mayEverTransition(lineStatuses, role, to)) : [];
}
