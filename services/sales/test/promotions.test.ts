import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  salesChangeCartLine,
  salesEnterCode,
  salesGetConfirmation,
  salesRemoveCode,
} from '@gantry/contracts/endpoints/sales';
import { aPromotion, endAll } from './promotion-fixture.ts';
import { RequestFixture } from './request-fixture.ts';
import { aForm, newKey, SalesFixture, terms, type Buyer } from './sales-fixture.ts';

let shop: RequestFixture;
let sales: SalesFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
  ({ sales } = shop);
  sales.shop.offer({ sku: 'pump', unitPrice: 6_000, brand: 'Flowe' }, { sku: 'seal', unitPrice: 333 });
  await sales.stock('pump', 10_000);
  await sales.stock('seal', 10_000);
});
afterEach(() => {
  sales.shop.groundAmount = 0;
  return endAll(sales);
});
afterAll(() => shop.stop());

const enter = (buyer: Buyer, code: string) => sales.service.call(salesEnterCode, { body: { code } }, buyer);
const orderOf = async (buyer: Buyer, { number, token }: { number: string; token: string }) =>
  sales.service.call(salesGetConfirmation, { params: { number }, query: { token } }, buyer);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('a cart', () => {
  test('shows what counts by itself, and what is missing for more', async () => {
    await aPromotion(sales);
    await aPromotion(sales, { kind: 'free-shipping', value: 0, minGoods: 7_840 });
    const buyer = await sales.guestWith('pump');
    const { totals, promotions } = await sales.cart(buyer);
    expect(totals).toMatchObject({ subtotal: 6_000, discount: 600, grandTotal: 5_400 });
    expect(promotions).toMatchObject([
      { code: null, name: 'Ten percent off', refusal: null, goods: 600 },
      { kind: 'free-shipping', refusal: 'too-little', missing: { goods: 1_840, quantity: 0 } },
    ]);
  });

  test('takes a code in any case, and gives it back', async () => {
    await aPromotion(sales, { code: 'SAVE10' });
    const buyer = await sales.guestWith('pump');
    expect((await sales.cart(buyer)).totals.discount).toBe(0);
    const entered = await enter(buyer, ' save10 ');
    expect(entered.totals.discount).toBe(600);
    expect((await enter(buyer, 'SAVE10')).version).toBe(entered.version);
    const { cartToken } = buyer;
    const removed = await sales.service.call(salesRemoveCode, { params: { code: 'save10' } }, { cartToken });
    expect(removed.promotions).toEqual([]);
    expect(removed.totals.discount).toBe(0);
  });

  test.each([
    ['unknown', {}, 'NOBODYS'],
    ['unknown', { status: 'draft' }, 'CODE-X'],
    ['ended', { status: 'paused' }, 'CODE-X'],
    ['ended', { endsOn: '2026-01-01' }, 'CODE-X'],
    ['not-begun', { startsOn: '2999-01-01' }, 'CODE-X'],
    ['used-up', { limitTotal: 0 }, 'CODE-X'],
    ['used-by-you', { limitEach: 0 }, 'CODE-X'],
    ['not-yours', { companyIds: ['6b9d4c9e-0000-4000-8000-000000000001'] }, 'CODE-X'],
  ] as const)('says that a code is %s', async (refusal, facts, code) => {
    await aPromotion(sales, { code: 'CODE-X', ...facts });
    const buyer = await sales.guestWith('pump');
    await expect(enter(buyer, code)).rejects.toMatchObject({ code: 'CODE_INVALID', data: { refusal } });
  });

  test('waits with a code for its goods, and says why it does not count yet', async () => {
    await aPromotion(sales, { code: 'SEALS', goods: { skus: ['seal'] }, minQuantity: 3 });
    const buyer = await sales.guestWith('pump');
    expect((await enter(buyer, 'seals')).promotions).toMatchObject([{ refusal: 'other-goods' }]);
    await sales.add(buyer, 'seal', 1);
    expect((await sales.cart(buyer)).promotions).toMatchObject([
      { refusal: 'too-little', missing: { goods: 0, quantity: 2 } },
    ]);
    const { promotions, totals } = await sales.add(buyer, 'seal', 2);
    expect(promotions).toMatchObject([{ refusal: null, goods: 100 }]);
    expect(totals.discount).toBe(100);
  });

  test('holds no more than five codes', async () => {
    for (const code of ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6']) await aPromotion(sales, { code });
    const buyer = await sales.guestWith('pump');
    for (const code of ['A-1', 'A-2', 'A-3', 'A-4', 'A-5']) await enter(buyer, code);
    await expect(enter(buyer, 'A-6')).rejects.toMatchObject({ data: { refusal: 'too-many-codes' } });
    // each counts on what those before it have left: 6,000 less 10 % five times
    expect((await sales.cart(buyer)).totals.discount).toBe(2_457);
  });

  test('of which one quantity changes is answered that line alone, with what promotions say of all', async () => {
    sales.shop.offer({ sku: 'washer', unitPrice: 77, brand: 'Flowe' }, { sku: 'ring', unitPrice: 501 });
    for (const sku of ['washer', 'ring']) await sales.stock(sku, 1_000);
    for (const [sku, name] of Object.entries({ seal: 'Seals', washer: 'Washers', pump: 'Pumps' }))
      sales.shop.departments.set(sku, name);
    await aPromotion(sales, { kind: 'amount', value: 1_001 });
    await aPromotion(sales, { goods: { brands: ['flowe'], departments: ['seals'] }, value: 333 });
    await aPromotion(sales, {
      kind: 'gift',
      value: 0,
      gift: { sku: 'washer', quantity: 2 },
      minGoods: 30_000,
    });
    await aPromotion(sales, { code: 'RINGS', goods: { skus: ['ring'] }, minQuantity: 9 });
    const buyer = await sales.guestWith('washer', 3);
    for (const sku of ['pump', 'seal', 'ring']) await sales.add(buyer, sku, 2);
    await enter(buyer, 'rings');
    for (const quantity of [5, 1, 7]) {
      const { lines, version } = await sales.cart(buyer);
      const changed = lines[1]!;
      const answer = await sales.service.call(
        salesChangeCartLine,
        { params: { lineId: changed.lineId }, body: { quantity, seen: version } },
        buyer,
      );
      const { refreshedAt: _, lines: all, ...whole } = await sales.cart(buyer);
      expect(answer).toMatchObject({ ...whole, isPart: true, lines: [all[1]] });
      expect(answer.totals.discount).toBeGreaterThan(1_001);
      expect(answer.gifts).toHaveLength(quantity >= 5 ? 1 : 0);
    }
  });

  test('says that another promotion gives more than a code', async () => {
    await aPromotion(sales, { value: 2_000, isStackable: false });
    await aPromotion(sales, { code: 'LESS', isStackable: false });
    const buyer = await sales.guestWith('pump');
    const { promotions, totals } = await enter(buyer, 'less');
    expect(totals.discount).toBe(1_200);
    expect(promotions.map(({ refusal }) => refusal)).toEqual([null, 'better']);
  });
});

describe('an order', () => {
  test('costs what the preview said, is taxed on what is paid, and keeps what was taken off', async () => {
    await aPromotion(sales, { code: 'TEN', goods: { brands: ['flowe'] } });
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump', 3);
    await sales.add(buyer, 'seal', 10);
    await enter(buyer, 'ten');
    const preview = await sales.preview(buyer);
    expect(preview.totals).toMatchObject({ subtotal: 21_330, discount: 1_800 });
    const order = await orderOf(buyer, await sales.place(buyer, terms()));
    expect(order.totals).toEqual(preview.totals);
    expect(order.promotions).toEqual([{ code: 'TEN', name: 'Ten percent off', goods: 1_800, shipping: 0 }]);
    expect(order.lines).toMatchObject([
      { unitPrice: 6_000, discount: 1_800, total: 16_200, tax: 1_620 },
      { unitPrice: 333, discount: 0, total: 3_330, tax: 333 },
    ]);
    expect(order.totals.grandTotal).toBe(
      sumOf(order.lines.map(({ total }) => total)) + order.totals.shipping! + order.totals.tax!,
    );
  });

  test('ships free where a promotion pays for the way', async () => {
    await aPromotion(sales, { kind: 'free-shipping', value: 0, services: ['ups-ground'] });
    sales.shop.groundAmount = 1_250;
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump', 3);
    const preview = await sales.preview(buyer);
    expect(preview.totals.shipping).toBe(0);
    expect(preview.options).toMatchObject([{ service: 'ups-ground', amount: 0 }]);
    const order = await orderOf(buyer, await sales.place(buyer, terms()));
    expect(order.totals).toMatchObject({ shipping: 0, discount: 0 });
    expect(order.promotions).toMatchObject([{ goods: 0, shipping: 1_250 }]);
    await endAll(sales);
    await sales.add(buyer, 'pump', 3);
    expect((await sales.preview(buyer)).totals.shipping).toBe(1_250);
    await sales.place(buyer, terms());
  });

  test('is not placed at a price whose promotion has ended since', async () => {
    await aPromotion(sales);
    const buyer = await sales.guestWith('pump');
    const request = await sales.request(buyer);
    await endAll(sales);
    await expect(sales.send(buyer, request)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await sales.place(buyer)).toHaveProperty('number');
  });

  test('of which promotions leave nothing to pay waits for no money, and is confirmed and shipped', async () => {
    await aPromotion(sales, { value: 10_000 });
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump');
    const placed = await sales.place(buyer, aForm());
    const order = await orderOf(buyer, placed);
    expect(order).toMatchObject({
      grandTotal: 0,
      status: 'new',
      paymentStatus: 'paid',
      awaitsPayment: false,
    });
    const held = await sales.sql(
      `select r.expires_at from sales.reservation r join sales."order" o on o.id = r.order_id where o.number = ?`,
      [placed.number],
    );
    expect(held).toEqual([{ expires_at: null }]);
    await shop.dock.take(placed.number, 'confirmed', 'received', 'processing');
    const { shipments } = await shop.dock.ship(placed.number, [1]);
    await shop.dock.deliver(shipments[0]!);
    await sales.service.runJobs();
    expect(await shop.order(placed.number)).toMatchObject({ state: 'complete', paymentStatus: 'paid' });
  });

  test('uses a promotion once, however often it is sent', async () => {
    const id = await aPromotion(sales, { limitTotal: 1 });
    const buyer = await sales.guestWith('pump');
    const [request, key] = [await sales.request(buyer), newKey()];
    const sent = await Promise.all([1, 2, 3].map(() => sales.send(buyer, request, key)));
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1);
    expect(await usesOf(id)).toBe(1);
  });

  test('that is canceled gives its use back', async () => {
    await aPromotion(sales, { limitEach: 1, code: 'ONCE' });
    const caller = sales.account();
    await sales.add({ caller }, 'pump', 1);
    await enter({ caller }, 'once');
    const { number } = await sales.place({ caller }, aForm());
    await sales.add({ caller }, 'pump', 1);
    await expect(enter({ caller }, 'once')).rejects.toMatchObject({ data: { refusal: 'used-by-you' } });
    await shop.ask(number, { type: 'cancellation', caller });
    expect((await enter({ caller }, 'once')).totals.discount).toBe(600);
  });

  test('counts a guest by the address they enter', async () => {
    await aPromotion(sales, { limitEach: 1 });
    const email = 'Guest@example.com';
    const first = await sales.guestWith('pump');
    await sales.place(first, aForm({ email }));
    const again = await sales.guestWith('pump');
    expect((await sales.preview(again)).totals.discount).toBe(600);
    expect((await sales.preview(again, { email: 'guest@EXAMPLE.com' })).totals.discount).toBe(0);
    const request = await sales.request(again, aForm({ email }));
    await expect(sales.send(again, request)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  });

  test('is a first one only once', async () => {
    await aPromotion(sales, { firstOrderOnly: true });
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump');
    const order = await orderOf(buyer, await sales.place(buyer, terms()));
    expect(order.totals.discount).toBe(600);
    expect((await sales.add(buyer, 'pump')).totals.discount).toBe(0);
  });
});

const usesOf = async (id: string) =>
  Number(
    (await sales.sql('select count(*) from sales.promotion_use where promotion_id = ?', [id]))[0]?.count,
  );

test('50 buyers at once use a promotion as often as it may be used, and never more', async () => {
  const id = await aPromotion(sales, { limitTotal: 5 });
  const buyers = await Promise.all(Array.from({ length: 50 }, () => sales.guestWith('pump')));
  const request = await sales.request(buyers[0]!);
  const outcomes = await Promise.allSettled(
    buyers.map((buyer, at) =>
      sales.send(buyer, { ...request, form: aForm({ email: `buyer-${at}@example.com` }) }),
    ),
  );
  const placed = outcomes.filter(({ status }) => status === 'fulfilled');
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(placed).toHaveLength(5);
  expect([...new Set(refused)]).toEqual(['PRICE_CHANGED']);
  expect(await usesOf(id)).toBe(5);
}, 120_000);

test('parallel orders of one account use a promotion for each account once', async () => {
  const id = await aPromotion(sales, { limitEach: 1 });
  const email = 'same@example.com';
  const buyers = await Promise.all(Array.from({ length: 8 }, () => sales.guestWith('pump')));
  const request = await sales.request(buyers[0]!, aForm({ email }));
  const outcomes = await Promise.allSettled(buyers.map((buyer) => sales.send(buyer, request)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await usesOf(id)).toBe(1);
});

describe('what goes back', () => {
  test('of a paid order is what was paid, to the cent, in whatever parts it comes back', async () => {
    await aPromotion(sales, { value: 1_234 });
    const number = await shop.delivered(10, 3, aForm());
    const { totals, lines } = await shop.order(number);
    expect(totals.discount).toBeGreaterThan(0);
    const [bolts] = lines;
    const credits = [];
    for (const quantity of [3, 1, 4, 2]) {
      const ask = { subject: 'wrong-item-received', quantities: { 1: quantity } } as const;
      const current = await shop.order(number);
      const open = current.lines.find((line) => line.sku === 'bolt' && line.status === 'delivered')!;
      const asked = { ...ask, quantities: { [open.lineNumber]: quantity } };
      credits.push(await shop.preview(number, asked));
      if (quantity === 2) break;
      await shop.ask(number, { ...asked, photos: 1, note: 'wrong' });
    }
    expect(sumOf(credits.map(({ refund }) => refund.goods))).toBe(bolts!.total);
    expect(sumOf(credits.map(({ refund }) => refund.tax))).toBe(bolts!.tax);
  });

  test('of an unshipped order that is canceled is all of it', async () => {
    await aPromotion(sales, { value: 3_333 });
    await aPromotion(sales, { kind: 'free-shipping', value: 0, maxAmount: 101 });
    sales.shop.groundAmount = 1_250;
    const number = await shop.dock.picked(7, 2, aForm());
    const { totals } = await shop.order(number);
    await shop.dock.pay(number, totals.grandTotal);
    expect(totals.shipping).toBe(1_149);
    const { refund } = await shop.preview(number, { type: 'cancellation', quantities: { 1: 7, 2: 2 } });
    expect(refund).toMatchObject({ credit: totals.grandTotal, payout: totals.grandTotal });
  });
});
