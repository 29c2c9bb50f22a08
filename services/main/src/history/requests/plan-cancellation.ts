import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { quickest, type Chance } from '../chance.ts';
import type { Customer } from '../customers.ts';
import { totalOf, type Move, type PlannedLine, type WayToPay } from '../planned-moves.ts';
import { system, type Doer, type Staff } from '../staff.ts';
import { atWork, dayMs } from '../work-time.ts';

/** What becomes of a cancellation that was asked for. */
type CancellationActName = 'approve' | 'pay-out';
/** The last thing that is done; `request`: nothing yet. */
export type CancelledUntil = CancellationActName | 'request';

export interface CancellationAct {
  readonly at: number;
  readonly act: CancellationActName;
  readonly by: Doer;
}
/** An order that its customer cancels before it leaves, and what comes of that until the history ends. */
export interface CancellationPlan {
  readonly note: string;
  readonly requestedAt: number;
  readonly by: Doer;
  readonly acts: readonly CancellationAct[];
  /** nobody has to look at it: nothing was begun or paid, and it is not much */
  readonly isAtOnce: boolean;
}

interface CancelledOrder {
  readonly lines: readonly PlannedLine[];
  readonly moves: readonly Move[];
  readonly way: WayToPay;
  readonly customer: Customer;
  readonly staff: Staff;
  readonly end: number;
  readonly chance: Chance;
  /** where its lines stand then */
  readonly from: LineStatus;
  readonly until?: CancelledUntil | undefined;
}

const notes = [
  'Our project was put off until next year.',
  'Ordered twice by mistake, please cancel this one.',
  'The machine it is for was sold.',
  'Found what we need in our own stock.',
];

/** Up to which sum of goods, before tax, nobody has to look at a cancellation; minor units. */
const grantedLimit = 90_000;
const share = 0.03;

/** Where an order that is paid in some way is cancelled, if it is: before money came, or while it is reserved or there. */
export function cancelledFrom(way: WayToPay, chance: Chance): LineStatus | null {
  if (chance.fraction() > share) return null;
  return way === 'prepaid' && chance.fraction() < 0.5 ? 'pending' : 'confirmed';
}

/** Somebody's request to cancel all of an order; null where it has not come so far, or is past it before they ask. */
export function planCancellation(order: CancelledOrder): CancellationPlan | null {
  const { lines, moves, way, customer, staff, end, from, until } = order;
  const chance = until ? quickest(order.chance) : order.chance;
  const reached = moves.find(({ to }) => to === from);
  const next = moves.find(({ at }) => reached && at > reached.at)?.at ?? end;
  if (!reached) return null;
  // before anything else is done with it, whatever the hour: customers keep none
  const gap = Math.min(next - reached.at, dayMs);
  const requestedAt = reached.at + Math.floor(gap * (0.1 + 0.8 * chance.fraction()));
  if (requestedAt >= Math.min(end, next)) return null;
  const approvedAt = atWork(requestedAt, 0.1, chance) + chance.between(60_000, 600_000);
  const paidOutAt = atWork(approvedAt, chance.between(1, 3), chance) + chance.between(60_000, 600_000);
  const isPaid = way === 'prepaid' && from !== 'pending';
  const goods = lines.reduce((sum, line) => sum + totalOf(line), 0);
  const isAtOnce = way !== 'terms' && !isPaid && goods <= grantedLimit;
  const approval = isAtOnce ? { at: requestedAt, by: system } : { at: approvedAt, by: staff.support };
  const acts: CancellationAct[] = [{ ...approval, act: 'approve' }];
  if (isPaid) acts.push({ at: paidOutAt, act: 'pay-out', by: staff.finance });
  const wanted = until === 'request' ? [] : until === 'approve' ? acts.slice(0, 1) : acts;
  return {
    note: chance.pickFrom(notes),
    requestedAt,
    by: { id: customer.accountId, name: customer.name, role: 'customer' },
    acts: wanted.filter(({ at }) => at < end),
    isAtOnce,
  };
}
