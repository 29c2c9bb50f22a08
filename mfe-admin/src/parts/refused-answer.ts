import { failureOf } from '@gantry/api-client';
import { lineBlockers, type LineBlocker } from '@gantry/domain/statuses/line-status-row';
import type { SubmitAnswer } from '@gantry/forms/form';
import { refusalText } from './outcome-alert.tsx';

/** What stands in the way of the lines of an order, where that is why something was refused. */
const blockerOf = (blockers: unknown): LineBlocker | undefined =>
  lineBlockers.find((blocker) => Array.isArray(blockers) && blockers.includes(blocker));

/**
 * What a form shows of a call that failed: the server's messages at their fields, else one text above them, which names
 * what stands in the way of an order's lines.
 * @param texts prefix of the message ids, one for each code that staff can act on
 */
export function refusedAnswer(error: unknown, texts: string): SubmitAnswer {
  const failure = failureOf(error);
  if (failure?.issues) return { failure };
  const blocker = blockerOf(failure?.data?.blockers);
  return { failure, message: blocker ? `admin.blocker.${blocker}` : refusalText(texts, failure) };
}
