import { randomBytes } from 'node:crypto';
import type { Message } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import { stripeId } from '../store/ids.ts';
import { payIntent } from './confirm-intent.ts';
import { withDefaults } from './defaults.ts';
import { readForm, readGroup, readList, readText, readTexts, type Params } from './form-body.ts';
import { listObjects } from './list-objects.ts';
import { cancelIntent, takeMoney } from './money.ts';
import { nowSeconds, type Charge, type Intent } from './objects.ts';
import { makeMethod, methodOf } from './payment-methods.ts';
import { invalid, missing, wrongState } from './stripe-error.ts';
import type { Caller, StripeGate } from './stripe-gate.ts';
import type { StripeWorld } from './stripe-world.ts';

const smallest = 50;
const largest = 99_999_999;

export const paramsOf = ({ method, body, url }: Message): Params =>
  readForm(method === 'GET' ? url.search.slice(1) : body);
export const idOf = ({ params }: Message): string => params.id ?? '';

/** Payment intents: `/v1/payment_intents`. */
export function addIntentRoutes(routes: Routes, world: StripeWorld, gate: StripeGate): void {
  const path = '/v1/payment_intents';
  const serve = (work: (message: Message, caller: Caller) => Intent, isOpen = false) =>
    gate.guardRoute((message, caller) => showIntent(world, work(message, caller), paramsOf(message)), isOpen);
  const cancel = (message: Message) => {
    const reason = readText(paramsOf(message), 'cancellation_reason') ?? null;
    return cancelIntent(world, world.intentOf(idOf(message)), reason);
  };
  const confirm = (message: Message, caller: Caller) =>
    confirmIntent(world, seenIntent(world, message, caller), message);
  const one = `${path}/:id`;
  routes
    .addRoute(
      'POST',
      path,
      serve((message) => createIntent(world, message)),
    )
    .addRoute(
      'GET',
      path,
      gate.guardRoute((message) => listIntents(world, message)),
    )
    .addRoute(
      'GET',
      one,
      serve((message, caller) => seenIntent(world, message, caller), true),
    )
    .addRoute(
      'POST',
      one,
      serve((message) => updateIntent(world, message)),
    )
    .addRoute('POST', `${one}/confirm`, serve(confirm, true))
    .addRoute(
      'POST',
      `${one}/capture`,
      serve((message) => captureIntent(world, message)),
    )
    .addRoute('POST', `${one}/cancel`, serve(cancel));
}

const listIntents = (world: StripeWorld, message: Message) => {
  const query = paramsOf(message);
  const rows = world.intents.listRows();
  return listObjects(rows, query, {
    url: '/v1/payment_intents',
    by: ['customer'],
    show: (row) => showIntent(world, row as unknown as Intent, query, 'data.'),
  });
};

/** With the charge and the review in it where they were asked for. */
function showIntent(
  world: StripeWorld,
  intent: Intent,
  params: Params,
  prefix = '',
): Record<string, unknown> {
  const expand = readList(params, 'expand').map((name) => name.slice(prefix.length));
  const charge = world.charges.findRow(intent.latest_charge ?? '');
  const review = world.reviews.findRow(intent.review ?? '');
  const method = world.methods.findRow(intent.payment_method ?? '');
  return {
    ...withDefaults(intent),
    ...(charge && expand.some((name) => name.startsWith('latest_charge'))
      ? { latest_charge: showCharge(world, charge) }
      : {}),
    ...(review && expand.includes('review') ? { review: withDefaults(review) } : {}),
    ...(method && expand.includes('payment_method') ? { payment_method: withDefaults(method) } : {}),
  };
}

export function showCharge(world: StripeWorld, charge: Charge): Record<string, unknown> {
  const refunds = world.refunds.listRows().filter((refund) => refund.charge === charge.id);
  const url = `/v1/charges/${charge.id}/refunds`;
  return {
    ...withDefaults(charge),
    refunds: { object: 'list', data: refunds.map(withDefaults), has_more: false, url },
  };
}

/** @throws StripeRefusal as if it did not exist for a browser without its secret */
function seenIntent(world: StripeWorld, message: Message, caller: Caller): Intent {
  const intent = world.intentOf(idOf(message));
  const secret = readText(paramsOf(message), 'client_secret');
  if (caller === 'browser' && secret !== intent.client_secret) throw missing('payment_intent', intent.id);
  return intent;
}

function createIntent(world: StripeWorld, message: Message): Intent {
  const params = paramsOf(message);
  const amount = Number(readText(params, 'amount') ?? 'NaN');
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount < smallest)
    throw invalid('Amount must be at least $0.50 usd', { code: 'amount_too_small', param: 'amount' });
  if (amount > largest)
    throw invalid('Amount must be no more than $999,999.99', { code: 'amount_too_large', param: 'amount' });
  if (readText(params, 'currency') !== 'usd') throw invalid('Invalid currency', { param: 'currency' });
  const customer = readText(params, 'customer') ?? null;
  if (customer !== null && !world.customers.findRow(customer)) throw missing('customer', customer);
  const id = stripeId('pi');
  const intent = world.intents.saveRow({
    id,
    object: 'payment_intent',
    created: nowSeconds(),
    amount,
    currency: 'usd',
    capture_method: readText(params, 'capture_method') === 'manual' ? 'manual' : 'automatic',
    client_secret: `${id}_secret_${randomBytes(18).toString('hex').slice(0, 25)}`,
    description: readText(params, 'description') ?? null,
    payment_method_options: { card: readTexts(readGroup(params, 'payment_method_options'), 'card') },
    setup_future_usage: readText(params, 'setup_future_usage') ?? null,
    customer,
    metadata: readTexts(params, 'metadata'),
    status: 'requires_payment_method',
    amount_capturable: 0,
    amount_received: 0,
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
    review: null,
  });
  world.publishEvent('payment_intent.created', intent);
  return readText(params, 'confirm') === 'true' ? confirmIntent(world, intent, message) : intent;
}

function updateIntent(world: StripeWorld, message: Message): Intent {
  const params = paramsOf(message);
  const intent = world.intentOf(idOf(message));
  intent.metadata = { ...intent.metadata, ...readTexts(params, 'metadata') };
  const isAboutCard = 'setup_future_usage' in params || 'customer' in params;
  return world.intents.saveRow(isAboutCard ? changeUse(world, intent, params) : intent);
}

/** Whether, and for whom, the card is kept; until it has been paid. An empty text keeps it no more. */
function changeUse(world: StripeWorld, intent: Intent, params: Params): Intent {
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw wrongState(`This PaymentIntent's status is ${intent.status}; it cannot be updated.`);
  const customer = readText(params, 'customer') ?? intent.customer;
  if (customer !== null && !world.customers.findRow(customer)) throw missing('customer', customer);
  const use =
    'setup_future_usage' in params ? readText(params, 'setup_future_usage') : intent.setup_future_usage;
  return { ...intent, customer, setup_future_usage: use ?? null };
}

function confirmIntent(world: StripeWorld, intent: Intent, message: Message): Intent {
  const params = paramsOf(message);
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status))
    throw wrongState(`This PaymentIntent's status is ${intent.status}; it cannot be confirmed.`);
  const data = readGroup(params, 'payment_method_data');
  const name = readText(params, 'payment_method') ?? intent.payment_method;
  if (Object.keys(data).length === 0 && !name)
    throw invalid('You cannot confirm this PaymentIntent because it is missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  const method = Object.keys(data).length > 0 ? makeMethod(world, data) : methodOf(world, name ?? '');
  if (method.customer !== null && method.customer !== intent.customer)
    throw invalid('The provided PaymentMethod cannot be attached to another customer.', {
      param: 'payment_method',
    });
  return payIntent(world, intent, {
    method,
    isAuthenticated: false,
    returnUrl:
      readText(params, 'use_stripe_sdk') === 'true' ? null : (readText(params, 'return_url') ?? null),
    isOffSession: readText(params, 'off_session') === 'true',
    origin: message.url.origin,
  });
}

function captureIntent(world: StripeWorld, message: Message): Intent {
  const params = paramsOf(message);
  const intent = world.intentOf(idOf(message));
  const amount = Number(readText(params, 'amount_to_capture') ?? intent.amount_capturable);
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw invalid('Invalid integer', { code: 'parameter_invalid_integer', param: 'amount_to_capture' });
  takeMoney(world, intent, { amount, isFinal: readText(params, 'final_capture') !== 'false' });
  intent.metadata = { ...intent.metadata, ...readTexts(params, 'metadata') };
  return world.intents.saveRow(intent);
}
