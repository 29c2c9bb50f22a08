import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  paymentsFinishPayment,
  paymentsListMethods,
  paymentsStartPayment,
} from '@gantry/contracts/endpoints/payments';
import { aCaller } from '@gantry/nest-kit/testing';
import { buyingCompany, startPayments, type PaymentsFixture } from './payments-fixture.ts';

// Somebody pays an invoice for their company that a colleague has ordered.

let shop: PaymentsFixture;
beforeAll(async () => {
  shop = await startPayments();
});
beforeEach(() => shop.cards.payments.clear());
afterAll(() => shop.stop());

type Caller = ReturnType<typeof aCaller>;
const invoiceOf = (number: string) => `i-${number}`;
const orderer = aCaller();
const colleague = (): Caller =>
  aCaller({
    accountId: randomUUID(),
    companyId: buyingCompany,
    companyRole: 'approver',
    name: 'Anna',
    email: 'anna@example.com',
  });

interface Begun {
  readonly invoice?: string | null;
  readonly saveMethod?: boolean;
  readonly savedMethodId?: string;
}
const startAs = (caller: Caller, number: string, facts: Begun = {}) =>
  shop.service.call(
    paymentsStartPayment,
    {
      params: { number },
      body: { service: 'stripe-payment-intent', token: null, invoice: invoiceOf(number), ...facts },
    },
    { caller, idempotencyKey: randomUUID() },
  );
const finishAs = (caller: Caller, number: string, reference: string) =>
  shop.service.call(
    paymentsFinishPayment,
    { params: { number }, body: { token: null, reference } },
    { caller },
  );
const cardsOf = (caller: Caller) => shop.service.call(paymentsListMethods, {}, { caller });
const receiptsOf = (number: string) => shop.events('notifications:invoice.paid-by-colleague', number);
const onTerms = () => shop.place({ paymentTerm: 'net-30', paymentService: 'check' });

test('the receipt goes to both, once, and the trail says who has paid', async () => {
  const number = await onTerms();
  const anna = colleague();
  await startAs(anna, number);
  const { reference } = shop.cards.only;
  shop.cards.pay(reference);
  for (let turn = 0; turn < 2; turn += 1)
    expect(await finishAs(anna, number, reference)).toMatchObject({ outcome: 'settled' });
  const told = {
    invoice: invoiceOf(number),
    orderNumber: number,
    amount: 10_000,
    payer: 'Anna',
    locale: 'en-US',
  };
  expect(await receiptsOf(number)).toEqual([
    { ...told, isPayer: true, email: 'anna@example.com', name: 'Anna' },
    { ...told, isPayer: false, email: 'pat@example.com', name: 'Pat' },
  ]);
  const [entry] = await shop.service.sql<{ entry: object }>(
    `select j.payload->'payload' as entry from graphile_worker._private_jobs j
     where j.payload->'payload'->>'field' = 'payment for the company' and j.payload->'payload'->>'entityNumber' = ?`,
    [number],
  );
  expect(entry?.entry).toMatchObject({ actorId: anna.accountId, actor: 'Anna' });
});

test('whoever has ordered pays their own without such receipts', async () => {
  const number = await onTerms();
  await startAs(orderer, number);
  const { reference } = shop.cards.only;
  shop.cards.pay(reference);
  expect(await finishAs(orderer, number, reference)).toMatchObject({ outcome: 'settled' });
  expect(await receiptsOf(number)).toEqual([]);
});

test('a card that is kept belongs to whoever has paid, and those of the orderer are nobody else’s', async () => {
  await shop.service.sql('delete from payments.saved_method');
  const [first, second, third] = [await onTerms(), await onTerms(), await onTerms()];
  const anna = colleague();
  await startAs(anna, first, { saveMethod: true });
  const ofAnna = shop.cards.only.reference;
  shop.cards.pay(ofAnna);
  await finishAs(anna, first, ofAnna);
  expect(await cardsOf(anna)).toHaveLength(1);
  expect(await cardsOf(orderer)).toEqual([]);

  shop.cards.payments.clear();
  await startAs(orderer, second, { saveMethod: true });
  const ofOrderer = shop.cards.only.reference;
  shop.cards.pay(ofOrderer);
  await finishAs(orderer, second, ofOrderer);
  const [card] = await cardsOf(orderer);
  const notFound = { code: 'NOT_FOUND' };
  await expect(startAs(anna, third, { savedMethodId: card!.id })).rejects.toMatchObject(notFound);
  const [own] = await cardsOf(anna);
  expect(await startAs(anna, third, { savedMethodId: own!.id })).toMatchObject({ isSettled: true });
  expect(await receiptsOf(third)).toHaveLength(2);
});

test('whoever has no right to it begins and finishes nothing, and the order itself is not paid', async () => {
  const number = await onTerms();
  const notFound = { code: 'NOT_FOUND' };
  const stranger = aCaller({ accountId: randomUUID(), companyId: randomUUID(), companyRole: 'admin' });
  const left = { ...colleague(), companyId: null, companyRole: null };
  for (const caller of [stranger, left])
    await expect(startAs(caller, number)).rejects.toMatchObject(notFound);
  const anna = colleague();
  await expect(startAs(anna, number, { invoice: null })).rejects.toMatchObject(notFound);
  await startAs(anna, number);
  const { reference } = shop.cards.only;
  for (const caller of [stranger, left])
    await expect(finishAs(caller, number, reference)).rejects.toMatchObject(notFound);
});

test('of two who pay one invoice at once one payment is made, and the receipt names whoever went on with it', async () => {
  const number = await onTerms();
  const anna = colleague();
  const [mine, theirs] = await Promise.all([startAs(orderer, number), startAs(anna, number)]);
  expect(mine.transactionId).toBe(theirs.transactionId);
  await startAs(anna, number);
  const { reference } = shop.cards.only;
  shop.cards.pay(reference);
  await Promise.all([finishAs(orderer, number, reference), finishAs(anna, number, reference)]);
  expect(await receiptsOf(number)).toHaveLength(2);
});
