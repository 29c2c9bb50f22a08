import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { salesGetCheckoutDefaults, salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import { aForm, newKey, SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => sales.shop.offer({ sku: 'bolt', unitPrice: 6000 }));

const stockOf = async (sku: string) =>
  (await sales.sql('select on_hand as "onHand", reserved from sales.stock where sku = ?', [sku]))[0];
const linesOf = (number: string) =>
  sales.sql<{ status: string }>(
    `select l.status, l.total::int, l.tax::int from sales.order_line l join sales."order" o on o.id = l.order_id
     where o.number = ? order by l.line_number`,
    [number],
  );
const jobsOf = (name: string) =>
  sales.sql<{ payload: any }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = ?`,
    [name],
  );
const outside = { ...aForm().shipTo, country: 'DE', region: null, postalCode: '10115' };

describe('the preview', () => {
  test('shows options, tax and totals for an address', async () => {
    const buyer = await sales.guestWith('bolt', 2);
    expect(await sales.preview(buyer)).toMatchObject({
      totals: { subtotal: 12000, handlingFee: 0, shipping: 0, tax: 1200, grandTotal: 13200 },
      shippingService: 'ups-ground',
      taxComplete: true,
      paymentTerms: ['advanced'],
    });
  });

  test('offers net terms to an account with a credit line only', async () => {
    const caller = sales.account();
    await sales.add({ caller }, 'bolt');
    expect((await sales.preview({ caller })).paymentTerms).toEqual(['net-30', 'net-15', 'advanced']);
    const without = sales.account({ creditLimit: null });
    await sales.add({ caller: without }, 'bolt');
    expect((await sales.preview({ caller: without })).paymentTerms).toEqual(['advanced']);
  });

  test('begins with how the last order was shipped and paid', async () => {
    const caller = sales.account();
    const defaults = () => sales.service.call(salesGetCheckoutDefaults, {}, { caller });
    const paymentTerms = ['net-30', 'net-15', 'advanced'];
    const alone = { onlyCompanyAddresses: false, costCenters: [], isCostCenterRequired: false };
    expect(await defaults()).toEqual({ last: null, paymentTerms, ...alone });
    await sales.placed(caller, 'bolt', 1, terms({ paymentService: 'ach' }));
    const last = {
      shipTo: expect.objectContaining({ postalCode: expect.any(String) }),
      billTo: expect.objectContaining({ postalCode: expect.any(String) }),
      shippingService: 'ups-ground',
      paymentTerm: 'net-30',
      paymentService: 'ach',
      costCenterId: null,
    };
    expect(await defaults()).toEqual({ last, paymentTerms, ...alone });
  });

  test('falls back to a service that goes to the address', async () => {
    const buyer = await sales.guestWith('bolt');
    expect((await sales.preview(buyer, { shippingService: 'fixed' })).shippingService).toBe('ups-ground');
  });

  test('refuses an empty cart and places nothing goes to', async () => {
    await expect(sales.preview({})).rejects.toMatchObject({ code: 'CART_EMPTY' });
    const buyer = await sales.guestWith('bolt');
    const abroad = sales.preview(buyer, { country: 'DE', region: null, postalCode: '10115' });
    await expect(abroad).rejects.toMatchObject({ code: 'SHIPPING_UNAVAILABLE' });
  });
});

test('an address whose ZIP code is in another state is refused at that field, and nothing is written', async () => {
  const buyer = await sales.guestWith('bolt');
  const placeTo = async (region: string, postalCode: string) =>
    sales.send(buyer, {
      ...(await sales.request(buyer)),
      form: aForm({ shipTo: { ...aForm().shipTo, region, postalCode } }),
    });
  for (const [region, zip] of [
    ['CA', '10001'],
    ['NY', '09012'],
    ['WY', '99501'],
    // its first digits are right: the table of ZIP codes refuses it
    ['WY', '82999'],
  ] as const) {
    await expect(placeTo(region, zip)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [
        {
          path: expect.stringMatching(/form\.shipTo\.postalCode$/),
          message: 'is not a ZIP code of this state',
        },
      ],
    });
  }
  expect((await sales.cart(buyer)).lines).toHaveLength(1);
});

test('how the tax came about is told to taxation, its lines by their numbers', async () => {
  const buyer = await sales.guestWith('bolt', 2);
  const { number } = await sales.place(buyer);
  const told = (await jobsOf('taxation:order.taxed')).map(({ payload }) => payload.payload);
  const mine = told.find((one: { number: string }) => one.number === number);
  expect(mine.record.lines.map((line: { id: string; amount: number }) => [line.id, line.amount])).toEqual([
    ['1', 1200],
    ['handling', 0],
  ]);
  expect(mine.record.request).toMatchObject({
    postalCode: aForm().shipTo.postalCode,
    city: aForm().shipTo.city,
  });
  expect(mine.record.request.lines.map((line: { id: string }) => line.id)).toEqual(['1']);
});

describe('placing an order', () => {
  test('writes order, lines, history, stock, events and audit together', async () => {
    sales.shop.offer({ sku: 'counted', unitPrice: 6000 });
    await sales.stock('counted', 10);
    const buyer = await sales.guestWith('counted', 2);
    const { number, token } = await sales.place(buyer, aForm({ note: 'Ring twice', poNumber: 'PO-1' }));
    expect(number).toMatch(/^\d{6,}$/);
    expect(token).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const order = await sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
    expect(order).toMatchObject({
      state: 'pending',
      status: 'pending',
      wording: 'Order Received',
      paymentStatus: 'pending',
      note: 'Ring twice',
      poNumber: 'PO-1',
      totals: { subtotal: 12000, tax: 1200, grandTotal: 13200 },
      taxLines: [{ jurisdiction: 'US-WY', rate: '0.10000', amount: 1200, reason: 'standard' }],
      lines: [{ sku: 'counted', quantity: 2, unitPrice: 6000, total: 12000, tax: 1200, status: 'pending' }],
    });
    expect(order.history.map(({ axis, wording }) => [axis, wording])).toEqual([
      ['order', 'Order Received'],
      ['line', 'Order Received'],
    ]);
    expect(order.billTo).toEqual(order.shipTo);
    expect(order.payTo).toMatchObject({ payee: 'Gantry Industrial Supply', postalCode: '82001' });
    expect(await stockOf('counted')).toEqual({ onHand: 10, reserved: 2 });
    const announced = await jobsOf('payments:order.placed');
    const placed = announced.find(({ payload }) => payload.payload.number === number);
    expect(placed?.payload.payload).toMatchObject({
      number,
      grandTotal: 13200,
      isGuest: true,
      creditApproved: false,
      shipTo: { city: 'Casper' },
    });
    const audited = (await jobsOf('identity:record.changed'))
      .map(({ payload }) => payload.payload)
      .filter(({ entityNumber }) => entityNumber === number);
    expect(audited.map(({ field, after }) => [field, after])).toEqual([
      ['state', 'pending'],
      ['line 1 status', 'pending'],
    ]);
    expect((await jobsOf('catalog:stock.changed')).at(-1)?.payload.payload.rows).toEqual([
      { sku: 'counted', available: 8, inbound: [] },
    ]);
  });

  test.each(['stripe-payment-intent', 'paypal-express-checkout'] as const)(
    'paid by %s waits for the payment, and names no bank',
    async (paymentService) => {
      const buyer = await sales.guestWith('bolt');
      const { number, token } = await sales.place(buyer, aForm({ paymentService }));
      const order = await sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
      expect(order).toMatchObject({ status: 'pending', paymentService, awaitsPayment: true, payTo: null });
    },
  );

  test('empties the cart', async () => {
    const buyer = await sales.guestWith('bolt');
    await sales.place(buyer);
    expect((await sales.cart(buyer)).token).toBeNull();
    await expect(sales.preview(buyer)).rejects.toMatchObject({ code: 'CART_EMPTY' });
  });

  test('keeps the price it was placed at', async () => {
    const caller = sales.account();
    const { number, token } = await sales.placed(caller, 'bolt', 1);
    sales.shop.offer({ sku: 'bolt', unitPrice: 9999, name: 'Renamed' });
    const order = await sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
    expect(order.lines[0]).toMatchObject({ unitPrice: 6000, name: 'Hex bolt' });
  });

  test.each([
    ['in advance', aForm(), 'pending'],
    ['on approved net terms', terms(), 'new'],
    [
      'to a place whose tax is uncertain',
      terms({ shipTo: { ...aForm().shipTo, region: 'CA', postalCode: '90210' } }),
      'pending-review',
    ],
  ] as const)('begins an order paid %s', async (_, form, status) => {
    const { number } = await sales.placed(sales.account(), 'bolt', 1, form);
    expect((await linesOf(number)).map((line) => line.status)).toEqual([status]);
  });

  test('sends orders over the credit limit to review, counting those already placed', async () => {
    const caller = sales.account({ creditLimit: 10_000 });
    const first = await sales.placed(caller, 'bolt', 1);
    const second = await sales.placed(caller, 'bolt', 1);
    expect((await linesOf(first.number))[0]?.status).toBe('new');
    expect((await linesOf(second.number))[0]?.status).toBe('pending-review');
  });

  test('a name in the address is text, whatever it holds', async () => {
    const attention = `<script>alert(1)</script>'; drop table sales."order" --`;
    const buyer = await sales.guestWith('bolt');
    const { number, token } = await sales.place(buyer, aForm({ shipTo: { ...aForm().shipTo, attention } }));
    const order = await sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
    expect(order.shipTo.attention).toBe(attention);
  });
});

describe('an order is refused', () => {
  test('on net terms without a credit line', async () => {
    const caller = sales.account({ creditLimit: null });
    await expect(sales.placed(caller, 'bolt')).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED' });
    const guest = await sales.guestWith('bolt');
    await expect(sales.place(guest, terms())).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED' });
  });

  test('on net terms without a purchase order number', async () => {
    const call = sales.placed(sales.account(), 'bolt', 1, terms({ poNumber: null }));
    await expect(call).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'form.poNumber' }] });
  });

  test('when a price has changed since it was shown, with the new figures', async () => {
    const buyer = await sales.guestWith('bolt', 2);
    const request = await sales.request(buyer);
    sales.shop.offer({ sku: 'bolt', unitPrice: 7000 });
    await expect(sales.send(buyer, request)).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      data: { cartVersion: request.cartVersion, totals: { grandTotal: 15400 } },
    });
    expect(await sales.send(buyer, { ...request, acceptedTotal: 15400 })).toHaveProperty('number');
  });

  test('when goods leave on other days than were shown, unless they ship after payment anyway', async () => {
    const caller = sales.account();
    sales.shop.offer({ sku: 'valve', unitPrice: 6000, availability: '2-5-days', leadDays: [2, 5] });
    await sales.add({ caller }, 'valve', 1);
    const { dates, datesKey } = await sales.preview({ caller });
    expect(dates).toEqual([
      { lineId: expect.any(String), ships: expect.any(Object), arrives: expect.any(Object), parts: [] },
    ]);
    expect(dates[0]!.arrives!.to > dates[0]!.ships!.to).toBe(true);
    const request = { ...(await sales.request({ caller }, terms())), acceptedDates: datesKey };
    sales.shop.offer({ sku: 'valve', unitPrice: 6000, availability: '2-week', leadDays: [8, 12] });
    const refused: any = await sales.send({ caller }, request).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'PROMISE_CHANGED' });
    expect(refused.data.dates).not.toEqual(dates);
    const now = (await sales.preview({ caller })).datesKey;
    const { number, token } = await sales.send({ caller }, { ...request, acceptedDates: now });
    const order = await sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
    const [line] = order.lines;
    expect({ ships: line!.promise, arrives: line!.arrival }).toEqual({
      ships: refused.data.dates[0].ships,
      arrives: refused.data.dates[0].arrives,
    });
    const guest = await sales.guestWith('valve');
    const byCheck = { ...(await sales.request(guest)), acceptedDates: 'other-days' };
    expect(await sales.send(guest, byCheck)).toHaveProperty('number');
  });

  test('by card on payment terms', async () => {
    const caller = sales.account();
    const form = terms({ paymentService: 'stripe-payment-intent' });
    await expect(sales.placed(caller, 'bolt', 1, form)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'form.paymentService' }],
    });
  });

  test.each([1, 0, -13200, 13199])('when the browser says it costs %d', async (acceptedTotal) => {
    const buyer = await sales.guestWith('bolt', 2);
    const request = await sales.request(buyer);
    const call = sales.send(buyer, { ...request, acceptedTotal });
    await expect(call).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
      data: { totals: { grandTotal: 13200 } },
    });
  });

  test('when the cart was changed in another tab', async () => {
    const buyer = await sales.guestWith('bolt', 2);
    const request = await sales.request(buyer);
    await sales.add(buyer, 'bolt');
    await expect(sales.send(buyer, request)).rejects.toMatchObject({
      code: 'CART_CHANGED',
      data: { totals: { subtotal: 18000 } },
    });
  });

  test('when a product may no longer be bought', async () => {
    const buyer = await sales.guestWith('bolt');
    const request = await sales.request(buyer);
    sales.shop.offer({ sku: 'bolt', availability: 'contact-us-add' });
    await expect(sales.send(buyer, request)).rejects.toMatchObject({
      code: 'NOT_PURCHASABLE',
      data: { skus: ['bolt'] },
    });
    sales.shop.offer({ sku: 'bolt', availability: 'in-stock' });
  });

  test('when nothing is shipped there', async () => {
    const buyer = await sales.guestWith('bolt');
    const request = await sales.request(buyer);
    const call = sales.send(buyer, { ...request, form: { ...request.form, shipTo: outside } });
    await expect(call).rejects.toMatchObject({ code: 'SHIPPING_UNAVAILABLE' });
  });

  test('when the shelf is empty, and leaves no trace', async () => {
    await sales.stock('last', 2);
    sales.shop.offer({ sku: 'last' });
    const buyer = await sales.guestWith('last', 2);
    await sales.stock('last', 1);
    const request = await sales.request(buyer);
    const before = await sales.sql('select count(*)::int as orders from sales."order"');
    await expect(sales.send(buyer, request)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      data: { lines: [{ sku: 'last', wanted: 2, available: 1 }] },
    });
    expect(await sales.sql('select count(*)::int as orders from sales."order"')).toEqual(before);
    expect(await stockOf('last')).toEqual({ onHand: 1, reserved: 0 });
    expect((await sales.cart(buyer)).lines).toHaveLength(1);
  });

  test('with unknown fields', async () => {
    const buyer = await sales.guestWith('bolt');
    const request = await sales.request(buyer);
    const body = { ...request, accountId: 'x', form: { ...request.form, grandTotal: 1 } };
    const call = sales.send(buyer, body as typeof request);
    await expect(call).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'form.grandTotal' }, { path: 'accountId' }],
    });
  });
});

describe('the same order', () => {
  test('comes back for the same key, and another body under it is refused', async () => {
    const buyer = await sales.guestWith('bolt');
    const request = await sales.request(buyer);
    const key = newKey();
    const first = await sales.send(buyer, request, key);
    expect(await sales.send(buyer, request, key)).toEqual(first);
    const other = { ...request, form: { ...request.form, note: 'other' } };
    await expect(sales.send(buyer, other, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('comes back for a double click, also with two keys', async () => {
    const buyer = await sales.guestWith('bolt');
    const request = await sales.request(buyer);
    const key = newKey();
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => sales.send(buyer, request, key)),
      ...[1, 2, 3].map(() => sales.send(buyer, request)),
    ]);
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  });

  test('comes back for an account after its cart is gone', async () => {
    const caller = sales.account();
    await sales.add({ caller }, 'bolt');
    const request = await sales.request({ caller }, terms());
    const first = await sales.send({ caller }, request);
    expect(await sales.send({ caller }, request)).toEqual(first);
  });

  test('is not returned to another visitor who sends the same', async () => {
    const buyer = await sales.guestWith('bolt');
    const request = await sales.request(buyer);
    await sales.send(buyer, request);
    await expect(sales.send({}, request)).rejects.toMatchObject({ code: 'CART_EMPTY' });
    const stranger = { caller: sales.account() };
    await expect(sales.send(stranger, request)).rejects.toMatchObject({ code: 'CART_EMPTY' });
  });

  test('a failed attempt leaves its key free', async () => {
    const buyer = await sales.guestWith('bolt');
    const request = await sales.request(buyer);
    const key = newKey();
    sales.shop.offer({ sku: 'bolt', unitPrice: 6100 });
    await expect(sales.send(buyer, request, key)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    sales.shop.offer({ sku: 'bolt', unitPrice: 6000 });
    expect(await sales.send(buyer, request, key)).toHaveProperty('number');
  });
});
