import { quickest, type Chance } from '../chance.ts';
import type { Customer } from '../customers.ts';
import { atWork, dayMs } from '../work-time.ts';

/** How a dispute stands when the history ends, where somebody wishes for one; `written-off`: lost, and owed no longer. */
export type DisputeState = 'open' | 'won' | 'lost' | 'written-off';

/** Somebody who paid by card or wallet asks their bank for the money, and what comes of that until the history ends. */
export interface DisputePlan {
  readonly openedAt: number;
  /** null while it is not decided */
  readonly end: {
    readonly at: number;
    readonly isWon: boolean;
    /** when what was lost was written off; null where it was not */
    readonly writtenOffAt: number | null;
  } | null;
}

interface PaidOrder {
  readonly deliveredAt: number;
  readonly customer: Customer;
  readonly end: number;
  readonly chance: Chance;
  readonly until?: DisputeState | undefined;
}

/** Of orders that were paid by card or wallet. */
const share = 0.03;

/** A dispute about all that was paid; null where its payer is content, as the demo buyer always is. */
export function planDispute(order: PaidOrder): DisputePlan | null {
  const { deliveredAt, customer, end, until } = order;
  const isWanted = order.chance.fraction() < share && !customer.isDemo;
  if (!until && !isWanted) return null;
  const chance = until ? quickest(order.chance) : order.chance;
  const openedAt = Math.floor(deliveredAt + chance.between(2, 12) * dayMs + chance.fraction() * dayMs);
  const decidedAt = openedAt + chance.between(9, 24) * dayMs;
  if (openedAt >= end) return null;
  const isDecided = decidedAt < end && until !== 'open';
  if (!isDecided) return { openedAt, end: null };
  // what is lost is owed again: chance leaves no debts that nobody has asked for
  const isWon = until !== 'lost' && until !== 'written-off';
  const writtenOffAt = until === 'written-off' ? atWork(decidedAt, 1, chance) : null;
  return { openedAt, end: { at: decidedAt, isWon, writtenOffAt } };
}
