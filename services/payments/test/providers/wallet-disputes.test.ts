import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { RenewReservations } from '../../src/order-events/renew-reservations.ts';
import { PaypalProvider } from '../../src/provider/paypal/paypal-provider.ts';
import { startSandboxShop, until, type SandboxShop } from './sandbox-shop.ts';

let world: SandboxShop;
let wallet: PaypalProvider;
beforeAll(async () => {
  world = await startSandboxShop({ PAYMENTS_RECONCILE_SECONDS: '3600' });
  wallet = new PaypalProvider(world.config);
});
beforeEach(() => world.sandbox.providers.switches.resetSwitches());
afterAll(() => world.stop());

const told = async (number: string) => world.shop.told(number);
const untilTold = (number: string, status: string) =>
  until(async () => {
    await world.shop.service.runJobs();
    return (await told(number))?.status === status;
  });

async function reserved() {
  const order = await world.startOrder('paypal-express-checkout');
  if (order.started.service === 'paypal-express-checkout')
    await world.answerWallet(order.started.approveUrl, 'approve');
  await untilTold(order.number, 'authorized');
  return order;
}

async function shipped() {
  const order = await reserved();
  await world.shop.publishEvent('goods.shipped', {
    orderNumber: order.number,
    shipmentNumber: `S-${order.number}`,
    shippedAt: new Date().toISOString(),
    lines: [],
    shipping: 0,
    handlingFee: 0,
    chargesTax: 0,
    amount: 10_000,
    isLast: true,
  });
  return order;
}

const disputeOf = async (reference: string) => (await wallet.findPayment(reference))?.disputes[0];
async function token(): Promise<string> {
  const login = Buffer.from('gantry-sandbox-client:gantry-sandbox-secret').toString('base64');
  const answer = await fetch(`${world.sandbox.pageUrl}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${login}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}
const adjudicate = async (dispute: string, outcome: string) =>
  fetch(`${world.sandbox.pageUrl}/v1/customer/disputes/${dispute}/adjudicate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ adjudication_outcome: outcome }),
  });
const balanceOf = async (number: string, account: string) => {
  const [row] = await world.shop.service.sql<{ sum: string | null }>(
    'select sum(amount) as sum from payments.journal_posting where order_number = ? and account = ?',
    [number, account],
  );
  return Number(row?.sum ?? 0);
};

test('a dispute of the wallet is told by its webhook, and finance hears of it', async () => {
  await world.turnSwitch({ walletDisputes: 1 });
  const { number, reference } = await shipped();
  await untilTold(number, 'paid');
  await until(async () => {
    await world.shop.service.runJobs();
    return (await told(number)).facts.disputed === true;
  });
  expect(await balanceOf(number, 'disputes')).toBe(10_000);
  expect(await disputeOf(reference)).toMatchObject({ amount: 10_000, state: 'open' });
  expect(await world.shop.events('notifications:payment.for-store', number)).toMatchObject([
    { kind: 'disputed' },
  ]);
});

test.each([
  ['SELLER_FAVOR', 'paid', 0],
  ['BUYER_FAVOR', 'pending', 10_000],
])('decided for %s, the order is %s', async (outcome, status, owed) => {
  await world.turnSwitch({ walletDisputes: 1 });
  const { number, reference } = await shipped();
  await until(async () => {
    await world.shop.service.runJobs();
    return (await told(number))?.facts.disputed === true;
  });
  const dispute = await disputeOf(reference);
  expect((await adjudicate(dispute!.reference, outcome)).status).toBe(200);
  await until(async () => {
    await world.shop.service.runJobs();
    return (await told(number)).facts.disputed === false;
  });
  expect((await told(number)).facts.captured).toBe(10_000 - owed);
  expect((await told(number)).status === 'paid').toBe(status === 'paid');
  expect(await balanceOf(number, 'disputes')).toBe(0);
});

test('what is reserved longer than the wallet answers for is reserved anew, once for each time', async () => {
  const { number, reference } = await reserved();
  const renew = () =>
    RequestContext.create(world.shop.service.app.get(MikroORM).em, () =>
      world.shop.service.app.get(RenewReservations, { strict: false }).renewAll(),
    );
  const count = () =>
    world.sandbox.providers.ledger.listEntries(reference).filter(({ kind }) => kind === 'authorization')
      .length;
  await renew();
  expect(count()).toBe(1);
  await world.shop.service.sql(
    "update payments.transaction set created_at = now() - interval '4 days' where order_number = ?",
    [number],
  );
  // by our clock, but not by the wallet's
  await renew();
  expect(count()).toBe(1);
  await world.turnSwitch({ walletDays: 4 });
  await renew();
  await renew();
  expect(count()).toBe(2);
  await untilTold(number, 'authorized');
  expect((await told(number)).facts).toMatchObject({ authorized: 10_000 });
});
