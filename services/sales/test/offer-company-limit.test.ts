import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  salesGetMyInquiry,
  salesListMyInquiries,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import { salesAcceptOffer, salesGetOffer } from '@gantry/contracts/endpoints/offers';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { newKey } from './sales-fixture.ts';

// Offers of a company whose orders somebody else approves: its rule holds through every door.

let quotes: InquiryFixture;
let offers: OfferFixture;
let companyId: string;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  offers = new OfferFixture(quotes);
});
afterAll(() => quotes.stop());
beforeEach(() => {
  companyId = randomUUID();
});

/** Somebody whom identity knows, in the company unless another is named. */
function person(companyRole: CompanyRole, facts: Partial<Identity> = {}): Identity {
  const accountNumber = String(Math.floor(Math.random() * 1e9));
  const email = `${companyRole}@example.com`;
  const identity = quotes.sales.account({
    companyId,
    companyRole,
    name: companyRole,
    email,
    accountNumber,
    ...facts,
  });
  knownIn(identity, identity.companyId);
  return identity;
}

/** Identity says that somebody is of a company now. */
function knownIn({ accountId, accountNumber, name, email }: Identity, now: string | null): void {
  const { people } = quotes.sales.shop;
  const others = people.filter((one) => one.accountNumber !== accountNumber);
  const known = { accountId: accountId!, accountNumber: accountNumber!, name: name!, email: email! };
  people.splice(0, people.length, ...others, { ...known, company: null, companyId: now });
}

/** Says who is in the company, and up to which total its buyers order. */
const setRule = (limit: number | null, people: readonly Identity[]) =>
  quotes.sales.shop.setRule(companyId, people, { limit });

function accept({ number, token }: Quote, caller?: Identity, withLink = true) {
  const query = withLink ? { token } : {};
  const request = { params: { number }, query, body: { revision: 1, poNumber: 'PO-7' } };
  return quotes.sales.service.call(salesAcceptOffer, request, { caller, idempotencyKey: newKey() });
}
const refused = { code: 'NEEDS_APPROVAL', data: { limit: 100 } };

test('a buyer above the limit cannot accept, signed in, by the mailed link, or as somebody else', async () => {
  const [buyer, admin] = [person('buyer'), person('admin')];
  setRule(100, [buyer, admin]);
  const quote = await offers.offered(buyer);
  await expect(accept(quote, buyer, false)).rejects.toMatchObject(refused);
  await expect(accept(quote)).rejects.toMatchObject(refused);
  await expect(accept(quote, quotes.sales.account())).rejects.toMatchObject(refused);
  const stranger = person('admin', { companyId: randomUUID() });
  await expect(accept(quote, stranger)).rejects.toMatchObject(refused);
  expect(await accept(quote, admin)).toHaveProperty('number');
});

test('a requester cannot accept by the mailed link either', async () => {
  const requester = person('requester');
  setRule(null, [requester]);
  const quote = await offers.offered(requester);
  await expect(accept(quote)).rejects.toMatchObject({ code: 'NEEDS_APPROVAL' });
});

test('whoever asked before they joined the company is of it now', async () => {
  const joiner = person('buyer', { companyId: null, companyRole: null });
  const quote = await offers.offered(joiner);
  knownIn(joiner, companyId);
  setRule(100, [{ ...joiner, companyId, companyRole: 'buyer' }]);
  await expect(accept(quote)).rejects.toMatchObject(refused);
});

test('the link works as before for whoever orders freely, at the limit, or has left the company', async () => {
  const approver = person('approver');
  setRule(0, [approver]);
  expect(await accept(await offers.offered(approver))).toHaveProperty('number');
  const buyer = person('buyer');
  setRule(null, [buyer]);
  expect(await accept(await offers.offered(buyer))).toHaveProperty('number');
  const gone = person('buyer');
  setRule(0, [gone]);
  const theirs = await offers.offered(gone);
  knownIn(gone, null);
  expect(await accept(theirs)).toHaveProperty('number');
});

test('the offer says before that somebody else has to accept it, to whoever may not', async () => {
  const [buyer, requester, admin] = [person('buyer'), person('requester'), person('admin')];
  setRule(100, [buyer, requester, admin]);
  const quote = await offers.offered(buyer);
  const read = (caller?: Identity) => {
    const query = caller ? {} : { token: quote.token };
    return quotes.sales.service.call(salesGetOffer, { params: { number: quote.number }, query }, { caller });
  };
  expect(await read(buyer)).toMatchObject({ approval: { limit: 100 } });
  expect(await read()).toMatchObject({ approval: { limit: 100 } });
  expect((await read(admin))?.approval).toBeUndefined();
  setRule(10_000_000, [buyer, admin]);
  expect((await read(buyer))?.approval).toBeUndefined();
  setRule(0, [buyer, admin]);
  await accept(quote, admin);
  expect((await read(buyer))?.approval).toBeUndefined();
});

test('who approves reads the quotes of the company, and accepts for whoever asked', async () => {
  const [buyer, approver, viewer, other] = [
    person('buyer'),
    person('approver'),
    person('viewer'),
    person('buyer', { email: 'other@example.com' }),
  ];
  setRule(100, [buyer, approver, viewer, other]);
  const quote = await offers.offered(buyer);
  const list = (caller: Identity, query: object = { buyer: 'all' }) =>
    quotes.sales.service.call(salesListMyInquiries, { query }, { caller });
  const get = (caller: Identity) =>
    quotes.sales.service.call(salesGetMyInquiry, { params: { number: quote.number } }, { caller });
  for (const caller of [approver, viewer]) {
    const { items, buyers } = await list(caller);
    expect(items).toMatchObject([{ number: quote.number, askedBy: 'Gus Guest' }]);
    expect(buyers).toEqual([{ accountNumber: buyer.accountNumber, name: 'Gus Guest' }]);
  }
  expect(await list(approver, { buyer: other.accountNumber! })).toMatchObject({ total: 0 });
  await expect(list(other)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(get(other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await get(buyer)).askedBy).toBeUndefined();
  expect((await get(buyer)).may.length).toBeGreaterThan(1);
  expect(await get(approver)).toMatchObject({ askedBy: 'Gus Guest', may: ['accept'] });
  expect(await get(viewer)).toMatchObject({ askedBy: 'Gus Guest', may: [] });
  const say = { params: { number: quote.number }, query: {}, body: { text: 'Cheaper, please.' } };
  await expect(
    quotes.sales.service.call(salesWriteToInquiry, say, { caller: approver, idempotencyKey: newKey() }),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(accept(quote, viewer, false)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(accept(quote, other, false)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { number } = await accept(quote, approver, false);
  const [order] = await quotes.sales.sql<{ account_id: string; company_id: string }>(
    'select account_id, company_id from sales."order" where number = ?',
    [number],
  );
  expect(order).toEqual({ account_id: buyer.accountId, company_id: companyId });
});
