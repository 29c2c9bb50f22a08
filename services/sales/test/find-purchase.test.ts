import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { salesFindPurchase } from '@gantry/contracts/endpoints/purchases';
import type { Identity } from '@gantry/contracts/schemas/account';
import { SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
let pat: Identity;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 6000 }, { sku: 'nut', unitPrice: 7000 });
  await sales.stock('bolt', 100);
  await sales.stock('nut', 100);
  pat = sales.account();
});
afterAll(() => sales.stop());

const find = (sku: string, accountId = pat.accountId!) =>
  sales.service.call(salesFindPurchase, { body: { accountId, sku } });
const setStatus = (orderNumber: string, status: string) =>
  sales.sql(
    `update sales.order_line set status = ? where order_id = (select id from sales."order" where number = ?)`,
    [status, orderNumber],
  );

test('finds the latest order of an account by which it bought a product', async () => {
  expect(await find('bolt')).toBeNull();
  const first = await sales.placed(pat, 'bolt', 1, terms());
  const second = await sales.placed(pat, 'bolt', 1, terms());
  await setStatus(first.number, 'delivered');
  expect(await find('bolt')).toMatchObject({ orderNumber: first.number });
  await setStatus(second.number, 'confirmed');
  expect(await find('bolt')).toMatchObject({ orderNumber: second.number });
  expect(await find('nut')).toBeNull();
  expect(await find('bolt', sales.account().accountId!)).toBeNull();
});

test.each([
  ['new', false],
  ['pending', false],
  ['pending-review', false],
  ['not-processed', false],
  ['declined', false],
  ['cancelled-not-charged', false],
  ['unbound', false],
  ['confirmed', true],
  ['shipped', true],
  ['completed', true],
  ['rma-refund-issued', true],
])('a line that is %s counts as bought: %s', async (status, counts) => {
  const buyer = sales.account();
  const { number } = await sales.placed(buyer, 'nut', 1, terms());
  await setStatus(number, status);
  expect((await find('nut', buyer.accountId!)) !== null).toBe(counts);
});
