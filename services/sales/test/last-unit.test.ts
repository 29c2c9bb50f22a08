import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());

const stockOf = (sku: string) =>
  sales.sql('select on_hand as "onHand", reserved from sales.stock where sku = ?', [sku]);

test.each([1, 5, 50])(
  '200 buyers of the last %i units get exactly these',
  async (units) => {
    const sku = `hot-${units}`;
    sales.shop.offer({ sku, unitPrice: 6000 });
    await sales.stock(sku, units);
    const buyers = await Promise.all(Array.from({ length: 200 }, () => sales.guestWith(sku)));
    const request = await sales.request(buyers[0]!);
    const outcomes = await Promise.allSettled(buyers.map((buyer) => sales.send(buyer, request)));
    const sold = outcomes.filter(({ status }) => status === 'fulfilled');
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason.code] : [],
    );
    expect(sold).toHaveLength(units);
    expect([...new Set(refused)]).toEqual(['OUT_OF_STOCK']);
    expect(await stockOf(sku)).toEqual([{ onHand: units, reserved: units }]);
    const [row] = await sales.sql(
      `select count(*)::int as orders, count(distinct number)::int as numbers from sales."order" o
     where exists (select 1 from sales.order_line l where l.order_id = o.id and l.sku = ?)`,
      [sku],
    );
    expect(row).toEqual({ orders: units, numbers: units });
  },
  120_000,
);

test('orders of the same products in opposite order never deadlock', async () => {
  for (const sku of ['a', 'b', 'c']) {
    sales.shop.offer({ sku, unitPrice: 6000 });
    await sales.stock(sku, 1000);
  }
  const orders = Array.from({ length: 24 }, async (_, index) => {
    const skus = index % 2 ? ['a', 'b', 'c'] : ['c', 'b', 'a'];
    const buyer = await sales.guestWith(skus[0]!);
    for (const sku of skus.slice(1)) await sales.add(buyer, sku);
    return sales.place(buyer);
  });
  expect(await Promise.all(orders)).toHaveLength(24);
  expect(await stockOf('b')).toEqual([{ onHand: 1000, reserved: 24 }]);
});

test('goods with a lead time are sold beyond the stock and reserve what is in stock', async () => {
  sales.shop.offer({ sku: 'slow', unitPrice: 6000, availability: '2-5-days' });
  await sales.stock('slow', 3);
  const buyer = await sales.guestWith('slow', 5);
  expect(await sales.place(buyer)).toHaveProperty('number');
  expect(await stockOf('slow')).toEqual([{ onHand: 3, reserved: 3 }]);
});
