import type { Dispute, MoneyMoved, ProviderPayment } from '../payment-provider.ts';
import {
  amountOf,
  type PaypalDispute,
  type PaypalCapture,
  type PaypalOrder,
  type PaypalRefund,
} from './paypal-messages.ts';

/** What an order is bound to, in the one field the wallet keeps for us. */
export const customIdOf = (transactionId: string, requestHash: string): string =>
  `${transactionId}.${requestHash}`.slice(0, 127);

const goneStates = ['DECLINED', 'FAILED'];

/** Captures that took money, or may yet. */
const validCaptures = (captures: readonly PaypalCapture[]) =>
  captures.filter(({ status }) => !goneStates.includes(status));
const dateOf = (text: string | undefined): Date => new Date(text ?? 0);

/** The parts of an order that are about money. */
export function moneyParts(order: PaypalOrder) {
  const [unit] = order.purchase_units;
  const { authorizations = [], captures = [], refunds = [] } = unit?.payments ?? {};
  // an authorization that was renewed comes after the one it replaces
  return { unit, authorization: authorizations.at(-1), captures, refunds };
}

export function paymentOf(order: PaypalOrder, disputes: readonly PaypalDispute[] = []): ProviderPayment {
  const { unit, authorization, captures, refunds } = moneyParts(order);
  const [transactionId, requestHash] = (unit?.custom_id ?? '').split('.');
  const state = stateOf(order);
  const taken = validCaptures(captures).reduce((sum, { amount }) => sum + amountOf(amount), 0);
  const reserved = authorization && state === 'authorized' ? amountOf(authorization.amount) : 0;
  const until = reserved > 0 ? authorization?.expiration_time : undefined;
  return {
    reference: order.id,
    transactionId: transactionId || null,
    requestHash: requestHash || null,
    amount: unit ? amountOf(unit.amount) : 0,
    currency: unit?.amount.currency_code ?? 'USD',
    state,
    capturable: Math.max(0, reserved - taken),
    authorizedUntil: until ? dateOf(until) : null,
    captures: captures.map(captureOf),
    refunds: refunds.map(refundOf),
    disputes: disputes.map(disputeOf),
    method: ['APPROVED', 'COMPLETED'].includes(order.status)
      ? { brand: 'paypal', last4: null, expires: null }
      : null,
    saved: null,
    failure: state === 'refused' ? { code: 'declined', detail: refusedDetail(order) } : null,
    isHeld: isHeld(order),
  };
}

const openStates = ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'];

function stateOf(order: PaypalOrder): ProviderPayment['state'] {
  const { authorization, captures } = moneyParts(order);
  if (order.status === 'VOIDED') return 'canceled';
  if (openStates.includes(order.status)) return 'open';
  if (authorization) return stateOfAuthorization(authorization.status, validCaptures(captures).length > 0);
  const [capture] = captures;
  if (!capture || capture.status === 'PENDING') return 'running';
  return goneStates.includes(capture.status) ? 'refused' : 'captured';
}

function stateOfAuthorization(status: string, hasCaptures: boolean): ProviderPayment['state'] {
  if (status === 'CREATED' || status === 'PARTIALLY_CAPTURED') return 'authorized';
  if (status === 'CAPTURED') return 'captured';
  if (status === 'DENIED') return 'refused';
  if (status === 'VOIDED') return hasCaptures ? 'captured' : 'canceled';
  return 'running';
}

const refusedDetail = (order: PaypalOrder): string => {
  const { authorization, captures } = moneyParts(order);
  return authorization?.status_details?.reason ?? captures[0]?.status_details?.reason ?? 'DENIED';
};

const isHeld = (order: PaypalOrder): boolean => {
  const { authorization, captures } = moneyParts(order);
  return [authorization, ...captures].some((part) => part?.status_details?.reason === 'PENDING_REVIEW');
};

function captureOf({
  id,
  amount,
  status,
  invoice_id: key,
  create_time: at,
  seller_receivable_breakdown: parts,
}: PaypalCapture): MoneyMoved {
  return {
    reference: id,
    amount: amountOf(amount),
    fee: parts?.paypal_fee ? amountOf(parts.paypal_fee) : null,
    state: status === 'PENDING' ? 'waiting' : goneStates.includes(status) ? 'failed' : 'done',
    key: key ?? null,
    at: dateOf(at),
  };
}

/** What ended in the shop's favor, or was given up by the payer. */
const wonOutcomes = [
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_SELLER_FAVOR',
  'CANCELED_BY_BUYER',
  'DENIED',
  'NONE',
];

function disputeOf(dispute: PaypalDispute): Dispute {
  const { dispute_id: reference, dispute_amount: amount, status, dispute_outcome: outcome } = dispute;
  const isWon = wonOutcomes.includes(outcome?.outcome_code ?? 'NONE');
  const ended = isWon ? 'won' : 'lost';
  return {
    reference,
    amount: amountOf(amount),
    state: status === 'RESOLVED' ? ended : 'open',
    at: dateOf(dispute.create_time),
  };
}

const refundStates: Readonly<Record<string, MoneyMoved['state']>> = {
  COMPLETED: 'done',
  PENDING: 'waiting',
};

function refundOf({ id, amount, status, invoice_id: key, create_time: at }: PaypalRefund): MoneyMoved {
  const state = refundStates[status] ?? 'failed';
  return { reference: id, amount: amountOf(amount), fee: null, state, key: key ?? null, at: dateOf(at) };
}

/** The capture a refund was taken from: the wallet says it by a link. */
export const captureOfRefund = ({ links }: PaypalRefund): string | undefined =>
  links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
