import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { salesGetCreditUse } from '@gantry/contracts/endpoints/internal';
import { salesGetMyInvoice } from '@gantry/contracts/endpoints/invoices';
import { salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import { AccountMergeRepository } from '../src/account/account-merge.repository.ts';
import { InvoiceFixture } from './invoice-fixture.ts';
import { terms, type SalesFixture } from './sales-fixture.ts';

let books: InvoiceFixture;
let sales: SalesFixture;
beforeAll(async () => {
  books = await InvoiceFixture.start();
  sales = books.sales;
});
afterAll(() => sales.stop());

async function merge(from: Identity, into: Identity): Promise<void> {
  const merges = sales.service.app.get(AccountMergeRepository, { strict: false });
  const em = sales.service.app.get(EntityManager, { strict: false });
  const merged = {
    fromId: from.accountId!,
    fromNumber: from.accountNumber!,
    intoId: into.accountId!,
    intoNumber: into.accountNumber!,
  };
  await RequestContext.create(em, () => em.transactional(() => merges.rebind(merged)));
}

test('the orders of a merged account are the other one’s, and so is what is owed for them', async () => {
  const from = sales.account({ accountNumber: 'a-1' });
  const into = sales.account({ accountNumber: 'a-2' });
  const { number } = await sales.placed(from, 'nut', 1, terms());
  const creditUse = (accountId: string | null) =>
    sales.service.call(salesGetCreditUse, { body: { accountId: accountId ?? '' } });
  const owed = await creditUse(from.accountId);
  expect(owed).toMatchObject({ openOrders: 1, openQuotes: 0 });
  expect(owed.exposure).toBeGreaterThanOrEqual(6000);
  await merge(from, into);
  await merge(from, into);
  const mine = await sales.service.call(salesListMyOrders, { query: {} }, { caller: into });
  expect(mine.items.map((order) => order.number)).toEqual([number]);
  expect(await creditUse(from.accountId)).toEqual({ exposure: 0, openOrders: 0, openQuotes: 0 });
  expect(await creditUse(into.accountId)).toEqual(owed);
});

test('so are its invoices, which say what they said', async () => {
  const from = sales.account({ accountNumber: 'a-3' });
  const into = sales.account({ accountNumber: 'a-4' });
  const { number: order } = await sales.placed(from, 'bolt', 1, terms());
  const { number } = await books.shipAll(order);
  const read = (caller: Identity) =>
    sales.service.call(salesGetMyInvoice, { params: { number } }, { caller });
  const before = await read(from);
  await merge(from, into);
  expect(await read(into)).toEqual(before);
  await expect(read(from)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
