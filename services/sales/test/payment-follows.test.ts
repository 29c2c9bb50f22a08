import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { salesFindPayable, salesReviveOrder } from '@gantry/contracts/endpoints/internal';
import { salesAdminGetOrder, salesAdminTransitionLines } from '@gantry/contracts/endpoints/sales';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import { aCaller } from '@gantry/nest-kit/testing';
import { aForm, SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 6000 }, { sku: 'spring', unitPrice: 6000 });
  await sales.stock('bolt', 10_000);
});
afterAll(() => sales.stop());

const total = 6600;
const byCard = () => aForm({ paymentService: 'stripe-payment-intent' });
type Facts = EventPayload<'payment.changed'>['facts'];
const nothing: Facts = { authorized: 0, captured: 0, refunded: 0, voided: 0, attempt: null };
/** Payments tells how an order's payment stands. */
async function tell(orderNumber: string, facts: Partial<Facts>): Promise<void> {
  const em = sales.service.app.get(EntityManager, { strict: false }).fork();
  const payload = { orderNumber, status: '', transactionStatus: '', facts: { ...nothing, ...facts } };
  const mark = { entity: `payments:${orderNumber}`, version: randomUUID() };
  await em.transactional((tx) => publish(tx, 'payment.changed', payload, mark));
  await sales.service.runJobs();
}
const get = (number: string) =>
  sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: aCaller({ role: 'admin' }) });
const place = async () => {
  const pat = sales.account();
  return { pat, ...(await sales.placed(pat, 'bolt', 1, byCard())) };
};
const payable = (orderNumber: string, payer: { token: string | null; accountId: string | null } | null) =>
  sales.service.call(salesFindPayable, { body: { orderNumber, invoice: null, payer } });
const published = async (event: string, number: string) =>
  (
    await sales.sql<{ payload: unknown }>(
      `select j.payload->'payload' as payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = ? and j.payload->'payload'->>'number' = ? order by j.id`,
      [event, number],
    )
  ).map((row) => row.payload);

test('a reserved card confirms the order by itself, and less than it costs does not', async () => {
  const { number } = await place();
  await tell(number, { authorized: total - 1 });
  expect(await get(number)).toMatchObject({ status: 'pending', paymentStatus: 'partially_authorized' });
  await tell(number, { authorized: total });
  expect(await get(number)).toMatchObject({ status: 'confirmed', paymentStatus: 'authorized' });
});

test('a refused or abandoned payment waits for another, and says where it is made', async () => {
  const { number, token } = await place();
  await tell(number, { attempt: 'refused' });
  expect(await get(number)).toMatchObject({ status: 'not-processed', paymentStatus: 'declined' });
  expect(await published('notifications:order.lines-transitioned', number)).toMatchObject([
    { to: 'not-processed', token, paymentService: 'stripe-payment-intent' },
  ]);
  await sales.service.call(salesReviveOrder, { body: { orderNumber: number } });
  expect(await get(number)).toMatchObject({ status: 'new' });
  await tell(number, { authorized: total });
  expect(await get(number)).toMatchObject({ status: 'confirmed' });
});

test('a payment that comes after it was given up takes the lines up again', async () => {
  const { number } = await place();
  await tell(number, { attempt: 'ran-out' });
  expect(await get(number)).toMatchObject({ status: 'not-processed', paymentStatus: 'expired' });
  await tell(number, { authorized: total });
  expect(await get(number)).toMatchObject({ status: 'confirmed' });
});

test('goods that are gone by then end the order, and what was reserved is released', async () => {
  await sales.stock('spring', 1);
  const pat = sales.account();
  await sales.add({ caller: pat }, 'spring');
  const { number } = await sales.place({ caller: pat }, byCard());
  await tell(number, { attempt: 'ran-out' });
  // the goods were given back meanwhile, and somebody else has them
  await sales.sql(
    `update sales.reservation set status = 'released' where order_id = (select id from sales."order" where number = ?)`,
    [number],
  );
  await sales.sql(`update sales.stock set reserved = 0, on_hand = 0 where sku = 'spring'`);
  await expect(sales.service.call(salesReviveOrder, { body: { orderNumber: number } })).rejects.toMatchObject(
    {
      code: 'WRONG_STATE',
    },
  );
  const open = (await get(number)).grandTotal;
  await tell(number, { authorized: open });
  expect(await get(number)).toMatchObject({ status: 'cancelled-not-charged', state: 'canceled' });
  expect(await published('payments:order.canceled', number)).toMatchObject([{ number }]);
});

test('a suspicion of fraud stops the order, and a review is waited for', async () => {
  const fraud = await place();
  await tell(fraud.number, { fraud: true, attempt: 'refused' });
  expect(await get(fraud.number)).toMatchObject({
    state: 'fraud',
    status: 'pending-review',
    paymentStatus: 'fraud',
  });
  expect(await payable(fraud.number, null)).toMatchObject({ amount: 0 });
  const held = await place();
  await tell(held.number, { held: true, attempt: 'in-progress' });
  expect(await get(held.number)).toMatchObject({ status: 'pending-review' });
});

test('an answer that is missing stops what is paid', async () => {
  const { number } = await place();
  await tell(number, { authorized: total, unknown: true });
  expect(await get(number)).toMatchObject({ status: 'pending', paymentStatus: 'unknown' });
  expect((await get(number)).confirmBlockers).toEqual(['NOT_PAID']);
});

test('what is due is told to the owner and to whoever holds the token, and to nobody else', async () => {
  const { number, token, pat } = await place();
  const accountId = pat.accountId;
  for (const payer of [null, { token, accountId: null }, { token: null, accountId }]) {
    expect(await payable(number, payer)).toMatchObject({
      amount: total,
      due: total,
      paymentTerm: 'advanced',
    });
  }
  for (const payer of [
    { token: null, accountId: null },
    { token: 'x', accountId: randomUUID() },
  ]) {
    expect(await payable(number, payer)).toBeNull();
  }
  expect(await payable('999999', null)).toBeNull();
  await tell(number, { authorized: 600, captured: 1000 });
  expect(await payable(number, null)).toMatchObject({ amount: total - 1600 });
});

test('a cancelled line tells payments what is due now', async () => {
  const { number } = await place();
  const { version, lines } = await get(number);
  await sales.service.call(
    salesAdminTransitionLines,
    {
      params: { number },
      body: { version, lineIds: lines.map(({ lineId }) => lineId), to: 'declined', reason: 'no longer made' },
    },
    { caller: aCaller({ role: 'admin' }), idempotencyKey: randomUUID() },
  );
  expect(await published('payments:order.due-changed', number)).toMatchObject([{ due: 0, isShipped: false }]);
});

test('what a lost dispute left open and finance wrote off comes in steps of the status book', async () => {
  const { number } = await place();
  await tell(number, { authorized: total });
  await tell(number, { captured: total });
  await tell(number, { attempt: 'broken' });
  expect(await get(number)).toMatchObject({ paymentStatus: 'failed' });
  await tell(number, { captured: total, attempt: 'broken' });
  const steps = await sales.sql<{ to: string }>(
    `select c.to_status as "to" from sales.status_change c join sales."order" o on o.id = c.order_id
     where o.number = ? and c.axis = 'payment' order by c.id`,
    [number],
  );
  expect(steps.map(({ to }) => to)).toEqual(['authorized', 'paid', 'failed', 'pending', 'paid']);
});
