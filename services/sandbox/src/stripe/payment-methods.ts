import { createHash } from 'node:crypto';
import { stripeId } from '../store/ids.ts';
import type { Params } from './form-body.ts';
import { readGroup, readText } from './form-body.ts';
import { nowSeconds, type CardSecret, type PaymentMethod } from './objects.ts';
import { missing, StripeRefusal } from './stripe-error.ts';
import type { StripeWorld } from './stripe-world.ts';
import { behaviorOf, isValidNumber, numberOfName } from './test-cards.ts';

const refuseCard = (code: string, message: string, param: string, more: Record<string, string> = {}) =>
  new StripeRefusal(402, 'card_error', { code, message, param, ...more });

/** A card as it was typed. @throws StripeRefusal for one that cannot be */
function readCard(card: Params) {
  const number = (readText(card, 'number') ?? '').replaceAll(/[\s-]/g, '');
  const month = Number(readText(card, 'exp_month') ?? 'NaN');
  const given = Number(readText(card, 'exp_year') ?? 'NaN');
  const year = given < 100 ? 2000 + given : given;
  const cvc = readText(card, 'cvc') ?? '';
  if (!isValidNumber(number))
    throw refuseCard('incorrect_number', 'Your card number is incorrect.', 'number');
  if (!(month >= 1 && month <= 12))
    throw refuseCard('invalid_expiry_month', 'Your card’s expiration month is invalid.', 'exp_month');
  const now = new Date();
  if (!(year >= now.getUTCFullYear() && year < 2100))
    throw refuseCard('invalid_expiry_year', 'Your card’s expiration year is invalid.', 'exp_year');
  if (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)
    throw refuseCard('invalid_expiry_month', 'Your card’s expiration month is invalid.', 'exp_month');
  if (!/^\d{3,4}$/.test(cvc)) throw refuseCard('invalid_cvc', 'Your card’s security code is invalid.', 'cvc');
  if (!behaviorOf(number))
    throw refuseCard('card_declined', 'Your card was declined. Only test cards are taken here.', 'number', {
      decline_code: 'live_mode_test_card',
    });
  return { number, month, year };
}

/** Makes a payment method of a card's data. @throws StripeRefusal */
export function makeMethod(world: StripeWorld, data: Params): PaymentMethod {
  const { number, month, year } = readCard(readGroup(data, 'card'));
  return saveMethod(world, { number, month, year, billing: readGroup(data, 'billing_details') });
}

/** A card as it is kept. */
interface TypedCard {
  readonly number: string;
  readonly month: number;
  readonly year: number;
  readonly billing: Params;
  /** one of the past has its id, and when it was typed */
  readonly past?: { readonly id: string; readonly created: number };
}

/** Keeps a card. */
export function saveMethod(
  world: StripeWorld,
  { number, month, year, billing, past }: TypedCard,
): PaymentMethod {
  const method: PaymentMethod = {
    id: past?.id ?? stripeId('pm'),
    object: 'payment_method',
    type: 'card',
    created: past?.created ?? nowSeconds(),
    card: { ...cardFacts(number), exp_month: month, exp_year: year },
    billing_details: billingDetails(billing),
    customer: null,
  };
  world.cards.saveRow({ id: method.id, number, isSetUp: false });
  return world.methods.saveRow(method);
}

const unknownCard = { brand: 'unknown', funding: 'credit', country: 'US', checks: {}, challenge: undefined };

function cardFacts(number: string) {
  const { brand, funding, country, checks, challenge } = behaviorOf(number) ?? unknownCard;
  return {
    brand,
    last4: number.slice(-4),
    country,
    funding,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass', ...checks },
    display_brand: brand,
    // the same for the same card, and nothing of its number
    fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
    generated_from: null,
    networks: { available: [brand], preferred: null },
    regulated_status: null,
    three_d_secure_usage: { supported: challenge !== undefined },
    wallet: null,
  };
}

function billingDetails(billing: Params): Record<string, unknown> {
  const address = readGroup(billing, 'address');
  const textsOf = (group: Params, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, readText(group, name) ?? null]));
  return {
    address: textsOf(address, ['city', 'country', 'line1', 'line2', 'postal_code', 'state']),
    ...textsOf(billing, ['email', 'name', 'phone']),
    tax_id: null,
  };
}

/** A method by its id, or a new one by the provider's name of a test card. @throws StripeRefusal */
export function methodOf(world: StripeWorld, name: string): PaymentMethod {
  const number = numberOfName(name);
  if (number) {
    const year = new Date().getUTCFullYear() + 3;
    return saveMethod(world, { number, month: 12, year, billing: {} });
  }
  const method = world.methods.findRow(name);
  if (!method) throw missing('PaymentMethod', name);
  return method;
}

export function cardOf(world: StripeWorld, method: PaymentMethod): CardSecret {
  const card = world.cards.findRow(method.id);
  if (!card) throw missing('PaymentMethod', method.id);
  return card;
}
