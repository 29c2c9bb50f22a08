import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EntityManager, MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { salesGetMyInvoice } from '@gantry/contracts/endpoints/invoices';
import { salesGetMyOrder, salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import { Migration20261130OwnedOrdersC } from '../migrations/migration-20261130-owned-orders-c.ts';
import { ClaimOrders } from '../src/order/claim-orders.ts';
import { InvoiceFixture } from './invoice-fixture.ts';
import { aForm, type SalesFixture } from './sales-fixture.ts';

let books: InvoiceFixture;
let sales: SalesFixture;
beforeAll(async () => {
  books = await InvoiceFixture.start();
  sales = books.sales;
});
afterAll(() => sales.stop());

test('a guest’s orders are their account’s once the address is confirmed; those of others stay where they are', async () => {
  const email = 'Later@Example.com';
  const { number } = await sales.place(await sales.guestWith('bolt'), aForm({ email }));
  const { number: invoice } = await books.shipAll(number);
  await sales.place(await sales.guestWith('bolt'), aForm({ email: 'other@example.com' }));
  const owned = await sales.placed(sales.account(), 'bolt', 1, aForm({ email }));
  const caller = sales.account({ accountNumber: '7001' });
  const accountId = caller.accountId ?? '';
  const claims = sales.service.app.get(ClaimOrders, { strict: false });
  const confirmed = { accountId, accountNumber: '7001', email: 'later@example.com' };
  const em = sales.service.app.get(EntityManager, { strict: false });
  const claim = () => RequestContext.create(em, () => em.transactional(() => claims.claimOrders(confirmed)));
  await claim();
  await claim();
  const mine = await sales.service.call(salesListMyOrders, { query: {} }, { caller });
  expect(mine.items.map((order) => order.number)).toEqual([number]);
  const read = { params: { number: invoice } };
  expect(await sales.service.call(salesGetMyInvoice, read, { caller })).toHaveProperty('orderNumber', number);
  await expect(
    sales.service.call(salesGetMyOrder, { params: { number: owned.number } }, { caller }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const trail = await sales.sql<{ payload: any }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'identity:record.changed'`,
  );
  const claimed = trail.map(({ payload }) => payload.payload).filter(({ field }) => field === 'account');
  expect(claimed).toMatchObject([{ entityNumber: number, after: '7001' }]);
  expect(await told('payments:orders.owned')).toEqual([{ orders: [{ number, accountId, companyId: null }] }]);
});

test('payments is told whose the orders are that were there before it knew of companies', async () => {
  const companyId = randomUUID();
  const { number } = await sales.placed(sales.account({ companyId, companyRole: 'buyer' }), 'bolt');
  const before = await told('payments:orders.owned');
  const { em } = sales.service.app.get(MikroORM, { strict: false });
  const migration = new Migration20261130OwnedOrdersC(em.getDriver(), em.config);
  migration.up();
  for (const query of migration.getQueries()) await sales.sql(query as string);
  const after = (await told('payments:orders.owned')).slice(before.length);
  expect(after).toHaveLength(2);
  for (const { orders } of after) {
    expect(orders).toContainEqual({ number, accountId: expect.any(String), companyId });
    expect(orders.every((one: { accountId: string | null }) => one.accountId !== null)).toBe(true);
  }
});

/** What a service was told by an event, oldest first. */
async function told(task: string): Promise<any[]> {
  const rows = await sales.sql<{ payload: any }>(
    `select j.payload -> 'payload' as payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ? order by j.id`,
    [task],
  );
  return rows.map(({ payload }) => payload);
}
