import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  salesAddSavedListLine,
  salesCreateSavedList,
  salesReorder,
} from '@gantry/contracts/endpoints/saved-lists';
import { salesGetMyOrder } from '@gantry/contracts/endpoints/sales';
import type { RequestOf } from '@gantry/contracts/endpoint';
import type { Identity } from '@gantry/contracts/schemas/account';
import { newKey, SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => {
  sales.shop.offerAlternates('nut');
  sales.shop.offer(
    { sku: 'bolt', unitPrice: 1000, minQuantity: 1, quantityIncrement: 1 },
    { sku: 'nut', uri: 'nut', name: 'Hex nut', unitPrice: 50, availability: 'in-stock' },
  );
});

const reorder = (caller: Identity, body: RequestOf<typeof salesReorder>['body'], key = newKey()) =>
  sales.service.call(salesReorder, { body }, { caller, idempotencyKey: key });
/** An order of 3 bolts and 10 nuts. */
async function ordered(caller: Identity): Promise<string> {
  await sales.add({ caller }, 'bolt', 3);
  await sales.add({ caller }, 'nut', 10);
  return (await sales.place({ caller })).number;
}

test('an order comes back as it was, once for one key, with what changed since', async () => {
  const caller = sales.account();
  const order = await ordered(caller);
  sales.shop.offer({ sku: 'bolt', unitPrice: 1100, minQuantity: 5, quantityIncrement: 5 });
  const key = newKey();
  await reorder(caller, { order }, key);
  const cart = await reorder(caller, { order }, key);
  expect(cart.pasted).toEqual({ added: 2, unresolved: 0, unread: [] });
  expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['bolt', 5],
    ['nut', 10],
  ]);
  expect(cart.messages.map(({ code, data }) => ({ code, data }))).toEqual(
    expect.arrayContaining([
      { code: 'price-changed', data: { sku: 'bolt', from: 1000, to: 1100 } },
      { code: 'quantity-adjusted', data: { sku: 'bolt', from: 3, to: 5 } },
    ]),
  );
});

test('what cannot be bought any more waits with its alternates, and one press takes one', async () => {
  const caller = sales.account();
  const order = await ordered(caller);
  sales.shop.offer({ sku: 'nut', uri: 'nut', name: 'Hex nut', unitPrice: null });
  sales.shop.offer({ sku: 'lock-nut', name: 'Lock nut' }, { sku: 'no-price', unitPrice: null });
  sales.shop.offerAlternates('nut', 'no-price', 'lock-nut');
  const cart = await reorder(caller, { order });
  expect(cart.pasted).toMatchObject({ added: 1, unresolved: 1 });
  expect(cart.unresolvedLines).toMatchObject([
    {
      text: 'nut',
      quantity: 10,
      reason: 'not-purchasable',
      candidates: [{ sku: 'lock-nut', name: 'Lock nut' }],
    },
  ]);
});

test('a product that left the catalogue stays as a row to ask for', async () => {
  const caller = sales.account();
  const order = await ordered(caller);
  sales.shop.withdraw('nut');
  const cart = await reorder(caller, { order });
  expect(cart.unresolvedLines).toMatchObject([
    { rawText: 'nut, 10 – Hex nut', quantity: 10, candidates: [] },
  ]);
  expect(cart.lines.map(({ sku }) => sku)).toEqual(['bolt']);
});

test('one line of an order, a purchased item and a list come back too', async () => {
  const caller = sales.account();
  const number = await ordered(caller);
  const order = await sales.service.call(salesGetMyOrder, { params: { number } }, { caller });
  await reorder(caller, { order: number, lineId: order.lines[0]!.lineId });
  await reorder(caller, { items: [{ sku: 'nut', quantity: 4 }] });
  const body = { name: 'Weekly' };
  const { id } = await sales.service.call(
    salesCreateSavedList,
    { body },
    { caller, idempotencyKey: newKey() },
  );
  const line = { params: { id }, body: { sku: 'nut', quantity: 6 } };
  await sales.service.call(salesAddSavedListLine, line, { caller, idempotencyKey: newKey() });
  const cart = await reorder(caller, { list: id });
  expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['bolt', 3],
    ['nut', 10],
  ]);
});

test('nothing of others can be bought again, and exactly one thing is named', async () => {
  const number = await ordered(sales.account());
  const stranger = sales.account();
  await expect(reorder(stranger, { order: number })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(reorder(stranger, { items: [{ sku: 'nut', quantity: 1 }] })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(reorder(stranger, {})).rejects.toMatchObject({ code: 'INVALID' });
});
