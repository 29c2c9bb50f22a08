import { expect, test } from '@jest/globals';
import orderStatusEnglish from '../messages/order-status/en-US.json' with { type: 'json' };
import orderStatusSpanish from '../messages/order-status/es-US.json' with { type: 'json' };
import orderStatusFrench from '../messages/order-status/fr-CA.json' with { type: 'json' };
import { accountStatuses } from './account-statuses.ts';
import { availabilityLabels } from './availability.ts';
import { lineStatuses } from './line-statuses.ts';
import { orderStates } from './order-states.ts';
import { paymentStatuses } from './payment-statuses.ts';
import { purchaseOrderStatuses } from './purchase-order-statuses.ts';
import { quoteStatuses } from './quote-statuses.ts';
import { reviewStatuses } from './review-statuses.ts';
import { labelsOf, type StatusTable } from './status-table.ts';
import { transactionStatuses } from './transaction-statuses.ts';

const words = (text: string) => text.split(',').map((label) => label.trim());

const lineLabels = words(
  `new, cleared, unbound, confirmed, declined, pending, pending-review, received, purchase, in-production, processing,
  on-hold, partially-shipped, shipped, replacement-shipped, delivered, delivery-exception, cancellation-requested,
  backordered, completed, deleted, cancelled, cancelled-refund-pending, cancelled-refund-issued, cancelled-not-charged,
  rma-requested, rma-sent, rma-return-awaiting, rma-return-received, rma-refund-pending, rma-refund-issued,
  rma-replacement-processing, rma-replacement-shipped, rma-replacement-delivered, cancelled-black-list, not-processed`,
);
const transactionLabels = words(
  `approved, approved-on-hold, processed, processed-on-hold, initialized, not-authorized, authorized,
  partially-captured, captured, voided, instant, delayed, running, terminated, lost`,
);
const paymentLabels = words(
  `pending, authorized, paid, refunded, voided, partially_refunded, partially_paid, partially_voided,
  partially_authorized, failed, canceled, expired, declined, fraud, unknown`,
);
const quoteLabels = words(
  `new, in-work, waiting-manufacturer, waiting-customer, waiting-customer-important, move-to-offer, sent-offer,
  move-to-order, cancelled, cleared, unbound, deleted, cancelled-black-list`,
);
const availabilities = words(
  `in-stock, typically-in-stock, gift, contact-us-add, contact-us-price, contact-us-noprice, contact-us-size,
  contact-us-manufacturer, contact-us-hightprice, contact-us-madetoorder, contact-us-leadtime, download, out-of-stock,
  2-5-days, 1-week, 2-week, 3-week, 4-6-week, discontinued, unavailable, backordered`,
);

// Specification §4, copied label by label: a spelling changed by accident fails here.
test.each([
  ['order and line status', labelsOf(lineStatuses), lineLabels],
  ['payment transaction', labelsOf(transactionStatuses), transactionLabels],
  ['payment status', labelsOf(paymentStatuses), paymentLabels],
  [
    'order state',
    labelsOf(orderStates),
    words('pending, processing, complete, closed, canceled, holded, fraud'),
  ],
  ['quote status', labelsOf(quoteStatuses), quoteLabels],
  ['product availability', [...availabilityLabels], availabilities],
] as const)('has every label of the specification for %s and no other', (_, ours, specified) => {
  expect([...ours].sort()).toEqual([...specified].sort());
});

type Book = Readonly<Record<string, readonly string[]>>;

/** `from: to to`, a line each; `~` gives back the status before an interruption, and what goes nowhere is left out. */
const book = (text: string): Book =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(':') as [string, string])
      .map(([from, to]) => [from.trim(), to.trim().split(' ').sort()]),
  );

function bookOf(table: StatusTable<string>): Book {
  const targets = labelsOf(table).map((from) => {
    const { next, returns } = table[from]!;
    const to = Array.isArray(next) ? (next as readonly string[]) : Object.keys(next);
    return [from, [...to, ...(returns ? ['~'] : [])].sort()] as const;
  });
  return Object.fromEntries(targets.filter(([, to]) => to.length > 0));
}

// Every transition once more, label by label: one that is added or lost by accident fails here.
const line = book(`
  new: pending pending-review confirmed declined not-processed cancelled-not-charged cancelled-black-list cleared unbound deleted
  pending: pending-review confirmed declined not-processed cancelled-not-charged cancelled-black-list cleared unbound cancellation-requested on-hold
  pending-review: pending confirmed declined cancelled-not-charged cancelled-black-list cleared unbound cancellation-requested on-hold
  declined: pending-review cleared deleted
  not-processed: new cancelled-not-charged cleared
  confirmed: cancelled-black-list unbound received cancellation-requested on-hold
  received: cancelled-black-list unbound processing purchase backordered cancellation-requested on-hold
  on-hold: cancelled-black-list unbound cancellation-requested ~
  cleared: new deleted
  unbound: ~ cleared deleted
  cancelled-not-charged: deleted
  deleted: cleared
  backordered: purchase processing partially-shipped shipped in-production cancellation-requested on-hold
  purchase: in-production processing partially-shipped shipped backordered cancellation-requested on-hold
  in-production: processing partially-shipped shipped backordered on-hold
  processing: partially-shipped shipped backordered cancellation-requested on-hold
  partially-shipped: shipped delivery-exception cancellation-requested
  shipped: delivered delivery-exception completed
  replacement-shipped: delivered delivery-exception
  delivered: delivery-exception completed rma-requested
  delivery-exception: shipped delivered replacement-shipped cancelled-refund-pending
  rma-replacement-delivered: completed rma-requested
  cancellation-requested: ~ cancelled-not-charged cancelled cancelled-refund-pending
  cancelled-refund-pending: cancelled-refund-issued
  completed: rma-requested
  rma-requested: ~ rma-sent rma-refund-pending rma-replacement-processing
  rma-sent: rma-return-awaiting ~ rma-return-received
  rma-return-awaiting: ~ rma-return-received
  rma-return-received: rma-refund-pending rma-replacement-processing ~
  rma-refund-pending: rma-refund-issued
  rma-replacement-processing: rma-replacement-shipped rma-refund-pending
  rma-replacement-shipped: rma-replacement-delivered rma-replacement-processing
`);

const purchaseOrder = book(`
  new: purchase cancelled
  purchase: confirmed declined on-hold cancelled
  confirmed: declined in-production on-hold partially-shipped shipped cancelled
  in-production: on-hold partially-shipped shipped
  on-hold: ~
  partially-shipped: shipped delivery-exception
  shipped: delivery-exception received completed
  delivery-exception: received
  received: completed
`);

const quote = book(`
  new: in-work cancelled cleared unbound deleted cancelled-black-list
  in-work: waiting-manufacturer waiting-customer move-to-offer cancelled cleared unbound cancelled-black-list
  waiting-manufacturer: in-work waiting-customer cancelled
  waiting-customer: waiting-customer-important in-work cancelled unbound cancelled-black-list
  waiting-customer-important: in-work cancelled unbound cancelled-black-list
  move-to-offer: in-work sent-offer cancelled
  sent-offer: in-work move-to-order cancelled unbound cancelled-black-list
  cancelled: in-work deleted
  cleared: in-work deleted
  unbound: ~ cleared deleted
  deleted: cleared
  cancelled-black-list: cancelled
`);

const orderState = book(`
  pending: processing holded fraud canceled closed
  processing: holded fraud canceled complete closed pending
  holded: pending processing fraud canceled complete closed
  fraud: pending processing canceled
  complete: processing closed
  canceled: pending
`);

const paymentStatus = book(`
  pending: authorized partially_authorized paid partially_paid failed declined canceled expired fraud unknown
  authorized: paid partially_paid voided partially_voided expired fraud unknown
  partially_authorized: authorized paid partially_paid partially_voided voided expired fraud unknown
  partially_voided: authorized partially_authorized paid partially_paid voided expired unknown
  partially_paid: paid partially_refunded refunded fraud unknown
  paid: partially_refunded refunded partially_paid failed fraud unknown
  partially_refunded: refunded paid partially_paid fraud unknown
  refunded: partially_refunded unknown
  voided: pending
  failed: pending canceled
  declined: pending canceled fraud
  expired: pending canceled
  canceled: pending
  fraud: authorized paid voided refunded
  unknown: pending authorized paid refunded voided partially_refunded partially_paid partially_voided partially_authorized failed canceled expired declined fraud
`);

const transaction = book(`
  initialized: running authorized instant delayed not-authorized terminated approved approved-on-hold
  running: authorized instant delayed not-authorized terminated
  delayed: not-authorized terminated processed processed-on-hold
  approved-on-hold: not-authorized approved authorized voided
  authorized: terminated approved-on-hold voided partially-captured captured
  approved: terminated voided processed processed-on-hold
  partially-captured: captured lost
  processed-on-hold: processed voided
  captured: lost
  instant: lost
  processed: lost
`);

const account = book(`
  unconfirmed: active black-list deleted
  active: on-hold black-list merged deleted
  on-hold: active black-list merged deleted
  black-list: active
  merged: deleted
`);

const review = book(`
  new: pending-review
  pending-review: approved declined
  approved: pending-review deleted
  declined: pending-review deleted
`);

test.each([
  ['line', lineStatuses, line],
  ['quote', quoteStatuses, quote],
  ['order state', orderStates, orderState],
  ['payment status', paymentStatuses, paymentStatus],
  ['transaction', transactionStatuses, transaction],
  ['account', accountStatuses, account],
  ['review', reviewStatuses, review],
  ['purchase order', purchaseOrderStatuses, purchaseOrder],
] as const)('allows every transition of the domain for %s and no other', (_, table, expected) => {
  expect(bookOf(table as StatusTable<string>)).toEqual(expected);
});

test.each([
  ['line', lineStatuses, 'new'],
  ['quote', quoteStatuses, 'new'],
  ['order state', orderStates, 'pending'],
  ['payment status', paymentStatuses, 'pending'],
  ['transaction', transactionStatuses, 'initialized'],
  ['account', accountStatuses, 'unconfirmed'],
  ['review', reviewStatuses, 'new'],
  ['purchase order', purchaseOrderStatuses, 'new'],
] as const)('begins a %s in one way', (_, table, start) => {
  const rows = table as StatusTable<string>;
  expect(labelsOf(rows).filter((label) => rows[label]!.starts)).toEqual([start]);
});

const previous = book(`
  on-hold: pending pending-review confirmed received purchase in-production processing backordered
  cancellation-requested: pending pending-review confirmed received purchase processing backordered on-hold partially-shipped
  rma-requested: delivered completed rma-replacement-delivered
  rma-sent: delivered completed rma-replacement-delivered
  rma-return-awaiting: delivered completed rma-replacement-delivered
  rma-return-received: delivered completed rma-replacement-delivered
  unbound: new pending pending-review confirmed received on-hold
`);

test('gives back only what the domain lets an interruption interrupt', () => {
  const ours = labelsOf(lineStatuses).flatMap((status) => {
    const { returns } = lineStatuses[status];
    return returns ? [[status, [...returns.to].sort()]] : [];
  });
  expect(Object.fromEntries(ours)).toEqual(previous);
});

const states = book(`
  pending: new pending pending-review not-processed
  holded: on-hold unbound
  processing: confirmed received purchase in-production processing backordered partially-shipped shipped replacement-shipped delivery-exception cancellation-requested
  complete: delivered completed rma-requested rma-sent rma-return-awaiting rma-return-received rma-refund-pending rma-replacement-processing rma-replacement-shipped rma-replacement-delivered
  closed: rma-refund-issued
  canceled: cancelled cancelled-refund-pending cancelled-refund-issued cancelled-not-charged cancelled-black-list declined deleted cleared
`);

test('counts each line as the order state of the domain', () => {
  const ours = new Map<string, string[]>();
  for (const status of labelsOf(lineStatuses)) {
    const { state } = lineStatuses[status].order;
    ours.set(state, [...(ours.get(state) ?? []), status].sort());
  }
  expect(Object.fromEntries(ours)).toEqual(states);
});

const customerTexts = {
  'en-US': orderStatusEnglish,
  'es-US': orderStatusSpanish,
  'fr-CA': orderStatusFrench,
} as const;

test.each(Object.keys(customerTexts) as (keyof typeof customerTexts)[])(
  'B11.10: every label has its wording for customers in %s',
  (locale) => {
    const wordings = Object.values(lineStatuses).map(({ customer }) => customer.wording);
    const worded = wordings.filter((wording) => wording !== null);
    expect(worded.length).toBeGreaterThan(30);
    expect(worded.filter((wording) => !customerTexts[locale][wording])).toEqual([]);
  },
);
