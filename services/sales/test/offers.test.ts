import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  salesAcceptOffer,
  salesAdminDraftOffer,
  salesAdminSendOffer,
  salesDeclineOffer,
  salesGetOffer,
  salesGetOfferPdf,
} from '@gantry/contracts/endpoints/offers';
import { salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { OfferForm } from '@gantry/contracts/schemas/offer';
import { InquiryFixture } from './inquiry-fixture.ts';
import { aForm, newKey, type SalesFixture } from './sales-fixture.ts';

let quotes: InquiryFixture;
let sales: SalesFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
});
afterAll(() => quotes.stop());

const { shipTo } = aForm();
const form: OfferForm = { shipTo, shippingService: 'ups-ground', paymentTerm: 'advanced', validDays: 30 };

interface Quote {
  readonly number: string;
  readonly token: string;
}

/** A quote whose three lines are priced, on its way to an offer. */
async function priced(caller?: Identity): Promise<Quote> {
  const quote = await quotes.aQuote({}, caller);
  for (const line of [1, 2, 3]) await quotes.fill(quote.number, line, { unitPrice: 1_000 * line });
  await quotes.transition(quote.number, 'move-to-offer');
  return quote;
}
const draft = (number: string, caller = quotes.seller()) =>
  sales.service.call(
    salesAdminDraftOffer,
    { params: { number }, body: { shipTo, shippingService: 'ups-ground' } },
    { caller },
  );
async function send(number: string, facts: Partial<OfferForm> = {}, caller = quotes.seller()) {
  const { version, totals } = await draft(number);
  const body = { version, acceptedTotal: totals!.grandTotal, form: { ...form, ...facts } };
  return sales.service.call(
    salesAdminSendOffer,
    { params: { number }, body },
    { caller, idempotencyKey: newKey() },
  );
}
async function offered(caller?: Identity, facts: Partial<OfferForm> = {}): Promise<Quote> {
  const quote = await priced(caller);
  await send(quote.number, facts);
  return quote;
}
interface By {
  readonly token?: string;
  readonly caller?: Identity;
  readonly key?: string;
}
const read = (number: string, { token, caller }: By = {}) =>
  sales.service.call(salesGetOffer, { params: { number }, query: { token } }, { caller });
const accept = (number: string, { token, caller, key = newKey() }: By = {}, facts: object = {}) =>
  sales.service.call(
    salesAcceptOffer,
    { params: { number }, query: { token }, body: { revision: 1, poNumber: 'PO-7', ...facts } },
    { caller, idempotencyKey: key },
  );
const decline = (number: string, { token, caller }: By = {}, facts: object = {}) =>
  sales.service.call(
    salesDeclineOffer,
    { params: { number }, query: { token }, body: { revision: 1, reason: 'Too late', ...facts } },
    { caller, idempotencyKey: newKey() },
  );
const order = ({ number, token }: Quote) =>
  sales.service.call(salesGetConfirmation, { params: { number }, query: { token } }, {});
const yesterday = (number: string) =>
  // as if it had been sent with another last day: what was sent cannot be changed
  sales.sql(
    `with own as (select id from sales.inquiry where number = ?)
     insert into sales.offer select gen_random_uuid(), inquiry_id, revision + 1, ship_to, shipping_service,
       payment_term, current_date - 2, note, subtotal, handling_fee, shipping, tax, grand_total, tax_lines,
       tax_complete, rates_version, sent_by_id, sent_by, sent_at from sales.offer where inquiry_id in (select id from own)`,
    [number],
  );

describe('an offer', () => {
  test('adds up, is mailed with a link that accepts it, and never changes', async () => {
    const { number, token } = await offered();
    const offer = await read(number, { token });
    expect(offer).toMatchObject({ revision: 1, blocker: null, order: null, paymentTerm: 'advanced' });
    const { subtotal, handlingFee, shipping, tax, grandTotal } = offer!.totals;
    expect(subtotal).toBe(10 * (1_000 + 2_000 + 3_000));
    expect(grandTotal).toBe(subtotal + handlingFee + (shipping ?? 0) + (tax ?? 0));
    expect(await quotes.kinds(number)).toContain('inquiry.for-customer offered');
    for (const change of ['update sales.offer set grand_total = 1', 'delete from sales.offer_line']) {
      await expect(sales.sql(change)).rejects.toThrow(/never changed/);
    }
  });

  test('is sent by whoever has seen its sums and the newest version, and only once all lines are answered', async () => {
    const { number } = await priced();
    const { version, totals } = await draft(number);
    const ask = (body: object, caller = quotes.seller()) =>
      sales.service.call(
        salesAdminSendOffer,
        { params: { number }, body: { version, acceptedTotal: totals!.grandTotal, form, ...body } as never },
        { caller, idempotencyKey: newKey() },
      );
    await expect(ask({ acceptedTotal: 1 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    await expect(ask({ version: version - 1 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await expect(ask({ form: { ...form, validDays: 0 } })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(ask({}, sales.account({ role: 'support' }))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    await expect(ask({}, quotes.customer())).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const unpriced = await quotes.aQuote();
    await expect(send(unpriced.number)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('is a PDF that is the same each time, and nobody else’s', async () => {
    const { number, token } = await offered();
    const pdf = (query: object) =>
      sales.service
        .call(salesGetOfferPdf, { params: { number }, query }, {})
        .then((bytes) => Buffer.from(bytes));
    const first = await pdf({ token, locale: 'en-US' });
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.equals(await pdf({ token, locale: 'en-US' }))).toBe(true);
    await expect(pdf({ token: 'A'.repeat(22) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('accepting', () => {
  test('makes one order at the offered prices, however often and at once it is asked', async () => {
    const { number, token } = await offered();
    sales.shop.offer({ sku: 'motor', name: 'Gear motor', partNumber: 'GM-1', unitPrice: 999_999 });
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => accept(number, { token }).catch(() => null)),
    );
    const placed = tries.filter((one) => one !== null);
    expect(placed.length).toBeGreaterThan(0);
    const again = await accept(number, { token });
    expect(new Set([...placed, again].map((one) => one.number)).size).toBe(1);
    const made = await order(again);
    expect(made.lines.map(({ unitPrice, priceSource }) => [unitPrice, priceSource])).toEqual([
      [1_000, 'offer'],
      [2_000, 'offer'],
      [3_000, 'offer'],
    ]);
    const offer = await read(number, { token });
    expect(made.grandTotal).toBe(offer!.totals.grandTotal);
    expect(made.poNumber).toBe('PO-7');
    expect(offer!.order?.number).toBe(again.number);
    expect((await quotes.read(number, token)).status).toBe('move-to-order');
  });

  test('believes no price or total of whoever accepts', async () => {
    const { number, token } = await offered();
    await expect(accept(number, { token }, { grandTotal: 1, lines: [] })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });

  test('asks for a purchase order number where payment terms do, at its field', async () => {
    const { number, token } = await offered(undefined, { paymentTerm: 'net-30' });
    await expect(accept(number, { token }, { poNumber: '' })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.poNumber' }],
    });
    await expect(accept(number, { token })).resolves.toMatchObject({ number: expect.any(String) });
  });

  test('is not for strangers: another account, a wrong token, a guessed number', async () => {
    const owner = quotes.customer();
    const { number } = await offered(owner);
    const missing = { code: 'NOT_FOUND' };
    await expect(accept(number)).rejects.toMatchObject(missing);
    await expect(accept(number, { token: 'A'.repeat(22) })).rejects.toMatchObject(missing);
    await expect(accept(number, { caller: quotes.customer() })).rejects.toMatchObject(missing);
    await expect(read(number, { caller: quotes.customer() })).rejects.toMatchObject(missing);
    await expect(decline(number)).rejects.toMatchObject(missing);
    await expect(accept(number, { caller: owner })).resolves.toMatchObject({ number: expect.any(String) });
  });

  test('ends with the last day of the offer, and with its next revision', async () => {
    const { number, token } = await offered();
    await yesterday(number);
    await expect(accept(number, { token })).rejects.toMatchObject({ data: { blocker: 'SUPERSEDED' } });
    await expect(accept(number, { token }, { revision: 2 })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { blocker: 'EXPIRED' },
    });
    expect(await read(number, { token })).toMatchObject({ revision: 2, blocker: 'EXPIRED' });
    await quotes.write(number, 'Please renew it', token);
    expect((await quotes.read(number, token)).status).toBe('in-work');
    await expect(accept(number, { token }, { revision: 2 })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('names the lines that were discontinued meanwhile, and writes nothing', async () => {
    const { number, token } = await offered();
    sales.shop.offer({ sku: 'pump', name: 'Pump', availability: 'discontinued' });
    await expect(accept(number, { token })).rejects.toMatchObject({
      code: 'NOT_PURCHASABLE',
      data: { skus: ['pump'], lines: [{ lineNumber: 2 }] },
    });
    expect((await quotes.read(number, token)).status).toBe('sent-offer');
    sales.shop.offer({ sku: 'pump', name: 'Pump' });
    await expect(accept(number, { token })).resolves.toBeDefined();
  });

  test('takes what is not on the shelf as ordered in, instead of refusing it', async () => {
    const { number, token } = await offered();
    sales.shop.offer({ sku: 'valve', name: 'Valve', availability: 'in-stock' });
    await sales.stock('valve', 3);
    await expect(accept(number, { token })).resolves.toBeDefined();
  });
});

describe('declining', () => {
  test('cancels the quote with the reason, and the offer cannot be accepted any more', async () => {
    const { number, token } = await offered();
    expect(await decline(number, { token })).toMatchObject({ blocker: 'CLOSED' });
    expect((await quotes.read(number, token)).status).toBe('cancelled');
    await expect(accept(number, { token })).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await quotes.kinds(number)).toContain('inquiry.for-store declined');
  });
});
