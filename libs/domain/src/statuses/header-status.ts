import { headerLabelOf, isLive, rankOf, shippedGroup } from './line-groups.ts';
import { underlyingStatus, type LineProgress } from './line-progress.ts';
import type { LineStatus } from './line-statuses.ts';

/**
 * The label an order shows for all its lines: the common one, `partially-shipped` when some goods left
 * and some did not, else the least advanced. Holds, requests and returns stand beside it as badges, so a mixed
 * order counts the status below them. Of an order with nothing live, money still owed to the buyer comes first.
 */
export function headerStatusOf(lines: readonly LineProgress[]): LineStatus {
  const counted = lines.filter((line) => line.status !== 'deleted');
  if (counted.length === 0) return 'deleted';
  const live = counted.filter((line) => isLive(line.status));
  const shown = live.length > 0 ? live : counted;
  const common = commonStatus(shown);
  if (common) return common;
  const work = shown.map((line) => headerLabelOf(underlyingStatus(line)));
  const shipped = work.filter((status) => shippedGroup.has(status)).length;
  const isPartly = work.includes('partially-shipped') || (shipped > 0 && shipped < work.length);
  if (live.length > 0 && isPartly) return 'partially-shipped';
  return work.reduce((least, status) => (rankOf(status) < rankOf(least) ? status : least));
}

function commonStatus(lines: readonly LineProgress[]): LineStatus | null {
  const first = lines[0]?.status;
  return first && lines.every((line) => line.status === first) ? first : null;
}
