import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startSandboxShop, until, type Delivery, type SandboxShop } from './sandbox-shop.ts';

let world: SandboxShop;
beforeAll(async () => {
  world = await startSandboxShop();
});
beforeEach(() => {
  world.sandbox.providers.switches.resetSwitches();
  world.deliveries.length = 0;
});
afterAll(() => world.stop());

const secretOf = ({ started }: Awaited<ReturnType<SandboxShop['startOrder']>>) =>
  started.service === 'stripe-payment-intent' ? started.clientSecret : '';
const approveUrlOf = ({ started }: Awaited<ReturnType<SandboxShop['startOrder']>>) =>
  started.service === 'paypal-express-checkout' ? started.approveUrl : '';
const told = async (number: string) => (await world.shop.told(number))?.status;
/** Jobs until the order's payment status is this. */
const untilTold = (number: string, status: string) =>
  until(async () => {
    await world.shop.service.runJobs();
    return (await told(number)) === status;
  });
const about = (type: string) => world.deliveries.filter(({ body }) => body.includes(type));
const changes = async (number: string) => (await world.shop.events('sales:payment.changed', number)).length;

test('a card payment whose payer never comes back is reserved by its webhook', async () => {
  const order = await world.startOrder();
  await world.payByCard(secretOf(order), '4242424242424242');
  await untilTold(order.number, 'authorized');
  expect(world.deliveries.map(({ status }) => status)).not.toContain(400);
});

test('a wallet whose payer never comes back is reserved by its webhook', async () => {
  const order = await world.startOrder('paypal-express-checkout');
  await world.answerWallet(approveUrlOf(order), 'approve');
  await untilTold(order.number, 'authorized');
  await until(() => about('PAYMENT.AUTHORIZATION.CREATED').some(({ status }) => status === 200));
});

test('webhooks sent again, days later, and in any order change nothing more', async () => {
  await world.turnSwitch({ webhookCopies: 2, webhookReorder: 4 });
  const order = await world.startOrder();
  await world.payByCard(secretOf(order), '4242424242424242');
  await until(() => about('amount_capturable_updated').length > 0 || world.deliveries.length > 0 || flush());
  await untilTold(order.number, 'authorized');
  await until(() => world.deliveries.every(({ status }) => status === 200));
  const before = await changes(order.number);
  for (const delivery of world.deliveries.toReversed()) expect(await world.redeliver(delivery)).toBe(200);
  await world.shop.service.runJobs();
  expect([await told(order.number), await changes(order.number)]).toEqual(['authorized', before]);
});

/** Those held back are sent although fewer came than the switch waits for. */
function flush(): boolean {
  void world.turnSwitch({ webhookReorder: 0 });
  world.sandbox.providers.sendHeldWebhooks();
  return false;
}

test('a card provider’s webhook that is forged, altered by a byte, or replayed too late is refused', async () => {
  const order = await world.startOrder();
  await world.payByCard(secretOf(order), '4242424242424242');
  await until(() => world.deliveries.length > 0);
  const [real] = world.deliveries as [Delivery];
  const altered = Buffer.from(real.body);
  altered[20]! ^= 1;
  const days = Math.floor(Date.now() / 1000) - 3 * 86_400;
  const old = createHmac('sha256', 'whsec_gantrysandbox')
    .update(`${days}.${real.body.toString()}`)
    .digest('hex');
  const forged = createHmac('sha256', 'whsec_wrong').update(`${days}.${real.body.toString()}`).digest('hex');
  const signed = (signature: string) => ({
    ...real,
    headers: { ...real.headers, 'stripe-signature': signature },
  });
  for (const delivery of [
    { ...real, body: altered },
    { ...real, body: Buffer.concat([real.body, Buffer.from(' ')]) },
    signed(`t=${days},v1=${old}`),
    signed(`t=${Math.floor(Date.now() / 1000)},v1=${forged}`),
    signed(''),
  ])
    expect(await world.redeliver(delivery)).toBe(400);
});

test('a wallet’s webhook that is forged, altered by a byte, or certified elsewhere is refused', async () => {
  const order = await world.startOrder('paypal-express-checkout');
  await world.answerWallet(approveUrlOf(order), 'approve');
  await until(() => world.deliveries.length > 0);
  const [real] = world.deliveries as [Delivery];
  expect(await world.redeliver(real)).toBe(200);
  const altered = Buffer.from(real.body);
  altered[20]! ^= 1;
  const withHeader = (name: string, value: string) => ({
    ...real,
    headers: { ...real.headers, [name]: value },
  });
  const certificate = '/v1/notifications/certs/CERT-SANDBOX';
  for (const delivery of [
    { ...real, body: altered },
    withHeader('paypal-transmission-time', new Date(0).toISOString()),
    withHeader('paypal-transmission-sig', 'AAAA'),
    withHeader('paypal-cert-url', `https://paypal.com.evil.example${certificate}`),
    withHeader('paypal-cert-url', `http://api.paypal.com${certificate}`),
    withHeader('paypal-auth-algo', 'none'),
  ])
    expect(await world.redeliver(delivery)).toBe(400);
});

test('a webhook that was altered on its way comes again and is taken then', async () => {
  await world.turnSwitch({ webhookTampered: 1 });
  const order = await world.startOrder();
  await until(() => world.deliveries.some(({ status }) => status === 400));
  await world.turnSwitch({ webhookTampered: 0 });
  await world.payByCard(secretOf(order), '4242424242424242');
  await untilTold(order.number, 'authorized');
});

test('a webhook of an unknown payment is kept for later', async () => {
  await fetch(`${world.sandbox.pageUrl}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_gantry' },
    body: new URLSearchParams({ amount: '500', currency: 'usd' }),
  });
  await until(() => world.deliveries.some(({ status }) => status === 200));
  await world.shop.service.runJobs();
  const waiting = await world.shop.service.sql<{ count: string }>(
    'select count(*) as count from payments.webhook_event where handled_at is null',
  );
  expect(Number(waiting[0]?.count)).toBeGreaterThan(0);
});
