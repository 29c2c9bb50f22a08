import type { RequestSubject } from '@gantry/domain/return-policy';
import { mayAct, orderRequestActs } from '@gantry/domain/order-request-acts';
import { quickest, type Chance } from '../chance.ts';
import type { Customer } from '../customers.ts';
import type { PlannedLine } from '../planned-moves.ts';
import type { Doer, Staff } from '../staff.ts';
import { atWork, dayMs } from '../work-time.ts';
import { declineReasons, refundReasons, returnNotes } from './return-texts.ts';

/** What is done with a return: acts of the staff by their names, and what the customer or money does. */
export type ReturnActName =
  | 'authorize'
  | 'decline'
  | 'withdraw'
  | 'note-tracking'
  | 'receive'
  | 'refund'
  | 'pay-out'
  | 'keep'
  | 'replace'
  | 'ship-replacement'
  | 'deliver-replacement';

export interface ReturnAct {
  readonly at: number;
  readonly act: ReturnActName;
  readonly by: Doer;
  readonly reason: string | null;
}

/** A line of a delivered order that its customer asks to give back, and what becomes of it. */
export interface ReturnPlan {
  /** its number */
  readonly line: number;
  readonly subject: RequestSubject;
  readonly note: string;
  readonly requestedAt: number;
  readonly by: Doer;
  /** until the history ends */
  readonly acts: readonly ReturnAct[];
  /** when its line became what it had been, because it was declined or withdrawn; null where it was not */
  readonly givenBackAt: number | null;
}

interface DeliveredOrder {
  readonly lines: readonly PlannedLine[];
  readonly deliveredAt: number;
  readonly customer: Customer;
  readonly staff: Staff;
  readonly end: number;
  readonly chance: Chance;
  /** it is asked back, and this is the last thing that is done; left out: as chance wants it */
  readonly until?: ReturnActName | 'request' | undefined;
}

/** Of delivered orders; more of those of the last weeks, so that somebody who opens the shop finds some at each step. */
const usualShare = 0.05;
const recentShare = 0.3;
const recentDays = 16;

/** What follows a request, so many days after the step before. */
type Step = readonly [act: ReturnActName, by: Doer, days: number, reason?: string | null];

/** Somebody's request to give back one line of what was delivered; null where they keep it all. */
export function planReturn(order: DeliveredOrder): ReturnPlan | null {
  const { lines, deliveredAt, customer, staff, end, chance, until } = order;
  const isRecent = end - deliveredAt < recentDays * dayMs;
  if (!until && chance.fraction() > (isRecent ? recentShare : usualShare)) return null;
  const subject = chance.pickFrom(subjects);
  const by = { id: customer.accountId, name: customer.name, role: 'customer' } as const;
  const isSoon = until !== undefined || subject === 'product-damaged-shipping';
  const days = isSoon ? chance.between(0, until ? 0 : 2) : chance.between(1, 8);
  const requestedAt = atWork(deliveredAt, days, chance) + chance.between(600_000, 7_200_000);
  const usual = { chance, fate: chance.fraction() };
  const wished = { chance: quickest(chance), fate: refundedFate };
  const isCredited = until === 'keep';
  const steps = stepsOf({ subject, by, staff, isCredited, ...(until ? wished : usual) });
  const acts = actsOf(stepsUntil(steps, until), requestedAt, chance);
  if (requestedAt >= end) return null;
  const givenBack = acts.find(({ act }) => act === 'decline' || act === 'withdraw')?.at ?? null;
  return {
    line: chance.between(1, lines.filter(({ isGift }) => !isGift).length),
    subject,
    note: chance.pickFrom(returnNotes[subject]),
    requestedAt,
    by,
    acts: withinReach(acts, end),
    givenBackAt: givenBack !== null && givenBack < end ? givenBack : null,
  };
}

const subjects: readonly RequestSubject[] = [
  'wrong-item-purchased',
  'wrong-item-purchased',
  'defective-product',
  'wrong-item-received',
  'product-damaged-shipping',
];

interface StepsOf {
  readonly subject: RequestSubject;
  readonly by: Doer;
  readonly staff: Staff;
  readonly chance: Chance;
  /** decides what becomes of it, from 0 to 1 */
  readonly fate: number;
  /** what would go back stays as credit of whoever paid it */
  readonly isCredited: boolean;
}

const refundedFate = 0.5;

/** As far as a return is wished to go. */
const stepsUntil = (steps: readonly Step[], until: ReturnActName | 'request' | undefined): readonly Step[] =>
  until === undefined ? steps : steps.slice(0, steps.findIndex(([act]) => act === until) + 1);

function stepsOf({ subject, by, staff, chance, fate, isCredited }: StepsOf): Step[] {
  const { support, warehouse, finance } = staff;
  const soon = () => 0.1 + chance.fraction();
  if (fate < 0.12) return [['decline', support, soon(), chance.pickFrom(declineReasons)]];
  if (fate < 0.18) return [['withdraw', by, soon()]];
  const steps: Step[] = [
    ['authorize', support, soon()],
    ['note-tracking', by, chance.between(1, 3)],
    ['receive', warehouse, chance.between(2, 5)],
  ];
  // who bought the wrong thing wants their money
  if (fate > 0.75 && subject !== 'wrong-item-purchased')
    return [
      ...steps,
      ['replace', support, soon()],
      ['ship-replacement', warehouse, 0.05],
      ['deliver-replacement', warehouse, chance.between(1, 4)],
    ];
  return [
    ...steps,
    ['refund', support, soon(), chance.pickFrom(refundReasons)],
    [isCredited ? 'keep' : 'pay-out', finance, chance.between(1, 3)],
  ];
}

/** @throws Error where the book of acts does not let them: a mistake of this file */
function actsOf(steps: readonly Step[], requestedAt: number, chance: Chance): ReturnAct[] {
  let at = requestedAt;
  return steps.map(([act, by, days, reason = null]) => {
    if (act in orderRequestActs && by.role !== 'customer' && !mayAct(act as never, by.role))
      throw new Error(`${by.role} may not ${act} a return`);
    at = atWork(at, days, chance) + chance.between(60_000, 600_000);
    return { at, act, by, reason };
  });
}

/** What is done before the history ends; goods set aside to replace others leave at once. */
function withinReach(acts: readonly ReturnAct[], end: number): readonly ReturnAct[] {
  const done = acts.filter(({ at }) => at < end);
  return done.at(-1)?.act === 'replace' ? done.slice(0, -1) : done;
}
