import type { ApprovalPlan } from './approvals/plan-approval.ts';
import { quickest, type Chance } from './chance.ts';
import type { Customer } from './customers.ts';
import { departuresOf, type Departure } from './departures.ts';
import { planDispute, type DisputePlan } from './disputes/plan-dispute.ts';
import { endings, planMoves } from './order-steps.ts';
import {
  isOnline,
  type Move,
  type Paying,
  type PlannedLine,
  type Transfer,
  type WayToPay,
} from './planned-moves.ts';
import type { Product } from './products.ts';
import type { PastPromotion } from './promotions/past-promotion.ts';
import { promoteOrder, type PastUse, type PromotedLines } from './promotions/promote-order.ts';
import { planAcceptedQuote, planQuote, type QuotePlan } from './quotes/plan-quote.ts';
import { cancelledFrom, planCancellation, type CancellationPlan } from './requests/plan-cancellation.ts';
import { planReturn, type ReturnPlan } from './returns/plan-return.ts';
import type { Staff } from './staff.ts';
import { drawTransfer } from './ways-to-pay.ts';
import type { Wish } from './wishes.ts';
import { atWork, dayMs } from './work-time.ts';

/** What happens to an order until the history ends. */
export interface OrderPlan {
  readonly customer: Customer;
  readonly placedAt: number;
  readonly poNumber: string | null;
  /** what was bought, and behind it what promotions gave */
  readonly lines: readonly PlannedLine[];
  /** the promotions it was placed with */
  readonly uses: readonly PastUse[];
  readonly moves: readonly Move[];
  /** what has left of it, one after the other */
  readonly departures: readonly Departure[];
  readonly way: WayToPay;
  /** by which money comes that a person enters */
  readonly transfer: Transfer;
  /** when its check or transfer came; null where it has not */
  readonly paidAt: number | null;
  /** when a card's or wallet's money was set aside; null where it is paid in another way */
  readonly reservedAt: number | null;
  readonly pays: Paying;
  readonly back: ReturnPlan | null;
  /** what its customer asked before it left; null where they wanted it */
  readonly cancellation: CancellationPlan | null;
  /** its payer has asked their bank for the money; null where they have not */
  readonly dispute: DisputePlan | null;
  /** somebody asked for it in their company; null where they may order */
  readonly approval: ApprovalPlan | null;
  /** the quote it came of, or one that came on the same day and stands for itself */
  readonly quote: QuotePlan | null;
}

/** Ground is free, and from this on there is no handling fee; minor units. */
const smallestOrder = 5000;
/** From this on promotions of the past count; minor units. */
const promotedOrder = 100_000;

/** Of the lines of those who have a contract, how many are about what it covers. */
const shareOfContract = 0.45;

/** What somebody pays for one, and why. */
function priceFor({ hasContract }: Customer, { price, contractPrice }: Product) {
  return hasContract && contractPrice !== null
    ? ({ unitPrice: contractPrice, source: 'contract' } as const)
    : ({ unitPrice: price, source: 'list' } as const);
}

type Buying = Pick<PlanOf, 'customer' | 'products' | 'agreed' | 'chance' | 'wish'>;

function planLines({ customer, products, agreed, chance, wish }: Buying): PlannedLine[] {
  const isAgreed = () => customer.hasContract && agreed.length > 6 && chance.fraction() < shareOfContract;
  const chosen = new Set<Product>();
  const count = chance.pickFrom(wish?.isParted ? [2, 3, 4] : [1, 1, 2, 2, 3, 4, 6]);
  while (chosen.size < count) chosen.add(chance.pickFrom(isAgreed() ? agreed : products));
  return [...chosen].map((product) => {
    const { unitPrice, source } = priceFor(customer, product);
    const goods = wish?.isPromoted ? promotedOrder : smallestOrder;
    const least = Math.max(product.minQuantity, Math.ceil(goods / unitPrice));
    const steps = Math.ceil(least / product.increment) + chance.between(0, 4);
    return { product, quantity: steps * product.increment, unitPrice, source };
  });
}

/** What is bought, by the promotions of the day. */
const promotedLines = (of: PlanOf): PromotedLines => {
  const { placedAt, products, chance, promotions = [], wish } = of;
  const knowsCodes = wish?.isPromoted ?? false;
  return promoteOrder({ lines: planLines(of), placedAt, products, chance, promotions, knowsCodes });
};

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
  /** of the store; none where they are left out */
  readonly promotions?: readonly PastPromotion[];
}

const shareOfPrepaid = 0.05;
const shareOfCards = 0.14;
const shareOfWallets = 0.05;
/** Those who pay by card or wallet are not kept waiting: their money is reserved for some days only. */
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
  const isAccepted = wish ? wish.quote === 'move-to-order' : way === 'terms' && fate < shareOfAccepted;
  if (wish ? !wish.quote : !isAccepted && fate > shareOfAccepted + (isRecent ? recentQuotes : shareOfQuotes))
    return null;
  const lines = offeredLines(planLines(of), chance);
  const about = { customer, lines, staff, chance, end };
  return isAccepted ? planAcceptedQuote(about, placedAt) : planQuote(about, placedAt, wish?.quote);
}

function wayToPay({ chance, wish, hasCards }: PlanOf): WayToPay {
  const drawn = chance.fraction();
  if (wish) return wish.way && isOnline(wish.way) && !hasCards ? 'prepaid' : (wish.way ?? 'terms');
  if (drawn < shareOfPrepaid) return 'prepaid';
  if (hasCards && drawn < shareOfPrepaid + shareOfCards) return 'card';
  return hasCards && drawn < shareOfPrepaid + shareOfCards + shareOfWallets ? 'wallet' : 'terms';
}

export function planOrder(of: PlanOf): OrderPlan {
  const { customer, staff, placedAt, end, chance, wish } = of;
  // what came in the last days still lies there: somebody who opens the shop finds work
  const pace = end - placedAt < 4 * dayMs && !wish ? 0.8 : 0.06;
  const way = wayToPay(of);
  const quote = quoteFor(of, way);
  const { lines, uses } = quote?.isAccepted ? { lines: quote.lines, uses: [] } : promotedLines(of);
  const drawnFate = chance.fraction();
  const fate = wish?.fate ?? (isOnline(way) ? drawnFate * latestFate : drawnFate);
  const lineCount = lines.length;
  const ways = { staff, chance: wish ? quickest(chance) : chance, pace, way, fate, lineCount };
  const intended = planMoves(ways, placedAt, wish?.until);
  const cancellation = cancellationOf(of, way, { lines, moves: intended });
  const moves = cancellation ? intended.filter(({ at }) => at < cancellation.requestedAt) : intended;
  const back = backOf(of, lines, moves);
  const intendedDepartures = departuresOf(lineCount, moves);
  const paidAt = payingTime(way, { moves, departures: intendedDepartures }, of);
  const happened = [...moves, ...endings(moves, lineCount, back)].filter(({ at }) => at < end);
  const confirmedAt = happened.find(({ to }) => to === 'confirmed')?.at;
  return {
    customer,
    placedAt,
    poNumber: chance.fraction() < 0.8 ? `PO-${chance.between(10_000, 99_999)}` : null,
    lines,
    uses,
    moves: happened,
    departures: departuresOf(lineCount, happened),
    way,
    transfer: drawTransfer(chance),
    quote,
    approval: approvalOf(of),
    reservedAt: isOnline(way) && confirmedAt ? confirmedAt - 1000 : null,
    pays: sumOf(way, paidAt, of),
    paidAt: paidAt !== null && paidAt < end ? paidAt : null,
    back,
    cancellation,
    dispute: disputeOf(of, { way, back, departures: intendedDepartures }),
  };
}

const questions = ['Spares for the spring overhaul', 'We are down to the last one.', null];

/** What somebody had asked for who may not order, some hours before it was approved. */
function approvalOf({ customer: { approver }, placedAt, chance }: PlanOf): ApprovalPlan | null {
  if (!approver) return null;
  const askedAt = placedAt - chance.between(1_200_000, 20_000_000);
  return { askedAt, approver, question: chance.pickFrom(questions) };
}

/** What is asked back of what was delivered at once. */
function backOf(
  { customer, staff, end, chance, wish }: PlanOf,
  lines: readonly PlannedLine[],
  moves: readonly Move[],
): ReturnPlan | null {
  const last = moves.at(-1);
  if (last?.to !== 'delivered' || last.lines || last.at >= end || wish?.disputed) return null;
  return planReturn({ lines, customer, staff, end, chance, until: wish?.back, deliveredAt: last.at });
}

/** Its payer asks their bank for the money of what has left at once, and was not asked back. */
function disputeOf(
  { customer, end, chance, wish }: PlanOf,
  { way, back, departures }: Pick<OrderPlan, 'way' | 'back'> & { readonly departures: readonly Departure[] },
): DisputePlan | null {
  const [only, ...others] = departures;
  const deliveredAt = only?.deliveredAt ?? null;
  if (!isOnline(way) || back || deliveredAt === null || others.length > 0 || wish?.back) return null;
  return planDispute({ deliveredAt, customer, end, chance, until: wish?.disputed });
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
  { moves, departures }: { readonly moves: readonly Move[]; readonly departures: readonly Departure[] },
  { end, placedAt, chance, customer, wish }: PlanOf,
): number | null {
  const confirmed = moves.find(({ to }) => to === 'confirmed');
  if (way === 'prepaid') return confirmed ? confirmed.at - 1000 : null;
  if (isOnline(way)) return null;
  const shipped = departures.at(-1);
  const isSlow = chance.fraction() < shareOfSlow && end - placedAt < 60 * dayMs && !customer.isDemo;
  // the first of several invoices is due before the last
  const latest = departures.length > 1 ? 14 : customer.isDemo ? inTime : 29;
  const days = chance.between(12, isSlow && departures.length < 2 ? slowest : latest);
  if (!shipped || wish?.pays === 'nothing') return null;
  return wish?.pays ? atWork(end - 4 * dayMs, 0, chance) : atWork(shipped.at, days, chance);
}

/** Some of those who paid of late have paid a part: the rest is still open. */
function sumOf(way: WayToPay, paidAt: number | null, { end, chance, customer, wish }: PlanOf): Paying {
  const isPart = chance.fraction() < shareOfParts && way === 'terms' && !customer.isDemo;
  if (wish) return wish.pays === 'nothing' ? 'all' : (wish.pays ?? 'all');
  return isPart && paidAt !== null && end - paidAt < 20 * dayMs ? 'part' : 'all';
}
