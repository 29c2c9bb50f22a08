import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { salesAcceptOffer, salesDeclineOffer, salesGetOffer } from '@gantry/contracts/endpoints/offers';
import { salesAnnounceInquiryFile, salesSendFileChunk } from '@gantry/contracts/endpoints/record-files';
import { salesGetConfirmation } from '@gantry/contracts/endpoints/sales';
import * as suppliers from '@gantry/contracts/endpoints/suppliers';
import type { Offer } from '@gantry/contracts/schemas/offer';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { pickFrom, type Pick } from './pick-from.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

// What holds of offers, their orders, questions to suppliers, and files after any sequence of events of both sides.

let home: string;
let quotes: InquiryFixture;
let sales: SalesFixture;
let offers: OfferFixture;
let supplierId: string;
beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'offer-walk-'));
  quotes = await InquiryFixture.start({ GANTRY_HOME: home });
  sales = quotes.sales;
  offers = new OfferFixture(quotes);
  const body = {
    name: 'Walkers',
    brands: 'Acme',
    contacts: [{ name: 'Sue', email: 'sue@works.example' }],
    contactMethod: 'email' as const,
    paymentTerm: 'net-30' as const,
    locale: 'en-US' as const,
  };
  const options = { caller: buyer(), idempotencyKey: newKey() };
  supplierId = (await sales.service.call(suppliers.salesAdminAddSupplier, { body }, options)).id;
});
afterAll(async () => {
  await quotes.stop();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => {
  for (const sku of skus) sell(sku);
});

const skus = ['motor', 'pump', 'valve'] as const;
const buyer = () => sales.account({ role: 'purchasing', name: 'Pia Purchasing' });
const sell = (sku: (typeof skus)[number], facts: object = {}) =>
  sales.shop.offer({ sku, name: sku, listPrice: 4_000, unitPrice: 4_000, ...facts });

interface Walk {
  readonly quote: Quote;
  readonly pick: Pick;
  /** each revision as its customer read it when it was new */
  readonly revisions: Map<number, Offer>;
  /** orders that came of it, by number */
  readonly orders: Map<string, { readonly token: string; readonly revision: number; readonly total: number }>;
  /** the links suppliers got, newest last */
  readonly links: string[];
  /** files the customer sent that no order has */
  readonly files: string[];
}
type Event = (walk: Walk) => Promise<unknown>;

const read = ({ number, token }: Quote) =>
  sales.service.call(salesGetOffer, { params: { number }, query: { token } });
const accept = ({ number, token }: Quote, facts: object, idempotencyKey = newKey()) =>
  sales.service.call(
    salesAcceptOffer,
    { params: { number }, query: { token }, body: { poNumber: 'PO-1', ...facts } as never },
    { idempotencyKey },
  );

const send: Event = async ({ quote, pick, revisions }) => {
  const caller = quotes.seller();
  const { status, lines } = await quotes.asStaff(quote.number, caller);
  if (status === 'in-work') {
    for (const line of lines) await quotes.save(quote.number, line, { unitPrice: pick([900, 1_000, 1_250]) });
    await quotes.transition(quote.number, 'move-to-offer');
  }
  const facts = { allowsPartial: pick([true, false]), depositPercent: pick([null, 30]) };
  await offers.send(quote.number, facts, caller);
  const offer = (await read(quote))!;
  expect(offer.revision).toBe(revisions.size + 1);
  revisions.set(offer.revision, offer);
};

/** Accepts some revision, of which only one can be had; pressed twice at once it makes one order. */
const acceptOne: Event = async ({ quote, pick, revisions, orders, files }) => {
  const newest = revisions.size;
  const revision = pick([newest, newest, newest, Math.max(1, newest - 1), newest + 1]);
  const before = await read(quote);
  const poFile = pick([null, files[0] ?? null]);
  const facts = { revision, poFile };
  const tries = await Promise.allSettled([accept(quote, facts), accept(quote, facts)]);
  const placed = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (placed.length > 0 && orders.size === 0) {
    expect([before?.blocker, revision]).toEqual([null, newest]);
    if (poFile) files.splice(files.indexOf(poFile), 1);
  }
  for (const { number, token } of placed)
    orders.set(number, { token, revision, total: revisions.get(revision)!.totals.grandTotal });
  const refused = tries.find((one) => one.status === 'rejected');
  if (refused) throw refused.reason;
};

const decline: Event = ({ quote: { number, token }, revisions }) =>
  sales.service.call(
    salesDeclineOffer,
    { params: { number }, query: { token }, body: { revision: revisions.size, reason: 'Too late' } },
    { idempotencyKey: newKey() },
  );
const write: Event = ({ quote }) => quotes.write(quote.number, 'Half of it in May?', quote.token);
const withdraw: Event = ({ quote }) => quotes.withdraw(quote.number, quote.token);

/** The catalogue goes on: other prices, other stock, products that are gone and come back. */
const shop: Event = async ({ pick }) =>
  sell(
    pick(skus),
    pick([
      { unitPrice: 1 },
      { unitPrice: 99_000 },
      { availability: 'discontinued' },
      { availability: 'in-stock' },
    ]),
  );

const ask: Event = async ({ quote, pick, links }) => {
  const { lines } = await quotes.asStaff(quote.number);
  const body = { supplierId, lineIds: [pick(lines).id], answerDays: 3 };
  const options = { caller: buyer(), idempotencyKey: newKey() };
  await sales.service.call(
    suppliers.salesAdminAskSupplier,
    { params: { number: quote.number }, body },
    options,
  );
  const mails = await quotes.outgoing<{ token: string }>(/supplier\.asked/);
  links.push(mails.at(-1)!.payload.token);
};
const answer: Event = async ({ links, pick }) => {
  const token = pick([...links, 'A'.repeat(22)]);
  const request = { params: { token } };
  const { version, lines } = await sales.service.call(suppliers.salesGetSupplierRequest, request);
  const said = lines.map(({ id }) => ({ id, unitCost: pick(['7.50', '8']), leadTimeDays: '12' }));
  await sales.service.call(
    suppliers.salesAnswerSupplierRequest,
    { ...request, body: { version, lines: said } as never },
    { idempotencyKey: newKey() },
  );
};
const revoke: Event = async ({ quote, pick }) => {
  const options = { caller: buyer() };
  const params = { number: quote.number };
  const asked = await sales.service.call(suppliers.salesAdminListSupplierRequests, { params }, options);
  if (asked.length === 0) return;
  const { id, version } = pick(asked);
  await sales.service.call(
    suppliers.salesAdminRevokeSupplierRequest,
    { params: { id }, body: { version } },
    { ...options, idempotencyKey: newKey() },
  );
};
const attach: Event = async ({ quote: { number, token }, files }) => {
  const bytes = Buffer.from('a drawing');
  const request = { params: { number }, query: { token }, body: { name: 'it.txt', bytes: bytes.length } };
  const { id } = await sales.service.call(salesAnnounceInquiryFile, request);
  await sales.service.call(salesSendFileChunk, { params: { id }, query: { offset: '0' }, body: bytes });
  files.push(id);
};

const events: readonly Event[] = [
  send,
  send,
  send,
  acceptOne,
  acceptOne,
  decline,
  write,
  write,
  withdraw,
  shop,
  shop,
  ask,
  answer,
  revoke,
  attach,
];
const refusals = ['WRONG_STATE', 'NOT_PURCHASABLE', 'NOT_FOUND', 'INVALID', 'PRICE_CHANGED', 'NOT_PERMITTED'];

/** What holds at every moment. */
async function checkInvariants({ quote, revisions, orders, links, files }: Walk): Promise<void> {
  const inquiry = await quotes.asStaff(quote.number);
  const offer = await read(quote);
  // B11.7: however often it is accepted, there is one order
  expect(orders.size).toBeLessThanOrEqual(1);
  expect(orders.size === 1).toBe(inquiry.status === 'move-to-order');
  const rows = await sales.sql<{ revision: number; total: string; lines: string }>(
    `select o.revision, o.grand_total as total, (select sum(l.quantity * l.unit_price) from sales.offer_line l
       where l.offer_id = o.id) as lines
     from sales.offer o join sales.inquiry i on i.id = o.inquiry_id where i.number = ? order by o.revision`,
    [quote.number],
  );
  expect(rows.map(({ revision, total, lines }) => [revision, Number(total), Number(lines)])).toEqual(
    [...revisions].map(([revision, { totals }]) => [revision, totals.grandTotal, totals.subtotal]),
  );
  const latest = revisions.get(revisions.size);
  if (latest && offer)
    expect({ ...offer, blocker: null, order: null }).toEqual({ ...latest, blocker: null, order: null });
  for (const [number, { token, revision, total }] of orders) {
    const order = await sales.service.call(salesGetConfirmation, { params: { number }, query: { token } });
    expect([revision, order.grandTotal]).toEqual([revisions.size, total]);
    expect(order.grandTotal).toBe(
      order.totals.subtotal +
        order.totals.handlingFee +
        (order.totals.shipping ?? 0) +
        (order.totals.tax ?? 0),
    );
  }
  const open = await sales.sql<{ count: string }>(
    `select count(*) from sales.supplier_request r join sales.inquiry i on i.id = r.inquiry_id where i.number = ?`,
    [quote.number],
  );
  expect(Number(open[0]!.count)).toBe(links.length);
  expect(inquiry.files.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
}

test('B2, B11: any sequence of events makes at most one order, at the price of the newest revision, and no revision changes', async () => {
  let ordered = 0;
  for (let seed = 1; seed <= 20; seed += 1) {
    const pick = pickFrom(seed);
    for (const sku of skus) sell(sku);
    const quote = await quotes.aQuote();
    const walk: Walk = { quote, pick, revisions: new Map(), orders: new Map(), links: [], files: [] };
    for (let step = 0; step < 14; step += 1) {
      const event = pick(events);
      const refused = await event(walk).then(
        () => null,
        (error: { code?: string }) => error,
      );
      if (refused && !refusals.includes(refused.code ?? '')) throw refused;
      await checkInvariants(walk);
    }
    ordered += walk.orders.size;
  }
  expect(ordered).toBeGreaterThan(4);
}, 240_000);
