import { expect, test } from '@jest/globals';
import { availabilityLabels } from './availability.ts';
import { labelsOf } from './moves.ts';

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
  ['order and line status', labelsOf('line'), lineLabels],
  ['payment transaction', labelsOf('paymentTransaction'), transactionLabels],
  ['payment status', labelsOf('paymentStatus'), paymentLabels],
  [
    'order state',
    labelsOf('orderState'),
    words('pending, processing, complete, closed, canceled, holded, fraud'),
  ],
  ['quote status', labelsOf('quote'), quoteLabels],
  ['product availability', [...availabilityLabels], availabilities],
] as const)('has every label of the specification for %s and no other', (_, ours, specified) => {
  expect([...ours].sort()).toEqual([...specified].sort());
});
