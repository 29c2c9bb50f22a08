import type enUS from '../messages/quote-status/en-US.json';
import type { MovedRow, TransitionActor, StatusTone } from './status-table.ts';

/** What whoever makes a transition must give: a message to the customer, a note kept inside, or one of the reasons. */
export const quoteNeeds = ['message', 'note', 'cancel-reason', 'clear-reason'] as const;
export type QuoteNeed = (typeof quoteNeeds)[number];

/** What can stand in the way of a transition the status book allows. */
export const quoteBlockers = ['TOO_OLD', 'UNSUPPORTED'] as const;
export type QuoteBlocker = (typeof quoteBlockers)[number];

/** What a customer may do with an inquiry or quote; writing to one that waits for them is their reply. */
export const quoteCustomerActions = ['write', 'withdraw'] as const;
export type QuoteCustomerAction = (typeof quoteCustomerActions)[number];

/** Everything the store knows about one status of an inquiry or quote. */
interface QuoteStatusRow<Label extends string> extends MovedRow<Label> {
  readonly next: { readonly [To in Label]?: readonly TransitionActor[] };
  /** what whoever brings it here must give */
  readonly need?: QuoteNeed;
  /** what may stand in the way of coming here */
  readonly blockers?: readonly QuoteBlocker[];
  /** whose turn it is; null: it has ended or is out of sight */
  readonly turn: 'store' | 'customer' | null;
  /** somebody of the store has taken it and it has not ended: staff may write without a transition */
  readonly conversation?: true;
  readonly customer: {
    /** the message they read; null: they do not see such a record */
    readonly wording: Extract<keyof typeof enUS, `status.quote.${string}`> | null;
    readonly tone: StatusTone;
    readonly may: readonly QuoteCustomerAction[];
    /** the mail that coming here sends of itself (domain B2, B8) */
    readonly mail: 'asked' | 'reminded' | 'cancelled' | null;
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
 * Every status of an inquiry or quote with all that is known about it: specification §4, domain B2. Two readings of ours:
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
    customer: { wording: 'status.quote.new', tone: 'waiting', may: ['write', 'withdraw'], mail: null },
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
    conversation: true,
    customer: {
      wording: 'status.quote.being-processed',
      tone: 'progress',
      may: ['write', 'withdraw'],
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
    turn: 'store',
    conversation: true,
    customer: {
      wording: 'status.quote.being-processed',
      tone: 'progress',
      may: ['write', 'withdraw'],
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
    conversation: true,
    customer: {
      wording: 'status.quote.waiting-customer',
      tone: 'ask',
      may: ['write', 'withdraw'],
      mail: 'asked',
    },
    staff: { tone: 'waiting' },
  },
  'waiting-customer-important': {
    next: { 'in-work': answering, ...ending, ...losable },
    turn: 'customer',
    conversation: true,
    customer: {
      wording: 'status.quote.waiting-customer',
      tone: 'ask',
      may: ['write', 'withdraw'],
      mail: 'reminded',
    },
    staff: { tone: 'waiting' },
  },
  'move-to-offer': {
    next: { 'in-work': ['sales'], 'sent-offer': ['sales'], ...ending },
    // there are no offers yet
    blockers: ['UNSUPPORTED'],
    turn: 'store',
    customer: {
      wording: 'status.quote.being-processed',
      tone: 'progress',
      may: ['write', 'withdraw'],
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
    blockers: ['UNSUPPORTED'],
    turn: 'customer',
    customer: { wording: 'status.quote.sent-offer', tone: 'ask', may: ['write', 'withdraw'], mail: null },
    staff: { tone: 'waiting' },
  },
  'move-to-order': {
    next: {},
    blockers: ['UNSUPPORTED'],
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
    // accounts are not bound yet
    blockers: ['UNSUPPORTED'],
    turn: null,
    customer: { wording: null, tone: 'progress', may: [], mail: null },
    staff: { tone: 'bad' },
  },
  deleted: {
    next: { cleared: [] },
    need: 'note',
    turn: null,
    customer: { wording: null, tone: 'progress', may: [], mail: null },
    staff: { tone: 'neutral' },
  },
  'cancelled-black-list': {
    next: { cancelled: [] },
    need: 'note',
    // there is no block list yet
    blockers: ['UNSUPPORTED'],
    turn: null,
    customer: { wording: 'status.quote.cancelled', tone: 'neutral', may: [], mail: null },
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
