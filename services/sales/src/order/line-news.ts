import { isReturn, type LineProgress } from '@gantry/domain/statuses/line-progress';
import { lineStatuses, type LineStatus } from '@gantry/domain/statuses/line-statuses';

/**
 * Whether a line's new status is worth a mail. The end of an interruption that was not mailed, such as a hold, is not:
 * the customer still has the mail of the status the line returns to.
 */
export function isNews(from: LineProgress | undefined, to: LineStatus): boolean {
  const { mail, wording } = lineStatuses[to].customer;
  if (!mail || !from) return mail;
  const last = lineStatuses[from.status].customer;
  return last.wording !== wording && (last.mail || !isReturn(from, to));
}
