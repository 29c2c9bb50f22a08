import { paypalId } from '../store/ids.ts';
import { openDispute } from './paypal-disputes.ts';
import { unprocessable } from './paypal-error.ts';
import {
  centsOf,
  moneyOf,
  timeOf,
  type Authorization,
  type Capture,
  type PaypalOrder,
  type PaypalRefund,
} from './paypal-objects.ts';
import { touched, type PaypalWorld } from './paypal-world.ts';
import { showAuthorization, showCapture, showRefund } from './show-paypal.ts';

/** Days for which what a payer approved is reserved. */
export const reservedDays = 29;
/** Days for which the wallet answers for what is reserved; after them it may be reserved anew. */
const honorDays = 3;
const dayMs = 86_400_000;
/** What the wallet keeps of a capture: 3.49 % and 49 cents. */
const feeOf = (cents: number): number => Math.round(cents * 0.0349) + 49;

/** Reserves what the payer approved; a bank that refuses leaves the reservation denied. */
export function authorizeOrder(world: PaypalWorld, origin: string, order: PaypalOrder): Authorization {
  requireApproved(world, order);
  const isDenied = world.settings.switches.useSwitch('refusals');
  const now = new Date();
  const authorization = world.authorizations.saveRow({
    id: paypalId(),
    orderId: order.id,
    amount: order.amount,
    customId: order.customId,
    created: timeOf(now),
    updated: timeOf(now),
    expires: timeOf(new Date(now.getTime() + reservedDays * dayMs)),
    status: isDenied ? 'DENIED' : 'CREATED',
  });
  order.status = 'COMPLETED';
  world.orders.saveRow(touched(order));
  if (!isDenied)
    world.enterLedger(order, {
      kind: 'authorization',
      reference: authorization.id,
      amount: centsOf(order.amount),
      fee: 0,
    });
  const type = isDenied ? 'PAYMENT.AUTHORIZATION.DENIED' : 'PAYMENT.AUTHORIZATION.CREATED';
  world.publishEvent(origin, type, 'authorization', showAuthorization(origin, authorization));
  return authorization;
}

/** @throws PaypalRefusal with the issue the wallet has for it */
export function requireApproved(world: PaypalWorld, order: PaypalOrder): void {
  if (order.status === 'PAYER_ACTION_REQUIRED')
    throw unprocessable('ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.');
  if (order.status === 'APPROVED') return;
  const isAuthorized = world.authorizationsOf(order).length > 0;
  throw unprocessable(isAuthorized ? 'ORDER_ALREADY_AUTHORIZED' : 'ORDER_ALREADY_CAPTURED');
}

export interface NewCapture {
  readonly authorization: Authorization | null;
  readonly cents: number;
  readonly isFinal: boolean;
  readonly invoiceId: string | undefined;
}

/** Takes money of an order. */
export function captureMoney(
  world: PaypalWorld,
  origin: string,
  order: PaypalOrder,
  { authorization, cents, isFinal, invoiceId }: NewCapture,
): Capture {
  const isDeclined = authorization === null && world.settings.switches.useSwitch('refusals');
  const capture = world.captures.saveRow({
    id: paypalId(),
    orderId: order.id,
    authorizationId: authorization?.id ?? null,
    amount: moneyOf(cents),
    fee: moneyOf(isDeclined ? 0 : feeOf(cents)),
    isFinal,
    invoiceId,
    customId: order.customId,
    created: timeOf(),
    updated: timeOf(),
    status: isDeclined ? 'DECLINED' : 'COMPLETED',
  });
  if (!isDeclined)
    world.enterLedger(order, { kind: 'capture', reference: capture.id, amount: cents, fee: feeOf(cents) });
  const type = isDeclined ? 'PAYMENT.CAPTURE.DECLINED' : 'PAYMENT.CAPTURE.COMPLETED';
  world.publishEvent(origin, type, 'capture', showCapture(origin, capture));
  if (!isDeclined && world.settings.switches.useSwitch('walletDisputes')) openDispute(world, origin, capture);
  return capture;
}

const capturedOf = (world: PaypalWorld, { id }: Authorization): number =>
  world.captures
    .listRows()
    .filter(({ authorizationId }) => authorizationId === id)
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** Takes reserved money. @throws PaypalRefusal */
export function captureAuthorization(
  world: PaypalWorld,
  origin: string,
  authorization: Authorization,
  { cents, isFinal, invoiceId }: Omit<NewCapture, 'authorization'>,
): Capture {
  if (authorization.status === 'VOIDED') throw unprocessable('AUTHORIZATION_VOIDED');
  if (authorization.status === 'CAPTURED') throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
  if (authorization.status === 'DENIED') throw unprocessable('AUTHORIZATION_DENIED');
  if (Date.parse(authorization.expires) < world.now()) throw unprocessable('AUTHORIZATION_EXPIRED');
  const left = centsOf(authorization.amount) - capturedOf(world, authorization);
  if (!(cents > 0) || cents > left) throw unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED');
  const order = world.orderOf(authorization.orderId);
  const capture = captureMoney(world, origin, order, { authorization, cents, isFinal, invoiceId });
  authorization.status = isFinal || cents === left ? 'CAPTURED' : 'PARTIALLY_CAPTURED';
  world.authorizations.saveRow(touched(authorization));
  if (isFinal && left > cents)
    world.enterLedger(order, { kind: 'release', reference: authorization.id, amount: left - cents, fee: 0 });
  return capture;
}

/**
 * Reserves the same anew once the wallet does not answer for it any more; its end stays where it was.
 * @throws PaypalRefusal before and after that time
 */
export function renewAuthorization(
  world: PaypalWorld,
  origin: string,
  old: Authorization,
  cents: number,
): Authorization {
  if (old.status === 'VOIDED') throw unprocessable('AUTHORIZATION_VOIDED');
  if (old.status !== 'CREATED') throw unprocessable('REAUTHORIZATION_NOT_SUPPORTED');
  if (world.now() < Date.parse(old.created) + honorDays * dayMs)
    throw unprocessable('REAUTHORIZATION_TOO_SOON');
  if (Date.parse(old.expires) < world.now()) throw unprocessable('AUTHORIZATION_EXPIRED');
  if (cents > centsOf(old.amount)) throw unprocessable('TRANSACTION_REFUSED');
  const order = world.orderOf(old.orderId);
  const now = timeOf(new Date(world.now()));
  old.status = 'VOIDED';
  world.authorizations.saveRow(touched(old));
  const moved = { amount: centsOf(old.amount), fee: 0 };
  world.enterLedger(order, { kind: 'release', reference: old.id, ...moved });
  const renewed = { ...old, id: paypalId(), amount: moneyOf(cents), created: now, updated: now };
  const authorization = world.authorizations.saveRow({ ...renewed, status: 'CREATED' });
  world.enterLedger(order, { kind: 'authorization', reference: authorization.id, amount: cents, fee: 0 });
  const shown = showAuthorization(origin, authorization);
  world.publishEvent(origin, 'PAYMENT.AUTHORIZATION.CREATED', 'authorization', shown);
  return authorization;
}

/** Lets reserved money go. @throws PaypalRefusal */
export function voidAuthorization(
  world: PaypalWorld,
  origin: string,
  authorization: Authorization,
): Authorization {
  if (authorization.status === 'VOIDED') throw unprocessable('PREVIOUSLY_VOIDED');
  if (authorization.status === 'CAPTURED') throw unprocessable('PREVIOUSLY_CAPTURED');
  const order = world.orderOf(authorization.orderId);
  const left = centsOf(authorization.amount) - capturedOf(world, authorization);
  authorization.status = 'VOIDED';
  world.authorizations.saveRow(touched(authorization));
  world.enterLedger(order, { kind: 'release', reference: authorization.id, amount: left, fee: 0 });
  const shown = showAuthorization(origin, authorization);
  world.publishEvent(origin, 'PAYMENT.AUTHORIZATION.VOIDED', 'authorization', shown);
  return authorization;
}

/** Gives captured money back. @throws PaypalRefusal for more than is left of it */
export function refundCapture(
  world: PaypalWorld,
  origin: string,
  capture: Capture,
  {
    cents,
    invoiceId,
    customId,
  }: { cents: number | null; invoiceId: string | undefined; customId: string | undefined },
): PaypalRefund {
  const order = world.orderOf(capture.orderId);
  const given = world.refunds
    .listRows()
    .filter(({ captureId }) => captureId === capture.id)
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const left = centsOf(capture.amount) - given;
  const amount = cents ?? left;
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (!(amount > 0) || amount > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  const refund = world.refunds.saveRow({
    id: paypalId(),
    orderId: capture.orderId,
    captureId: capture.id,
    amount: moneyOf(amount),
    invoiceId,
    customId,
    created: timeOf(),
    status: 'COMPLETED',
  });
  capture.status = amount === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  world.captures.saveRow(touched(capture));
  world.enterLedger(order, { kind: 'refund', reference: refund.id, amount: -amount, fee: 0 });
  const shown = {
    ...showRefund(origin, refund),
    supplementary_data: { related_ids: { order_id: order.id } },
  };
  world.publishEvent(origin, 'PAYMENT.CAPTURE.REFUNDED', 'refund', shown);
  return refund;
}
