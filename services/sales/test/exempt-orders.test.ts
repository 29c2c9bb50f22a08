import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { RequestFixture } from './request-fixture.ts';
import { aForm, terms } from './sales-fixture.ts';

let shop: RequestFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
});
afterAll(() => shop.stop());
beforeEach(() => {
  shop.sales.shop.certificate = null;
});

/** Taxation tells that a certificate frees these orders. */
async function exempt(...orderNumbers: string[]): Promise<void> {
  shop.sales.shop.certificate = 'TX-77';
  const em = shop.sales.service.app.get(EntityManager, { strict: false }).fork();
  const mark = { entity: 'certificate:1', version: randomUUID() };
  await em.transactional((tx) => publish(tx, 'orders.exempted', { orderNumbers }, mark));
  await shop.sales.service.runJobs();
}
const told = async (identifier: string, number: string) =>
  (
    await shop.sales.sql<{ payload: Record<string, unknown> }>(
      `select j.payload->'payload' as payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = ? and coalesce(j.payload->'payload'->>'number', j.payload->'payload'->>'orderNumber') = ?
       order by j.id`,
      [identifier, number],
    )
  ).map(({ payload }) => payload);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Sums of an order agree with each other and with its lines. */
async function checkSums(number: string) {
  const order = await shop.order(number);
  const { subtotal, handlingFee, shipping, tax, grandTotal } = order.totals;
  expect(grandTotal).toBe(subtotal + handlingFee + shipping! + tax!);
  expect(sumOf(order.taxLines.map(({ amount }) => amount))).toBe(tax);
  return order;
}

test('an order that waits is freed of its tax, says why, and less is due', async () => {
  const number = await shop.dock.picked(10, 3);
  const before = await checkSums(number);
  await exempt(number);
  const after = await checkSums(number);
  expect(after.totals).toEqual({
    ...before.totals,
    tax: 0,
    grandTotal: before.totals.grandTotal! - before.totals.tax!,
  });
  expect(after.taxLines).toMatchObject([{ amount: 0, reason: 'customer-exempt', certificate: 'TX-77' }]);
  expect(after.history.at(-1)).toMatchObject({
    axis: 'tax',
    from: String(before.totals.tax),
    to: '0',
    actor: 'system',
    reason: 'certificate TX-77',
  });
  expect(await told('payments:order.due-changed', number)).toMatchObject([{ due: after.totals.grandTotal }]);
  expect(await told('notifications:order.tax-lowered', number)).toMatchObject([
    { certificate: 'TX-77', tax: 0, grandTotal: after.totals.grandTotal, refund: 0 },
  ]);
  const records = await told('taxation:order.taxed', number);
  expect(records.map(({ revision = 1 }) => revision)).toEqual([1, after.version]);
  await shop.dock.ship(number, [10, 3]);
  await shop.sales.service.runJobs();
  const [invoice] = await told('payments:goods.shipped', number);
  expect(invoice).toMatchObject({ amount: after.totals.grandTotal });
  const [row] = await shop.sales.sql<{ tax_lines: unknown; tax: string }>(
    `select i.tax_lines, i.tax from sales.invoice i join sales."order" o on o.id = i.order_id where o.number = ?`,
    [number],
  );
  expect(row).toMatchObject({ tax: '0', tax_lines: [{ amount: 0, certificate: 'TX-77' }] });
});

test('what was paid of the tax goes back, once', async () => {
  const number = await shop.dock.picked(10, 3, aForm());
  const { totals } = await shop.order(number);
  await shop.dock.pay(number, totals.grandTotal!);
  await exempt(number);
  await exempt(number);
  const refunds = await shop.events('refund.requested', number);
  expect(refunds).toMatchObject([{ amount: totals.tax, reason: 'certificate TX-77' }]);
  expect(await shop.events('goods.credited', number)).toEqual([]);
  expect(await told('notifications:order.tax-lowered', number)).toMatchObject([{ refund: totals.tax }]);
  await shop.settle(refunds[0]!['reference']);
  await checkSums(number);
});

test('lines that were split since share the tax of the line they come from, to the cent', async () => {
  const number = await shop.dock.picked(10, 3);
  await shop.ask(number, { type: 'cancellation', quantities: { 1: 3 } });
  await exempt(number);
  const { lines, totals } = await checkSums(number);
  expect(lines).toHaveLength(3);
  expect(totals.tax).toBe(0);
});

test.each([
  ['shipped in part', async (number: string) => shop.dock.ship(number, [1, 0])],
  ['shipped', async (number: string) => shop.dock.ship(number, [10, 3])],
])('an order that is %s keeps its tax', async (_, act) => {
  const number = await shop.dock.picked(10, 3);
  await act(number);
  await shop.sales.service.runJobs();
  const { totals } = await shop.order(number);
  await exempt(number);
  expect((await shop.order(number)).totals).toEqual(totals);
  expect(await told('notifications:order.tax-lowered', number)).toEqual([]);
});

test('an order is never asked for more than it said', async () => {
  shop.sales.shop.certificate = null;
  const number = await shop.dock.picked(10, 3, terms());
  await exempt(number);
  const { totals } = await shop.order(number);
  // the certificate was withdrawn
  const em = shop.sales.service.app.get(EntityManager, { strict: false }).fork();
  shop.sales.shop.certificate = null;
  await em.transactional((tx) =>
    publish(tx, 'orders.exempted', { orderNumbers: [number] }, { entity: 'certificate:1', version: 'late' }),
  );
  await shop.sales.service.runJobs();
  expect((await shop.order(number)).totals).toEqual(totals);
});
