import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { OnlinePaymentService } from '@gantry/contracts/schemas/payment';
import { startSandboxShop, type SandboxShop } from '../providers/sandbox-shop.ts';
import { environmentOf } from '../providers/provider-sandbox.ts';
import { startDeadlyLine, type Strike } from './deadly-line.ts';
import { PaymentsProcess } from './worker-process.ts';

// starts real processes, which takes its time on a busy machine
jest.setTimeout(180_000);

/** Within which everything is as if nothing had happened, from the moment a process is there again. */
const limit = 60_000;
const total = 10_000;

let world: SandboxShop;
let line: Awaited<ReturnType<typeof startDeadlyLine>>;
let running: PaymentsProcess;

beforeAll(async () => {
  // nothing is told by webhooks, and this process neither works on jobs nor asks: only the one that is killed does
  world = await startSandboxShop({ PAYMENTS_RECONCILE_SECONDS: '3600' });
  await world.turnSwitch({ webhookLosses: -1 });
  line = await startDeadlyLine(world.sandbox.pageUrl);
});
beforeEach(async () => {
  running = await start();
});
afterEach(() => running.kill());
afterAll(async () => {
  line.stop();
  await world.stop();
});

const start = () =>
  PaymentsProcess.start({
    ...environmentOf(world.sandbox),
    STRIPE_API: line.url,
    PAYPAL_API: line.url,
    PAYMENTS_RECONCILE_SECONDS: '5',
    DATABASE_URL: world.shop.databaseUrl,
    SOLD_ORDERS: JSON.stringify([...world.shop.orders]),
  });

const card = 'stripe-payment-intent';
const wallet = 'paypal-express-checkout';
const moments = ['before', 'after'] as const;
const services = [card, wallet] as const;
/** Which call is the last the process makes. */
const calls: Readonly<
  Record<OnlinePaymentService, Readonly<Record<string, Pick<Strike, 'method' | 'path'>>>>
> = {
  [card]: {
    start: { method: 'POST', path: /^\/v1\/payment_intents$/ },
    confirm: { method: 'GET', path: /^\/v1\/payment_intents\/pi_/ },
    capture: { method: 'POST', path: /\/capture$/ },
    refund: { method: 'POST', path: /^\/v1\/refunds$/ },
  },
  [wallet]: {
    start: { method: 'POST', path: /^\/v2\/checkout\/orders$/ },
    confirm: { method: 'POST', path: /\/authorize$/ },
    capture: { method: 'POST', path: /authorizations\/[^/]+\/capture$/ },
    refund: { method: 'POST', path: /captures\/[^/]+\/refund$/ },
  },
};
const cases = services.flatMap((service) => moments.map((when) => [service, when] as const));

type Order = { readonly number: string; readonly service: OnlinePaymentService; readonly key: string };

async function placeOrder(service: OnlinePaymentService): Promise<Order> {
  return { number: await world.shop.place({ paymentService: service }), service, key: randomUUID() };
}
const ask = (order: Order, reference?: string) =>
  running.ask({ ...order, orders: [...world.shop.orders], ...(reference ? { reference } : {}) });

function arm(service: OnlinePaymentService, step: string, when: Strike['when']): void {
  line.strikeAt({ ...calls[service][step]!, when, kill: () => running.kill() });
}

/** The payer enters their card, or approves in the wallet. @returns the provider's name of the payment */
async function approve(started: unknown): Promise<string> {
  const { clientSecret, approveUrl } = started as { clientSecret?: string; approveUrl?: string };
  if (clientSecret) {
    await world.payByCard(clientSecret, '4242424242424242');
    return clientSecret.split('_secret_')[0]!;
  }
  await world.answerWallet(approveUrl!, 'approve');
  return new URL(approveUrl!).searchParams.get('token')!;
}

async function within(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It has not come about within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
const statusOf = async (number: string) => (await world.shop.told(number))?.status;
const untilTold = (number: string, status: string) => within(async () => (await statusOf(number)) === status);

/** What the provider's own ledger says, of all payments there ever were for the order. */
function moved(number: string, kind: string): number[] {
  const entries = world.sandbox.providers.ledger.listEntries();
  return entries.filter((entry) => entry.order === number && entry.kind === kind).map(({ amount }) => amount);
}

async function reserved(service: OnlinePaymentService): Promise<Order & { reference: string }> {
  const order = await placeOrder(service);
  const reference = await approve(await ask(order));
  await ask(order, reference);
  await untilTold(order.number, 'authorized');
  return { ...order, reference };
}

const ship = (orderNumber: string) =>
  world.shop.publishEvent('goods.shipped', {
    orderNumber,
    shipmentNumber: `S-${orderNumber}`,
    shippedAt: new Date().toISOString(),
    lines: [],
    shipping: 0,
    handlingFee: 0,
    chargesTax: 0,
    amount: total,
    isLast: true,
  });

async function revive(): Promise<void> {
  await within(() => line.hasStruck);
  await running.kill();
  running = await start();
}

test.each(cases)('%s: killed %s a payment is opened, it is opened once', async (service, when) => {
  const order = await placeOrder(service);
  arm(service, 'start', when);
  expect(await ask(order)).toBeNull();
  await revive();
  const started = await ask(order);
  await ask(order, await approve(started));
  await untilTold(order.number, 'authorized');
  expect(moved(order.number, 'authorization')).toHaveLength(1);
  const attempts = (await world.shop.rows(order.number)).filter(({ type }) => type === 'authorization');
  expect(attempts).toEqual([expect.objectContaining({ status: 'authorized', amount: String(total) })]);
});

test.each(cases)(
  '%s: killed %s an approved payment is reserved, it is reserved once',
  async (service, when) => {
    const order = await placeOrder(service);
    const reference = await approve(await ask(order));
    arm(service, 'confirm', when);
    // the page may hear nothing, or the reconciler may have been the one that was killed
    await ask(order, reference);
    await revive();
    await untilTold(order.number, 'authorized');
    expect(moved(order.number, 'authorization')).toHaveLength(1);
  },
);

test.each(cases)('%s: killed %s its capture, an order is charged once', async (service, when) => {
  const { number } = await reserved(service);
  arm(service, 'capture', when);
  await ship(number);
  await revive();
  await untilTold(number, 'paid');
  expect(moved(number, 'capture')).toEqual([total]);
  const rows = await world.shop.rows(number);
  expect(rows.map(({ type, status }) => [type, status])).toEqual([
    ['authorization', 'captured'],
    ['capture', 'instant'],
  ]);
});

test.each(cases)('%s: killed %s its refund, an order is refunded once', async (service, when) => {
  const { number } = await reserved(service);
  await ship(number);
  await untilTold(number, 'paid');
  arm(service, 'refund', when);
  const refund = { reference: `R-${number}`, amount: 4000, reason: 'return' };
  await world.shop.publishEvent('refund.requested', { orderNumber: number, ...refund });
  await revive();
  await untilTold(number, 'partially_refunded');
  expect(moved(number, 'refund')).toEqual([-4000]);
  expect(await world.shop.events('sales:refund.settled', number)).toHaveLength(1);
});
