import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesAcceptOffer, salesGetOffer, salesSelectOfferLines } from '@gantry/contracts/endpoints/offers';
import { salesAdminAcceptOffer } from '@gantry/contracts/endpoints/staff-checkout';
import type { Identity } from '@gantry/contracts/schemas/account';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

// Every way to accept an offer, tried on offers that are over.

let quotes: InquiryFixture;
let sales: SalesFixture;
let offers: OfferFixture;
let owner: Identity;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
  offers = new OfferFixture(quotes);
  owner = sales.account();
});
afterAll(() => quotes.stop());

const accept = ({ number }: Quote, token: string | undefined, facts: object, caller?: Identity) =>
  sales.service.call(
    salesAcceptOffer,
    { params: { number }, query: { token }, body: { revision: 1, poNumber: 'PO-7', ...facts } },
    { caller, idempotencyKey: newKey() },
  );
const asStaff = ({ number }: Quote, facts: object) => {
  const body = {
    revision: 1,
    poNumber: 'PO-7',
    paymentService: 'check' as const,
    reason: 'by phone',
    ...facts,
  };
  const options = { caller: quotes.seller(), idempotencyKey: newKey() };
  return sales.service.call(salesAdminAcceptOffer, { params: { number }, body }, options);
};

/** Doors to an order, each with the revision it names. */
const doors: Record<string, (quote: Quote, facts: { revision: number }) => Promise<unknown>> = {
  'by its link': (quote, facts) => accept(quote, quote.token, facts),
  'by its link, for some lines': (quote, facts) =>
    accept(quote, quote.token, { ...facts, lines: [1], acceptedTotal: 1 }),
  'signed in': (quote, facts) => accept(quote, undefined, facts, owner),
  'signed in, for some lines': (quote, facts) =>
    accept(quote, undefined, { ...facts, lines: [1], acceptedTotal: 1 }, owner),
  'with a purchase order as a file': (quote, facts) =>
    accept(quote, quote.token, { ...facts, poFile: crypto.randomUUID() }),
  'by staff on the phone': (quote, facts) => asStaff(quote, facts),
};

/** The same offer once more, with a last day that is over: what was sent cannot be changed. */
const expire = (number: string) =>
  sales.sql(
    `insert into sales.offer select (jsonb_populate_record(o, jsonb_build_object(
       'id', gen_random_uuid(), 'revision', o.revision + 1, 'valid_until', current_date - 2))).*
     from sales.offer o join sales.inquiry i on i.id = o.inquiry_id where i.number = ?`,
    [number],
  );

/** How an offer ends, the revision that is tried, and why it is refused. */
const endings: Record<string, [(quote: Quote) => Promise<unknown>, number, object]> = {
  'whose last day is over': [({ number }) => expire(number), 2, { blocker: 'EXPIRED' }],
  'that a newer one replaced': [
    async ({ number }) => {
      await quotes.transition(number, 'in-work', { note: 'better prices' });
      await quotes.transition(number, 'move-to-offer');
      await offers.send(number, { allowsPartial: true });
    },
    1,
    { blocker: 'SUPERSEDED' },
  ],
  'whose change was asked for': [
    ({ number, token }) => quotes.write(number, 'Ten more', token),
    1,
    { status: 'in-work' },
  ],
  'whose quote was cancelled': [
    ({ number }) => quotes.transition(number, 'cancelled', { reason: 'not-quotable', message: 'Sorry' }),
    1,
    { status: 'cancelled' },
  ],
};

describe.each(Object.keys(endings))('an offer %s', (ending) => {
  const [end, revision, data] = endings[ending]!;

  test.each(Object.keys(doors))('cannot be accepted %s, which says why, and writes nothing', async (door) => {
    const quote = await offers.offered(owner, { allowsPartial: true });
    await end(quote);
    const before = await quotes.asStaff(quote.number);
    await expect(doors[door]!(quote, { revision })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data,
    });
    expect(await quotes.asStaff(quote.number)).toEqual(before);
    const request = { params: { number: quote.number }, query: { token: quote.token } };
    expect((await sales.service.call(salesGetOffer, request))!.order).toBe(null);
  });
});

test('lines of an offer whose last day is over are not priced anew', async () => {
  const quote = await offers.offered(owner, { allowsPartial: true });
  await expire(quote.number);
  const { number, token } = quote;
  const request = { params: { number }, query: { token }, body: { revision: 2, lines: [1] } };
  await expect(sales.service.call(salesSelectOfferLines, request)).rejects.toMatchObject({
    code: 'WRONG_STATE',
  });
});
