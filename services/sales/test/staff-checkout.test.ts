import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { salesAdminGetOrder } from '@gantry/contracts/endpoints/sales';
import { salesAdminAcceptOffer, salesSendPaymentLink } from '@gantry/contracts/endpoints/staff-checkout';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture } from './offer-fixture.ts';
import { aForm, newKey } from './sales-fixture.ts';

let quotes: InquiryFixture;
let offers: OfferFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  offers = new OfferFixture(quotes);
});
afterAll(() => quotes.stop());

const jobs = (name: string) =>
  quotes.sales.sql<{ payload: any }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = ?`,
    [name],
  );
const seller = () => quotes.seller();
const accept = (number: string, facts: object = {}, key = newKey(), caller = seller()) => {
  const body = {
    revision: 1,
    poNumber: null,
    paymentService: 'check' as const,
    reason: 'by telephone',
    ...facts,
  };
  return quotes.sales.service.call(
    salesAdminAcceptOffer,
    { params: { number }, body },
    { caller, idempotencyKey: key },
  );
};

test('staff accept an offer for its customer once, at its prices, and the trail says on whose behalf', async () => {
  const quote = await offers.offered();
  const key = newKey();
  const { number } = await accept(quote.number, { paymentService: 'stripe-payment-intent' }, key);
  expect((await accept(quote.number, { paymentService: 'stripe-payment-intent' }, key)).number).toBe(number);
  const order = await quotes.sales.service.call(
    salesAdminGetOrder,
    { params: { number } },
    { caller: seller() },
  );
  expect(order).toMatchObject({ paymentService: 'stripe-payment-intent', awaitsPayment: true });
  expect(order.lines.map(({ priceSource }) => priceSource)).toEqual(['offer', 'offer', 'offer']);
  const trail = (await jobs('identity:record.changed')).map(({ payload }) => payload.payload);
  const behalf = trail.filter(
    ({ field, entityNumber }) => field === 'placed on behalf of' && entityNumber === number,
  );
  expect(behalf[0]).toMatchObject({ after: order.email, reason: 'by telephone', actorRole: 'sales' });
});

test('by card only what is not on terms, and never without a quote', async () => {
  const quote = await offers.offered(undefined, { paymentTerm: 'net-30' });
  const card = accept(quote.number, { paymentService: 'stripe-payment-intent', poNumber: 'PO-1' });
  await expect(card).rejects.toMatchObject({ code: 'INVALID', issues: [{ path: 'body.paymentService' }] });
  await expect(accept('q-999999')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('who may not take orders for customers gets nothing', async () => {
  const quote = await offers.offered();
  const warehouse = quotes.sales.account({ role: 'warehouse' });
  await expect(accept(quote.number, {}, newKey(), warehouse)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});

test('a payment link goes to the customer once for its key, and to nobody for what is not due', async () => {
  quotes.sales.shop.offer({ sku: 'bolt', unitPrice: 6000 });
  const buyer = await quotes.sales.guestWith('bolt');
  const { number, token } = await quotes.sales.place(buyer, aForm());
  const send = (of: string, key: string) =>
    quotes.sales.service.call(
      salesSendPaymentLink,
      { params: { number: of }, body: {} },
      { caller: seller(), idempotencyKey: key },
    );
  const key = newKey();
  expect(await send(number, key)).toEqual({ email: 'pat@example.com' });
  await send(number, key);
  const mails = (await jobs('notifications:order.payment-asked')).map(({ payload }) => payload.payload);
  expect(mails).toMatchObject([{ number, token, email: 'pat@example.com' }]);
  const account = quotes.sales.account();
  const onTerms = await quotes.sales.placed(account, 'bolt');
  await expect(send(onTerms.number, newKey())).rejects.toMatchObject({ code: 'WRONG_STATE' });
});
