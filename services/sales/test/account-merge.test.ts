import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { salesGetCreditUse } from '@gantry/contracts/endpoints/internal';
import { salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import { AccountMergeRepository } from '../src/account/account-merge.repository.ts';
import { SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 6000 });
});
afterAll(() => sales.stop());

test('the orders of a merged account are the other one’s, and so is what is owed for them', async () => {
  const from = sales.account({ accountNumber: 'a-1' });
  const into = sales.account({ accountNumber: 'a-2' });
  const { number } = await sales.placed(from, 'bolt', 1, terms());
  const creditUse = (accountId: string | null) =>
    sales.service.call(salesGetCreditUse, { body: { accountId: accountId ?? '' } });
  const owed = await creditUse(from.accountId);
  expect(owed).toMatchObject({ openOrders: 1, openQuotes: 0 });
  expect(owed.exposure).toBeGreaterThanOrEqual(6000);
  const merges = sales.service.app.get(AccountMergeRepository, { strict: false });
  const em = sales.service.app.get(EntityManager, { strict: false });
  const merged = { fromId: from.accountId!, fromNumber: 'a-1', intoId: into.accountId!, intoNumber: 'a-2' };
  const rebind = () => RequestContext.create(em, () => em.transactional(() => merges.rebind(merged)));
  await rebind();
  await rebind();
  const mine = await sales.service.call(salesListMyOrders, { query: {} }, { caller: into });
  expect(mine.items.map((order) => order.number)).toEqual([number]);
  expect(await creditUse(from.accountId)).toEqual({ exposure: 0, openOrders: 0, openQuotes: 0 });
  expect(await creditUse(into.accountId)).toEqual(owed);
});
