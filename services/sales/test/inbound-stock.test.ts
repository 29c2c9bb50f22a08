import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { salesAdminReschedulePurchaseOrder } from '@gantry/contracts/endpoints/purchase-orders';
import type { EventPayload } from '@gantry/contracts/events';
import type { PurchaseOrder } from '@gantry/contracts/schemas/purchase-order';
import { DropOverdue } from '../src/purchase-order/drop-overdue.ts';
import { PurchaseFixture } from './purchase-fixture.ts';
import { newKey } from './sales-fixture.ts';

type Stock = EventPayload<'stock.changed'>['rows'][number];
const may = '2099-05-04';

let buying: PurchaseFixture;
beforeAll(async () => {
  buying = await PurchaseFixture.start();
});
afterAll(() => buying.stop());

/** Some of a product on the shelf, and a purchase order that brings more of it on the fourth of May. */
async function onItsWay(sku: string, onHand: number, quantity: number): Promise<PurchaseOrder> {
  await buying.sales.stock(sku, onHand);
  buying.sales.shop.offer({ sku, availability: 'backordered' });
  const lines = [{ sourceLineId: null, partNumber: sku, quantity, unitCost: '1.00' }];
  return buying.confirm(await buying.generate(await buying.draft(await buying.form('stock', { lines }))));
}
const someone = () => buying.sales.account({ creditLimit: 100_000_000 });
const levelOf = async (sku: string) =>
  (
    await buying.sales.sql('select on_hand as "onHand", reserved, awaited from sales.stock where sku = ?', [
      sku,
    ])
  )[0];
const toldOf = async (sku: string): Promise<Stock | undefined> =>
  (await buying.outgoing<{ rows: Stock[] }>('stock.changed'))
    .flatMap(({ rows }) => rows)
    .filter((row) => row.sku === sku)
    .at(-1);
const order = async (sku: string, quantity: number): Promise<string> => {
  const { number } = await buying.sales.placed(someone(), sku, quantity);
  await buying.take(number, 'confirmed');
  return number;
};

test('what a supplier brings for the shelf can be ordered, and no more', async () => {
  const purchase = await onItsWay('pin', 3, 10);
  expect(await toldOf('pin')).toEqual({
    sku: 'pin',
    available: 3,
    inbound: [{ expectedOn: may, quantity: 10 }],
  });
  await order('pin', 5);
  expect(await levelOf('pin')).toEqual({ onHand: 3, reserved: 3, awaited: 2 });
  expect((await buying.get(purchase.id)).lines).toMatchObject([{ awaited: 2 }]);
  expect(await toldOf('pin')).toMatchObject({ available: 0, inbound: [{ quantity: 8 }] });
  await expect(buying.sales.placed(someone(), 'pin', 9)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    data: { lines: [{ sku: 'pin', wanted: 9, available: 8 }] },
  });
  await order('pin', 8);
  expect(await toldOf('pin')).toMatchObject({ available: 0, inbound: [] });
});

test('buyers at once of what is on its way buy exactly that', async () => {
  await onItsWay('last', 0, 5);
  const tried = await Promise.allSettled(
    Array.from({ length: 12 }, () => buying.sales.placed(someone(), 'last', 1)),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(await levelOf('last')).toEqual({ onHand: 0, reserved: 0, awaited: 5 });
});

test('goods that come go to whoever ordered first, and to no new buyer before', async () => {
  const purchase = await onItsWay('cog', 0, 10);
  const [first, second] = [await order('cog', 4), await order('cog', 3)];
  const part = await buying.receive(purchase, 5);
  expect(await toldOf('cog')).toMatchObject({ available: 0, inbound: [{ quantity: 3 }] });
  await buying.sales.service.runJobs();
  expect(await levelOf('cog')).toEqual({ onHand: 5, reserved: 5, awaited: 2 });
  const reserved = async (number: string) =>
    buying.sales.sql(
      `select r.quantity, r.awaited from sales.reservation r join sales."order" o on o.id = r.order_id
       where o.number = ?`,
      [number],
    );
  expect(await reserved(first)).toEqual([{ quantity: 4, awaited: 0 }]);
  expect(await reserved(second)).toEqual([{ quantity: 1, awaited: 2 }]);
  await buying.receive(part, 5);
  await buying.sales.service.runJobs();
  expect(await reserved(second)).toEqual([{ quantity: 3, awaited: 0 }]);
  expect(await toldOf('cog')).toMatchObject({ available: 3, inbound: [] });
});

test('a later day moves the lines that wait, and goods that came get them picked', async () => {
  const purchase = await onItsWay('hub', 0, 6);
  const number = await order('hub', 6);
  await buying.sales.sql(
    `update sales.order_line set promise = '{"from":"2099-05-05","to":"2099-05-05"}'
     where order_id = (select id from sales."order" where number = ?)`,
    [number],
  );
  const { id, version } = purchase;
  const moved = await buying.sales.service.call(
    salesAdminReschedulePurchaseOrder,
    { params: { id }, body: { version, promisedOn: '2099-06-08' } },
    { caller: buying.by('purchasing'), idempotencyKey: newKey() },
  );
  await buying.sales.service.runJobs();
  expect((await buying.order(number)).lines).toMatchObject([
    { status: 'backordered', promise: { to: '2099-06-09' } },
  ]);
  await buying.receive(moved, 6);
  await buying.sales.service.runJobs();
  expect((await buying.order(number)).lines).toMatchObject([{ status: 'processing' }]);
});

test('a purchase order that is called off leaves its lines without a day, and the next one serves them', async () => {
  const purchase = await onItsWay('cap', 0, 6);
  const number = await order('cap', 6);
  await buying.transition(purchase, 'declined');
  await buying.sales.service.runJobs();
  expect((await buying.order(number)).lines).toMatchObject([{ status: 'backordered', promise: null }]);
  expect(await levelOf('cap')).toEqual({ onHand: 0, reserved: 0, awaited: 6 });
  await buying.receive(await onItsWay('cap', 0, 20), 20);
  await buying.sales.service.runJobs();
  expect((await buying.order(number)).lines).toMatchObject([{ status: 'processing' }]);
  expect(await levelOf('cap')).toEqual({ onHand: 20, reserved: 6, awaited: 0 });
});

test('a canceled line waits no longer, and one bought for itself waits for its own units', async () => {
  await onItsWay('nut', 0, 10);
  const { number: canceled } = await buying.sales.placed(someone(), 'nut', 4);
  const own = await order('nut', 5);
  expect(await toldOf('nut')).toMatchObject({ inbound: [{ quantity: 1 }] });
  await buying.take(canceled, 'cancelled-not-charged');
  expect(await toldOf('nut')).toMatchObject({ inbound: [{ quantity: 5 }] });
  await buying.sent(own);
  expect(await levelOf('nut')).toEqual({ onHand: 0, reserved: 0, awaited: 0 });
});

test('nobody is promised goods that should have come days ago', async () => {
  await onItsWay('old', 0, 10);
  await buying.sales.sql(
    `update sales.purchase_order_line set promised_on = current_date - 9 where sku = 'old'`,
  );
  await buying.sales.sql(
    `update sales.stock set inbound = jsonb_build_array(jsonb_build_object('expectedOn', current_date - 9, 'quantity', 10))
     where sku = 'old'`,
  );
  await buying.sales.service.app.get(DropOverdue, { strict: false }).dropOverdue();
  expect(await toldOf('old')).toMatchObject({ available: 0, inbound: [] });
});
