import { allowedMoves, canMove, type LineStatus } from './moves.ts';
import { linePrevious } from './status-book.ts';

/**
 * Where a line stands. `before` holds the statuses it will return to when its interruptions end, oldest first:
 * a line on hold that is asked to be cancelled remembers both.
 */
export interface LineProgress {
  readonly status: LineStatus;
  readonly before: readonly LineStatus[];
}

const returnSteps: ReadonlySet<LineStatus> = new Set([
  'rma-sent',
  'rma-return-awaiting',
  'rma-return-received',
]);
const isInterruption = (status: LineStatus) => status in linePrevious;

/** The status an interrupted line returns to, or null. */
export const statusBefore = (line: LineProgress): LineStatus | null => line.before.at(-1) ?? null;

/** The statuses a line may move to now, by the status book alone. */
export const lineMoves = (line: LineProgress): LineStatus[] =>
  allowedMoves('line', line.status, statusBefore(line));

/**
 * Moves a line and keeps what it has to remember. A move outside the status book is a programming error here:
 * services ask {@link lineMoves} first and answer WRONG_STATE.
 * @throws RangeError when the status book does not allow the move
 */
export function moveLine(line: LineProgress, to: LineStatus): LineProgress {
  if (!canMove('line', line.status, to, statusBefore(line))) {
    throw new RangeError(`a line cannot move from ${line.status} to ${to}`);
  }
  if (isInterruption(line.status) && to === statusBefore(line)) {
    return { status: to, before: line.before.slice(0, -1) };
  }
  if (returnSteps.has(to)) return { status: to, before: line.before };
  if (isInterruption(to)) return { status: to, before: [...line.before, line.status] };
  return { status: to, before: [] };
}

/** The status of the work itself, below holds and requests. */
export const underlyingStatus = (line: LineProgress): LineStatus => line.before[0] ?? line.status;
