import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  salesCorrectUnresolved,
  salesDismissUnresolved,
  salesPasteCartLines,
  salesRemoveUnresolved,
} from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import { newKey, SalesFixture, terms, type Buyer } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => {
  sales.shop.offer({ sku: 'bolt' }, { sku: 'nut', unitPrice: 50, listPrice: 80, priceSource: 'sale' });
});

const paste = (buyer: Buyer, text: string) =>
  sales.service.call(salesPasteCartLines, { body: { text } }, { ...buyer, idempotencyKey: newKey() });

describe('pasted lines', () => {
  test('become lines; unresolved ones stay with a reason until dismissed', async () => {
    sales.shop.offer({ sku: 'sold-out', availability: 'out-of-stock' });
    const cart = await paste({}, 'BOLT\t3\nnut, 20\nnut;5\nwhatever 2\ntwice 1\nsold-out 1');
    const buyer = { cartToken: cart.token! };
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['bolt', 3],
      ['nut', 25],
    ]);
    expect(cart.unresolvedLines).toMatchObject([
      { rawText: 'whatever 2', text: 'whatever', quantity: 2, reason: 'unknown', candidates: [] },
      { rawText: 'twice 1', quantity: 1, reason: 'ambiguous', candidates: [{ sku: 'bolt' }, { sku: 'nut' }] },
      { rawText: 'sold-out 1', quantity: 1, reason: 'not-purchasable' },
    ]);
    expect(cart.pasted).toEqual({ added: 3, unresolved: 3, unread: [] });
    expect((await sales.service.call(salesDismissUnresolved, {}, buyer)).unresolvedLines).toEqual([]);
  });

  test('are accepted up to 1,000, and more are refused as a whole', async () => {
    const skus = Array.from({ length: 1000 }, (_, index) => `row-${index}`);
    sales.shop.offer(...skus.map((sku) => ({ sku })));
    const cart = await paste({}, skus.map((sku) => `${sku}, 2`).join('\n'));
    expect([cart.count, cart.pasted, cart.unresolvedLines]).toEqual([
      1000,
      { added: 1000, unresolved: 0, unread: [] },
      [],
    ]);
    await expect(paste({}, 'bolt 1\n'.repeat(1001))).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('pending lines are never dropped for others', async () => {
    const waiting = 'unheard-of 1\n'.repeat(1000);
    const first = await paste({}, waiting);
    const buyer = { cartToken: first.token! };
    expect((await paste(buyer, waiting)).unresolvedLines).toHaveLength(2000);
    await expect(paste(buyer, 'bolt 1\nunheard-of 1')).rejects.toMatchObject({ code: 'INVALID' });
    expect((await sales.cart(buyer)).lines).toEqual([]);
  });
});

describe('a pasted row that needs attention', () => {
  const correct = (buyer: Buyer, rowId: string, body: object) =>
    sales.service.call(salesCorrectUnresolved, { params: { rowId }, body }, buyer);
  const pasted = async (text: string, caller?: Identity) => {
    const cart = await paste(caller ? { caller } : {}, text);
    const buyer: Buyer = caller ? { caller } : { cartToken: cart.token! };
    return { buyer, rows: cart.unresolvedLines };
  };

  test('goes into the cart with another number, another quantity, or the product that is chosen', async () => {
    const { buyer, rows } = await pasted('blot 2\nbolt 0\ntwice 4');
    const [misspelled, uncounted, ambiguous] = rows;
    await correct(buyer, misspelled!.id, { text: 'bolt' });
    await correct(buyer, uncounted!.id, { quantity: 3 });
    const cart = await correct(buyer, ambiguous!.id, { sku: 'nut' });
    expect(cart.lines.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['bolt', 5],
      ['nut', 4],
    ]);
    expect(cart.unresolvedLines).toEqual([]);
  });

  test('stays in its place with what was typed and the reason it is still there', async () => {
    const { buyer, rows } = await pasted('first 2\nsecond 3\nthird 4');
    const cart = await correct(buyer, rows[1]!.id, { text: 'Nothing-like-it', quantity: 7 });
    expect(cart.unresolvedLines.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(cart.unresolvedLines[1]).toMatchObject({
      rawText: 'second 3',
      text: 'Nothing-like-it',
      quantity: 7,
      reason: 'unknown',
    });
  });

  test('is removed alone, and is no row of anybody else', async () => {
    const { buyer, rows } = await pasted('first 2\nsecond 3');
    const stranger = await sales.guestWith('bolt');
    await expect(correct(stranger, rows[0]!.id, { text: 'bolt' })).rejects.toMatchObject({
      code: 'CART_CHANGED',
    });
    const request = { params: { rowId: rows[0]!.id } };
    await sales.service.call(salesRemoveUnresolved, request, stranger);
    expect((await sales.cart(buyer)).unresolvedLines).toHaveLength(2);
    const cart = await sales.service.call(salesRemoveUnresolved, request, buyer);
    expect(cart.unresolvedLines.map(({ rawText }) => rawText)).toEqual(['second 3']);
  });

  test('is understood by the whole company once it was corrected and ordered, and by nobody else', async () => {
    const companyId = randomUUID();
    const caller = sales.account({ companyId });
    const colleague = sales.account({ companyId });
    const { buyer, rows } = await pasted('ACME-77 2', caller);
    await correct(buyer, rows[0]!.id, { sku: 'bolt' });
    expect((await paste({ caller: colleague }, 'ACME-77 5')).pasted).toMatchObject({ added: 0 });
    await sales.place(buyer, terms());
    const theirs = await paste({ caller: colleague }, 'acme 77, 5');
    expect([theirs.pasted.added, theirs.lines.map(({ sku, quantity }) => [sku, quantity])]).toEqual([
      1,
      [['bolt', 5]],
    ]);
    expect((await paste({ caller: sales.account() }, 'ACME-77 5')).pasted).toMatchObject({ added: 0 });
    expect((await paste({}, 'ACME-77 5')).pasted).toMatchObject({ added: 0, unresolved: 1 });
  });
});
