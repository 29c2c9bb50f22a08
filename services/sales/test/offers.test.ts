import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  salesAcceptOffer,
  salesAdminSendOffer,
  salesDeclineOffer,
  salesGetOffer,
} from '@gantry/contracts/endpoints/offers';
import { salesAdminGetPaper, salesGetPaperPdf } from '@gantry/contracts/endpoints/papers';
import { salesAdminAddQuoteLine } from '@gantry/contracts/endpoints/quotes-admin';
import { salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { LocaleCode } from '@gantry/contracts/locales';
import type { OfferDraftRequest } from '@gantry/contracts/schemas/offer';
import { isStaff, type Role } from '@gantry/domain/roles';
import { MikroORM } from '@mikro-orm/postgresql';
import { Migration20261130OfferedAlternativesC } from '../migrations/migration-20261130-offered-alternatives-c.ts';
import { InquiryFixture } from './inquiry-fixture.ts';
import { form, OfferFixture, shipTo, type Quote } from './offer-fixture.ts';
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

const priced: OfferFixture['priced'] = (...of) => offers.priced(...of);
const draft: OfferFixture['draft'] = (...of) => offers.draft(...of);
const send: OfferFixture['send'] = (...of) => offers.send(...of);
const offered: OfferFixture['offered'] = (...of) => offers.offered(...of);
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
        .call(salesGetPaperPdf, { params: { kind: 'offer', number }, query }, {})
        .then((bytes) => Buffer.from(bytes));
    const first = await pdf({ token, locale: 'en-US' });
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.equals(await pdf({ token, locale: 'en-US' }))).toBe(true);
    await expect(pdf({ token: 'A'.repeat(22) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('drawing up an offer', () => {
  const codes = async (number: string, choices: OfferDraftRequest['choices'] | null = form) =>
    (await draft(number, quotes.seller(), choices)).blockers;

  test('says what stands in the way of sending it, with the lines', async () => {
    const { number } = await quotes.aQuote();
    await quotes.fill(number, 2, { unitPrice: 2_000 });
    await quotes.fill(number, 3, { notAvailable: 'discontinued' });
    expect(await codes(number, null)).toEqual([
      { code: 'WRONG_STATUS', lines: [] },
      { code: 'UNPRICED_LINES', lines: [1] },
      { code: 'NO_ADDRESS', lines: [] },
    ]);
    await quotes.fill(number, 1, { notAvailable: 'discontinued' });
    await quotes.fill(number, 2, { notAvailable: 'discontinued' });
    expect(await codes(number)).toEqual([
      { code: 'WRONG_STATUS', lines: [] },
      { code: 'NO_LINES', lines: [] },
    ]);
  });

  test('names products that cannot be had any more, and refuses to send them or to leave them out silently', async () => {
    const { number } = await priced();
    sales.shop.offer({ sku: 'pump', name: 'Pump', availability: 'discontinued' });
    expect(await codes(number)).toEqual([{ code: 'LOST_LINES', lines: [2] }]);
    await expect(send(number)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'lines.2', message: 'cannot be had any more' }],
    });
    sales.shop.offer({ sku: 'pump', name: 'Pump' });
    expect(await codes(number)).toEqual([]);
  });

  test('takes an amount for shipping from the seller, also where no carrier goes', async () => {
    const { number, token } = await priced();
    const abroad = { ...shipTo, region: 'QC', postalCode: 'H2X 1Y4', country: 'CA' };
    expect(await codes(number, { ...form, shipTo: abroad })).toEqual([{ code: 'NO_SHIPPING', lines: [] }]);
    const freight = { shipTo: abroad, shippingService: 'best-way', shippingAmount: 12_345 } as const;
    const { totals } = await draft(number, quotes.seller(), { ...form, ...freight });
    expect(totals).toMatchObject({ subtotal: 60_000, shipping: 12_345 });
    await send(number, freight);
    const offer = await read(number, { token });
    expect(offer).toMatchObject({ shippingService: 'best-way', totals: { shipping: 12_345 } });
    expect(offer!.totals.grandTotal).toBe(totals!.grandTotal);
    await expect(send(number, { shippingAmount: -1 })).rejects.toMatchObject({ code: 'INVALID' });
  });

  test('shows what the customer will read, in their language', async () => {
    const { number } = await priced();
    await sales.sql(`update sales.inquiry set locale = 'fr-CA' where number = ?`, [number]);
    const { document } = await draft(number, quotes.seller(), { ...form, note: 'Merci' });
    expect(document).toMatchObject({ locale: 'fr-CA' });
    expect(document!.title).toMatch(/^Offre/);
    expect(document!.table!.rows).toHaveLength(3);
    expect(JSON.stringify(document)).toContain('Merci');
  });

  test('names what was asked for in place of an alternative in the language of whoever reads', async () => {
    sales.shop.offer(
      { sku: 'rod', name: 'Threaded rod', localName: 'Tige filetée' },
      { sku: 'stud', name: 'Stud', localName: 'Goujon' },
    );
    const { number, token } = await quotes.aQuote();
    for (const line of [1, 2, 3]) await quotes.fill(number, line, { unitPrice: 1_000 * line });
    const add = (body: { sku: string; alternativeFor?: string }) =>
      sales.service.call(
        salesAdminAddQuoteLine,
        { params: { number }, body: { quantity: 2, ...body } },
        { caller: quotes.seller(), idempotencyKey: newKey() },
      );
    const { id: alternativeFor } = (await add({ sku: 'rod' })).lines.at(-1)!;
    await add({ sku: 'stud', alternativeFor });
    await quotes.fill(number, 5, { unitPrice: 700 });
    await quotes.transition(number, 'move-to-offer');
    await sales.sql(`update sales.inquiry set locale = 'fr-CA' where number = ?`, [number]);
    const drafted = JSON.stringify((await draft(number)).document);
    for (const words of ['Goujon', 'Tige filetée']) expect(drafted).toContain(words);
    await send(number);
    const readIn = async (locale: LocaleCode) =>
      (await sales.service.call(
        salesGetOffer,
        { params: { number }, query: { token } },
        { locale },
      ))!.lines.at(-1);
    expect(await readIn('fr-CA')).toMatchObject({ name: 'Goujon', insteadOf: 'Tige filetée' });
    expect(await readIn('en-US')).toMatchObject({ name: 'Stud', insteadOf: 'Threaded rod' });
    const caller = quotes.seller();
    const paper = { params: { kind: 'offer', number }, query: { locale: 'fr-CA' } } as const;
    const printed = await sales.service.call(salesAdminGetPaper, paper, { caller });
    expect(JSON.stringify(printed)).toContain('Tige filetée');
  });

  test('sent before that was stored says it too, where its name is the one it was sent with', async () => {
    const before = await sales.sql(
      'select count(*)::int as n from sales.offer_line where instead_of_sku is not null',
    );
    await sales.sql('alter table sales.offer_line disable trigger offer_line_is_final');
    await sales.sql('update sales.offer_line set instead_of_sku = null');
    const { em } = sales.service.app.get(MikroORM, { strict: false });
    const migration = new Migration20261130OfferedAlternativesC(em.getDriver(), em.config);
    migration.up();
    for (const query of migration.getQueries().slice(1)) await sales.sql(query as string);
    expect(before).toEqual([{ n: 1 }]);
    expect(
      await sales.sql('select instead_of_sku from sales.offer_line where instead_of is not null'),
    ).toEqual([{ instead_of_sku: 'rod' }]);
    await expect(sales.sql('update sales.offer_line set quantity = 1')).rejects.toThrow('never changed');
  });

  test('begins with what was offered last, and reports what each revision changed', async () => {
    const { number, token } = await offered(undefined, { note: 'First', shippingAmount: 700 });
    await quotes.write(number, 'Cheaper, please', token);
    await quotes.fill(number, 1, { unitPrice: 900, quantity: 20 });
    await quotes.transition(number, 'move-to-offer');
    const { choices, sent } = await draft(number, quotes.seller(), null);
    expect(choices).toMatchObject({
      shipTo,
      shippingService: 'ups-ground',
      shippingAmount: 700,
      note: 'First',
    });
    expect(sent).toMatchObject([{ revision: 1, changes: [], sentBy: 'Sally Seller', blocker: 'CLOSED' }]);
    await send(number, { note: 'First', shippingAmount: 0 });
    const revised = await draft(number);
    expect(revised.sent.map(({ revision, blocker }) => [revision, blocker])).toEqual([
      [2, null],
      [1, 'SUPERSEDED'],
    ]);
    expect(revised.sent[0]!.changes).toEqual([
      { what: 'quantity', name: 'Gear motor', before: 10, after: 20 },
      { what: 'unit-price', name: 'Gear motor', before: 1_000, after: 900 },
      { what: 'shipping', name: null, before: 700, after: 0 },
      { what: 'tax', name: null, before: expect.any(Number), after: expect.any(Number) },
      { what: 'total', name: null, before: expect.any(Number), after: expect.any(Number) },
    ]);
    const documentOf = (revision: string) =>
      sales.service.call(
        salesAdminGetPaper,
        { params: { kind: 'offer', number }, query: { revision } },
        { caller: quotes.seller() },
      );
    expect(JSON.stringify(await documentOf('1'))).toContain('$10.00');
    expect(JSON.stringify(await documentOf('2'))).toContain('$9.00');
    await expect(documentOf('3')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each<[Role, boolean, boolean]>([
    ['sales', true, true],
    ['admin', true, true],
    ['support', true, false],
    ['purchasing', true, false],
    ['finance', true, false],
    ['warehouse', false, false],
    ['catalog', false, false],
    ['auditor', false, false],
    ['customer', false, false],
    ['guest', false, false],
  ])('of %s: read %j, send %j', async (role, reads, sends) => {
    const { number } = await priced();
    const caller = sales.account({ role });
    const refused = { code: role === 'guest' ? 'SESSION_ENDED' : 'NOT_PERMITTED' };
    const { version, totals } = await draft(number);
    const sent = sales.service.call(
      salesAdminSendOffer,
      { params: { number }, body: { version, acceptedTotal: totals!.grandTotal, form } },
      { caller, idempotencyKey: newKey() },
    );
    if (sends) await expect(sent).resolves.toMatchObject({ offer: { revision: 1 }, approval: null });
    else await expect(sent).rejects.toMatchObject(refused);
    const seen = draft(number, caller);
    if (reads) await expect(seen).resolves.toMatchObject({ maySend: sends });
    else await expect(seen).rejects.toMatchObject(refused);
    if (!sends) await send(number);
    const paper = sales.service.call(
      salesAdminGetPaper,
      { params: { kind: 'offer', number }, query: { revision: '1' } },
      { caller },
    );
    if (reads) await expect(paper).resolves.toMatchObject({ locale: 'en-US' });
    else await expect(paper).rejects.toMatchObject(isStaff(role) ? { code: 'NOT_FOUND' } : refused);
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
