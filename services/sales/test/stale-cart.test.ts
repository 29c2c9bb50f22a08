import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { salesChangeCartLine } from '@gantry/contracts/endpoints/sales';
import { SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt' });
});
afterAll(() => sales.stop());

test('a buyer is told of a quantity that was changed in another window, instead of overwriting it', async () => {
  const buyer = await sales.guestWith('bolt', 2);
  const { lines, version } = await sales.cart(buyer);
  const { lineId } = lines[0]!;
  const changeStale = (quantity: number, was: number) =>
    sales.service.call(
      salesChangeCartLine,
      { params: { lineId }, body: { quantity, was, seen: version } },
      buyer,
    );
  await sales.service.call(salesChangeCartLine, { params: { lineId }, body: { quantity: 9 } }, buyer);
  await expect(changeStale(5, 2)).rejects.toMatchObject({ code: 'CART_CHANGED', data: { quantity: 9 } });
  expect((await sales.cart(buyer)).lines[0]?.quantity).toBe(9);
  // what both windows want is no conflict, and whoever has seen it may change it
  expect((await changeStale(9, 2)).lines[0]?.quantity).toBe(9);
  expect((await changeStale(5, 9)).lines[0]?.quantity).toBe(5);
});
