import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import * as promotions from '@gantry/contracts/endpoints/promotions';
import { salesEnterCode, salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import { salesReorder } from '@gantry/contracts/endpoints/saved-lists';
import type { PromotionForm } from '@gantry/contracts/schemas/promotion-admin';
import { ApprovalFixture } from './approval-fixture.ts';
import { aPromotion, endAll, type PromotionFacts } from './promotion-fixture.ts';
import { RequestFixture } from './request-fixture.ts';
import { aForm, newKey, SalesFixture, terms, type Buyer } from './sales-fixture.ts';

// Promotions that give a product beside what is bought.

let shop: RequestFixture;
let sales: SalesFixture;
beforeAll(async () => {
  shop = await RequestFixture.start();
  ({ sales } = shop);
  sales.shop.offer({ sku: 'pump', unitPrice: 6_000 }, { sku: 'mug', unitPrice: 900, weightGrams: 400 });
  sales.shop.offer({ sku: 'cap', unitPrice: 500, availability: 'in-stock' });
  await sales.stock('pump', 10_000);
  await sales.stock('mug', 10_000);
});
afterEach(() => endAll(sales));
afterAll(() => shop.stop());

const aGift = (facts: Partial<PromotionFacts> = {}) =>
  aPromotion(sales, {
    kind: 'gift',
    value: 0,
    gift: { sku: 'mug', quantity: 2 },
    minGoods: 10_000,
    ...facts,
  });
const enter = (buyer: Buyer, code: string) => sales.service.call(salesEnterCode, { body: { code } }, buyer);
const orderOf = (buyer: Buyer, { number, token }: { number: string; token: string }) =>
  sales.service.call(salesGetConfirmation, { params: { number }, query: { token } }, buyer);
const heldOf = async (sku: string) =>
  Number((await sales.sql('select reserved from sales.stock where sku = ?', [sku]))[0]?.reserved ?? 0);
/** So many units of the cap are left, and no more come. */
async function capsLeft(count: number): Promise<void> {
  await sales.stock('cap', (await heldOf('cap')) + count);
}

describe('a cart', () => {
  test('shows the gift beside its lines once its condition is met, and no longer than that', async () => {
    await aGift();
    const buyer = await sales.guestWith('pump');
    const before = await sales.cart(buyer);
    expect(before.gifts).toEqual([]);
    expect(before.promotions).toMatchObject([{ refusal: 'too-little', missing: { goods: 4_000 } }]);
    const met = await sales.add(buyer, 'pump', 1);
    expect(met.gifts).toMatchObject([{ sku: 'mug', quantity: 2, worth: 1_800 }]);
    expect(met).toMatchObject({ count: 1, totals: { subtotal: 12_000, discount: 0 } });
    expect(met.promotions).toMatchObject([{ kind: 'gift', refusal: null, goods: 0 }]);
  });

  test('says that a gift is gone, and counts what is bought of it first', async () => {
    await capsLeft(3);
    await aGift({ gift: { sku: 'cap', quantity: 2 }, minGoods: 1_000 });
    const buyer = await sales.guestWith('cap', 2);
    const { gifts, promotions: shown } = await sales.cart(buyer);
    expect(gifts).toEqual([]);
    expect(shown).toMatchObject([{ refusal: 'gift-gone' }]);
    expect(await sales.place(buyer)).toHaveProperty('number');
  });

  test('gets the gift of the older promotion where there is not enough for two', async () => {
    await capsLeft(2);
    await aGift({ gift: { sku: 'cap', quantity: 2 }, minGoods: null });
    await aGift({ gift: { sku: 'cap', quantity: 1 }, minGoods: null });
    const { gifts, promotions: shown } = await sales.cart(await sales.guestWith('pump'));
    expect(gifts).toMatchObject([{ sku: 'cap', quantity: 2 }]);
    expect(shown.map(({ refusal }) => refusal)).toEqual([null, 'gift-gone']);
  });

  test('may give what is labeled a gift, as far as it lies there', async () => {
    sales.shop.offer({ sku: 'sample', unitPrice: null, availability: 'gift' });
    await sales.stock('sample', 1);
    await aGift({ gift: { sku: 'sample', quantity: 1 }, minGoods: null });
    const buyer = await sales.guestWith('pump');
    expect((await sales.cart(buyer)).gifts).toMatchObject([{ sku: 'sample', worth: 0 }]);
    const { lines } = await orderOf(buyer, await sales.place(buyer));
    expect(lines).toMatchObject([{}, { sku: 'sample', isGift: true }]);
    expect((await sales.cart(await sales.guestWith('pump'))).gifts).toEqual([]);
  });

  test('weighs a gift that does not stack by what it would cost', async () => {
    await aPromotion(sales, { value: 1_000, isStackable: false });
    await aGift({ code: 'MUGS', minGoods: null, isStackable: false });
    const buyer = await sales.guestWith('pump');
    const entered = await enter(buyer, 'mugs');
    expect(entered).toMatchObject({ totals: { discount: 0 }, gifts: [{ sku: 'mug' }] });
    const more = await sales.add(buyer, 'pump', 4);
    expect(more).toMatchObject({ totals: { discount: 3_000 }, gifts: [] });
  });
});

describe('an order', () => {
  test('holds the gift as a line of its own at no price, with no tax, and takes its stock', async () => {
    const id = await aGift({ code: 'MUGS' });
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump', 2);
    await enter(buyer, 'mugs');
    const held = await heldOf('mug');
    const preview = await sales.preview(buyer);
    expect(preview).toMatchObject({ gifts: [{ sku: 'mug', quantity: 2 }], totals: { subtotal: 12_000 } });
    const order = await orderOf(buyer, await sales.place(buyer, terms()));
    expect(order.totals).toEqual(preview.totals);
    expect(order.lines).toMatchObject([
      { sku: 'pump', isGift: false, total: 12_000, tax: 1_200 },
      { lineNumber: 2, sku: 'mug', isGift: true, quantity: 2, unitPrice: 0, discount: 0, total: 0, tax: 0 },
    ]);
    expect(order.promotions).toMatchObject([{ code: 'MUGS', goods: 0, shipping: 0 }]);
    expect(await heldOf('mug')).toBe(held + 2);
    const uses = await sales.sql('select 1 from sales.promotion_use where promotion_id = ?', [id]);
    expect(uses).toHaveLength(1);
  });

  test('is not placed without a gift its buyer has seen, and is without it after another look', async () => {
    await capsLeft(1);
    await aGift({ gift: { sku: 'cap', quantity: 1 }, minGoods: null });
    const buyer = await sales.guestWith('pump');
    const body = { ...(await sales.request(buyer)), acceptedGifts: [{ sku: 'cap', quantity: 1 }] };
    await capsLeft(0);
    await expect(sales.send(buyer, body)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    expect((await sales.preview(buyer)).gifts).toEqual([]);
    const order = await orderOf(buyer, await sales.place(buyer));
    expect(order.lines).toHaveLength(1);
  });

  test('ships for what the gift weighs, unless staff say otherwise', async () => {
    const weights: (readonly number[])[] = [];
    for (const shipsFree of [false, true]) {
      await aGift({ gift: { sku: 'mug', quantity: 2, shipsFree }, minGoods: null });
      await sales.preview(await sales.guestWith('pump'));
      weights.push(sales.shop.shipped.map(({ quantity }) => quantity));
      await endAll(sales);
    }
    expect(weights).toEqual([[1, 2], [1]]);
  });

  test('gives its last units to one of many buyers at once, and to nobody twice', async () => {
    await capsLeft(2);
    await aGift({ gift: { sku: 'cap', quantity: 1 }, minGoods: null });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => sales.guestWith('pump')));
    const request = await sales.request(buyers[0]!);
    const outcomes = await Promise.allSettled(buyers.map((buyer) => sales.send(buyer, request)));
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['PRICE_CHANGED'] : []));
    const [caps] = await sales.sql(
      `select count(*)::int as count from sales.order_line where sku = 'cap' and is_gift`,
    );
    expect(caps).toEqual({ count: 2 });
    const [stock] = await sales.sql(`select on_hand - reserved as left from sales.stock where sku = 'cap'`);
    expect(stock).toEqual({ left: 0 });
  });

  test('is used as often as it may be, and never more', async () => {
    await aGift({ minGoods: null, limitTotal: 2 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => sales.guestWith('pump')));
    const request = await sales.request(buyers[0]!);
    const accepted = { ...request, acceptedGifts: [{ sku: 'mug', quantity: 2 }] };
    const outcomes = await Promise.allSettled(buyers.map((buyer) => sales.send(buyer, accepted)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('is ordered again without its gift', async () => {
    await aGift();
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump', 2);
    const { number } = await sales.place(buyer, terms());
    await endAll(sales);
    const again = await sales.service.call(
      salesReorder,
      { body: { order: number } },
      { ...buyer, idempotencyKey: newKey() },
    );
    expect(again.lines.map(({ sku }) => sku)).toEqual(['pump']);
    expect(again.unresolvedLines).toEqual([]);
  });
});

describe('what goes back', () => {
  test('of a gift is nothing', async () => {
    await aGift({ minGoods: null, gift: { sku: 'mug', quantity: 1 } });
    const number = await shop.dock.picked(2, 1, terms());
    const { shipments } = await shop.dock.ship(number, [2, 1, 1]);
    expect(shipments[0]!.lines.map(({ isGift }) => isGift)).toEqual([false, false, true]);
    await shop.dock.deliver(shipments[0]!);
    const { refund } = await shop.preview(number, { quantities: { 3: 1 } });
    expect(refund).toMatchObject({ goods: 0, tax: 0, credit: 0 });
    await sales.service.runJobs();
    const [invoice] = await sales.sql<{ lines: object[] }>(
      `select i.lines from sales.invoice i join sales."order" o on o.id = i.order_id where o.number = ?`,
      [number],
    );
    expect(invoice?.lines).toMatchObject([{}, {}, { sku: 'mug', isGift: true, amount: 0 }]);
  });

  test('takes the gift along once nothing is left that was bought', async () => {
    await aGift({ minGoods: null });
    const caller = sales.account();
    await sales.add({ caller }, 'pump', 3);
    const { number } = await sales.place({ caller }, aForm());
    await shop.ask(number, { type: 'cancellation', caller, quantities: { 1: 1 } });
    const stillThere = await shop.order(number);
    expect(stillThere.lines.find(({ isGift }) => isGift)).not.toHaveProperty(
      'status',
      'cancelled-not-charged',
    );
    await shop.ask(number, { type: 'cancellation', caller, quantities: { 1: 2 } });
    const { lines, state } = await shop.order(number);
    expect(state).toBe('canceled');
    expect(lines.find(({ isGift }) => isGift)).toMatchObject({ status: 'cancelled-not-charged' });
  });
});

describe('an order that is approved', () => {
  test('holds its gift, and does without it where it is gone', async () => {
    const team = new ApprovalFixture(sales);
    const { rita, anna } = team.people;
    await capsLeft(2);
    await aGift({ gift: { sku: 'cap', quantity: 1 }, minGoods: null });
    const ask = async () => {
      const sku = await team.offered();
      await sales.add({ caller: rita }, sku, 2);
      return team.sendAsk(rita, await team.askBody(rita, terms()));
    };
    const [first, second] = [await ask(), await ask()];
    const linesOf = async ({ number }: { number: string }) => {
      const { orderNumber } = await team.approve(anna, number);
      return (await shop.order(orderNumber!)).lines.map(({ isGift }) => isGift);
    };
    expect(await linesOf(first)).toEqual([false, true]);
    await capsLeft(0);
    expect(await linesOf(second)).toEqual([false]);
  });
});

describe('staff', () => {
  const caller = () => sales.account({ role: 'sales', name: 'A sales' });
  const aForm = (facts: Partial<PromotionForm> = {}): PromotionForm => ({
    names: { 'en-US': 'A mug', 'es-US': 'Una taza', 'fr-CA': 'Une tasse' },
    kind: 'gift',
    giftSku: 'mug',
    giftQuantity: '1',
    ...facts,
  });
  const add = (form: PromotionForm) =>
    sales.service.call(
      promotions.salesAdminAddPromotion,
      { body: form },
      { caller: caller(), idempotencyKey: newKey() },
    );

  test('add a gift, change it, and bring it back', async () => {
    const { promotion } = await add(aForm());
    expect(promotion).toMatchObject({ kind: 'gift', value: 0, gift: { sku: 'mug', quantity: 1 } });
    const { id, version } = promotion;
    const changed = await sales.service.call(
      promotions.salesAdminChangePromotion,
      { params: { id }, body: { version, form: aForm({ kind: 'percent', percent: '5' }) } },
      { caller: caller(), idempotencyKey: newKey() },
    );
    expect(changed.promotion).toMatchObject({ kind: 'percent', gift: null });
    const back = await sales.service.call(
      promotions.salesAdminRestorePromotion,
      { params: { id }, body: { version: changed.promotion.version, restored: 1, reason: 'a mistake' } },
      { caller: caller(), idempotencyKey: newKey() },
    );
    expect(back.promotion).toMatchObject({ kind: 'gift', gift: { sku: 'mug', quantity: 1 } });
  });

  test.each([
    ['giftSku', { giftSku: '' }],
    ['giftSku', { giftSku: 'nobodys' }],
    ['giftSku', { giftSku: 'asked-for' }],
    ['giftQuantity', { giftQuantity: '' }],
    ['giftQuantity', { giftQuantity: '0' }],
  ] as const)('read at %s what is wrong with %j', async (field, facts) => {
    sales.shop.offer({ sku: 'asked-for', unitPrice: null, availability: 'contact-us-price' });
    const refused = await add(aForm(facts)).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'INVALID',
      issues: [{ path: expect.stringMatching(new RegExp(`\\b${field}$`)) }],
    });
  });

  test('read what was given so far, and with which orders', async () => {
    const id = await aGift();
    const buyer = { caller: sales.account() };
    await sales.add(buyer, 'pump', 2);
    const { number } = await sales.place(buyer, terms());
    const { promotion, orders } = await sales.service.call(
      promotions.salesAdminGetPromotion,
      { params: { id } },
      { caller: caller() },
    );
    expect(promotion).toMatchObject({ uses: 1, given: 2, cost: 1_800 });
    const gift = { sku: 'mug', name: expect.any(String), quantity: 2, worth: 1_800 };
    expect(orders).toMatchObject([{ orderNumber: number, amount: 0, gift }]);
    const listed = await sales.service.call(
      promotions.salesAdminListPromotions,
      { query: { sort: '-cost' } },
      { caller: caller() },
    );
    expect(listed.find((one) => one.id === id)).toMatchObject({ given: 2, cost: 1_800 });
  });

  test('try what gifts would have cost', async () => {
    await sales.placed(sales.account(), 'pump', 1);
    const tried = await sales.service.call(
      promotions.salesAdminTryPromotion,
      { body: aForm({ giftQuantity: '2' }) },
      { caller: caller() },
    );
    expect(tried.counted).toBe(tried.orders);
    expect(tried).toMatchObject({ goods: 0, shipping: 0, gifts: tried.orders * 1_800 });
  });
});
