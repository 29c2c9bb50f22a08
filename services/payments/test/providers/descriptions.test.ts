import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as v from 'valibot';
import { PaymentsConfig } from '../../src/payments.config.ts';
import { PaypalProvider } from '../../src/provider/paypal/paypal-provider.ts';
import { StripeProvider } from '../../src/provider/stripe/stripe-provider.ts';
import { problemsOf, type Schema } from './json-schema.ts';
import { aPayment, environmentOf, startProviders, type TestProviders } from './provider-sandbox.ts';
import { paypalShapes, stripeShapes } from './provider-shapes.ts';
import { startRecorder, type Recorded } from './recorder.ts';

/** A folder with the providers' own descriptions of their messages; without it, our short ones are held against them. */
const folder = process.env.PROVIDER_DESCRIPTIONS ?? '';

let world: TestProviders;
let recorder: Awaited<ReturnType<typeof startRecorder>>;
let paypalCalls: Recorded[];
let stripeCalls: Recorded[];
beforeAll(async () => {
  world = await startProviders();
  recorder = await startRecorder(world.sandbox.pageUrl);
  const at = { STRIPE_API: recorder.url, PAYPAL_API: recorder.url };
  const config = new PaymentsConfig({ ...environmentOf(world.sandbox), ...at });
  await useCards(new StripeProvider(config));
  stripeCalls = recorder.calls.splice(0);
  await useWallet(new PaypalProvider(config));
  paypalCalls = recorder.calls.splice(0).filter(({ path: called }) => called.startsWith('/v2/'));
});
afterAll(async () => {
  recorder.stop();
  await world.sandbox.stop();
});

/** All that is ever asked of the card provider. */
async function useCards(stripe: StripeProvider): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const save = { accountId: 'a-1', customer: null };
  for (const number of [
    '4242424242424242',
    '4000000000000259',
    '4000000000000002',
    '4000000000003220',
    '4000000000009235',
  ]) {
    const { reference, clientSecret } = await stripe.open(aPayment({ save }));
    await world.payByCard(clientSecret!, number);
    const { capturable, saved } = (await stripe.findPayment(reference))!;
    if (capturable === 0) continue;
    await stripe.capture(reference, { amount: 4000, isLast: false, key: `a:${reference}` });
    await stripe.capture(reference, { amount: 1000, isLast: true, key: `b:${reference}` });
    if (number !== '4000000000000259') await stripe.refund(reference, { amount: 500, key: `c:${reference}` });
    await stripe.findPayment(reference);
    const again = await stripe.open(aPayment({ saved: saved! }));
    await stripe.release(again.reference, `d:${reference}`);
  }
  const owner = { accountId: 'a-1', customer: null, email: 'pat@example.com', key: `card:${Date.now()}` };
  const { reference, clientSecret } = await stripe.vault.openCard(owner);
  await world.payByCard(clientSecret, '4242424242424242');
  const { saved } = (await stripe.vault.findCard(reference))!;
  await stripe.vault.forgetCard(saved!.method);
  await stripe.ledger(today);
}

/** All that is ever asked of the wallet. */
async function useWallet(paypal: PaypalProvider): Promise<void> {
  for (const isImmediate of [false, true, false]) {
    const { reference, approveUrl } = await paypal.open(aPayment({ isImmediate }));
    await world.answerWallet(approveUrl!, 'approve');
    await paypal.findPayment(reference);
    await paypal.authorize(reference, `authorize:${reference}`);
    if (!isImmediate) {
      await world.turnSwitch({ walletDays: 4, walletDisputes: 1 });
      await paypal.renew(reference, `renew:${reference}`);
      await world.turnSwitch({ walletDays: 0 });
    }
    if (!isImmediate)
      await paypal.capture(reference, { amount: 4000, isLast: false, key: `capture:${reference}` });
    const { captures } = (await paypal.findPayment(reference))!;
    await paypal.refund(reference, { amount: 1000, captured: captures, key: `refund:${reference}` });
    await paypal.release(reference, `release:${reference}`);
    await paypal.findPayment(reference);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** All objects of an answer that say what they are, those in others too. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (!isObject(value)) return [];
  const own = typeof value.object === 'string' && 'id' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}
const isFine = ({ status }: Recorded) => status < 400;

test('what the card provider of the sandbox answers has the shape our client relies on', () => {
  expect(stripeCalls.length).toBeGreaterThan(30);
  for (const { answer } of stripeCalls.filter(isFine))
    for (const object of objectsIn(answer)) {
      const shape = stripeShapes[String(object.object)];
      if (shape) expect(v.safeParse(shape, object).issues).toBeUndefined();
    }
});

test('what is said between our client and the wallet of the sandbox has the shape both rely on', () => {
  expect(paypalCalls.length).toBeGreaterThan(20);
  for (const { path: called, method, request, answer } of paypalCalls.filter(isFine)) {
    const [, asked, answered] = paypalShapes.find(([pattern]) => pattern.test(called)) ?? [];
    expect(v.safeParse(answered!, answer).issues).toBeUndefined();
    if (asked && method === 'POST') expect(v.safeParse(asked, JSON.parse(request)).issues).toBeUndefined();
  }
});

interface Description {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { requestBody?: Body; responses: Record<string, Body> }>>>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, Body>>;
  };
}
interface Body {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

/** What is wrong with a call by a description of the wallet's; null where it describes another. */
function problemsBy(description: Description, call: Recorded): string[] | null {
  const found = Object.entries(description.paths).find(([pattern]) =>
    new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(call.path),
  );
  const operation = found?.[1][call.method.toLowerCase()];
  if (!operation) return null;
  const resolve = (ref: string) => description.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
  const schemaOf = (body: Body | undefined) => body?.content?.['application/json']?.schema;
  const asked = schemaOf(operation.requestBody);
  const answered = schemaOf(operation.responses[String(call.status)]);
  const isDescribed = String(call.status) in operation.responses;
  return [
    ...(isDescribed ? [] : [`${call.method} ${call.path}: ${call.status} is not described`]),
    ...(asked && call.request ? problemsOf(JSON.parse(call.request), asked, resolve, 'request') : []),
    ...(answered ? problemsOf(call.answer, answered, resolve, 'answer') : []),
  ];
}

/** Names a sample has and an object has not, and values of another type; what either leaves empty says nothing. */
function unlike(object: Record<string, unknown>, sample: Record<string, unknown>): string[] {
  return Object.entries(sample).flatMap(([name, known]) => {
    if (!(name in object)) return [`${String(object.object)}.${name} is missing`];
    const value = object[name];
    const isComparable = known !== null && value !== null && !isObject(known) && !isObject(value);
    return isComparable && typeof known !== typeof value
      ? [`${String(object.object)}.${name} is ${typeof value}`]
      : [];
  });
}

if (existsSync(folder)) {
  test('every request to the wallet and every answer of it is as its own descriptions say', () => {
    const names = ['paypal-checkout_orders_v2.json', 'paypal-payments_payment_v2.json'];
    const descriptions = names.map((name) => read(name) as Description);
    for (const call of paypalCalls) {
      const found = descriptions.map((one) => problemsBy(one, call)).filter((problems) => problems !== null);
      expect({ call: `${call.method} ${call.path}`, found }).toEqual({
        call: `${call.method} ${call.path}`,
        found: [[]],
      });
    }
  });

  test('every object the card provider of the sandbox answers has all names of the provider’s samples', () => {
    const samples = read('stripe-fixtures.json') as Record<string, Record<string, unknown>>;
    const seen = new Set<string>();
    for (const { answer } of stripeCalls.filter(isFine))
      for (const object of objectsIn(answer)) {
        const sample = samples[String(object.object)];
        if (!sample) continue;
        seen.add(String(object.object));
        expect(unlike(object, sample)).toEqual([]);
      }
    expect([...seen].sort()).toEqual([
      'balance_transaction',
      'charge',
      'customer',
      'dispute',
      'payment_intent',
      'payment_method',
      'refund',
      'setup_intent',
    ]);
  });
}
