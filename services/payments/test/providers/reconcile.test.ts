import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import {
  paymentsListReconciliations,
  paymentsMakeReconciliations,
} from '@gantry/contracts/endpoints/payments';
import { aCaller } from '@gantry/nest-kit/testing';
import { Reconciler } from '../../src/reconcile/reconciler.ts';
import { startSandboxShop, until, type SandboxShop } from './sandbox-shop.ts';

let world: SandboxShop;
beforeAll(async () => {
  world = await startSandboxShop({ PAYMENTS_RECONCILE_SECONDS: '1' });
});
beforeEach(async () => {
  world.sandbox.providers.switches.resetSwitches();
  await world.turnSwitch({ webhookLosses: -1 });
});
afterAll(() => world.stop());

const finance = { caller: aCaller({ role: 'finance' }) };
const today = () => new Date().toISOString().slice(0, 10);
const secretOf = ({ started }: Awaited<ReturnType<SandboxShop['startOrder']>>) =>
  started.service === 'stripe-payment-intent' ? started.clientSecret : '';
const told = async (number: string) => (await world.shop.told(number))?.status;
const untilTold = (number: string, status: string) => until(async () => (await told(number)) === status);
const reconcile = () =>
  RequestContext.create(world.shop.service.app.get(MikroORM).em, () =>
    world.shop.service.app.get(Reconciler, { strict: false }).reconcileOpen(),
  );
const report = async (service = 'stripe-payment-intent') => {
  const all = await world.shop.service.call(paymentsMakeReconciliations, { body: { day: today() } }, finance);
  return all.find((one) => one.service === service)!;
};

test('a card payment whose return and webhooks are all lost is finished by asking', async () => {
  const order = await world.startOrder();
  await world.payByCard(secretOf(order), '4242424242424242');
  await untilTold(order.number, 'authorized');
  expect(world.deliveries).toEqual([]);
});

test('a wallet payment whose return and webhooks are all lost is finished by asking', async () => {
  const order = await world.startOrder('paypal-express-checkout');
  if (order.started.service === 'paypal-express-checkout')
    await world.answerWallet(order.started.approveUrl, 'approve');
  await untilTold(order.number, 'authorized');
});

test('a provider that does not answer again and again makes the payment unknown, until it does', async () => {
  const order = await world.startOrder();
  await world.payByCard(secretOf(order), '4242424242424242');
  await world.turnSwitch({ awaySeconds: 3600 });
  await until(async () => {
    await reconcile();
    return (await told(order.number)) === 'unknown';
  });
  await world.turnSwitch({ awaySeconds: 0 });
  await untilTold(order.number, 'authorized');
}, 60_000);

test('the daily report lists every difference and enters what only the provider knows of', async () => {
  const order = await world.startOrder();
  await world.payByCard(secretOf(order), '4242424242424242');
  await untilTold(order.number, 'authorized');
  const charges = { shipping: 0, handlingFee: 0, chargesTax: 0 };
  const shipped = { shipmentNumber: 'S-1', shippedAt: new Date().toISOString(), lines: [], ...charges };
  await world.shop.publishEvent('goods.shipped', {
    orderNumber: order.number,
    ...shipped,
    amount: 10_000,
    isLast: true,
  });
  await until(async () => {
    await world.shop.service.runJobs();
    return (await told(order.number)) === 'paid';
  });
  const clean = await report();
  expect(clean).toMatchObject({ captured: 10_000, fees: 320, differences: [] });
  // somebody pays past the shop, and a capture of ours is gone from our books
  await fetch(`${world.sandbox.pageUrl}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_gantry' },
    body: new URLSearchParams({
      amount: '700',
      currency: 'usd',
      confirm: 'true',
      payment_method: 'pm_card_visa',
    }),
  });
  await world.shop.service.sql(
    "update payments.transaction set amount = 9999 where order_number = ? and type = 'capture'",
    [order.number],
  );
  const { differences } = await report();
  expect(differences.map(({ kind, what, theirs, ours }) => [kind, what, theirs, ours])).toEqual([
    ['missing-here', 'capture', 10_000, null],
    ['missing-here', 'capture', 700, null],
    ['missing-there', 'capture', null, 9999],
  ]);
  const listed = await world.shop.service.call(
    paymentsListReconciliations,
    { query: { day: today() } },
    finance,
  );
  expect(listed.find(({ service }) => service === 'stripe-payment-intent')?.differences).toEqual(differences);
});

test('a payout is entered in the journal, once', async () => {
  await fetch(`${world.sandbox.pageUrl}/v1/payouts`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_gantry' },
    body: new URLSearchParams({ amount: '5000', currency: 'usd' }),
  });
  expect(await report()).toMatchObject({ paidOut: 5000 });
  await report();
  const rows = await world.shop.service.sql<{ account: string; amount: string }>(
    `select p.account, p.amount from payments.journal_posting p join payments.journal_entry e on e.id = p.entry_id
     where e.kind = 'payout' order by p.amount`,
  );
  expect(rows.map(({ account, amount }) => [account, Number(amount)])).toEqual([
    ['cash:stripe', -5000],
    ['bank', 5000],
  ]);
});

test('only finance sees and makes reports', async () => {
  const customer = { caller: aCaller() };
  const asked = world.shop.service.call(paymentsListReconciliations, { query: { day: today() } }, customer);
  await expect(asked).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});
