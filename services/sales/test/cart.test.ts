import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  salesAddCartLine,
  salesChangeCartLine,
  salesClaimCart,
  salesGetCartSummary,
  salesGetMyOrder,
  salesPasteCartLines,
  salesRemoveCartLine,
} from '@gantry/contracts/endpoints/sales';
import { availabilityLabels, availabilityRules } from '@gantry/domain/statuses/availability';
import { newKey, SalesFixture, type Buyer } from './sales-fixture.ts';
import { demoKey } from '@gantry/nest-kit/testing';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => {
  sales.shop.offer({ sku: 'bolt' }, { sku: 'nut', unitPrice: 50, listPrice: 80, priceSource: 'sale' });
});

const messages = async (buyer: Buyer) =>
  (await sales.cart(buyer)).messages.map(({ code, data }) => ({ code, data }));
const change = (buyer: Buyer, lineId: string, quantity: number) =>
  sales.service.call(salesChangeCartLine, { params: { lineId }, body: { quantity } }, buyer);

describe('a guest', () => {
  test('sees an empty cart without a token before adding anything', async () => {
    const cart = await sales.cart({});
    expect([cart.token, cart.count, cart.totals.grandTotal]).toEqual([null, 0, 0]);
  });

  test('gets a cart of their own with 128 random bits, named in the cookie', async () => {
    const answer = await sales.service.fastify.inject({
      method: 'POST',
      url: '/internal/sales/cart/lines',
      headers: { 'x-gantry-key': demoKey('gateway', 'sales'), 'idempotency-key': newKey() },
      payload: { sku: 'bolt', quantity: 3 },
    });
    const { token } = answer.json().data;
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(decodeURIComponent(String(answer.headers['x-gantry-cookies']))).toContain(token);
  });

  test('never gets a token of their own choosing', async () => {
    const cart = await sales.add({ cartToken: 'chosen-by-the-visitor' }, 'bolt');
    expect(cart.token).not.toBe('chosen-by-the-visitor');
  });

  test('sees prices, totals and the handling fee of a small order', async () => {
    const buyer = await sales.guestWith('bolt', 2);
    await sales.add(buyer, 'nut', 10);
    const cart = await sales.cart(buyer);
    expect(cart.lines.map(({ sku, quantity, lineTotal }) => [sku, quantity, lineTotal])).toEqual([
      ['bolt', 2, 2000],
      ['nut', 10, 500],
    ]);
    expect(cart.totals).toMatchObject({
      subtotal: 2500,
      handlingFee: 600,
      grandTotal: 3100,
      tax: null,
      shipping: null,
    });
  });

  test('adds to a line that is already there, and only once for one key', async () => {
    const buyer = await sales.guestWith('bolt', 2);
    const options = { ...buyer, idempotencyKey: newKey() };
    const add = () => sales.service.call(salesAddCartLine, { body: { sku: 'bolt', quantity: 5 } }, options);
    await Promise.all([add(), add(), add()]);
    expect((await sales.cart(buyer)).lines[0]?.quantity).toBe(7);
  });

  test('repeats the first paste with the token it gave, and nothing is added twice', async () => {
    const idempotencyKey = newKey();
    const repeat = (buyer: Buyer) =>
      sales.service.call(salesPasteCartLines, { body: { text: 'bolt 3' } }, { ...buyer, idempotencyKey });
    const first = await repeat({});
    const again = await repeat({ cartToken: first.token! });
    expect([again.token, again.lines[0]?.quantity, again.pasted]).toEqual([first.token, 3, first.pasted]);
    const other = await sales.guestWith('nut', 10);
    const own = await repeat(other);
    expect(own.token).not.toBe(first.token);
    expect(own.lines.map(({ sku }) => sku)).toEqual(['nut', 'bolt']);
  });

  test('two simultaneous additions both count', async () => {
    const buyer = await sales.guestWith('bolt', 1);
    await Promise.all([sales.add(buyer, 'bolt', 2), sales.add(buyer, 'nut', 3), sales.add(buyer, 'bolt', 4)]);
    const cart = await sales.cart(buyer);
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['bolt', 7],
      ['nut', 3],
    ]);
  });

  test('changes and removes lines; removing a missing one succeeds, changing it fails', async () => {
    const buyer = await sales.guestWith('bolt', 2);
    const lineId = (await sales.cart(buyer)).lines[0]!.lineId;
    expect((await change(buyer, lineId, 9)).lines[0]?.quantity).toBe(9);
    const remove = () => sales.service.call(salesRemoveCartLine, { params: { lineId } }, buyer);
    expect((await remove()).lines).toEqual([]);
    expect((await remove()).lines).toEqual([]);
    await expect(change(buyer, lineId, 9)).rejects.toMatchObject({ code: 'CART_CHANGED' });
  });

  test('cannot touch a line of somebody else', async () => {
    const owner = await sales.guestWith('bolt', 2);
    const stranger = await sales.guestWith('nut', 1);
    const lineId = (await sales.cart(owner)).lines[0]!.lineId;
    await expect(change(stranger, lineId, 9)).rejects.toMatchObject({ code: 'CART_CHANGED' });
    await sales.service.call(salesRemoveCartLine, { params: { lineId } }, stranger);
    expect((await sales.cart(owner)).lines[0]?.quantity).toBe(2);
  });

  describe('who sees the newest cart', () => {
    const changeSeen = (buyer: Buyer, lineId: string, body: { quantity: number; seen: number }) =>
      sales.service.call(salesChangeCartLine, { params: { lineId }, body }, buyer);
    const twoLines = async () => {
      const buyer = await sales.guestWith('bolt', 2);
      await sales.add(buyer, 'nut', 4);
      const { lines, version } = await sales.cart(buyer);
      return { buyer, bolt: lines[0]!.lineId, version };
    };

    test('is answered the changed line alone, with the sums of all', async () => {
      const { buyer, bolt, version } = await twoLines();
      const asked = sales.shop.priced;
      const answer = await changeSeen(buyer, bolt, { quantity: 9, seen: version });
      expect(sales.shop.priced - asked).toBe(1);
      expect(answer).toMatchObject({ isPart: true, version: version + 1, count: 2 });
      expect(answer.lines).toMatchObject([{ lineId: bolt, quantity: 9, lineTotal: 9000 }]);
      const { refreshedAt: _, lines, ...whole } = await sales.cart(buyer);
      expect(answer).toMatchObject(whole);
      expect(answer.lines).toEqual([lines[0]]);
    });

    test('is answered everything once the cart was changed in another tab', async () => {
      const { buyer, bolt, version } = await twoLines();
      await changeSeen(buyer, bolt, { quantity: 5, seen: version });
      const late = await changeSeen(buyer, bolt, { quantity: 9, seen: version });
      expect(late).toMatchObject({ isPart: false, version: version + 2, count: 2 });
      expect(late.lines.map(({ quantity }) => quantity)).toEqual([9, 4]);
    });

    test('loses no change of two that come at once', async () => {
      const { buyer, bolt, version } = await twoLines();
      const nut = (await sales.cart(buyer)).lines[1]!.lineId;
      await Promise.all([
        changeSeen(buyer, bolt, { quantity: 5, seen: version }),
        changeSeen(buyer, nut, { quantity: 6, seen: version }),
      ]);
      const { lines, version: after } = await sales.cart(buyer);
      expect(lines.map(({ quantity }) => quantity)).toEqual([5, 6]);
      expect(after).toBe(version + 2);
    });

    test('is told that the line is gone, also when its product has left the catalogue', async () => {
      const { buyer, bolt, version } = await twoLines();
      sales.shop.withdraw('bolt');
      const answer = await changeSeen(buyer, bolt, { quantity: 9, seen: version });
      expect(answer).toMatchObject({ isPart: false, messages: [{ code: 'removed' }] });
      const again = changeSeen(buyer, bolt, { quantity: 9, seen: version + 1 });
      await expect(again).rejects.toMatchObject({ code: 'CART_CHANGED' });
    });
  });

  test('sees count and subtotal without the catalogue being asked', async () => {
    const buyer = await sales.guestWith('bolt', 3);
    const asked = sales.shop.priced;
    const summary = await sales.service.call(salesGetCartSummary, {}, buyer);
    expect(summary).toEqual({ token: buyer.cartToken, count: 1, subtotal: 3000, currency: 'USD' });
    expect(sales.shop.priced).toBe(asked);
  });
});

describe('quantities', () => {
  test('are rounded up to what the product comes in, with a message', async () => {
    sales.shop.offer({ sku: 'washer', minQuantity: 100, quantityIncrement: 50 });
    const buyer = await sales.guestWith('washer', 120);
    expect((await sales.cart(buyer)).lines[0]?.quantity).toBe(150);
    expect(await messages(buyer)).toEqual([
      { code: 'quantity-adjusted', data: { sku: 'washer', from: 120, to: 150 } },
    ]);
  });

  test.each([0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '5', null, Number.NaN])(
    'refuses %p',
    async (quantity) => {
      const call = sales.add({}, 'bolt', quantity as number);
      await expect(call).rejects.toMatchObject({ code: 'INVALID' });
    },
  );

  test('a price in the request is refused as unknown', async () => {
    const body = { sku: 'bolt', quantity: 1, unitPrice: 1, __proto__: null } as {
      sku: string;
      quantity: number;
    };
    const call = sales.service.call(salesAddCartLine, { body }, { idempotencyKey: newKey() });
    await expect(call).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'unitPrice' }] });
  });

  test('prototype keys are refused before anything is read', async () => {
    const answer = await sales.service.fastify.inject({
      method: 'POST',
      url: '/internal/sales/cart/lines',
      headers: {
        'x-gantry-key': demoKey('gateway', 'sales'),
        'idempotency-key': newKey(),
        'content-type': 'application/json',
      },
      payload: '{"sku":"bolt","quantity":1,"__proto__":{"role":"admin"}}',
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});

describe('products allowed in a cart', () => {
  test('an unknown product is not found', async () => {
    await expect(sales.add({}, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  const labelsWith = (...rules: string[]) =>
    availabilityLabels.filter((label) => rules.includes(availabilityRules[label].cart));

  test.each(labelsWith('no'))('a product that is %s is refused', async (availability) => {
    sales.shop.offer({ sku: 'refused', availability });
    await expect(sales.add({}, 'refused')).rejects.toMatchObject({
      code: 'NOT_PURCHASABLE',
      data: { availability },
    });
  });

  test.each(labelsWith('yes', 'confirm', 'review', 'remaining'))('%s is taken', async (availability) => {
    sales.shop.offer({ sku: 'taken', availability });
    const buyer = await sales.guestWith('taken');
    const cart = await sales.cart(buyer);
    const { cart: rule } = availabilityRules[availability];
    expect(cart.lines[0]).toMatchObject({
      availability,
      mustConfirm: rule === 'confirm' || rule === 'review',
    });
    expect(cart.messages.map(({ code }) => code)).toEqual(rule === 'review' ? ['not-purchasable'] : []);
  });

  test('a discontinued product without a price is refused', async () => {
    sales.shop.offer({ sku: 'last', availability: 'discontinued', unitPrice: null });
    await expect(sales.add({}, 'last')).rejects.toMatchObject({ code: 'NOT_PURCHASABLE' });
  });

  test('a product to be confirmed with us first stays in the cart with an error', async () => {
    sales.shop.offer({ sku: 'ask', availability: 'contact-us-add' });
    const buyer = await sales.guestWith('ask');
    const cart = await sales.cart(buyer);
    expect(cart.lines[0]?.mustConfirm).toBe(true);
    expect(cart.messages).toMatchObject([{ code: 'not-purchasable', severity: 'error' }]);
  });

  test('a quantity that others have bought meanwhile is reported', async () => {
    await sales.stock('scarce', 5);
    sales.shop.offer({ sku: 'scarce' });
    const buyer = await sales.guestWith('scarce', 5);
    await sales.stock('scarce', 3);
    expect((await sales.cart(buyer)).lines[0]?.available).toBe(3);
    expect(await messages(buyer)).toEqual([
      { code: 'short-stock', data: { sku: 'scarce', available: 3, wanted: 5 } },
    ]);
  });
});

describe('changes since the buyer last saw the cart', () => {
  test('a new price is reported until the next change of the cart', async () => {
    sales.shop.offer({ sku: 'gold', unitPrice: 900 });
    const buyer = await sales.guestWith('gold', 2);
    sales.shop.offer({ sku: 'gold', unitPrice: 1100 });
    const told = { code: 'price-changed', data: { sku: 'gold', from: 900, to: 1100 } };
    expect(await messages(buyer)).toEqual([told]);
    expect(await messages(buyer)).toEqual([told]);
    expect((await sales.cart(buyer)).totals.subtotal).toBe(2200);
    await sales.add(buyer, 'nut');
    expect(await messages(buyer)).toEqual([]);
  });

  test('a price that changes with the quantity is not reported', async () => {
    const buyer = await sales.guestWith('gold', 2);
    const lineId = (await sales.cart(buyer)).lines[0]!.lineId;
    sales.shop.offer({ sku: 'gold', unitPrice: 800 });
    await change(buyer, lineId, 100);
    expect(await messages(buyer)).toEqual([]);
  });

  test('a product that left the catalogue is removed from the cart with a message', async () => {
    sales.shop.offer({ sku: 'leaving' });
    const buyer = await sales.guestWith('leaving', 2);
    sales.shop.withdraw('leaving');
    expect((await sales.cart(buyer)).lines).toEqual([]);
    expect(await messages(buyer)).toEqual([{ code: 'removed', data: { sku: 'leaving' } }]);
  });

  test('a changed availability is reported', async () => {
    sales.shop.offer({ sku: 'shifting' });
    const buyer = await sales.guestWith('shifting');
    sales.shop.offer({ sku: 'shifting', availability: '1-week' });
    expect(await messages(buyer)).toMatchObject([{ code: 'availability-changed', data: { to: '1-week' } }]);
  });
});

test('names are in the reader’s language in cart, mail and order, and stored in English', async () => {
  sales.shop.offer({ sku: 'valve', name: 'Ball valve', localName: 'Robinet à bille', unitPrice: 6000 });
  const caller = sales.account();
  const [french, english] = ['fr-CA', 'en-US'].map((locale) => ({ caller, locale }));
  await sales.add({ caller }, 'valve');
  const nameInCart = async (buyer: object) => (await sales.cart(buyer)).lines[0]?.name;
  expect([await nameInCart(french!), await nameInCart(english!)]).toEqual(['Robinet à bille', 'Ball valve']);
  const { number } = await sales.place(french!);
  const nameInOrder = async (buyer: object) => {
    const order = await sales.service.call(salesGetMyOrder, { params: { number } }, buyer);
    return order.lines[0]?.name;
  };
  expect([await nameInOrder(french!), await nameInOrder(english!)]).toEqual([
    'Robinet à bille',
    'Ball valve',
  ]);
  const [stored] = await sales.sql('select name from sales.order_line where sku = ?', ['valve']);
  expect(stored).toEqual({ name: 'Ball valve' });
  const [mail] = await sales.sql<{ name: string }>(
    `select payload->'payload'->'lines'->0->>'name' as name from graphile_worker._private_jobs
     where payload->'payload'->>'number' = ? and payload->'payload'->'isGuest' is not null limit 1`,
    [number],
  );
  expect(mail).toEqual({ name: 'Robinet à bille' });
});

describe('an account', () => {
  const claim = (token: string, accountId: string) =>
    sales.service.call(salesClaimCart, { body: { token, accountId } });

  test('takes over the cart it filled as a guest', async () => {
    const caller = sales.account();
    const guest = await sales.guestWith('bolt', 2);
    expect(await claim(guest.cartToken, caller.accountId!)).toMatchObject({
      count: 1,
      token: guest.cartToken,
    });
    expect((await sales.cart({ caller })).lines[0]?.quantity).toBe(2);
    expect((await sales.cart(guest)).token).toBeNull();
  });

  test('adds a guest cart to its own, once', async () => {
    const caller = sales.account();
    await sales.add({ caller }, 'bolt', 1);
    const guest = await sales.guestWith('bolt', 2);
    await sales.add(guest, 'nut', 4);
    await Promise.all([claim(guest.cartToken, caller.accountId!), claim(guest.cartToken, caller.accountId!)]);
    const cart = await sales.cart({ caller });
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['bolt', 3],
      ['nut', 4],
    ]);
    expect(cart.messages).toMatchObject([{ code: 'merged' }]);
  });

  test('cannot be given the cart of another account', async () => {
    const owner = sales.account();
    const { token } = await sales.add({ caller: owner }, 'bolt', 5);
    const thief = sales.account();
    await claim(token!, thief.accountId!);
    expect((await sales.cart({ caller: thief })).lines).toEqual([]);
    expect((await sales.cart({ cartToken: token! })).lines).toEqual([]);
    expect((await sales.cart({ caller: owner })).lines).toHaveLength(1);
  });

  test('has one active cart however many adds come first', async () => {
    const caller = sales.account();
    await Promise.all(['bolt', 'nut', 'bolt', 'nut'].map((sku) => sales.add({ caller }, sku, 1)));
    const carts = await sales.sql('select 1 from sales.cart where account_id = ?', [caller.accountId]);
    expect(carts).toHaveLength(1);
    expect((await sales.cart({ caller })).lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
  });
});
