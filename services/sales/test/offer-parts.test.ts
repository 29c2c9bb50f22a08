import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesAcceptOffer, salesGetOffer, salesSelectOfferLines } from '@gantry/contracts/endpoints/offers';
import { salesAdminGetOrder, salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import type { OfferForm } from '@gantry/contracts/schemas/offer';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let quotes: InquiryFixture;
let sales: SalesFixture;
let offers: OfferFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
  offers = new OfferFixture(quotes);
});
afterAll(() => quotes.stop());

const partly = (facts: Partial<OfferForm> = {}) =>
  offers.offered(undefined, { allowsPartial: true, ...facts });
const select = ({ number, token }: Quote, lines: number[], revision = 1) =>
  sales.service.call(
    salesSelectOfferLines,
    { params: { number }, query: { token }, body: { revision, lines } },
    {},
  );
const accept = ({ number, token }: Quote, facts: object = {}) =>
  sales.service.call(
    salesAcceptOffer,
    { params: { number }, query: { token }, body: { revision: 1, poNumber: 'PO-7', ...facts } },
    { idempotencyKey: newKey() },
  );
const orderOf = (placed: Quote) =>
  sales.service.call(
    salesGetConfirmation,
    { params: { number: placed.number }, query: { token: placed.token } },
    {},
  );

describe('a part of an offer', () => {
  test('costs what its lines cost at their prices, shown before it is accepted, and becomes the order', async () => {
    const quote = await partly();
    const { totals } = await select(quote, [1, 3]);
    expect(totals).toMatchObject({ subtotal: 40_000, tax: 4_000, grandTotal: 44_000 });
    const placed = await accept(quote, { lines: [3, 1], acceptedTotal: totals.grandTotal });
    const made = await orderOf(placed);
    expect(made.lines.map(({ name, unitPrice, tax }) => [name, unitPrice, tax])).toEqual([
      ['Gear motor', 1_000, 1_000],
      ['Ball valve', 3_000, 3_000],
    ]);
    expect(made.grandTotal).toBe(44_000);
    expect((await quotes.asStaff(quote.number)).history.at(-1)).toMatchObject({
      to: 'move-to-order',
      reason: `${placed.number}, 2 of 3 lines`,
    });
  });

  test('of any lines adds up, never ships for more than all, and all lines cost what was offered', async () => {
    const quote = await partly({ shippingAmount: 1_234 });
    const whole = await sales.service.call(
      salesGetOffer,
      { params: { number: quote.number }, query: { token: quote.token } },
      {},
    );
    for (let mask = 1; mask < 8; mask += 1) {
      const lines = [1, 2, 3].filter((line) => mask & (1 << (line - 1)));
      const { totals } = await select(quote, lines);
      const goods = lines.reduce((sum, line) => sum + whole!.lines[line - 1]!.total, 0);
      expect([lines, totals.subtotal]).toEqual([lines, goods]);
      expect(totals.grandTotal).toBe(
        totals.subtotal + totals.handlingFee + (totals.shipping ?? 0) + (totals.tax ?? 0),
      );
      expect(totals.shipping).toBeLessThanOrEqual(whole!.totals.shipping ?? 0);
      if (lines.length === 3) expect(totals).toEqual(whole!.totals);
    }
  });

  test('is refused where the offer holds as a whole only, and for lines it does not have', async () => {
    const whole = await offers.offered();
    const invalid = { code: 'INVALID', issues: [{ path: 'body.lines' }] };
    await expect(select(whole, [1])).rejects.toMatchObject(invalid);
    await expect(accept(whole, { lines: [1], acceptedTotal: 11_000 })).rejects.toMatchObject(invalid);
    const quote = await partly();
    for (const lines of [[4], [0], [1, 9]]) await expect(select(quote, lines)).rejects.toMatchObject(invalid);
    await expect(select(quote, [])).rejects.toMatchObject({ code: 'INVALID' });
    await expect(accept(quote, { lines: [] })).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('is accepted only at the total that was seen, and never at one that was made up', async () => {
    const quote = await partly();
    for (const acceptedTotal of [null, 1, 66_000])
      await expect(accept(quote, { lines: [1], acceptedTotal })).rejects.toMatchObject({
        code: 'PRICE_CHANGED',
        data: { totals: { grandTotal: 11_000 } },
      });
    expect((await quotes.read(quote.number, quote.token)).status).toBe('sent-offer');
  });

  test('needs only its own products, and is no secret of strangers', async () => {
    const quote = await partly();
    sales.shop.offer({ sku: 'pump', name: 'Pump', availability: 'discontinued' });
    await expect(select(quote, [1, 2])).rejects.toMatchObject({ code: 'NOT_PURCHASABLE' });
    await expect(select(quote, [1, 3])).resolves.toMatchObject({ totals: { grandTotal: 44_000 } });
    sales.shop.offer({ sku: 'pump', name: 'Pump' });
    await expect(select({ ...quote, token: 'A'.repeat(22) }, [1])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(select(quote, [1], 2)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });
});

describe('a deposit', () => {
  test('is asked of the whole or of the part, and the order waits for it', async () => {
    const quote = await partly({ depositPercent: 30 });
    const offer = await sales.service.call(
      salesGetOffer,
      { params: { number: quote.number }, query: { token: quote.token } },
      {},
    );
    expect(offer).toMatchObject({ depositPercent: 30, deposit: 19_800 });
    const { totals, deposit } = await select(quote, [1]);
    expect(deposit).toBe(3_300);
    const placed = await accept(quote, { lines: [1], acceptedTotal: totals.grandTotal });
    const made = await orderOf(placed);
    expect(made).toMatchObject({ depositDue: 3_300, grandTotal: 11_000 });
    expect(made.payTo).not.toBeNull();
    const staff = await sales.service.call(
      salesAdminGetOrder,
      { params: { number: placed.number } },
      { caller: sales.account({ role: 'finance' }) },
    );
    expect(staff.depositDue).toBe(3_300);
    expect(staff.confirmBlockers).toContain('NOT_PAID');
  });

  test('is none where the offer asks for none, and no percentage beyond a hundred', async () => {
    const quote = await offers.offered();
    expect(await orderOf(await accept(quote))).toMatchObject({ depositDue: null });
    const { number } = await offers.priced();
    for (const depositPercent of [0, 101, 12.5, -1])
      await expect(offers.send(number, { depositPercent })).rejects.toMatchObject({ code: 'INVALID' });
  });
});
