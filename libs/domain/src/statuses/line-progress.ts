import { lineStatuses, type LineStatus } from './line-statuses.ts';
import { allowedTransitions, canTransition } from './status-table.ts';

/**
 * Where a line stands. `before` holds the statuses it will return to when its interruptions end, oldest first:
 * a line on hold that is asked to be cancelled remembers both.
 */
export interface LineProgress {
  readonly status: LineStatus;
  readonly before: readonly LineStatus[];
}

/** The status an interrupted line returns to, or null. */
const statusBefore = (line: LineProgress): LineStatus | null => line.before.at(-1) ?? null;

/** Whether this transition ends the line's interruption and gives the status before back. */
export const isReturn = (line: LineProgress, to: LineStatus): boolean => statusBefore(line) === to;

/** The statuses a line may go to now, by the status book alone. */
export const lineTransitions = (line: LineProgress): LineStatus[] =>
  allowedTransitions(lineStatuses, line.status, statusBefore(line));

/**
 * The line in its new status, with what it has to remember. A transition outside the status book is a programming error
 * here: services ask {@link lineTransitions} first and answer WRONG_STATE.
 * @throws RangeError when the status book does not allow the transition
 */
export function transitionLine(line: LineProgress, to: LineStatus): LineProgress {
  const { status, before } = line;
  if (!canTransition(lineStatuses, status, to, statusBefore(line))) {
    throw new RangeError(`a line cannot go from ${status} to ${to}`);
  }
  if (isReturn(line, to)) return { status: to, before: before.slice(0, -1) };
  const { returns } = lineStatuses[to];
  if (!returns) return { status: to, before: [] };
  // a further step of the same interruption returns to where that began
  return { status: to, before: returns.to.includes(status) ? [...before, status] : before };
}

/** The status of the work itself, below holds and requests. */
export const underlyingStatus = (line: LineProgress): LineStatus => line.before[0] ?? line.status;
