import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { Chance } from './chance.ts';
import { isOnline, requireAllowed, type Move, type WayToPay } from './planned-moves.ts';
import type { ReturnPlan } from './returns/plan-return.ts';
import { system, type Doer, type Staff } from './staff.ts';
import { atWork, dayMs } from './work-time.ts';

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
  readonly lineCount: number;
}

/** Fates of orders of several lines of which a part leaves first, and the rest is late. */
const partedFates = [0.8, 0.86] as const;
/** Days until the rest is there: what is reserved on a card waits no longer. */
const restDays = { online: [1, 2], other: [5, 12] } as const;

/** Until somebody at the store accepts the order, or the system where it was paid before. */
function firstSteps({ staff, chance, pace, way, fate }: StepsOf): Step[] {
  const wait = () => chance.fraction() * pace;
  if (way === 'prepaid')
    return [
      ['pending', system, 0, 'payment: waiting for money'],
      ['confirmed', system, chance.between(2, 6), 'payment: received'],
    ];
  if (isOnline(way))
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

/** Whether its lines leave in two parts. */
const isParted = ({ fate, lineCount }: StepsOf): boolean =>
  lineCount > 1 && fate >= partedFates[0] && fate < partedFates[1];

function stepsOf(of: StepsOf): Step[] {
  const { staff, chance, pace, way, fate } = of;
  const { sales, warehouse, finance } = staff;
  if (fate < 0.04 && way === 'terms')
    return [['declined', sales, 0.2, chance.pickFrom(['no longer made', 'credit not approved'])]];
  const wait = () => chance.fraction() * pace;
  const steps = firstSteps(of);
  if (fate > 0.94)
    steps.push(['on-hold', finance, wait(), 'credit limit reached'], ['confirmed', finance, 3, 'paid up']);
  steps.push(['received', warehouse, wait()]);
  if (isParted(of)) return steps;
  const isLate = fate > 0.88 && fate < 0.93;
  if (isLate) steps.push(['backordered', warehouse, wait(), chance.pickFrom(lateReasons)]);
  return [...steps, ...leavingSteps(of, isLate ? chance.between(...restDays.other) : wait())];
}

/** From the shelf to the customer, so many days later. */
function leavingSteps({ staff, chance, pace, fate }: StepsOf, days: number): Step[] {
  const { warehouse, support } = staff;
  const wait = () => chance.fraction() * pace;
  const steps: Step[] = [
    ['processing', warehouse, days],
    ['shipped', warehouse, wait() + 0.05],
  ];
  if (fate > 0.1 && fate < 0.12)
    steps.push(
      ['delivery-exception', system, 1 + wait(), chance.pickFrom(strayReasons)],
      ['shipped', support, 1, 'carrier delivers again'],
    );
  steps.push(['delivered', warehouse, chance.between(1, 4)]);
  return steps;
}

/** As far as an order is wished to go. */
const stepsUntil = (steps: readonly Step[], until: LineStatus | undefined): readonly Step[] =>
  until === undefined ? steps : steps.slice(0, steps.findIndex(([to]) => to === until) + 1);

/**
 * All that happens to the lines of an order, in the order of time.
 * @param until it goes no further than to this status; of one that leaves in parts, its rest
 */
export function planMoves(of: StepsOf, placedAt: number, until: LineStatus | undefined): Move[] {
  const { chance, lineCount, staff, way } = of;
  const steps = stepsUntil(stepsOf(of), isParted(of) ? undefined : until);
  const begun = movesOf(steps, { at: placedAt, from: 'new' }, chance);
  const last = begun.at(-1);
  if (!isParted(of) || last?.to !== 'received') return begun;
  const numbers = Array.from({ length: lineCount }, (_, index) => index + 1);
  const first = chance.between(1, lineCount - 1);
  const reached = { at: last.at, from: last.to };
  const there = { ...reached, lines: numbers.slice(0, first) };
  const late: Step = ['backordered', staff.warehouse, 0.02, chance.pickFrom(lateReasons)];
  const [soonest, latest] = restDays[isOnline(way) ? 'online' : 'other'];
  const rest = stepsUntil([late, ...leavingSteps(of, chance.between(soonest, latest))], until);
  const moves = [
    ...movesOf(leavingSteps(of, chance.fraction() * of.pace), there, chance),
    ...movesOf(rest, { ...reached, lines: numbers.slice(first) }, chance),
  ];
  return [...begun, ...moves.sort((one, other) => one.at - other.at)];
}

interface Start {
  readonly at: number;
  readonly from: LineStatus;
  /** numbers of the lines that go this way; all where it is left out */
  readonly lines?: readonly number[];
}

function movesOf(steps: readonly Step[], start: Start, chance: Chance): Move[] {
  let { at, from } = start;
  const lines = start.lines && { lines: start.lines };
  return steps.map(([to, by, days, reason = null]) => {
    requireAllowed(from, to, by);
    // the payer types their card in the minute after the order
    at += from === 'pending' && days === 0 ? chance.between(20_000, 70_000) : 0;
    if (days > 0) at = atWork(at, days, chance) + chance.between(60_000, 600_000);
    from = to;
    return { at, to, by, reason, ...lines };
  });
}

/** The next turn of the timer that ends lines every hour, once the time for returns is over. */
const endOf = (deliveredAt: number): number => {
  const over = deliveredAt + 30 * dayMs;
  return over - (over % 3_600_000) + 3_600_000 + 20 * 60_000;
};

/** Delivered lines end after the time for returns; one that was asked back when that has led it there again. */
export function endings(moves: readonly Move[], lineCount: number, back: ReturnPlan | null): Move[] {
  const by = { to: 'completed', by: system, reason: 'nothing more to be expected' } as const;
  const all = Array.from({ length: lineCount }, (_, index) => index + 1);
  const ends: Move[] = moves.flatMap(({ to, at, lines = all }) => {
    const others = to === 'delivered' ? lines.filter((number) => number !== back?.line) : [];
    return others.length > 0 ? [{ ...by, at: endOf(at), lines: others }] : [];
  });
  const deliveredAt = moves.find(({ to }) => to === 'delivered')?.at;
  // what was sent in place of it stays as it is
  if (deliveredAt && back?.givenBackAt)
    ends.push({ ...by, at: Math.max(endOf(deliveredAt), back.givenBackAt + dayMs), lines: [back.line] });
  return ends;
}
