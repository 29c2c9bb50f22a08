import type { LineStatusRow } from './line-status-row.ts';

const rows = <Label extends string>(table: {
  readonly [L in Label]: LineStatusRow<NoInfer<Label>>;
}): Readonly<Record<Label, LineStatusRow<Label>>> => table;

const asking = ['customer', 'guest', 'support'] as const;
const holding = ['support', 'finance', 'sales', 'system'] as const;
const shipping = ['warehouse', 'purchasing', 'integration'] as const;
const supplying = ['purchasing', 'warehouse', 'system'] as const;
const working = [
  'pending',
  'pending-review',
  'confirmed',
  'received',
  'purchase',
  'processing',
  'backordered',
] as const;
const returnedTo = ['delivered', 'completed', 'rma-replacement-delivered'] as const;

/** What may happen to a line that the seller has not accepted yet. */
const undecided = {
  confirmed: ['system', 'sales', 'finance'],
  declined: ['sales', 'finance', 'system'],
  'cancelled-not-charged': [...asking, 'system'],
  cleared: ['support'],
} as const;
/** Where goods go that have come in, and those on their way. */
const supplied = { processing: ['warehouse'], 'partially-shipped': shipping, shipped: shipping } as const;
const traveling = {
  delivered: ['system', 'warehouse', 'support'],
  'delivery-exception': ['system', 'customer', 'support'],
} as const;
/** What may take a line out of its way until it is being picked. */
const revocable = { 'cancelled-black-list': ['finance'], unbound: ['system'] } as const;
const stoppable = { 'cancellation-requested': asking, 'on-hold': holding } as const;

/**
 * Every status of an order line with all that is known about it: specification §4. A new status is a row here
 * and, where its wording is new, one message in each language; a target without a row does not compile.
 */
export const lineStatuses = /* @__PURE__ */ rows({
  new: {
    starts: true,
    next: {
      pending: ['system'],
      'pending-review': ['system', 'support', 'finance'],
      ...undecided,
      'not-processed': ['system'],
      ...revocable,
      deleted: ['admin'],
    },
    blockers: ['REFUNDED'],
    expires: true,
    order: { state: 'pending', rank: 0 },
    customer: { wording: 'status.line.new', tone: 'waiting', mail: false },
  },
  'not-processed': {
    next: {
      new: ['customer', 'guest', 'sales', 'system'],
      'cancelled-not-charged': [...asking, 'system'],
      cleared: ['support'],
    },
    stock: 'lapse',
    expires: true,
    order: { state: 'pending', rank: 1 },
    customer: { wording: 'status.line.not-processed', tone: 'bad', mail: true },
  },
  pending: {
    next: {
      'pending-review': ['system', 'support', 'finance'],
      ...undecided,
      'not-processed': ['system'],
      ...revocable,
      ...stoppable,
    },
    expires: true,
    order: { state: 'pending', rank: 2 },
    customer: { wording: 'status.line.pending', tone: 'waiting', mail: true },
  },
  'pending-review': {
    next: { pending: ['support', 'finance'], ...undecided, ...revocable, ...stoppable },
    blockers: ['TOO_LATE', 'REFUNDED'],
    order: { state: 'pending', rank: 3 },
    customer: { wording: 'status.line.pending-review', tone: 'waiting', mail: false },
    staff: { tone: 'ask' },
  },
  confirmed: {
    next: { received: ['system', 'warehouse', 'sales'], ...revocable, ...stoppable },
    blockers: ['NOT_PAID', 'CREDIT_NOT_APPROVED'],
    passedBy: ['finance'],
    stock: 'allocate',
    order: { state: 'processing', rank: 4 },
    customer: { wording: 'status.line.confirmed', tone: 'progress', mail: true },
  },
  received: {
    next: {
      processing: ['system', 'warehouse'],
      purchase: ['purchasing', 'system'],
      backordered: supplying,
      ...revocable,
      ...stoppable,
    },
    order: { state: 'processing', rank: 5 },
    customer: { wording: 'status.line.being-processed', tone: 'progress', mail: false },
  },
  backordered: {
    next: {
      purchase: ['purchasing', 'system'],
      ...supplied,
      'in-production': ['purchasing'],
      ...stoppable,
    },
    needs: ['reason', 'promise'],
    order: { state: 'processing', rank: 6 },
    customer: { wording: 'status.line.backordered', tone: 'waiting', mail: true },
    staff: { tone: 'progress' },
  },
  purchase: {
    next: {
      'in-production': ['purchasing', 'integration'],
      ...supplied,
      backordered: supplying,
      ...stoppable,
    },
    order: { state: 'processing', rank: 7 },
    customer: { wording: 'status.line.being-processed', tone: 'progress', mail: false },
  },
  'in-production': {
    next: { ...supplied, backordered: supplying, 'on-hold': holding },
    blockers: ['NOT_MADE_TO_ORDER'],
    order: { state: 'processing', rank: 8 },
    customer: { wording: 'status.line.in-production', tone: 'progress', mail: true },
  },
  processing: {
    next: { 'partially-shipped': shipping, shipped: shipping, backordered: supplying, ...stoppable },
    order: { state: 'processing', rank: 9 },
    customer: { wording: 'status.line.being-processed', tone: 'progress', mail: false },
  },
  'partially-shipped': {
    next: {
      // the system, where what had not left was cancelled
      shipped: [...shipping, 'system'],
      'delivery-exception': ['system', 'customer', 'support'],
      'cancellation-requested': asking,
    },
    // a transition of whole lines carries no quantity: only a shipment does
    blockers: ['UNSUPPORTED', 'NOT_PAID'],
    order: { state: 'processing', rank: 10 },
    customer: { wording: 'status.line.partially-shipped', tone: 'progress', mail: true },
  },
  shipped: {
    next: { ...traveling, completed: ['system'] },
    blockers: ['NOT_PAID'],
    counts: 'shipped',
    order: { state: 'processing', rank: 11 },
    customer: { wording: 'status.line.shipped', tone: 'progress', mail: true },
  },
  'replacement-shipped': {
    next: traveling,
    stock: 'reship',
    order: { state: 'processing', rank: 12 },
    customer: { wording: 'status.line.replacement-shipped', tone: 'progress', mail: true },
  },
  'delivery-exception': {
    next: {
      shipped: ['system', 'support'],
      delivered: ['system', 'support'],
      'replacement-shipped': ['support', 'warehouse'],
      'cancelled-refund-pending': ['support', 'finance'],
    },
    order: { state: 'processing', rank: 13 },
    customer: { wording: 'status.line.delivery-exception', tone: 'bad', mail: true },
  },
  delivered: {
    next: {
      'delivery-exception': ['system', 'customer', 'support'],
      completed: ['system', 'finance'],
      'rma-requested': asking,
    },
    counts: 'delivered',
    order: { state: 'complete', rank: 14 },
    customer: { wording: 'status.line.delivered', tone: 'good', mail: true },
  },
  completed: {
    next: { 'rma-requested': asking },
    counts: 'delivered',
    order: { state: 'complete', rank: 15 },
    customer: { wording: 'status.line.completed', tone: 'good', mail: false },
  },
  'on-hold': {
    next: { ...revocable, 'cancellation-requested': asking },
    returns: { to: [...working, 'in-production'], roles: holding },
    needs: ['reason'],
    order: { state: 'holded', rank: 'new' },
    customer: { wording: 'status.line.on-hold', tone: 'waiting', mail: false },
  },
  'cancellation-requested': {
    door: 'order-request',
    next: {
      'cancelled-not-charged': ['support', 'system'],
      cancelled: ['support'],
      'cancelled-refund-pending': ['support', 'finance'],
    },
    returns: {
      to: [...working, 'on-hold', 'partially-shipped'],
      roles: ['support', 'customer'],
      needs: ['reason'],
    },
    blockers: ['PRODUCTION_STARTED'],
    order: { state: 'processing', rank: 'new' },
    customer: { wording: 'status.line.cancellation-requested', tone: 'progress', mail: true },
    staff: { tone: 'ask' },
  },
  unbound: {
    next: { cleared: ['admin'], deleted: ['admin'] },
    returns: {
      to: ['new', 'pending', 'pending-review', 'confirmed', 'received', 'on-hold'],
      roles: ['support'],
    },
    needs: ['reason'],
    order: { state: 'holded', rank: 'new' },
    customer: { wording: null, tone: 'progress', mail: false },
    staff: { tone: 'bad' },
  },
  'rma-requested': {
    door: 'order-request',
    next: {
      'rma-sent': ['support'],
      'rma-refund-pending': ['support', 'finance'],
      'rma-replacement-processing': ['support'],
    },
    returns: { to: returnedTo, roles: ['support', 'customer'], needs: ['reason'] },
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-requested', tone: 'progress', mail: true },
    staff: { tone: 'ask' },
  },
  'rma-sent': {
    door: 'order-request',
    next: { 'rma-return-awaiting': ['customer', 'system'], 'rma-return-received': ['warehouse'] },
    returns: { to: returnedTo, roles: ['system', 'customer'] },
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-sent', tone: 'progress', mail: true },
    staff: { tone: 'good' },
  },
  'rma-return-awaiting': {
    door: 'order-request',
    next: { 'rma-return-received': ['warehouse'] },
    returns: { to: returnedTo, roles: ['system', 'customer'] },
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-return-awaiting', tone: 'progress', mail: true },
    staff: { tone: 'good' },
  },
  'rma-return-received': {
    door: 'order-request',
    next: { 'rma-refund-pending': ['support', 'finance'], 'rma-replacement-processing': ['support'] },
    returns: { to: returnedTo, roles: ['support'], needs: ['reason'] },
    counts: 'returned',
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-return-received', tone: 'progress', mail: true },
    staff: { tone: 'good' },
  },
  'rma-refund-pending': {
    door: 'order-request',
    next: { 'rma-refund-issued': ['system', 'finance'] },
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-refund-pending', tone: 'progress', mail: true },
    staff: { tone: 'good' },
  },
  'rma-replacement-processing': {
    door: 'order-request',
    next: { 'rma-replacement-shipped': ['warehouse'], 'rma-refund-pending': ['support'] },
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-replacement-processing', tone: 'progress', mail: true },
    staff: { tone: 'good' },
  },
  'rma-replacement-shipped': {
    door: 'order-request',
    next: { 'rma-replacement-delivered': ['system'], 'rma-replacement-processing': ['support'] },
    stock: 'reship',
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-replacement-shipped', tone: 'progress', mail: true },
    staff: { tone: 'good' },
  },
  'rma-replacement-delivered': {
    door: 'order-request',
    next: { completed: ['system', 'finance'], 'rma-requested': asking },
    order: { state: 'complete', rank: 'delivered' },
    customer: { wording: 'status.line.rma-replacement-delivered', tone: 'good', mail: true },
  },
  'cancelled-refund-pending': {
    door: 'order-request',
    next: { 'cancelled-refund-issued': ['system', 'finance'] },
    blockers: ['PRODUCTION_STARTED', 'NOTHING_CAPTURED'],
    stock: 'release',
    order: { state: 'canceled', rank: 16 },
    customer: { wording: 'status.line.cancelled-refund-pending', tone: 'neutral', mail: true },
  },
  'rma-refund-issued': {
    door: 'refund',
    next: {},
    order: { state: 'closed', rank: 17 },
    customer: { wording: 'status.line.rma-refund-issued', tone: 'good', mail: true },
    staff: { tone: 'progress' },
  },
  cancelled: {
    door: 'order-request',
    next: {},
    blockers: ['PRODUCTION_STARTED', 'MONEY_CAPTURED'],
    stock: 'release',
    order: { state: 'canceled', rank: 18 },
    customer: { wording: 'status.line.cancelled', tone: 'neutral', mail: true },
  },
  'cancelled-refund-issued': {
    door: 'refund',
    next: {},
    stock: 'release',
    order: { state: 'canceled', rank: 'cancelled' },
    customer: { wording: 'status.line.cancelled-refund-issued', tone: 'neutral', mail: true },
  },
  'cancelled-not-charged': {
    next: { deleted: ['admin'] },
    blockers: ['PRODUCTION_STARTED', 'MONEY_CAPTURED'],
    stock: 'release',
    order: { state: 'canceled', rank: 'cancelled' },
    customer: { wording: 'status.line.cancelled-not-charged', tone: 'neutral', mail: true },
  },
  'cancelled-black-list': {
    next: {},
    needs: ['reason'],
    stock: 'release',
    order: { state: 'canceled', rank: 'cancelled' },
    customer: { wording: 'status.line.cancelled', tone: 'neutral', mail: true },
  },
  declined: {
    next: { 'pending-review': ['support'], cleared: ['support'], deleted: ['admin'] },
    needs: ['reason'],
    blockers: ['PRODUCTION_STARTED'],
    stock: 'release',
    order: { state: 'canceled', rank: 'cancelled' },
    customer: { wording: 'status.line.declined', tone: 'bad', mail: true },
  },
  cleared: {
    next: { new: ['admin'], deleted: ['admin'] },
    needs: ['reason'],
    blockers: ['PRODUCTION_STARTED', 'MONEY_CAPTURED'],
    stock: 'release',
    order: { state: 'canceled', rank: 'cancelled' },
    customer: { wording: 'status.line.cleared', tone: 'waiting', mail: false },
    staff: { tone: 'neutral' },
  },
  deleted: {
    next: { cleared: ['admin'] },
    needs: ['reason'],
    blockers: ['PRODUCTION_STARTED', 'MONEY_CAPTURED'],
    stock: 'release',
    order: { state: 'canceled', rank: 'cancelled' },
    customer: { wording: null, tone: 'neutral', mail: false },
  },
});

export type LineStatus = keyof typeof lineStatuses;
