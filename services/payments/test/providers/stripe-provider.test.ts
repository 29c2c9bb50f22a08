import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ProviderAway } from '../../src/provider/payment-provider.ts';
import { StripeProvider } from '../../src/provider/stripe/stripe-provider.ts';
import { aPayment, startProviders, type TestProviders } from './provider-sandbox.ts';

let world: TestProviders;
let stripe: StripeProvider;
beforeAll(async () => {
  // a refund is done for so long before it fails
  world = await startProviders({ refundDelay: 2000 });
  stripe = new StripeProvider(world.config);
});
beforeEach(() => world.sandbox.providers.switches.resetSwitches());
afterAll(() => world.sandbox.stop());

/** Opens a payment and has it confirmed by this card. */
async function pay(number = '4242424242424242', facts: Parameters<typeof aPayment>[0] = {}) {
  const payment = aPayment(facts);
  const { reference, clientSecret } = await stripe.open(payment);
  const answer = await world.payByCard(clientSecret!, number);
  return { payment, reference, clientSecret: clientSecret!, status: answer.status };
}
const find = async (reference: string) => (await stripe.findPayment(reference))!;
const today = () => new Date().toISOString().slice(0, 10);
const movedFor = (reference: string) =>
  world.sandbox.providers.ledger.listEntries(reference).map(({ kind, amount }) => `${kind} ${amount}`);

test('a payment is opened once for a key, with what it is bound to', async () => {
  const payment = aPayment();
  const first = await stripe.open(payment);
  expect(await stripe.open(payment)).toEqual(first);
  await expect(stripe.open({ ...payment, amount: 1 })).rejects.toMatchObject({ detail: 'idempotency_error' });
  expect(await find(first.reference)).toMatchObject({
    transactionId: payment.transactionId,
    requestHash: payment.requestHash,
    amount: 10_000,
    currency: 'USD',
    state: 'open',
    method: null,
  });
  expect(stripe.isTest).toBe(true);
});

test('money is reserved, captured in parts, given back, and entered in the ledger with its fees', async () => {
  const { reference } = await pay();
  const reserved = await find(reference);
  expect(reserved).toMatchObject({
    state: 'authorized',
    capturable: 10_000,
    method: { brand: 'visa', last4: '4242', expires: '12/34' },
  });
  expect(reserved.authorizedUntil!.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  await stripe.capture(reference, { amount: 4000, isLast: false, key: `first:${reference}` });
  await stripe.capture(reference, { amount: 4000, isLast: false, key: `first:${reference}` });
  expect(await find(reference)).toMatchObject({ state: 'authorized', capturable: 6000 });
  await stripe.capture(reference, { amount: 5000, isLast: true, key: `last:${reference}` });
  await stripe.refund(reference, { amount: 1500, key: `refund:${reference}` });
  await stripe.refund(reference, { amount: 1500, key: `refund:${reference}` });
  const after = await find(reference);
  expect(after).toMatchObject({ state: 'captured', capturable: 0 });
  expect(after.captures.map(({ amount, fee, state, key }) => ({ amount, fee, state, key }))).toEqual([
    { amount: 4000, fee: 146, state: 'done', key: `first:${reference}` },
    { amount: 5000, fee: 145, state: 'done', key: `last:${reference}` },
  ]);
  expect(after.refunds).toMatchObject([{ amount: 1500, state: 'done', key: `refund:${reference}` }]);
  const rows = (await stripe.ledger(today())).filter(({ payment }) => payment === reference);
  expect(rows.map(({ kind, amount, fee }) => ({ kind, amount, fee }))).toEqual([
    { kind: 'capture', amount: 4000, fee: 146 },
    { kind: 'capture', amount: 5000, fee: 145 },
    { kind: 'refund', amount: -1500, fee: 0 },
  ]);
  const moved = ['authorization 10000', 'capture 4000', 'capture 5000', 'release 1000', 'refund -1500'];
  expect(movedFor(reference)).toEqual(moved);
});

test('a card that can be captured once only is captured once', async () => {
  const { reference } = await pay('378282246310005');
  await stripe.capture(reference, { amount: 4000, isLast: false, key: `part:${reference}` });
  expect(await find(reference)).toMatchObject({
    state: 'captured',
    capturable: 0,
    captures: [{ amount: 4000 }],
  });
});

test('money is taken at once where goods have left already', async () => {
  const { reference } = await pay('5555555555554444', { isImmediate: true });
  expect(await find(reference)).toMatchObject({
    state: 'captured',
    captures: [{ amount: 10_000, fee: 320, key: null, state: 'done' }],
  });
});

test('what is reserved is released, however often it is asked for, also what is left after a capture', async () => {
  const { reference } = await pay();
  await stripe.release(reference, `release:${reference}`);
  await stripe.release(reference, `again:${reference}`);
  expect(await find(reference)).toMatchObject({ state: 'canceled', capturable: 0 });
  const part = (await pay()).reference;
  await stripe.capture(part, { amount: 100, isLast: false, key: `part:${part}` });
  await stripe.release(part, `release:${part}`);
  expect(await find(part)).toMatchObject({ state: 'captured', capturable: 0, captures: [{ amount: 100 }] });
});

test.each([
  ['4000000000000002', 'declined', 'generic_decline'],
  ['4000000000009995', 'insufficient-funds', 'insufficient_funds'],
  ['4000000000009987', 'fraud', 'lost_card'],
  ['4000000000009979', 'fraud', 'stolen_card'],
  ['4000000000000069', 'expired-card', 'expired_card'],
  ['4000000000000127', 'incorrect-cvc', 'incorrect_cvc'],
  ['4000000000000119', 'processing-error', 'processing_error'],
  ['4000000000006975', 'insufficient-funds', 'card_velocity_exceeded'],
  ['4100000000000019', 'fraud', 'fraudulent'],
])('card %s is refused: %s', async (number, code, detail) => {
  const { reference, clientSecret, status } = await pay(number);
  expect(status).toBe(402);
  expect(await find(reference)).toMatchObject({ state: 'refused', capturable: 0, failure: { code, detail } });
  // the same payment goes on with another card
  await world.payByCard(clientSecret, '4242424242424242');
  expect(await find(reference)).toMatchObject({ state: 'authorized', failure: null });
});

test.each([
  ['4000000000003220', 'complete', 'authorized', null],
  ['4000000000003220', 'fail', 'refused', 'authentication-failed'],
  ['4000008260003178', 'complete', 'refused', 'insufficient-funds'],
  ['4000008400001280', 'complete', 'refused', 'authentication-failed'],
] as const)('card %s asks its bank; answered with %s it is %s', async (number, answer, state, code) => {
  const { reference, clientSecret } = await pay(number);
  expect(await find(reference)).toMatchObject({ state: 'open', capturable: 0 });
  await world.answerBank(clientSecret, answer);
  expect(await find(reference)).toMatchObject({ state, failure: code && { code } });
});

test('a saved card is charged without being typed again, and its refusal leaves a payment to go on with', async () => {
  const save = { accountId: 'a-1001', customer: null };
  const { reference } = await pay('4242424242424242', { save });
  const { saved } = await find(reference);
  expect(saved).toEqual({ customer: expect.stringMatching(/^cus_/), method: expect.stringMatching(/^pm_/) });
  const again = await stripe.open(aPayment({ saved: saved! }));
  expect(await find(again.reference)).toMatchObject({ state: 'authorized', capturable: 10_000 });
  await world.turnSwitch({ refusals: 1 });
  const refused = await stripe.open(aPayment({ saved: saved! }));
  expect(await find(refused.reference)).toMatchObject({ state: 'refused', failure: { code: 'declined' } });
});

test('disputes take money back and give it back when they are won', async () => {
  const { reference } = await pay('4000000000000259');
  await stripe.capture(reference, { amount: 10_000, isLast: true, key: `all:${reference}` });
  const [dispute] = (await find(reference)).disputes;
  expect(dispute).toMatchObject({ amount: 10_000, state: 'open' });
  await fetch(`${world.sandbox.pageUrl}/v1/disputes/${dispute!.reference}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_gantry' },
    body: new URLSearchParams({ 'evidence[uncategorized_text]': 'winning_evidence' }),
  });
  expect((await find(reference)).disputes).toMatchObject([{ state: 'won' }]);
  expect(movedFor(reference).slice(1)).toEqual(['capture 10000', 'dispute -10000', 'dispute-won 10000']);
});

test('a refund may fail later, and a risky payment is held until it was looked at', async () => {
  const { reference } = await pay('4000000000005126', { isImmediate: true });
  await stripe.refund(reference, { amount: 500, key: `refund:${reference}` });
  expect((await find(reference)).refunds).toMatchObject([{ state: 'done' }]);
  const stateOf = async () => (await find(reference)).refunds[0]?.state;
  while ((await stateOf()) === 'done') await sleep(50);
  expect((await find(reference)).refunds).toMatchObject([{ state: 'failed' }]);
  expect(movedFor(reference).slice(2)).toEqual(['refund -500', 'refund-failed 500']);
  expect(await find((await pay('4000000000009235')).reference)).toMatchObject({
    state: 'authorized',
    isHeld: true,
  });
});

test('a provider that is away is told apart from one that says no', async () => {
  const { reference } = await pay();
  await expect(
    stripe.capture(reference, { amount: 10_001, isLast: true, key: 'too-much' }),
  ).rejects.toMatchObject({
    code: 'declined',
    detail: 'amount_too_large',
  });
  expect(await stripe.findPayment('pi_unknown')).toBeNull();
  await world.turnSwitch({ awaySeconds: 60 });
  await expect(stripe.findPayment(reference)).rejects.toBeInstanceOf(ProviderAway);
});

test('a charge whose answer was lost is made once', async () => {
  const { reference } = await pay();
  await world.turnSwitch({ lostAnswers: 5 });
  const capture = { amount: 10_000, isLast: true, key: `lost:${reference}` };
  await expect(stripe.capture(reference, capture)).rejects.toBeInstanceOf(ProviderAway);
  await world.turnSwitch({ lostAnswers: 0 });
  await stripe.capture(reference, capture);
  expect((await find(reference)).captures).toMatchObject([{ amount: 10_000, key: capture.key }]);
  expect(movedFor(reference)).toEqual(['authorization 10000', 'capture 10000']);
});

/** A card is saved without a payment. */
async function saveCard(number: string, answer?: 'complete' | 'fail') {
  const owner = { accountId: 'a-1001', customer: null, email: 'pat@example.com', key: randomUUID() };
  const { reference, clientSecret } = await stripe.vault.openCard(owner);
  await world.payByCard(clientSecret, number);
  if (answer) await world.answerBank(clientSecret, answer);
  return (await stripe.vault.findCard(reference))!;
}

test('a card saved without a payment pays one, until the provider was told to forget it', async () => {
  const card = await saveCard('4242424242424242');
  const method = { brand: 'visa', last4: '4242', expires: '12/34' };
  expect(card).toMatchObject({ state: 'saved', accountId: 'a-1001', method, failure: null });
  const paid = await stripe.open(aPayment({ saved: card.saved! }));
  expect(await find(paid.reference)).toMatchObject({ state: 'authorized', capturable: 10_000 });
  for (let turn = 0; turn < 2; turn += 1) await stripe.vault.forgetCard(card.saved!.method);
  await stripe.vault.forgetCard('pm_unknown');
  const left = await fetch(`${world.sandbox.pageUrl}/v1/payment_methods/${card.saved!.method}`, {
    headers: { authorization: 'Bearer sk_test_gantry' },
  });
  expect(await left.json()).toMatchObject({ customer: null });
  // what it has reserved stays
  expect(await find(paid.reference)).toMatchObject({ state: 'authorized' });
  expect(await stripe.vault.findCard(paid.reference)).toBeNull();
  expect(await stripe.vault.findCard('seti_unknown')).toBeNull();
});

test.each([
  ['4000000000003220', undefined, 'open', null],
  ['4000002500003155', 'complete', 'saved', null],
  ['4000000000003220', 'fail', 'refused', 'authentication-failed'],
  ['4000000000009995', undefined, 'refused', 'insufficient-funds'],
] as const)('card %s, its bank answered with %s, is %s', async (number, answer, state, code) => {
  const card = await saveCard(number, answer);
  expect(card).toMatchObject({ state, failure: code && { code } });
  expect(card.saved === null).toBe(state !== 'saved');
});
