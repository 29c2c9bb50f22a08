import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { quickest, type Chance } from './chance.ts';
import type { Customer } from './customers.ts';
import { requireAllowed, type Move, type Paying, type PlannedLine, type WayToPay } from './planned-moves.ts';
import type { Product } from './products.ts';
import { planAcceptedQuote, planQuote, type QuotePlan } from './quotes/plan-quote.ts';
import { cancelledFrom, planCancellation, type CancellationPlan } from './requests/plan-cancellation.ts';
import { planReturn, type ReturnPlan } from './returns/plan-return.ts';
import { system, type Doer, type Staff } from './staff.ts';
import type { Wish } from './wishes.ts';
import { atWork, dayMs } from './work-time.ts';

/** What happens to an order until the history ends. */
export interface OrderPlan {
  readonly customer: Customer;
  readonly placedAt: number;
  readonly poNumber: string | null;
  readonly lines: readonly PlannedLine[];
  readonly moves: readonly Move[];
  readonly way: WayToPay;
  /** when its check came; null where it has not */
  readonly paidAt: number | null;
  /** when its card's money was set aside; null where it is not paid by card */
  readonly reservedAt: number | null;
  readonly pays: Paying;
  readonly back: ReturnPlan | null;
  /** what its customer asked before it left; null where they wanted it */
  readonly cancellation: CancellationPlan | null;
  /** the quote it came of, or one that came on the same day and stands for itself */
  readonly quote: QuotePlan | null;
}

/** Ground is free, and from this on there is no handling fee; minor units. */
const smallestOrder = 5000;

/** Of the lines of those who have a contract, how many are about what it covers. */
const shareOfContract = 0.45;

/** What somebody pays for one, and why. */
function priceFor({ hasContract }: Customer, { price, contractPrice }: Product) {
  return hasContract && contractPrice !== null
    ? ({ unitPrice: contractPrice, source: 'contract' } as const)
    : ({ unitPrice: price, source: 'list' } as const);
}

type Buying = Pick<PlanOf, 'customer' | 'products' | 'agreed' | 'chance'>;

function planLines({ customer, products, agreed, chance }: Buying): PlannedLine[] {
  const isAgreed = () => customer.hasContract && agreed.length > 6 && chance.fraction() < shareOfContract;
  const chosen = new Set<Product>();
  const count = chance.pickFrom([1, 1, 2, 2, 3, 4, 6]);
  while (chosen.size < count) chosen.add(chance.pickFrom(isAgreed() ? agreed : products));
  return [...chosen].map((product) => {
    const { unitPrice, source } = priceFor(customer, product);
    const least = Math.max(product.minQuantity, Math.ceil(smallestOrder / unitPrice));
    const steps = Math.ceil(least / product.increment) + chance.between(0, 4);
    return { product, quantity: steps * product.increment, unitPrice, source };
  });
}

/** A step that begins so many days after the one before; at once where there are none. */
type Step = readonly [to: LineStatus, by: Doer, days: number, reason?: string];

interface StepsOf {
  readonly staff: Staff;
  readonly chance: Chance;
  /** the most that somebody leaves an order lying, in days */
  readonly pace: number;
  readonly way: WayToPay;
  /** decides what happens to it, from 0 to 1 */
  readonly fate: number;
}

/** Until somebody at the store accepts the order, or the system where it was paid before. */
function firstSteps({ staff, chance, pace, way, fate }: StepsOf): Step[] {
  const wait = () => chance.fraction() * pace;
  if (way === 'prepaid')
    return [
      ['pending', system, 0, 'payment: waiting for money'],
      ['confirmed', system, chance.between(2, 6), 'payment: received'],
    ];
  if (way === 'card')
    return [
      ['pending', system, 0, 'payment: waiting for money'],
      ['confirmed', system, 0, 'payment: reserved'],
    ];
  if (fate < 0.06)
    return [
      ['pending-review', system, 0, 'credit: over the limit'],
      ['confirmed', staff.finance, 0.1 + wait()],
    ];
  return [['confirmed', staff.sales, 0.02 + wait()]];
}

const lateReasons = ['count of the shelf was wrong', 'supplier is behind', 'last units failed inspection'];
const strayReasons = [
  'carrier: address not found',
  'carrier: damaged in transit',
  'carrier: receiver closed',
];

function stepsOf(of: StepsOf): Step[] {
  const { staff, chance, pace, way, fate } = of;
  const { sales, warehouse, finance, support } = staff;
  if (fate < 0.04 && way === 'terms')
    return [['declined', sales, 0.2, chance.pickFrom(['no longer made', 'credit not approved'])]];
  const wait = () => chance.fraction() * pace;
  const steps = firstSteps(of);
  if (fate > 0.94)
    steps.push(['on-hold', finance, wait(), 'credit limit reached'], ['confirmed', finance, 3, 'paid up']);
  steps.push(['received', warehouse, wait()]);
  const isLate = fate > 0.88 && fate < 0.93;
  if (isLate) steps.push(['backordered', warehouse, wait(), chance.pickFrom(lateReasons)]);
  steps.push(['processing', warehouse, isLate ? chance.between(5, 12) : wait()]);
  steps.push(['shipped', warehouse, wait() + 0.05]);
  if (fate > 0.1 && fate < 0.12)
    steps.push(
      ['delivery-exception', system, 1 + wait(), chance.pickFrom(strayReasons)],
      ['shipped', support, 1, 'carrier delivers again'],
    );
  steps.push(['delivered', warehouse, chance.between(1, 4)]);
  return steps;
}

function movesOf(steps: readonly Step[], placedAt: number, chance: Chance): Move[] {
  let at = placedAt;
  let from: LineStatus = 'new';
  return steps.map(([to, by, days, reason = null]) => {
    requireAllowed(from, to, by);
    // the payer types their card in the minute after the order
    at += from === 'pending' && days === 0 ? chance.between(20_000, 70_000) : 0;
    if (days > 0) at = atWork(at, days, chance) + chance.between(60_000, 600_000);
    from = to;
    return { at, to, by, reason };
  });
}

/** The next turn of the timer that ends lines every hour, once the time for returns is over. */
const endOf = (deliveredAt: number): number => {
  const over = deliveredAt + 30 * dayMs;
  return over - (over % 3_600_000) + 3_600_000 + 20 * 60_000;
};

/** Delivered lines end after the time for returns; one that was asked back when that has led it there again. */
function endings({ lines, back, at }: { lines: number; back: ReturnPlan | null; at: number }): Move[] {
  const by = { to: 'completed', by: system, reason: 'nothing more to be expected' } as const;
  const numbers = Array.from({ length: lines }, (_, index) => index + 1);
  const others = numbers.filter((number) => number !== back?.line);
  const moves: Move[] = others.length > 0 ? [{ ...by, at: endOf(at), lines: others }] : [];
  // what was sent in place of it stays as it is
  if (back?.givenBackAt)
    moves.push({ ...by, at: Math.max(endOf(at), back.givenBackAt + dayMs), lines: [back.line] });
  return moves;
}

/** How the order of somebody goes, who the staff are, and when the history ends. */
export interface PlanOf {
  readonly customer: Customer;
  readonly products: readonly Product[];
  /** those of them that contracts name */
  readonly agreed: readonly Product[];
  readonly staff: Staff;
  readonly placedAt: number;
  readonly end: number;
  readonly chance: Chance;
  readonly wish?: Wish | undefined;
  /** whether there is a sandbox of the card provider to take them in */
  readonly hasCards: boolean;
}

const shareOfPrepaid = 0.05;
const shareOfCards = 0.14;
/** Those who pay by card are not kept waiting: their money is reserved for some days only. */
const latestFate = 0.87;
/** Of orders: those that came of a quote, and those with which a quote comes that becomes none; more in the last days. */
const shareOfAccepted = 0.06;
const shareOfQuotes = 0.09;
const recentQuotes = 0.3;
const recentDays = 9;

/** What is bought by a quote: more of it, for less. */
const offeredLines = (lines: readonly PlannedLine[], chance: Chance): PlannedLine[] => {
  const percent = chance.between(84, 96);
  return lines.map(({ product, quantity }) => ({
    product,
    quantity: quantity * chance.between(3, 8),
    unitPrice: Math.max(1, Math.round((product.price * percent) / 100)),
    source: 'offer',
  }));
};

function quoteFor(of: PlanOf, way: WayToPay): QuotePlan | null {
  const { customer, staff, placedAt, end, chance, wish } = of;
  const fate = chance.fraction();
  const isRecent = end - placedAt < recentDays * dayMs;
  const isAccepted = !wish && way === 'terms' && fate < shareOfAccepted;
  if (wish ? !wish.quote : !isAccepted && fate > shareOfAccepted + (isRecent ? recentQuotes : shareOfQuotes))
    return null;
  const lines = offeredLines(planLines(of), chance);
  const about = { customer, lines, staff, chance, end };
  return isAccepted ? planAcceptedQuote(about, placedAt) : planQuote(about, placedAt, wish?.quote);
}

function wayToPay({ chance, wish, hasCards }: PlanOf): WayToPay {
  const drawn = chance.fraction();
  if (wish) return wish.way === 'card' && !hasCards ? 'prepaid' : (wish.way ?? 'terms');
  if (drawn < shareOfPrepaid) return 'prepaid';
  return hasCards && drawn < shareOfPrepaid + shareOfCards ? 'card' : 'terms';
}

/** As far as an order is wished to go. */
const stepsUntil = (steps: readonly Step[], until: LineStatus | undefined): readonly Step[] =>
  until === undefined ? steps : steps.slice(0, steps.findIndex(([to]) => to === until) + 1);

export function planOrder(of: PlanOf): OrderPlan {
  const { customer, staff, placedAt, end, chance, wish } = of;
  // what came in the last days still lies there: somebody who opens the shop finds work
  const pace = end - placedAt < 4 * dayMs && !wish ? 0.8 : 0.06;
  const way = wayToPay(of);
  const quote = quoteFor(of, way);
  const lines = quote?.isAccepted ? quote.lines : planLines(of);
  const drawnFate = chance.fraction();
  const fate = wish?.fate ?? (way === 'card' ? drawnFate * latestFate : drawnFate);
  const steps = stepsOf({ staff, chance: wish ? quickest(chance) : chance, pace, way, fate });
  const intended = movesOf(stepsUntil(steps, wish?.until), placedAt, chance);
  const cancellation = cancellationOf(of, way, { lines, moves: intended });
  const moves = cancellation ? intended.filter(({ at }) => at < cancellation.requestedAt) : intended;
  const last = moves.at(-1);
  const deliveredAt = last?.to === 'delivered' ? last.at : null;
  const delivered = { lines, customer, staff, end, chance, until: wish?.back };
  const back = deliveredAt && deliveredAt < end ? planReturn({ ...delivered, deliveredAt }) : null;
  if (deliveredAt) moves.push(...endings({ lines: lines.length, back, at: deliveredAt }));
  const confirmedAt = moves.find(({ to, at }) => to === 'confirmed' && at < end)?.at;
  const paidAt = payingTime(way, moves, of);
  return {
    customer,
    placedAt,
    poNumber: chance.fraction() < 0.8 ? `PO-${chance.between(10_000, 99_999)}` : null,
    lines,
    moves: moves.filter(({ at }) => at < end),
    way,
    quote,
    reservedAt: way === 'card' && confirmedAt ? confirmedAt - 1000 : null,
    pays: sumOf(way, paidAt, of),
    paidAt: paidAt !== null && paidAt < end ? paidAt : null,
    back,
    cancellation,
  };
}

/** Its customer cancels it, as somebody wishes or as chance wants it. */
function cancellationOf(
  { customer, staff, end, chance, wish }: PlanOf,
  way: WayToPay,
  { lines, moves }: { readonly lines: readonly PlannedLine[]; readonly moves: readonly Move[] },
): CancellationPlan | null {
  const from = wish ? wish.cancelled?.from : cancelledFrom(way, chance);
  if (!from) return null;
  return planCancellation({
    lines,
    moves,
    way,
    customer,
    staff,
    end,
    chance,
    from,
    until: wish?.cancelled?.until,
  });
}

/** The latest that anybody pays, in days after the goods left: before the last reminder. */
const slowest = 58;
/** The latest that somebody pays who is never late, whatever weekend lies between. */
const inTime = 26;
const shareOfSlow = 0.12;
const shareOfParts = 0.08;

/** When a check comes: before the goods, or some weeks after them. */
function payingTime(
  way: WayToPay,
  moves: readonly Move[],
  { end, placedAt, chance, customer, wish }: PlanOf,
): number | null {
  const confirmed = moves.find(({ to }) => to === 'confirmed');
  if (way === 'prepaid') return confirmed ? confirmed.at - 1000 : null;
  if (way === 'card') return null;
  const shipped = moves.find(({ to }) => to === 'shipped');
  const isSlow = chance.fraction() < shareOfSlow && end - placedAt < 60 * dayMs && !customer.isDemo;
  const days = chance.between(12, isSlow ? slowest : customer.isDemo ? inTime : 29);
  if (!shipped || wish?.pays === 'nothing') return null;
  return wish?.pays ? atWork(end - 4 * dayMs, 0, chance) : atWork(shipped.at, days, chance);
}

/** Some of those who paid of late have paid a part: the rest is still open. */
function sumOf(way: WayToPay, paidAt: number | null, { end, chance, customer, wish }: PlanOf): Paying {
  const isPart = chance.fraction() < shareOfParts && way === 'terms' && !customer.isDemo;
  if (wish) return wish.pays === 'nothing' ? 'all' : (wish.pays ?? 'all');
  return isPart && paidAt !== null && end - paidAt < 20 * dayMs ? 'part' : 'all';
}
