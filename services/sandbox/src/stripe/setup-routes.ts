import { randomBytes } from 'node:crypto';
import type { Message } from '../http/message.ts';
import type { Routes } from '../http/routes.ts';
import { stripeId } from '../store/ids.ts';
import { asksPayer, ownCodes, questionOf, refusalMessages } from './confirm-intent.ts';
import { withDefaults } from './defaults.ts';
import { readGroup, readList, readText, readTexts } from './form-body.ts';
import { idOf, paramsOf } from './intent-routes.ts';
import { nowSeconds, type PaymentMethod, type Setup } from './objects.ts';
import { cardOf, makeMethod, methodOf } from './payment-methods.ts';
import { invalid, missing, StripeRefusal, wrongState } from './stripe-error.ts';
import type { Caller, StripeGate } from './stripe-gate.ts';
import type { StripeWorld } from './stripe-world.ts';
import { behaviorOf } from './test-cards.ts';

const path = '/v1/setup_intents';

/** Setup intents: cards that are saved without a payment. */
export function addSetupRoutes(routes: Routes, world: StripeWorld, gate: StripeGate): void {
  const serve = (work: (message: Message, caller: Caller) => Setup, isOpen = false) =>
    gate.guardRoute((message, caller) => showSetup(world, work(message, caller), message), isOpen);
  routes
    .addRoute(
      'POST',
      path,
      serve((message) => createSetup(world, message)),
    )
    .addRoute(
      'GET',
      `${path}/:id`,
      serve((message, caller) => seenSetup(world, message, caller), true),
    )
    .addRoute(
      'POST',
      `${path}/:id/confirm`,
      serve((message, caller) => confirmSetup(world, seenSetup(world, message, caller), message), true),
    );
}

function showSetup(world: StripeWorld, setup: Setup, message: Message): Record<string, unknown> {
  const method = world.methods.findRow(setup.payment_method ?? '');
  const isExpanded = method && readList(paramsOf(message), 'expand').includes('payment_method');
  return { ...withDefaults(setup), ...(isExpanded ? { payment_method: withDefaults(method) } : {}) };
}

/** @throws StripeRefusal as if it did not exist for a browser without its secret */
function seenSetup(world: StripeWorld, message: Message, caller: Caller): Setup {
  const setup = world.setups.findRow(idOf(message));
  const secret = readText(paramsOf(message), 'client_secret');
  if (!setup || (caller === 'browser' && secret !== setup.client_secret))
    throw missing('setup_intent', idOf(message));
  return setup;
}

function createSetup(world: StripeWorld, message: Message): Setup {
  const params = paramsOf(message);
  const customer = readText(params, 'customer') ?? null;
  if (customer !== null && !world.customers.findRow(customer)) throw missing('customer', customer);
  const id = stripeId('seti');
  const setup = world.setups.saveRow({
    id,
    object: 'setup_intent',
    created: nowSeconds(),
    client_secret: `${id}_secret_${randomBytes(18).toString('hex').slice(0, 25)}`,
    customer,
    metadata: readTexts(params, 'metadata'),
    usage: readText(params, 'usage') ?? 'off_session',
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: null,
    next_action: null,
  });
  world.publishEvent('setup_intent.created', setup);
  return setup;
}

function confirmSetup(world: StripeWorld, setup: Setup, message: Message): Setup {
  const params = paramsOf(message);
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(setup.status))
    throw wrongState(`This SetupIntent's status is ${setup.status}; it cannot be confirmed.`);
  const data = readGroup(params, 'payment_method_data');
  const name = readText(params, 'payment_method');
  if (Object.keys(data).length === 0 && !name)
    throw invalid('You cannot confirm this SetupIntent because it is missing a payment method.', {
      code: 'setup_intent_unexpected_state',
    });
  const method = Object.keys(data).length > 0 ? makeMethod(world, data) : methodOf(world, name ?? '');
  setup.payment_method = method.id;
  setup.next_action = null;
  const behavior = behaviorOf(cardOf(world, method).number);
  if (!behavior || !asksPayer(world, behavior, method)) return settleSetup(world, setup, method);
  setup.status = 'requires_action';
  const isInPage = readText(params, 'use_stripe_sdk') === 'true';
  const returnUrl = isInPage ? null : (readText(params, 'return_url') ?? null);
  setup.next_action = questionOf(setup, { returnUrl, origin: message.url.origin });
  world.setups.saveRow(setup);
  world.publishEvent('setup_intent.requires_action', setup);
  return setup;
}

/** The card is kept, unless its bank refuses it even for nothing. */
function settleSetup(world: StripeWorld, setup: Setup, method: PaymentMethod): Setup {
  const card = cardOf(world, method);
  const isRefused = world.settings.switches.useSwitch('refusals');
  const decline = isRefused ? 'generic_decline' : behaviorOf(card.number)?.decline;
  if (decline) return refuseSetup(world, setup, method, decline);
  card.isSetUp = true;
  world.cards.saveRow(card);
  method.customer = setup.customer;
  world.methods.saveRow(method);
  Object.assign(setup, { status: 'succeeded', next_action: null, last_setup_error: null });
  world.setups.saveRow(setup);
  world.publishEvent('setup_intent.succeeded', setup);
  return setup;
}

function refuseSetup(world: StripeWorld, setup: Setup, method: PaymentMethod, decline: string): never {
  const isQuestion = decline.endsWith('_authentication_failure');
  const code = isQuestion || ownCodes.has(decline) ? decline : 'card_declined';
  const message = refusalMessages[decline] ?? 'Your card was declined.';
  const error = {
    code,
    ...(code === 'card_declined' ? { decline_code: decline } : {}),
    doc_url: `https://stripe.com/docs/error-codes/${code}`,
    message,
    payment_method: withDefaults(method),
  };
  const failed = { status: 'requires_payment_method', payment_method: null, next_action: null };
  Object.assign(setup, failed, { last_setup_error: { type: 'card_error', ...error } });
  world.setups.saveRow(setup);
  world.publishEvent('setup_intent.setup_failed', setup);
  throw new StripeRefusal(402, 'card_error', { ...error, setup_intent: withDefaults(setup) });
}

/** The bank's question was answered. @throws StripeRefusal */
export function answerSetup(world: StripeWorld, setup: Setup, isProven: boolean): void {
  const method = methodOf(world, setup.payment_method ?? '');
  const fails = behaviorOf(cardOf(world, method).number)?.challengeFails;
  if (!isProven || fails) refuseSetup(world, setup, method, 'setup_intent_authentication_failure');
  settleSetup(world, setup, method);
}
