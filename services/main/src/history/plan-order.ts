import { lineStatuses } from '@gantry/domain/statuses/line-statuses';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { Chance } from './chance.ts';
import type { Customer } from './customers.ts';
import type { Product } from './products.ts';
import { system, type Doer, type Staff } from './staff.ts';
import { atWork, dayMs } from './work-time.ts';

export type LineStatus = keyof typeof lineStatuses;

/** All lines of an order come to a status. */
export interface Move {
  readonly at: number;
  readonly to: LineStatus;
  readonly by: Doer;
  readonly reason: string | null;
}
export interface PlannedLine {
  readonly product: Product;
  readonly quantity: number;
}
/** What happens to an order until the history ends. */
export interface OrderPlan {
  readonly customer: Customer;
  readonly placedAt: number;
  readonly poNumber: string | null;
  readonly lines: readonly PlannedLine[];
  readonly moves: readonly Move[];
  /** when its check came; null where it has not */
  readonly paidAt: number | null;
}

/** Ground is free, and from this on there is no handling fee; minor units. */
const smallestOrder = 5000;

function planLines(products: readonly Product[], chance: Chance): PlannedLine[] {
  const chosen = new Set<Product>();
  const count = chance.pickFrom([1, 1, 2, 2, 3, 4, 6]);
  while (chosen.size < count) chosen.add(chance.pickFrom(products));
  return [...chosen].map((product) => {
    const least = Math.max(product.minQuantity, Math.ceil(smallestOrder / product.price));
    const steps = Math.ceil(least / product.increment) + chance.between(0, 4);
    return { product, quantity: steps * product.increment };
  });
}

/** A step that begins so many days after the one before. */
type Step = readonly [to: LineStatus, by: Doer, days: number, reason?: string];

/** @param pace the most that somebody leaves an order lying, in days */
function stepsOf(staff: Staff, chance: Chance, pace: number): Step[] {
  const { sales, warehouse, finance } = staff;
  const fate = chance.fraction();
  if (fate < 0.04)
    return [['declined', sales, 0.2, chance.pickFrom(['no longer made', 'credit not approved'])]];
  const wait = () => chance.fraction() * pace;
  const steps: Step[] = [['confirmed', sales, 0.02 + wait()]];
  if (fate > 0.94)
    steps.push(['on-hold', finance, wait(), 'credit limit reached'], ['confirmed', finance, 3, 'paid up']);
  steps.push(['received', warehouse, wait()]);
  if (fate > 0.88 && fate < 0.93)
    steps.push(['backordered', warehouse, wait(), 'count of the shelf was wrong']);
  const isLate = fate > 0.88 && fate < 0.93;
  steps.push(['processing', warehouse, isLate ? chance.between(5, 12) : wait()]);
  steps.push(['shipped', warehouse, wait() + 0.05], ['delivered', warehouse, chance.between(1, 4)]);
  return steps;
}

/** The first status book that a plan meets: what it does not allow is a mistake of this file. */
function requireAllowed(from: LineStatus, to: LineStatus, { role }: Doer): void {
  if (!mayTransition(lineStatuses, role, from, to))
    throw new Error(`${role} may not go from ${from} to ${to}`);
}

function movesOf(steps: readonly Step[], placedAt: number, chance: Chance): Move[] {
  let at = placedAt;
  let from: LineStatus = 'new';
  return steps.map(([to, by, days, reason = null]) => {
    requireAllowed(from, to, by);
    at = atWork(at, days, chance) + chance.between(60_000, 600_000);
    from = to;
    return { at, to, by, reason };
  });
}

/** Delivered lines end after the time for returns, by the timer that runs every hour. */
function ending(deliveredAt: number): Move {
  const over = deliveredAt + 30 * dayMs;
  const at = over - (over % 3_600_000) + 3_600_000 + 20 * 60_000;
  return { at, to: 'completed', by: system, reason: 'nothing more to be expected' };
}

/** How the order of somebody goes, who the staff are, and when the history ends. */
export interface PlanOf {
  readonly customer: Customer;
  readonly products: readonly Product[];
  readonly staff: Staff;
  readonly placedAt: number;
  readonly end: number;
  readonly chance: Chance;
}

export function planOrder({ customer, products, staff, placedAt, end, chance }: PlanOf): OrderPlan {
  // what came in the last days still lies there: somebody who opens the shop finds work
  const pace = end - placedAt < 4 * dayMs ? 0.8 : 0.06;
  const moves = movesOf(stepsOf(staff, chance, pace), placedAt, chance);
  const last = moves.at(-1)!;
  if (last.to === 'delivered') moves.push(ending(last.at));
  const shipped = moves.find(({ to }) => to === 'shipped');
  const isSlow = chance.fraction() < 0.12 && end - placedAt < 60 * dayMs;
  const paidAt = shipped ? atWork(shipped.at, chance.between(12, isSlow ? 80 : 29), chance) : null;
  return {
    customer,
    placedAt,
    poNumber: chance.fraction() < 0.8 ? `PO-${chance.between(10_000, 99_999)}` : null,
    lines: planLines(products, chance),
    moves: moves.filter(({ at }) => at < end),
    paidAt: paidAt !== null && paidAt < end ? paidAt : null,
  };
}
