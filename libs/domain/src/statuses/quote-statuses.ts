import type enUS from '../messages/quote-status/en-US.json';
import { addBusinessHours } from '../business-days.ts';
import type { QuoteCancelReason } from './quote-reasons.ts';
import type { MovedRow, TransitionActor, StatusTone } from './status-table.ts';

/**
 * What whoever makes a transition must give: a message to the customer, a note kept inside, one of the reasons, or the
 * account that owns the record from now on.
 */
export const quoteNeeds = ['message', 'note', 'cancel-reason', 'clear-reason', 'account'] as const;
export type QuoteNeed = (typeof quoteNeeds)[number];

/**
 * What can stand in the way of a transition the status book allows: cancelled too long ago, lines without a price, an
 * offer that was sent once, or a transition that only sending or accepting an offer makes.
 */
export const quoteBlockers = ['TOO_OLD', 'UNPRICED_LINES', 'OFFER_SENT', 'BY_OFFER'] as const;
export type QuoteBlocker = (typeof quoteBlockers)[number];

/**
 * What a customer may do with an inquiry or quote: write (to one that waits for them it is their reply), send files,
 * change its lines while nobody has taken it, withdraw it; accept or decline an offer, where writing asks for a change.
 */
export const quoteCustomerActions = ['write', 'attach', 'edit', 'withdraw', 'accept', 'decline'] as const;
export type QuoteCustomerAction = (typeof quoteCustomerActions)[number];

/** How long whoever's turn it is has, and what the system does when they let it pass. */
interface QuoteClock<Label extends string> {
  readonly businessHours: number;
  /** made by the system once the time is over and there was no other action; without it a late record only shows as such */
  readonly late?: { readonly to: Label; readonly reason: QuoteCancelReason | null; readonly note: string };
}

/** Everything the store knows about one status of an inquiry or quote. */
interface QuoteStatusRow<Label extends string> extends MovedRow<Label> {
  readonly next: { readonly [To in Label]?: readonly TransitionActor[] };
  /** what whoever brings it here must give */
  readonly need?: QuoteNeed;
  /** what whoever takes it from here must give instead, where the way there asks for more */
  readonly needToLeave?: { readonly [To in Label]?: QuoteNeed };
  /** what may stand in the way of coming here */
  readonly blockers?: readonly QuoteBlocker[];
  /** whose turn it is; null: it has ended or is out of sight */
  readonly turn: 'store' | 'customer' | 'supplier' | null;
  /** the clock of whoever's turn it is; none where something else says when time is up, as an offer's validity */
  readonly clock?: QuoteClock<Label>;
  /** somebody of the store has taken it and it has not ended: staff may write without a transition */
  readonly conversation?: true;
  readonly customer: {
    /** the message they read; null: they do not see such a record */
    readonly wording: Extract<keyof typeof enUS, `status.quote.${string}`> | null;
    readonly tone: StatusTone;
    readonly may: readonly QuoteCustomerAction[];
    /** the mail that coming here sends of itself */
    readonly mail: 'asked' | 'reminded' | 'offered' | 'cancelled' | 'closed' | null;
  };
  readonly staff: { readonly tone: StatusTone };
}
const rows = <Label extends string>(table: {
  readonly [L in Label]: QuoteStatusRow<NoInfer<Label>>;
}): Readonly<Record<Label, QuoteStatusRow<Label>>> => table;

const ending = { cancelled: ['customer', 'guest', 'sales', 'support', 'system'] } as const;
const losable = { unbound: ['system'], 'cancelled-black-list': [] } as const;
const answering = ['customer', 'guest', 'sales', 'support'] as const;

/**
 * Every status of an inquiry or quote with all that is known about it: specification §4. Two readings of ours:
 * support does what sales does up to the offer, since a question that is no request for prices is answered there; and
 * whoever asked the manufacturer may note the answer. A target without a row does not compile.
 */
export const quoteStatuses = /* @__PURE__ */ rows({
  new: {
    starts: true,
    next: {
      'in-work': ['sales', 'support', 'system'],
      ...ending,
      cleared: ['sales', 'support'],
      ...losable,
      deleted: [],
    },
    turn: 'store',
    clock: { businessHours: 4 },
    customer: {
      wording: 'status.quote.new',
      tone: 'waiting',
      may: ['write', 'attach', 'edit', 'withdraw'],
      mail: null,
    },
    staff: { tone: 'ask' },
  },
  'in-work': {
    next: {
      'waiting-manufacturer': ['sales', 'support', 'purchasing'],
      'waiting-customer': ['sales', 'support'],
      'move-to-offer': ['sales'],
      ...ending,
      cleared: ['sales', 'support'],
      ...losable,
    },
    blockers: ['TOO_OLD'],
    turn: 'store',
    clock: { businessHours: 9 },
    conversation: true,
    customer: {
      wording: 'status.quote.being-processed',
      tone: 'progress',
      may: ['write', 'attach', 'withdraw'],
      mail: null,
    },
    staff: { tone: 'progress' },
  },
  'waiting-manufacturer': {
    next: {
      'in-work': ['sales', 'support', 'purchasing', 'system'],
      'waiting-customer': ['sales', 'support'],
      ...ending,
    },
    need: 'note',
    turn: 'supplier',
    clock: {
      businessHours: 27,
      late: { to: 'in-work', reason: null, note: 'supplier did not answer in time' },
    },
    conversation: true,
    customer: {
      wording: 'status.quote.being-processed',
      tone: 'progress',
      may: ['write', 'attach', 'withdraw'],
      mail: null,
    },
    staff: { tone: 'waiting' },
  },
  'waiting-customer': {
    next: {
      'waiting-customer-important': ['sales', 'support', 'system'],
      'in-work': answering,
      ...ending,
      ...losable,
    },
    need: 'message',
    turn: 'customer',
    clock: {
      businessHours: 27,
      late: { to: 'waiting-customer-important', reason: null, note: 'customer did not answer in time' },
    },
    conversation: true,
    customer: {
      wording: 'status.quote.waiting-customer',
      tone: 'ask',
      may: ['write', 'attach', 'withdraw'],
      mail: 'asked',
    },
    staff: { tone: 'waiting' },
  },
  'waiting-customer-important': {
    next: { 'in-work': answering, ...ending, ...losable },
    turn: 'customer',
    clock: {
      businessHours: 45,
      late: { to: 'cancelled', reason: 'no-answer', note: 'customer did not answer the reminder' },
    },
    conversation: true,
    customer: {
      wording: 'status.quote.waiting-customer',
      tone: 'ask',
      may: ['write', 'attach', 'withdraw'],
      mail: 'reminded',
    },
    staff: { tone: 'waiting' },
  },
  'move-to-offer': {
    next: { 'in-work': ['sales'], 'sent-offer': ['sales'], ...ending },
    blockers: ['UNPRICED_LINES'],
    needToLeave: { 'in-work': 'note' },
    turn: 'store',
    clock: { businessHours: 9 },
    customer: {
      wording: 'status.quote.being-processed',
      tone: 'progress',
      may: ['write', 'attach', 'withdraw'],
      mail: null,
    },
    staff: { tone: 'progress' },
  },
  'sent-offer': {
    next: {
      'in-work': ['customer', 'guest', 'sales'],
      'move-to-order': ['customer', 'sales', 'integration'],
      ...ending,
      ...losable,
    },
    blockers: ['BY_OFFER'],
    turn: 'customer',
    customer: {
      wording: 'status.quote.sent-offer',
      tone: 'ask',
      may: ['write', 'attach', 'accept', 'decline'],
      mail: 'offered',
    },
    staff: { tone: 'waiting' },
  },
  'move-to-order': {
    next: {},
    blockers: ['BY_OFFER'],
    turn: null,
    customer: { wording: 'status.quote.move-to-order', tone: 'good', may: [], mail: null },
    staff: { tone: 'good' },
  },
  cancelled: {
    next: { 'in-work': answering, deleted: [] },
    need: 'cancel-reason',
    turn: null,
    customer: { wording: 'status.quote.cancelled', tone: 'neutral', may: ['write'], mail: 'cancelled' },
    staff: { tone: 'neutral' },
  },
  cleared: {
    next: { 'in-work': [], deleted: [] },
    need: 'clear-reason',
    turn: null,
    customer: { wording: 'status.quote.cleared', tone: 'neutral', may: [], mail: null },
    staff: { tone: 'neutral' },
  },
  unbound: {
    next: { cleared: [], deleted: [] },
    returns: {
      to: ['new', 'in-work', 'waiting-customer', 'waiting-customer-important', 'sent-offer'],
      roles: ['sales'],
    },
    need: 'note',
    turn: null,
    customer: { wording: null, tone: 'progress', may: [], mail: null },
    staff: { tone: 'bad' },
  },
  deleted: {
    next: { cleared: [] },
    need: 'note',
    blockers: ['OFFER_SENT'],
    turn: null,
    customer: { wording: null, tone: 'progress', may: [], mail: null },
    staff: { tone: 'neutral' },
  },
  'cancelled-black-list': {
    next: { cancelled: [] },
    need: 'note',
    turn: null,
    customer: { wording: 'status.quote.cancelled', tone: 'neutral', may: [], mail: 'closed' },
    staff: { tone: 'neutral' },
  },
});

export type QuoteStatus = keyof typeof quoteStatuses;

/** A page may be older than the services: a status it does not know has no row here, and must not end the page. */
const rowOf = (status: QuoteStatus): QuoteStatusRow<QuoteStatus> | undefined => quoteStatuses[status];

/** Whether a customer sees an inquiry or quote of this status at all. */
export const isQuoteShownToCustomer = (status: QuoteStatus): boolean =>
  quoteStatuses[status].customer.wording !== null;

/**
 * The message (`@gantry/domain/messages/quote-status`) of what a customer reads. A record they are not shown has none:
 * its id names no message.
 */
export const quoteWording = (status: QuoteStatus): string =>
  rowOf(status)?.customer.wording ?? `status.quote.${status}`;

/** What a status means for whoever looks at it. */
export const quoteTone = (status: QuoteStatus, reader: 'customer' | 'staff'): StatusTone =>
  rowOf(status)?.[reader].tone ?? 'progress';

/**
 * What whoever makes this transition must give. Giving a detached record back means saying to whom.
 */
export function quoteNeedsOf(from: QuoteStatus, to: QuoteStatus): QuoteNeed[] {
  const { needToLeave, returns } = rowOf(from) ?? {};
  if (returns?.to.includes(to)) return ['account'];
  const need = needToLeave?.[to] ?? rowOf(to)?.need;
  return need ? [need] : [];
}

/** When whoever's turn it is must have acted, counted in business hours from now; null where no clock runs. */
export function quoteDueAt(status: QuoteStatus, now: Date): Date | null {
  const { clock } = quoteStatuses[status];
  return clock ? addBusinessHours(now, clock.businessHours) : null;
}

/** Whether staff may fill in the lines: somebody has taken the record, and no offer has locked its prices. */
export const mayEditQuoteLines = (status: QuoteStatus): boolean => rowOf(status)?.conversation === true;
