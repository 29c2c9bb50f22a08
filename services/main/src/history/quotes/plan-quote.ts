import { quoteDueAt, quoteStatuses, type QuoteStatus } from '@gantry/domain/statuses/quote-statuses';
import type { QuoteCancelReason, QuoteClearReason } from '@gantry/domain/statuses/quote-reasons';
import { mayTransition } from '@gantry/domain/statuses/status-table';
import type { Chance } from '../chance.ts';
import type { Customer } from '../customers.ts';
import type { PlannedLine } from '../planned-moves.ts';
import { system, type Doer, type Staff } from '../staff.ts';
import { atWork, dayMs } from '../work-time.ts';
import {
  answerTexts,
  askingTexts,
  changeTexts,
  questionTexts,
  replyTexts,
  storeQuestions,
  supplierNotes,
} from './quote-texts.ts';

/** A quote or question comes to a status. */
export interface QuoteStep {
  readonly at: number;
  readonly to: QuoteStatus;
  readonly by: Doer;
  readonly reason: QuoteCancelReason | QuoteClearReason | null;
  /** what the timeline keeps beside the reason */
  readonly note: string | null;
  /** what whoever takes it there writes to the other side */
  readonly text: string | null;
}

/** A request for a quote, or a question, and what becomes of it until the history ends. */
export interface QuotePlan {
  readonly kind: 'quote' | 'inquiry';
  readonly customer: Customer;
  readonly receivedAt: number;
  readonly text: string;
  readonly lines: readonly PlannedLine[];
  readonly steps: readonly QuoteStep[];
  /** it became the order it stands with */
  readonly isAccepted: boolean;
}

/** Days an offer holds, and those after them until its quote ends. */
export const offerDays = 30;
export const graceDays = 14;

/** A step so many days after the one before; null: when the clock of the status before it runs out. */
type Step = readonly [
  to: QuoteStatus,
  by: Doer,
  days: number | null,
  said?: Partial<Pick<QuoteStep, 'reason' | 'note' | 'text'>>,
];

interface QuoteOf {
  readonly customer: Customer;
  readonly lines: readonly PlannedLine[];
  readonly staff: Staff;
  readonly chance: Chance;
  readonly end: number;
}

const doerOf = ({ accountId, name }: Customer): Doer => ({ id: accountId, name, role: 'customer' });

/** Until an offer is sent: somebody takes it, asks whom they have to, and prices its lines. */
function offeringSteps({ staff, customer, chance }: QuoteOf, pace: number): Step[] {
  const { sales, purchasing } = staff;
  const soon = () => 0.05 + chance.fraction() * pace;
  const fate = chance.fraction();
  const asks: Step[] =
    fate < 0.3
      ? [
          ['waiting-manufacturer', sales, soon(), { note: chance.pickFrom(supplierNotes) }],
          ['in-work', purchasing, 0.3 + soon(), { note: 'supplier answered' }],
        ]
      : fate < 0.45
        ? [
            ['waiting-customer', sales, soon(), { text: chance.pickFrom(storeQuestions) }],
            ['in-work', doerOf(customer), 0.3 + soon(), { text: chance.pickFrom(replyTexts) }],
          ]
        : [];
  return [
    ['in-work', sales, soon()],
    ...asks,
    ['move-to-offer', sales, soon()],
    ['sent-offer', sales, soon() / 2],
  ];
}

/** What becomes of one whose offer nobody accepts, or that needs none. */
function stepsOf(of: QuoteOf, isQuestion: boolean): Step[] {
  const { staff, customer, chance } = of;
  const by = doerOf(customer);
  const soon = () => 0.1 + chance.fraction();
  if (isQuestion)
    return [
      ['in-work', staff.support, soon()],
      ['cleared', staff.support, 0.1, { reason: 'answered', text: chance.pickFrom(answerTexts) }],
    ];
  const fate = chance.fraction();
  if (fate < 0.12) return silentSteps(of);
  if (fate < 0.18) return [['cancelled', by, soon(), { reason: 'withdrawn' }]];
  const offered = offeringSteps(of, 0.9);
  if (fate < 0.5) return [...offered, ['cancelled', by, chance.between(2, 12), { reason: 'rejected' }]];
  if (fate < 0.65)
    return [
      ...offered,
      ['in-work', by, chance.between(1, 4), { text: chance.pickFrom(changeTexts) }],
      ['move-to-offer', staff.sales, soon()],
      ['sent-offer', staff.sales, 0.1],
      ['cancelled', system, null, { reason: 'expired' }],
    ];
  return [...offered, ['cancelled', system, null, { reason: 'expired' }]];
}

/** Its customer does not answer a question, nor the reminder. */
const silentSteps = ({ staff, chance }: QuoteOf): Step[] => [
  ['in-work', staff.sales, 0.1 + chance.fraction()],
  ['waiting-customer', staff.sales, 0.2, { text: chance.pickFrom(storeQuestions) }],
  ['waiting-customer-important', system, null, { note: 'customer did not answer in time' }],
  ['cancelled', system, null, { reason: 'no-answer', note: 'customer did not answer the reminder' }],
];

/** @throws Error where the status book does not allow a step: a mistake of this file */
function datedSteps(steps: readonly Step[], receivedAt: number, chance: Chance): QuoteStep[] {
  let at = receivedAt;
  let from: QuoteStatus = 'new';
  return steps.map(([to, by, days, { reason = null, note = null, text = null } = {}]) => {
    if (!mayTransition(quoteStatuses, by.role, from, to))
      throw new Error(`${by.role} may not take a quote from ${from} to ${to}`);
    at = days === null ? clockEnd(from, at) : atWork(at, days, chance) + chance.between(60_000, 600_000);
    from = to;
    return { at, to, by, reason, note, text };
  });
}

/** When the timer finds that whoever's turn it was has let it pass; of an offer, after its days and those of grace. */
function clockEnd(status: QuoteStatus, since: number): number {
  const due =
    status === 'sent-offer'
      ? since + (offerDays + graceDays) * dayMs
      : (quoteDueAt(status, new Date(since))?.getTime() ?? since);
  return due - (due % 600_000) + 600_000;
}

/** A quote or question that becomes no order. @param until it goes no further than to this status, as far as it gets there */
export function planQuote(of: QuoteOf, receivedAt: number, until?: QuoteStatus): QuotePlan {
  const { customer, lines, chance, end } = of;
  const isQuestion = until === undefined && chance.fraction() < 0.25;
  const wanted = until && stepsTo(of, until);
  const steps = datedSteps(wanted ?? stepsOf(of, isQuestion), receivedAt, chance);
  return {
    kind: isQuestion ? 'inquiry' : 'quote',
    customer,
    receivedAt,
    text: chance.pickFrom<string>(isQuestion ? questionTexts : askingTexts),
    lines: isQuestion ? lines.slice(0, 1) : lines,
    steps: steps.filter(({ at }) => at < end),
    isAccepted: false,
  };
}

/** The way to a status at which a quote waits for somebody. */
function stepsTo(of: QuoteOf, until: QuoteStatus): Step[] {
  const { sales } = of.staff;
  const { chance } = of;
  const taken: Step = ['in-work', sales, 0.05];
  if (until === 'new') return [];
  if (until === 'waiting-customer')
    return [taken, [until, sales, 0.05, { text: chance.pickFrom(storeQuestions) }]];
  if (until === 'waiting-manufacturer')
    return [taken, [until, sales, 0.05, { note: chance.pickFrom(supplierNotes) }]];
  const all: Step[] = [taken, ['move-to-offer', sales, 0.05], ['sent-offer', sales, 0.05]];
  return all.slice(0, all.findIndex(([to]) => to === until) + 1);
}

/** Days from a request until its offer is accepted. */
const acceptedAfter = 11;

/** The quote that became the order placed at a moment; null where there was too little time. */
export function planAcceptedQuote(of: QuoteOf, placedAt: number): QuotePlan | null {
  const { customer, lines, chance } = of;
  const receivedAt = atWork(placedAt - acceptedAfter * dayMs, 0, chance);
  const steps = datedSteps(offeringSteps(of, 0.5), receivedAt, chance);
  if (steps.at(-1)!.at >= placedAt) return null;
  const accepted = { at: placedAt, to: 'move-to-order', by: doerOf(customer) } as const;
  return {
    kind: 'quote',
    customer,
    receivedAt,
    text: chance.pickFrom(askingTexts),
    lines,
    steps: [...steps, { ...accepted, reason: null, note: null, text: null }],
    isAccepted: true,
  };
}
