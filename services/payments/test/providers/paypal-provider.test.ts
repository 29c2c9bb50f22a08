import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ProviderAway } from '../../src/provider/payment-provider.ts';
import { PaypalProvider } from '../../src/provider/paypal/paypal-provider.ts';
import { aPayment, startProviders, type TestProviders } from './provider-sandbox.ts';

let world: TestProviders;
let paypal: PaypalProvider;
beforeAll(async () => {
  world = await startProviders();
  paypal = new PaypalProvider(world.config);
});
beforeEach(() => world.sandbox.providers.switches.resetSwitches());
afterAll(() => world.sandbox.stop());

const find = async (reference: string) => (await paypal.findPayment(reference))!;
const today = () => new Date().toISOString().slice(0, 10);
const movedFor = (reference: string) =>
  world.sandbox.providers.ledger.listEntries(reference).map(({ kind, amount }) => `${kind} ${amount}`);
/** Opens a payment, has it approved, and reserves. */
async function pay(facts: Parameters<typeof aPayment>[0] = {}) {
  const payment = aPayment(facts);
  const { reference, approveUrl } = await paypal.open(payment);
  const back = await world.answerWallet(approveUrl!, 'approve');
  await paypal.authorize(reference, `authorize:${reference}`);
  return { payment, reference, back };
}

test('an order is opened once for a key, and approved in the browser', async () => {
  const payment = aPayment();
  const first = await paypal.open(payment);
  expect(await paypal.open(payment)).toEqual(first);
  expect(await find(first.reference)).toMatchObject({
    transactionId: payment.transactionId,
    requestHash: payment.requestHash,
    amount: 10_000,
    currency: 'USD',
    state: 'open',
  });
  await paypal.authorize(first.reference, 'too-early');
  expect((await find(first.reference)).state).toBe('open');
  expect(await world.answerWallet(first.approveUrl!, 'cancel')).toBe(
    `https://shop.example/checkout/cancel?order=1&token=${first.reference}`,
  );
  const back = new URL(await world.answerWallet(first.approveUrl!, 'approve'));
  expect([back.origin, back.searchParams.get('token')]).toEqual(['https://shop.example', first.reference]);
  expect((await find(first.reference)).state).toBe('running');
});

test('money is reserved, captured in parts, given back, and reported with its fees', async () => {
  const { reference } = await pay();
  await paypal.authorize(reference, 'again');
  expect(await find(reference)).toMatchObject({
    state: 'authorized',
    capturable: 10_000,
    method: { brand: 'paypal' },
  });
  const part = { amount: 4000, isLast: false, key: `first:${reference}` };
  await paypal.capture(reference, part);
  await paypal.capture(reference, part);
  expect(await find(reference)).toMatchObject({ state: 'authorized', capturable: 6000 });
  await paypal.capture(reference, { amount: 5000, isLast: true, key: `last:${reference}` });
  const { captures } = await find(reference);
  expect(captures).toMatchObject([
    { amount: 4000, fee: 189, state: 'done', key: `first:${reference}` },
    { amount: 5000, fee: 224, state: 'done', key: `last:${reference}` },
  ]);
  const refund = { amount: 6000, captured: captures, key: `refund:${reference}` };
  await paypal.refund(reference, refund);
  await paypal.refund(reference, refund);
  await expect(paypal.refund(reference, { ...refund, amount: 9001, key: 'more' })).rejects.toMatchObject({
    detail: 'REFUND_AMOUNT_EXCEEDED',
  });
  const rows = (await paypal.ledger(today())).filter(({ payment }) => payment === reference);
  expect(rows.map(({ kind, amount, fee }) => ({ kind, amount, fee }))).toEqual([
    { kind: 'capture', amount: 4000, fee: 189 },
    { kind: 'capture', amount: 5000, fee: 224 },
    { kind: 'refund', amount: -4000, fee: 0 },
    { kind: 'refund', amount: -2000, fee: 0 },
  ]);
});

test('money is taken at once where goods have left already', async () => {
  const { reference } = await pay({ isImmediate: true });
  expect(await find(reference)).toMatchObject({
    state: 'captured',
    captures: [{ amount: 10_000, fee: 398, state: 'done' }],
  });
});

test('what is reserved is released, however often it is asked for', async () => {
  const { reference } = await pay();
  await paypal.release(reference, `release:${reference}`);
  await paypal.release(reference, `again:${reference}`);
  expect(await find(reference)).toMatchObject({ state: 'canceled', capturable: 0 });
  expect(movedFor(reference)).toEqual(['authorization 10000', 'release 10000']);
});

test('a bank that refuses the wallet refuses the payment', async () => {
  await world.turnSwitch({ refusals: 2 });
  const reserved = await pay();
  const immediate = await pay({ isImmediate: true });
  for (const { reference } of [reserved, immediate])
    expect(await find(reference)).toMatchObject({ state: 'refused', failure: { code: 'declined' } });
});

test('a wallet that is away is told apart from one that says no', async () => {
  const { reference } = await pay();
  await expect(
    paypal.capture(reference, { amount: 10_001, isLast: true, key: 'much' }),
  ).rejects.toMatchObject({
    detail: 'MAX_CAPTURE_AMOUNT_EXCEEDED',
  });
  expect(await paypal.findPayment('UNKNOWN')).toBeNull();
  await world.turnSwitch({ awaySeconds: 60 });
  await expect(paypal.findPayment(reference)).rejects.toBeInstanceOf(ProviderAway);
});

test('money whose answer was lost is taken once', async () => {
  const { reference } = await pay();
  await world.turnSwitch({ lostAnswers: 1 });
  const capture = { amount: 10_000, isLast: true, key: `lost:${reference}` };
  await expect(paypal.capture(reference, capture)).rejects.toBeInstanceOf(ProviderAway);
  await paypal.capture(reference, capture);
  expect(movedFor(reference)).toEqual(['authorization 10000', 'capture 10000']);
});
