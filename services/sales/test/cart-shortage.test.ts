import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { salesChangeCartLine } from '@gantry/contracts/endpoints/sales';
import { SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());

const change = (buyer: { cartToken: string }, lineId: string, quantity: number) =>
  sales.service.call(salesChangeCartLine, { params: { lineId }, body: { quantity } }, buyer);

test('a quantity nobody can bring is refused with the one that can come, at add and at change', async () => {
  await sales.stock('few', 3);
  sales.shop.offer({ sku: 'few' });
  const short = (wanted: number, inCart: number) => ({
    code: 'OUT_OF_STOCK',
    data: { lines: [{ sku: 'few', wanted, available: 3, inCart }] },
  });
  await expect(sales.add({}, 'few', 5)).rejects.toMatchObject(short(5, 0));
  const buyer = await sales.guestWith('few', 2);
  await expect(sales.add(buyer, 'few', 2)).rejects.toMatchObject(short(4, 2));
  const { lines } = await sales.cart(buyer);
  expect(lines).toMatchObject([{ quantity: 2, available: 3, most: 3 }]);
  await expect(change(buyer, lines[0]!.lineId, 4)).rejects.toMatchObject(short(4, 2));
  expect((await sales.cart(buyer)).lines).toMatchObject([{ quantity: 2 }]);
  expect((await change(buyer, lines[0]!.lineId, 3)).lines).toMatchObject([{ quantity: 3 }]);
});

test('what is expected from a supplier can be ordered too, and no more', async () => {
  await sales.stock('inbound', 3);
  const bring = (rest: number) => [
    { quantity: 3, availability: 'in-stock' as const, days: [0, 0] as [number, number] },
    { quantity: 2, availability: 'backordered' as const, days: null, expectedOn: '2099-12-08' },
    ...(rest > 0 ? [{ quantity: rest, availability: null, days: null }] : []),
  ];
  sales.shop.offer({ sku: 'inbound', availability: 'backordered', supply: bring(0) });
  const buyer = await sales.guestWith('inbound', 5);
  expect((await sales.cart(buyer)).lines).toMatchObject([{ quantity: 5, available: 3, most: null }]);
  sales.shop.offer({ sku: 'inbound', supply: bring(1) });
  await expect(sales.add(buyer, 'inbound', 1)).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    data: { lines: [{ wanted: 6, available: 5, inCart: 5 }] },
  });
});
