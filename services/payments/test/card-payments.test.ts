import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { paymentsActOnPayments } from '@gantry/contracts/endpoints/payments';
import { aCaller } from '@gantry/nest-kit/testing';
import { SyncPayment } from '../src/sync/sync-payment.ts';
import { startPayments, type PaymentsFixture } from './payments-fixture.ts';

let shop: PaymentsFixture;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.stop());
beforeEach(() => {
  for (const provider of [shop.cards, shop.wallet]) {
    provider.payments.clear();
    provider.calls.length = 0;
    Object.assign(provider, {
      isAway: false,
      losesAnswers: 0,
      delay: 0,
      refuses: null,
      isMulticapture: true,
    });
  }
});

const card = 'stripe-payment-intent';
/** As a webhook or the reconciler does, in a context of its own. */
const sync = (reference: string) =>
  RequestContext.create(shop.service.app.get(MikroORM).em, () =>
    shop.service.app.get(SyncPayment, { strict: false }).sync(card, reference),
  );
/** An order whose card is reserved. */
async function authorized(due = 10_000) {
  const number = await shop.place({ due });
  await shop.start(number);
  const { reference } = shop.cards.only;
  shop.cards.pay(reference);
  await shop.finish(number, reference);
  return { number, reference };
}
const ship = async (orderNumber: string, amount: number, isLast = false) => {
  const charges = { shipping: 0, handlingFee: 0, chargesTax: 0 };
  const facts = { orderNumber, shipmentNumber: randomUUID(), shippedAt: new Date().toISOString() };
  await shop.publishEvent('goods.shipped', { ...facts, lines: [], ...charges, amount, isLast });
  await shop.service.runJobs();
};
const refund = async (orderNumber: string, amount: number, reference: string = randomUUID()) => {
  await shop.publishEvent('refund.requested', { orderNumber, reference, amount, reason: 'returned' });
  await shop.service.runJobs();
  return reference;
};
const charged = () =>
  [...shop.cards.payments.values()]
    .flatMap(({ captures }) => captures)
    .reduce((sum, { amount }) => sum + amount, 0);

test('a card is reserved when the order is placed, and captured as goods leave, in parts', async () => {
  const { number } = await authorized();
  expect(await shop.told(number)).toMatchObject({
    status: 'authorized',
    facts: { authorized: 10_000, captured: 0 },
  });
  await ship(number, 4000);
  expect(await shop.told(number)).toMatchObject({
    status: 'partially_paid',
    facts: { authorized: 6000, captured: 4000 },
  });
  await ship(number, 6000, true);
  expect(await shop.told(number)).toMatchObject({
    status: 'paid',
    facts: { authorized: 0, captured: 10_000 },
  });
  expect(charged()).toBe(10_000);
});

test('what is left of the reservation is released with the last shipment', async () => {
  const { number } = await authorized();
  await ship(number, 7000, true);
  expect(shop.cards.only).toMatchObject({ state: 'captured', capturable: 0 });
  expect((await shop.told(number)).facts).toMatchObject({ authorized: 0, captured: 7000, voided: 3000 });
});

test('a double click, two tabs, and the back button lead to one payment', async () => {
  const number = await shop.place();
  const key = randomUUID();
  const [first, ...others] = await Promise.all([
    shop.start(number, {}, key),
    shop.start(number, {}, key),
    shop.start(number),
    shop.start(number),
  ]);
  expect(others.map(({ transactionId }) => transactionId)).toEqual(Array(3).fill(first?.transactionId));
  const { reference } = shop.cards.only;
  shop.cards.pay(reference);
  const ends = await Promise.all([
    shop.finish(number, reference),
    shop.finish(number, reference),
    sync(reference),
  ]);
  expect(ends[0]).toMatchObject({ outcome: 'settled', method: { last4: '4242' } });
  // sales has not heard of it yet, and still asks for all of it
  await expect(shop.start(number)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(shop.cards.payments.size).toBe(1);
});

test('another way to pay closes the one that was begun', async () => {
  const number = await shop.place();
  await shop.start(number);
  const { reference } = shop.cards.only;
  const begun = await shop.start(number, { service: 'paypal-express-checkout' });
  expect(begun).toMatchObject({ service: 'paypal-express-checkout', amount: 10_000 });
  expect(shop.cards.get(reference).state).toBe('canceled');
  shop.wallet.get(shop.wallet.only.reference).state = 'running';
  expect(await shop.finish(number, shop.wallet.only.reference)).toMatchObject({ outcome: 'settled' });
  expect(await shop.told(number)).toMatchObject({ status: 'authorized' });
});

test('a provider that charges and does not answer charges once', async () => {
  const { number } = await authorized();
  shop.cards.losesAnswers = 1;
  await ship(number, 4000);
  expect((await shop.rows(number)).filter(({ type }) => type === 'capture')).toMatchObject([
    { status: 'initialized' },
  ]);
  await shop.service.sql(`update graphile_worker._private_jobs set run_at = now() where attempts > 0`);
  await shop.service.runJobs();
  expect((await shop.told(number)).facts).toMatchObject({ captured: 4000, authorized: 6000 });
  expect(charged()).toBe(4000);
});

test('an answer lost when the payment was opened does not open another', async () => {
  const number = await shop.place();
  shop.cards.losesAnswers = 1;
  await expect(shop.start(number)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const { reference } = shop.cards.only;
  // the webhook knows it before we do
  shop.cards.pay(reference);
  expect(await sync(reference)).toBe(true);
  expect(await shop.told(number)).toMatchObject({ status: 'authorized' });
  expect(shop.cards.payments.size).toBe(1);
});

test('the same key opens what is not written down, after a fall between the call and the commit', async () => {
  const number = await shop.place();
  const { transactionId } = await shop.start(number);
  await shop.service.sql('update payments.transaction set reference = null, opened = null where id = ?', [
    transactionId,
  ]);
  expect((await shop.start(number)).transactionId).toBe(transactionId);
  expect(shop.cards.payments.size).toBe(1);
});

test('a provider that is away stops nothing but itself', async () => {
  shop.cards.isAway = true;
  const number = await shop.place();
  await expect(shop.start(number)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const offline = await shop.place({ paymentService: 'check' });
  expect(await shop.rows(offline)).toMatchObject([{ status: 'delayed' }]);
  shop.cards.isAway = false;
  await shop.start(number);
  expect(await shop.finish(number, shop.cards.only.reference)).toMatchObject({
    outcome: 'refused',
    failure: 'abandoned',
  });
});

test.each([
  ['amount', { amount: 1, capturable: 1 }],
  ['currency', { currency: 'CAD' }],
  ['order', { requestHash: 'another' }],
])('a payment of another %s than was asked for is held, and pays nothing', async (_what, facts) => {
  const number = await shop.place();
  await shop.start(number);
  const { reference } = shop.cards.only;
  shop.cards.pay(reference, facts);
  await shop.finish(number, reference);
  expect(await shop.rows(number)).toMatchObject([{ status: 'approved-on-hold', reason_code: 'mismatch' }]);
  expect(await shop.told(number)).toMatchObject({
    status: 'pending',
    facts: { authorized: 0, captured: 0, held: true },
  });
  expect(await shop.events('notifications:payment.for-store', number)).toMatchObject([{ kind: 'mismatch' }]);
});

test('a refused card can be followed by another, in the same window too', async () => {
  const number = await shop.place();
  await shop.start(number);
  const { reference } = shop.cards.only;
  shop.cards.decline(reference, 'insufficient-funds');
  expect(await shop.finish(number, reference)).toMatchObject({
    outcome: 'refused',
    failure: 'insufficient-funds',
  });
  expect(await shop.told(number)).toMatchObject({ status: 'declined' });
  shop.cards.pay(reference);
  await sync(reference);
  expect(await shop.told(number)).toMatchObject({ status: 'authorized' });
  expect(await shop.rows(number)).toMatchObject([{ status: 'not-authorized' }, { status: 'authorized' }]);
});

test('a suspicion of fraud is told, and a review of the provider is waited for', async () => {
  const fraud = await shop.place();
  await shop.start(fraud);
  shop.cards.decline(shop.cards.only.reference, 'fraud');
  await shop.finish(fraud, shop.cards.only.reference);
  expect(await shop.told(fraud)).toMatchObject({ status: 'fraud', facts: { fraud: true } });
  shop.cards.payments.clear();
  const held = await shop.place();
  await shop.start(held);
  shop.cards.pay(shop.cards.only.reference, { isHeld: true });
  await shop.finish(held, shop.cards.only.reference);
  expect((await shop.told(held)).facts).toMatchObject({ held: true, authorized: 0 });
  shop.cards.only.isHeld = false;
  await sync(shop.cards.only.reference);
  expect((await shop.told(held)).facts).toMatchObject({ held: false, authorized: 10_000 });
});

const dueOf = async (number: string) => {
  const [row] = await shop.service.sql<{ due: string }>(
    'select due from payments.payable_order where order_number = ?',
    [number],
  );
  return Number(row?.due);
};

test('an order that is off releases its card, also one that is reserved after it was off', async () => {
  const { number } = await authorized();
  await shop.publishEvent('order.canceled', { number });
  await shop.service.runJobs();
  expect(shop.cards.only.state).toBe('canceled');
  expect(await shop.told(number)).toMatchObject({ status: 'voided', facts: { voided: 10_000 } });
  shop.cards.payments.clear();
  const late = await shop.place();
  await shop.start(late);
  await shop.publishEvent('order.canceled', { number: late });
  shop.cards.pay(shop.cards.only.reference);
  await shop.service.runJobs();
  expect(shop.cards.only.state).toBe('canceled');
  expect((await shop.told(late)).facts).toMatchObject({ authorized: 0, captured: 0 });
});

test('an end of an order that is heard of after the order was taken up again changes nothing', async () => {
  const { number } = await authorized();
  await shop.publishEvent('order.due-changed', { number, due: 10_000, isShipped: false, version: 5 });
  await shop.publishEvent('order.canceled', { number, version: 4 });
  await shop.publishEvent('order.due-changed', { number, due: 0, isShipped: false, version: 4 });
  await shop.service.runJobs();
  expect(shop.cards.only.state).toBe('authorized');
  expect(await dueOf(number)).toBe(10_000);
  // the same version may be told twice: what it owes, and that it is off
  await shop.publishEvent('order.due-changed', { number, due: 0, isShipped: false, version: 6 });
  await shop.publishEvent('order.canceled', { number, version: 6 });
  await shop.service.runJobs();
  expect(shop.cards.only.state).toBe('canceled');
  expect(await dueOf(number)).toBe(0);
});

test('a refund is taken from what was captured last, once for its reference', async () => {
  const { number } = await authorized();
  await ship(number, 4000);
  await ship(number, 6000, true);
  const reference = await refund(number, 7000);
  await refund(number, 7000, reference);
  expect(shop.cards.only.refunds.map(({ amount }) => amount)).toEqual([6000, 1000]);
  expect(await shop.told(number)).toMatchObject({ status: 'partially_refunded', facts: { refunded: 7000 } });
  expect(await shop.events('sales:refund.settled', number)).toMatchObject([
    { reference, amount: 7000, outcome: 'processed' },
  ]);
});

test('more than was captured is not refunded, and nor is a part of it', async () => {
  const { number } = await authorized();
  await ship(number, 4000);
  await refund(number, 4001);
  expect(shop.cards.only.refunds).toEqual([]);
  expect(await shop.events('sales:refund.settled', number)).toMatchObject([{ outcome: 'refused' }]);
});

test('a refund the provider refuses is told, and owed no more', async () => {
  const { number } = await authorized();
  await ship(number, 10_000, true);
  shop.cards.refuses = 'refund';
  await refund(number, 500);
  expect(await shop.events('sales:refund.settled', number)).toMatchObject([{ outcome: 'refused' }]);
  expect(await shop.told(number)).toMatchObject({ status: 'paid' });
});

test('a dispute is opposed or lost, and what is lost is owed again until it is written off', async () => {
  const { number, reference } = await authorized();
  await ship(number, 10_000, true);
  shop.cards.dispute(reference, 'open');
  await sync(reference);
  expect((await shop.told(number)).facts).toMatchObject({ disputed: true, captured: 10_000 });
  shop.cards.dispute(reference, 'lost');
  await sync(reference);
  await sync(reference);
  expect(await shop.told(number)).toMatchObject({
    status: 'failed',
    facts: { disputed: false, captured: 0 },
  });
  const body = { action: 'write-off', amount: 10_000, reason: 'not worth a collection' } as const;
  const finance = { caller: aCaller({ role: 'finance' }), idempotencyKey: randomUUID() };
  await shop.service.call(paymentsActOnPayments, { params: { number }, body }, finance);
  expect(await shop.told(number)).toMatchObject({ status: 'paid', facts: { captured: 10_000 } });
});

test('a reservation that has ended is made again with the saved card, else finance is told', async () => {
  const { number, reference } = await authorized();
  shop.cards.get(reference).authorizedUntil = new Date(Date.now() - 1000);
  await sync(reference);
  await shop.service.runJobs();
  expect(await shop.told(number)).toMatchObject({ status: 'expired' });
  expect(await shop.events('notifications:payment.for-store', number)).toMatchObject([
    { kind: 'authorization-ended' },
  ]);
  shop.cards.payments.clear();
  const saved = await shop.place();
  await shop.start(saved, { saveMethod: true });
  const first = shop.cards.only.reference;
  shop.cards.pay(first);
  await shop.finish(saved, first);
  shop.cards.get(first).authorizedUntil = new Date(Date.now() - 1000);
  await sync(first);
  await shop.service.runJobs();
  expect(shop.cards.payments.size).toBe(2);
  expect(await shop.told(saved)).toMatchObject({ status: 'authorized' });
});

test('goods that leave without a reservation charge the saved card, else finance is told', async () => {
  shop.cards.isMulticapture = false;
  const { number } = await authorized();
  await ship(number, 4000);
  await ship(number, 6000, true);
  expect((await shop.told(number)).facts).toMatchObject({ captured: 4000 });
  expect(await shop.events('notifications:payment.for-store', number)).toMatchObject([
    { kind: 'capture-short', amount: 6000 },
  ]);
  shop.cards.payments.clear();
  const saved = await shop.place();
  await shop.start(saved, { saveMethod: true });
  shop.cards.pay(shop.cards.only.reference);
  await shop.finish(saved, shop.cards.only.reference);
  await ship(saved, 4000);
  await ship(saved, 6000, true);
  expect(await shop.told(saved)).toMatchObject({ status: 'paid', facts: { captured: 10_000 } });
});

test('a lapsed order is taken up again before another attempt begins', async () => {
  const number = await shop.place();
  Object.assign(shop.orders.get(number) ?? {}, { isLapsed: true });
  await shop.start(number);
  expect(shop.revived).toContain(number);
});

test('strangers learn nothing', async () => {
  await expect(shop.start('999999')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { reference } = await authorized();
  const other = await shop.place();
  await expect(shop.finish(other, reference)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
