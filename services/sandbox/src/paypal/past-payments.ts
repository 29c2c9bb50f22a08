import { enterPast, type PastPayment } from '../store/past-payment.ts';
import { reservedDays } from './paypal-money.ts';
import { moneyOf, timeOf, type Authorization, type Capture, type PaypalOrder } from './paypal-objects.ts';
import type { PaypalWorld } from './paypal-world.ts';

const dayMs = 86_400_000;
const at = (moment: number): string => timeOf(new Date(moment));
/** As long as the wallet keeps a client's own name of something. */
const maxInvoiceId = 127;

/** Takes in a payment by wallet that was made before this sandbox began, with its captures, its refund, and its dispute. */
export function takeInWalletPayment(world: PaypalWorld, payment: PastPayment): void {
  world.authorizations.saveRow(authorizationOf(payment));
  for (const capture of payment.captures) world.captures.saveRow(captureOf(payment, capture));
  saveRefund(world, payment);
  saveDispute(world, payment);
  enterPast(world.settings.ledger, payment, ({ name }) => name, 0);
  world.orders.saveRow(orderOf(payment));
}

/** What the client has bound the order to. */
const customIdOf = ({ metadata }: PastPayment): string => `${metadata.transaction ?? ''}.`;

function orderOf(payment: PastPayment): PaypalOrder {
  const { id, amount, createdAt, metadata } = payment;
  return {
    id,
    intent: 'AUTHORIZE',
    created: at(createdAt),
    amount: moneyOf(amount),
    referenceId: metadata.order ?? '',
    customId: customIdOf(payment),
    description: undefined,
    returnUrl: '',
    cancelUrl: '',
    updated: at(createdAt),
    status: 'COMPLETED',
  };
}

function authorizationOf(payment: PastPayment): Authorization {
  const { id: orderId, reservation, amount, createdAt, releasedAt, captures } = payment;
  const isTaken = captures.some(({ isLast }) => isLast);
  const taken = captures.length === 0 ? 'CREATED' : isTaken ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
  return {
    id: reservation,
    orderId,
    amount: moneyOf(amount),
    customId: customIdOf(payment),
    created: at(createdAt),
    expires: at(createdAt + reservedDays * dayMs),
    updated: at(releasedAt ?? captures.at(-1)?.at ?? createdAt),
    status: releasedAt === null ? taken : 'VOIDED',
  };
}

function captureOf(payment: PastPayment, capture: PastPayment['captures'][number]): Capture {
  const { refund } = payment;
  const isGivenBack = refund !== null && capture === payment.captures.at(-1);
  const part = refund?.amount === capture.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    id: capture.name,
    orderId: payment.id,
    authorizationId: payment.reservation,
    amount: moneyOf(capture.amount),
    fee: moneyOf(capture.fee),
    isFinal: capture.isLast,
    invoiceId: capture.key.slice(-maxInvoiceId),
    customId: customIdOf(payment),
    created: at(capture.at),
    updated: at(refund?.at ?? capture.at),
    status: isGivenBack ? part : 'COMPLETED',
  };
}

/** Of what was taken last. */
function saveRefund({ refunds }: PaypalWorld, payment: PastPayment): void {
  const { id: orderId, refund, captures } = payment;
  if (!refund) return;
  refunds.saveRow({
    id: refund.id,
    orderId,
    captureId: captures.at(-1)?.name ?? '',
    amount: moneyOf(refund.amount),
    invoiceId: refund.key.slice(-maxInvoiceId),
    customId: customIdOf(payment),
    created: at(refund.at),
    status: 'COMPLETED',
  });
}

function saveDispute({ disputes }: PaypalWorld, { id: orderId, dispute, captures }: PastPayment): void {
  if (!dispute) return;
  const { end } = dispute;
  disputes.saveRow({
    id: dispute.id,
    orderId,
    captureId: captures.at(-1)?.name ?? '',
    amount: moneyOf(dispute.amount),
    created: at(dispute.at),
    updated: at(end?.at ?? dispute.at),
    status: end ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
    outcome: end && (end.isWon ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'),
  });
}
