import type { EventPayload } from '@gantry/contracts/events';
import type { PaperOf } from './papers.ts';

/** Which papers go with which mail. What a record does not have, or not yet, is left out by the service that owns it. */

/** The order, which says how to pay it where that is in advance; its proforma invoice is on the page of the order. */
export const papersOfOrder = ({ number }: Pick<EventPayload<'order.placed'>, 'number'>): PaperOf[] => [
  { kind: 'order', number },
];

const leaving = ['shipped', 'partially-shipped', 'replacement-shipped'];

/** A parcel is told with what lies in it, once: when it leaves. */
export const papersOfShipment = ({ shipment, to }: EventPayload<'order.lines-transitioned'>): PaperOf[] =>
  shipment && leaving.includes(to) ? [{ kind: 'packing-slip', number: shipment.number }] : [];

/** The form goes into the parcel. */
export const papersOfRequest = ({ kind, number }: EventPayload<'order-request.for-customer'>): PaperOf[] =>
  kind === 'authorized' ? [{ kind: 'return', number }] : [];

/** The invoice that is overdue, and all that is open beside it. */
export const papersOfReminder = ({ number, statement }: EventPayload<'invoice.overdue'>): PaperOf[] => {
  const { accountNumber, ...days } = statement ?? {};
  return [
    { kind: 'invoice', number },
    ...(accountNumber ? [{ kind: 'statement' as const, number: accountNumber, ...days }] : []),
  ];
};

const offering: readonly EventPayload<'inquiry.for-customer'>['kind'][] = ['offered', 'expiring', 'retaxed'];

/**
 * An offer, or what was asked. The acknowledgement to a guest carries no paper: its address is not proven, and the paper
 * repeats what they typed.
 */
export const papersOfInquiry = ({
  kind,
  number,
  isGuest,
  lines,
}: EventPayload<'inquiry.for-customer'>): PaperOf[] => {
  if (offering.includes(kind)) return [{ kind: 'offer', number }];
  const isAcknowledged = kind === 'received' && !isGuest && lines.length > 0;
  return isAcknowledged ? [{ kind: 'quote', number }] : [];
};
