import { isLive, shippedGroup } from './line-groups.ts';
import { underlyingStatus, type LineProgress } from './line-progress.ts';
import type { LineStatus } from './moves.ts';

/** From the least to the most advanced (domain B4). */
const advancement: readonly LineStatus[] = [
  'new',
  'not-processed',
  'pending',
  'pending-review',
  'confirmed',
  'received',
  'backordered',
  'purchase',
  'in-production',
  'processing',
  'partially-shipped',
  'shipped',
  'replacement-shipped',
  'delivery-exception',
  'delivered',
  'completed',
];

/**
 * The label an order shows for all its lines (domain B4): the common one, `partially-shipped` when some goods left
 * and some did not, else the least advanced. Holds, requests and returns stand beside it as badges, so a mixed
 * order counts the status below them.
 */
export function headerStatusOf(lines: readonly LineProgress[]): LineStatus {
  const counted = lines.filter((line) => line.status !== 'deleted');
  const live = counted.filter((line) => isLive(line.status));
  if (live.length === 0) return endedStatus(counted);
  const common = commonStatus(live);
  if (common) return common;
  const work = live.map(workStatus);
  const shipped = work.filter((status) => shippedGroup.has(status)).length;
  if (work.includes('partially-shipped') || (shipped > 0 && shipped < work.length))
    return 'partially-shipped';
  return work.reduce((least, status) => (rank(status) < rank(least) ? status : least));
}

const rank = (status: LineStatus) => advancement.indexOf(status);

/** A return in progress counts as delivered: the order has nothing left to do but the return. */
function workStatus(line: LineProgress): LineStatus {
  const status = underlyingStatus(line);
  return advancement.includes(status) ? status : 'delivered';
}

function commonStatus(lines: readonly LineProgress[]): LineStatus | null {
  const first = lines[0]?.status;
  return first && lines.every((line) => line.status === first) ? first : null;
}

/** An order with nothing live: the common end, else money still owed to the buyer first. */
function endedStatus(lines: readonly LineProgress[]): LineStatus {
  if (lines.length === 0) return 'deleted';
  const common = commonStatus(lines);
  if (common) return common;
  const ends = new Set(lines.map((line) => line.status));
  if (ends.has('cancelled-refund-pending')) return 'cancelled-refund-pending';
  return ends.has('rma-refund-issued') ? 'rma-refund-issued' : 'cancelled';
}
