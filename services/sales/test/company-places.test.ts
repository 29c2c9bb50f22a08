import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { salesAcceptOffer } from '@gantry/contracts/endpoints/offers';
import { salesAskApproval } from '@gantry/contracts/endpoints/order-approvals';
import { salesGetCheckoutDefaults } from '@gantry/contracts/endpoints/sales';
import { salesAdminAcceptOffer } from '@gantry/contracts/endpoints/staff-checkout';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ApprovalFixture } from './approval-fixture.ts';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture, type Quote } from './offer-fixture.ts';
import { aForm, newKey, terms, type Form, type SalesFixture } from './sales-fixture.ts';

// A company that has its orders sent to its own addresses only: the rule holds through every door.

let quotes: InquiryFixture;
let offers: OfferFixture;
let sales: SalesFixture;
let team: ApprovalFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  offers = new OfferFixture(quotes);
  ({ sales } = quotes);
});
afterAll(() => quotes.stop());
beforeEach(() => {
  team = new ApprovalFixture(sales);
});

const { shipTo: yard } = aForm();
const plant = { ...yard, line1: '99 Dock Road' };
const needed = { code: 'COMPANY_ADDRESS_NEEDED', data: { address: 'shipTo' } };
const refusedAt = (part: string) => ({
  code: 'INVALID',
  issues: [{ path: `body.form.${part}.line1`, message: 'is no address of the company' }],
});

/** The addresses of the company, its orders going to these only. */
const keepTo = (...addresses: (typeof yard)[]) =>
  sales.shop.companyPlaces.set(
    team.companyId,
    addresses.map((one) => ({ ...one, company: one.company ?? null })) as never,
  );

/** Identity knows the people of the company. */
function makeKnown(...people: readonly Identity[]): void {
  for (const { accountId, accountNumber, name, email, companyId } of people)
    sales.shop.people.push({
      accountId: accountId!,
      accountNumber: accountNumber!,
      name: name!,
      email: email!,
      company: null,
      companyId,
    });
}

async function place(caller: Identity, form: Form) {
  await sales.add({ caller }, await team.offered(), 1);
  const body = await sales.request({ caller }, form);
  return sales.send({ caller }, body);
}

describe('an order', () => {
  test('goes to an address of the company, whoever receives there, and nowhere else', async () => {
    const { bea, adam } = team.people;
    keepTo(plant);
    for (const caller of [bea, adam])
      await expect(place(caller, terms())).rejects.toMatchObject(refusedAt('shipTo'));
    expect((await sales.cart({ caller: bea })).lines).toHaveLength(1);
    const there = { ...plant, line1: '99  dock ROAD', attention: 'Somebody else', phone: '3075550100' };
    expect(await place(bea, terms({ shipTo: there }))).toHaveProperty('number');
  });

  test('is invoiced to an address of the company, too', async () => {
    const { bea } = team.people;
    keepTo(plant);
    const invoiced = (billTo: typeof yard) => place(bea, terms({ shipTo: plant, billTo }));
    await expect(invoiced(yard)).rejects.toMatchObject(refusedAt('billTo'));
    keepTo(plant, yard);
    expect(await invoiced(yard)).toHaveProperty('number');
  });

  test('goes anywhere without the rule, and for whoever is in no or another company', async () => {
    keepTo(plant);
    const alone = sales.account();
    const { bea } = new ApprovalFixture(sales).people;
    for (const caller of [alone, bea]) expect(await place(caller, terms())).toHaveProperty('number');
  });

  test('that is asked for is refused at the field, and when it is approved', async () => {
    const { rita, anna } = team.people;
    const ask = async () => {
      await sales.add({ caller: rita }, await team.offered());
      const body = await team.askBody(rita, terms());
      return sales.service.call(salesAskApproval, { body }, { caller: rita, idempotencyKey: newKey() });
    };
    const { number } = await ask();
    keepTo(plant);
    await expect(ask()).rejects.toMatchObject(refusedAt('shipTo'));
    await expect(team.approve(anna, number)).rejects.toMatchObject(needed);
    keepTo(plant, yard);
    expect(await team.approve(anna, number)).toMatchObject({ status: 'approved' });
  });
});

describe('an offer', () => {
  const acceptAs = ({ number, token }: Quote, caller?: Identity) =>
    sales.service.call(
      salesAcceptOffer,
      { params: { number }, query: { token }, body: { revision: 1, poNumber: 'PO-7' } },
      { caller, idempotencyKey: newKey() },
    );

  test('to another address is accepted by nobody: its buyer, a colleague, by the link, or staff', async () => {
    const { bea, adam } = team.people;
    makeKnown(bea, adam);
    const quote = await offers.offered(bea);
    keepTo(plant);
    for (const caller of [bea, adam, undefined, sales.account()])
      await expect(acceptAs(quote, caller)).rejects.toMatchObject(needed);
    const body = { revision: 1, poNumber: 'PO-7', paymentService: 'check', reason: 'by telephone' } as const;
    await expect(
      sales.service.call(
        salesAdminAcceptOffer,
        { params: { number: quote.number }, body },
        { caller: quotes.seller(), idempotencyKey: newKey() },
      ),
    ).rejects.toMatchObject(needed);
    keepTo(plant, yard);
    expect(await acceptAs(quote, bea)).toHaveProperty('number');
  });

  test('of whoever left goes where they like', async () => {
    const { bea } = team.people;
    const quote = await offers.offered(bea);
    keepTo(plant);
    const left = { ...bea, companyId: null, companyRole: null };
    makeKnown(left);
    expect(await acceptAs(quote, left)).toHaveProperty('number');
  });
});

test('the checkout is told', async () => {
  const { bea } = team.people;
  const told = async () =>
    (await sales.service.call(salesGetCheckoutDefaults, {}, { caller: bea })).onlyCompanyAddresses;
  expect(await told()).toBe(false);
  keepTo(plant);
  expect(await told()).toBe(true);
});
