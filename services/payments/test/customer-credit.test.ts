import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  paymentsActOnPayments,
  paymentsGetOrderPayments,
  paymentsListCredits,
  paymentsListUnmatched,
  paymentsRecordReceipt,
} from '@gantry/contracts/endpoints/payments';
import { paymentsFindCredit } from '@gantry/contracts/endpoints/internal-payments';
import type { ActOnPayments } from '@gantry/contracts/schemas/payment';
import { aCaller } from '@gantry/nest-kit/testing';
import { startPayments, type PaymentsFixture } from './payments-fixture.ts';

let shop: PaymentsFixture;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop.stop());

const as = (role: 'finance' | 'sales') => ({ caller: aCaller({ role }), idempotencyKey: randomUUID() });
const read = (number: string, role: 'finance' | 'sales' = 'finance') =>
  shop.service.call(paymentsGetOrderPayments, { params: { number } }, as(role));
const act = (number: string, body: ActOnPayments, role: 'finance' | 'sales' = 'finance') =>
  shop.service.call(paymentsActOnPayments, { params: { number }, body }, as(role));
type Owner = Pick<NonNullable<Parameters<PaymentsFixture['place']>[0]>, 'email' | 'accountId' | 'companyId'>;
const onTerms = (due: number, owner: Owner = {}) =>
  shop.place({ due, paymentService: 'check', paymentTerm: 'net-30', ...owner });
const heldOf = async (number: string) =>
  (await read(number)).transactions.find(({ status }) => status === 'processed-on-hold');

/** An order of 5,000 for which 9,000 came: it is paid, and 4,000 wait. */
async function overpaid(owner?: Owner) {
  const number = await onTerms(5000, owner);
  const body = { amount: 9000, reference: randomUUID() };
  await shop.service.call(paymentsRecordReceipt, { params: { number }, body }, as('finance'));
  const received = await heldOf(number);
  await act(number, { action: 'match', transactionId: received!.id, toOrder: null, reason: 'pays it' });
  const rest = await heldOf(number);
  return { number, rest: rest! };
}

/** The same, and what is left of it is kept. */
async function withCredit(owner: Owner) {
  const { number, rest } = await overpaid(owner);
  await act(number, { action: 'keep', transactionId: rest.id, reason: 'kept' });
  return { number, transactionId: rest.id };
}

/** Under which orders the credit is that may pay a new order of somebody. */
async function offeredTo(owner: Owner): Promise<string[]> {
  return (await read(await onTerms(1000, owner))).credits.map(({ orderNumber }) => orderNumber);
}
const sums = (accountId: string, companyId: string | null, email = 'nobody@example.com') =>
  shop.service.call(paymentsFindCredit, { body: { accountId, email, companyId } });

/** What the journal says of accounts over some orders; accounts that are even are left out. */
async function balances(numbers: readonly string[]): Promise<Record<string, number>> {
  const rows = await shop.service.sql<{ account: string; sum: string }>(
    `select account, sum(amount) as sum from payments.journal_posting
     where order_number in (select jsonb_array_elements_text(?::jsonb)) group by account having sum(amount) <> 0`,
    [JSON.stringify(numbers)],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

test('what is beyond what is due is kept as credit, and pays the next orders of the customer to the cent', async () => {
  const { number, rest } = await overpaid();
  expect(rest.actions).toEqual(['match', 'send-back', 'keep']);
  const keep = { action: 'keep', transactionId: rest.id, reason: 'The customer asked for it' } as const;
  await expect(act(number, keep, 'sales')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await act(number, keep);
  await expect(act(number, keep)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const waiting = await shop.service.call(paymentsListUnmatched, {}, as('finance'));
  expect(waiting.filter(({ orderNumber }) => orderNumber === number)).toEqual([]);
  expect(await balances([number])).toEqual({ bank: 9000, receivable: -5000, 'customer-credit': -4000 });

  const [second, third] = [await onTerms(3000), await onTerms(2500)];
  const [credit] = (await read(second)).credits;
  expect(credit).toMatchObject({ orderNumber: number, amount: 4000 });
  expect((await read(second, 'sales')).credits).toEqual([]);
  const use = { action: 'match', transactionId: credit!.transactionId, reason: 'uses the credit' } as const;
  await act(number, { ...use, toOrder: second });
  expect(await shop.told(second)).toMatchObject({ status: 'paid', facts: { captured: 3000 } });
  expect((await read(second)).credits).toEqual([]);

  // what is left is a credit still, and pays a part of the third
  const [left] = (await read(third)).credits;
  expect(left).toMatchObject({ orderNumber: second, amount: 1000 });
  await act(second, { ...use, transactionId: left!.transactionId, toOrder: third });
  expect(await read(third)).toMatchObject({ captured: 1000, open: 1500, credits: [] });
  expect(await balances([number, second, third])).toEqual({ bank: 9000, receivable: -9000 });
});

test('one credit is used once, however often and by how many it is asked for', async () => {
  const { number, rest } = await overpaid();
  await act(number, { action: 'keep', transactionId: rest.id, reason: 'kept' });
  const others = [await onTerms(4000), await onTerms(4000)];
  const results = await Promise.allSettled(
    others.map((toOrder) =>
      act(number, { action: 'match', transactionId: rest.id, toOrder, reason: 'uses it' }),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await balances([number, ...others])).toEqual({ bank: 9000, receivable: -9000 });
});

test('a credit is sent back, and its books are even', async () => {
  const { number, rest } = await overpaid();
  await act(number, { action: 'keep', transactionId: rest.id, reason: 'kept' });
  await act(number, {
    action: 'send-back',
    transactionId: rest.id,
    reference: 'OUT-9',
    reason: 'wanted back',
  });
  expect(await balances([number])).toEqual({ bank: 5000, receivable: -5000 });
});

test('what a credit memo promised back by hand is kept as credit in place of being paid out, once', async () => {
  const number = await onTerms(5000);
  const body = { amount: 5000, reference: randomUUID() };
  await shop.service.call(paymentsRecordReceipt, { params: { number }, body }, as('finance'));
  await shop.publishEvent('refund.requested', {
    orderNumber: number,
    reference: `r-${number}`,
    amount: 2000,
    reason: 'returned',
  });
  await shop.service.runJobs();
  const refund = (await read(number)).transactions.find(({ type }) => type === 'refund');
  expect(refund).toMatchObject({ status: 'delayed', actions: ['keep', 'pay-out'] });
  const keep = { action: 'keep', transactionId: refund!.id, reason: 'for their next order' } as const;
  await act(number, keep);
  await expect(act(number, keep)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const paid = { action: 'pay-out', transactionId: refund!.id, reference: 'OUT-1' } as const;
  await expect(act(number, paid)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect(await shop.events('sales:refund.settled', number)).toEqual([
    { orderNumber: number, reference: `r-${number}`, amount: 2000, outcome: 'processed', isCredited: true },
  ]);
  expect(await shop.told(number)).toMatchObject({ status: 'partially_refunded', facts: { refunded: 2000 } });
  expect(await balances([number])).toEqual({ bank: 5000, receivable: -3000, 'customer-credit': -2000 });
  const next = await onTerms(2000);
  const credit = (await read(next)).credits.find(({ orderNumber }) => orderNumber === number);
  await act(number, {
    action: 'match',
    transactionId: credit!.transactionId,
    toOrder: next,
    reason: 'uses it',
  });
  expect(await shop.told(next)).toMatchObject({ status: 'paid' });
  expect(await balances([number, next])).toEqual({ bank: 5000, receivable: -5000 });
});

describe('whose a credit is', () => {
  const [ann, bob] = [randomUUID(), randomUUID()];
  const company = randomUUID();

  test('of what was ordered for a company it is the company’s: colleagues use it, and its people do not for themselves', async () => {
    const { number, transactionId } = await withCredit({ accountId: ann, companyId: company });
    expect(await offeredTo({ accountId: bob, companyId: company, email: 'bob@example.com' })).toEqual([
      number,
    ]);
    expect(await offeredTo({ accountId: ann })).toEqual([]);
    expect(await offeredTo({ accountId: ann, companyId: randomUUID() })).toEqual([]);
    expect(await sums(ann, company)).toEqual({ account: 0, company: 4000 });
    expect(await sums(ann, null)).toEqual({ account: 0, company: 0 });

    const use = { action: 'match', transactionId, reason: 'uses it' } as const;
    const own = await onTerms(1000, { accountId: ann });
    await expect(act(number, { ...use, toOrder: own })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { reason: 'not-their-credit', orderNumber: own },
    });
    const colleague = await onTerms(4000, { accountId: bob, companyId: company });
    await act(number, { ...use, toOrder: colleague });
    expect(await shop.told(colleague)).toMatchObject({ status: 'paid' });
    expect(await sums(ann, company)).toEqual({ account: 0, company: 0 });
    expect(await balances([number, own, colleague])).toEqual({ bank: 9000, receivable: -9000 });
  });

  test('of whoever buys alone it is the account’s, whatever address was typed, and stays theirs in a company', async () => {
    const { number } = await withCredit({ accountId: ann, email: 'ann@example.com' });
    expect(await offeredTo({ accountId: ann, email: 'other@example.com' })).toEqual([number]);
    expect(await offeredTo({ accountId: bob, email: 'ann@example.com' })).toEqual([]);
    expect(await offeredTo({ accountId: ann, companyId: company, email: 'ann@example.com' })).toEqual([]);
    expect(await sums(ann, company)).toEqual({ account: 4000, company: 0 });
  });

  test('of a guest it goes by the address, until an account claims the order', async () => {
    const email = 'Guest@Example.com';
    const { number } = await withCredit({ email });
    expect(await offeredTo({ accountId: bob, email: 'guest@example.com' })).toEqual([number]);
    expect(await sums(bob, null, 'guest@example.com')).toEqual({ account: 4000, company: 0 });
    const cara = randomUUID();
    await shop.publishEvent('orders.owned', { orders: [{ number, accountId: cara, companyId: null }] });
    await shop.service.runJobs();
    expect(await offeredTo({ accountId: bob, email })).toEqual([]);
    expect(await sums(bob, null, email)).toEqual({ account: 0, company: 0 });
    expect(await sums(cara, null)).toEqual({ account: 4000, company: 0 });
  });

  test('shows in the list of finance, which nobody else reads', async () => {
    const { number } = await withCredit({ accountId: ann, companyId: company });
    const all = await shop.service.call(paymentsListCredits, {}, as('finance'));
    expect(all.find(({ orderNumber }) => orderNumber === number)).toMatchObject({
      owner: 'company',
      company: { name: 'Buying Works', accountNumber: 'a-1001' },
      amount: 4000,
    });
    await expect(shop.service.call(paymentsListCredits, {}, as('sales'))).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});
