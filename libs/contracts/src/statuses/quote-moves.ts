import type { Role } from '../roles.ts';
import type { Mover } from './line-move-table.ts';
import type { QuoteStatus } from './moves.ts';

type Target = QuoteStatus | '~';
interface QuoteMoveRow {
  readonly from: readonly QuoteStatus[];
  readonly to: Target;
  readonly who: readonly Mover[];
}
const row = (from: readonly QuoteStatus[], to: Target, who: readonly Mover[]): QuoteMoveRow => ({
  from,
  to,
  who,
});
const open = ['new', 'in-work', 'waiting-customer', 'waiting-customer-important', 'sent-offer'] as const;

/**
 * Domain B2, row by row: who may move an inquiry or quote. `guest` and `customer` act on their own record only; `admin`
 * is added to every row. Two readings of ours: support does what sales does up to the offer, since a question that is
 * no request for prices is answered there; and whoever asked the manufacturer may note the answer.
 */
export const quoteMoveRows: readonly QuoteMoveRow[] = [
  row(['new'], 'in-work', ['sales', 'support', 'system']),
  row(['in-work'], 'waiting-manufacturer', ['sales', 'support', 'purchasing']),
  row(['waiting-manufacturer'], 'in-work', ['sales', 'support', 'purchasing', 'system']),
  row(['in-work', 'waiting-manufacturer'], 'waiting-customer', ['sales', 'support']),
  row(['waiting-customer'], 'waiting-customer-important', ['sales', 'support', 'system']),
  row(['waiting-customer', 'waiting-customer-important'], 'in-work', [
    'customer',
    'guest',
    'sales',
    'support',
  ]),
  row(['in-work'], 'move-to-offer', ['sales']),
  row(['move-to-offer'], 'in-work', ['sales']),
  row(['move-to-offer'], 'sent-offer', ['sales']),
  row(['sent-offer'], 'in-work', ['customer', 'guest', 'sales']),
  row(['sent-offer'], 'move-to-order', ['customer', 'sales', 'integration']),
  row([...open, 'waiting-manufacturer', 'move-to-offer'], 'cancelled', [
    'customer',
    'guest',
    'sales',
    'support',
    'system',
  ]),
  row(['cancelled'], 'in-work', ['customer', 'guest', 'sales', 'support']),
  row(['new', 'in-work'], 'cleared', ['sales', 'support']),
  row(['cleared'], 'in-work', []),
  row(open, 'unbound', ['system']),
  row(['unbound'], '~', ['sales']),
  row(['unbound'], 'cleared', []),
  row(['new', 'cleared', 'unbound', 'cancelled'], 'deleted', []),
  row(['deleted'], 'cleared', []),
  row(open, 'cancelled-black-list', []),
  row(['cancelled-black-list'], 'cancelled', []),
];

/** Why an inquiry or quote was cancelled (domain B2); there is no label for "declined" or "expired" (B0.8). */
export const quoteCancelReasons = ['withdrawn', 'rejected', 'no-answer', 'expired', 'not-quotable'] as const;
export type QuoteCancelReason = (typeof quoteCancelReasons)[number];

/** Why one was cleared; `answered` ends a question that never becomes an offer. */
export const quoteClearReasons = ['answered', 'duplicate', 'spam', 'merged'] as const;
export type QuoteClearReason = (typeof quoteClearReasons)[number];

/** What whoever makes a move must give with it. */
export type QuoteMoveNeed = 'message' | 'note' | 'cancel-reason' | 'clear-reason';

const needs: Readonly<Partial<Record<QuoteStatus, QuoteMoveNeed>>> = {
  'waiting-customer': 'message',
  'waiting-manufacturer': 'note',
  cancelled: 'cancel-reason',
  cleared: 'clear-reason',
  unbound: 'note',
  deleted: 'note',
  'cancelled-black-list': 'note',
};

/** What a move to this status needs: a message to the customer, a note kept inside, or one of the reasons. */
export const quoteMoveNeed = (to: QuoteStatus): QuoteMoveNeed | null => needs[to] ?? null;

/** Whether a signed-in person of this role, or a customer on his own record, may make the move. */
export function mayMoveQuote(role: Role | 'system', from: QuoteStatus, to: QuoteStatus): boolean {
  const direct = quoteMoveRows.filter((one) => one.from.includes(from) && one.to === to);
  const rows = direct.length > 0 ? direct : quoteMoveRows.filter((one) => returns(one, from));
  return rows.length > 0 && (role === 'admin' || rows.some(({ who }) => who.includes(role)));
}

const returns = (one: QuoteMoveRow, from: QuoteStatus) => one.to === '~' && one.from.includes(from);

/** What a customer may do with his inquiry or quote now; writing to one that waits for him is his reply. */
export const quoteCustomerActions = ['write', 'withdraw'] as const;
export type QuoteCustomerAction = (typeof quoteCustomerActions)[number];

const both = ['write', 'withdraw'] as const;

/** By status, domain B2 (second table). Accepting an offer comes with the offer's own page. */
export const quoteCustomerMay: Readonly<Record<QuoteStatus, readonly QuoteCustomerAction[]>> = {
  new: both,
  'in-work': both,
  'waiting-manufacturer': both,
  'waiting-customer': both,
  'waiting-customer-important': both,
  'move-to-offer': both,
  'sent-offer': both,
  'move-to-order': [],
  cancelled: ['write'],
  cleared: [],
  unbound: [],
  deleted: [],
  'cancelled-black-list': [],
};

/** Where a customer's message takes the record; null where it stays as it is. */
export function quoteStatusAfterWriting(from: QuoteStatus): QuoteStatus | null {
  return mayMoveQuote('customer', from, 'in-work') ? 'in-work' : null;
}
