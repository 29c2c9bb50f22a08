import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  paymentsActOnPayments,
  paymentsListJournal,
  paymentsListUnmatched,
  paymentsRecordUnassigned,
} from '@gantry/contracts/endpoints/payments';
import type { ActOnPayments, UnassignedReceipt } from '@gantry/contracts/schemas/payment';
import { maxWriteOff } from '@gantry/domain/write-off';
import { aCaller } from '@gantry/nest-kit/testing';
import { startPayments, type PaymentsFixture } from './payments-fixture.ts';

let shop: PaymentsFixture;
beforeAll(async () => {
  shop = await startPayments();
});
beforeEach(() => shop.cards.payments.clear());
afterAll(() => shop.stop());

const as = (role: 'finance' | 'sales' | 'auditor') => ({
  caller: aCaller({ role }),
  idempotencyKey: randomUUID(),
});
const act = (number: string, body: ActOnPayments, role: 'finance' | 'sales' = 'finance') =>
  shop.service.call(paymentsActOnPayments, { params: { number }, body }, as(role));
const record = (facts: Partial<UnassignedReceipt> = {}, options = as('finance')) =>
  shop.service.call(
    paymentsRecordUnassigned,
    { body: { amount: 5000, reference: randomUUID(), service: 'check', payer: 'ACME Inc', ...facts } },
    options,
  );
const waiting = async (number: string) =>
  (await shop.service.call(paymentsListUnmatched, {}, as('finance'))).filter(
    ({ orderNumber }) => orderNumber === number,
  );

test('a suspicion of fraud is cleared by finance alone, with a reason in the trail, and the order is paid again', async () => {
  const number = await shop.place();
  await shop.start(number);
  const { reference } = shop.cards.only;
  shop.cards.decline(reference, 'fraud');
  await shop.finish(number, reference);
  expect(await shop.told(number)).toMatchObject({ status: 'fraud', facts: { fraud: true } });
  const [attempt] = await shop.service.sql<{ id: string }>(
    'select id from payments.transaction where order_number = ?',
    [number],
  );
  const cleared = {
    action: 'clear-fraud',
    transactionId: attempt!.id,
    reason: 'Card checked by telephone',
  } as const;
  await expect(act(number, cleared, 'sales')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await act(number, cleared);
  expect(await shop.told(number)).toMatchObject({
    status: 'voided',
    facts: { fraud: false, attempt: 'cleared' },
  });
  await expect(act(number, cleared)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const [entry] = await shop.service.sql<{ payload: object }>(
    `select j.payload->'payload' as payload from graphile_worker._private_jobs j
     where j.payload->'payload'->>'entityNumber' = ? and j.payload->'payload'->>'field' = 'payment: clear-fraud'`,
    [number],
  );
  expect(entry?.payload).toMatchObject({
    before: 'fraud',
    after: 'cleared',
    reason: 'Card checked by telephone',
  });
  shop.cards.payments.clear();
  await shop.start(number);
  shop.cards.pay(shop.cards.only.reference);
  await shop.finish(number, shop.cards.only.reference);
  expect(await shop.told(number)).toMatchObject({ status: 'authorized' });
});

test('one transfer pays several orders, all of them or none, and what is left waits at the last', async () => {
  const { number } = await record({ reference: randomUUID(), amount: 9000 });
  const [row] = await waiting(number);
  const orders = await Promise.all(
    [3000, 4000, 1500].map((due) => shop.place({ due, paymentService: 'wire', paymentTerm: 'net-30' })),
  );
  const [first, second, third] = orders as [string, string, string];
  const match = { action: 'match', transactionId: row!.id, reason: 'One wire' } as const;
  const nobody = '999999';
  for (const toOrders of [
    [first, nobody],
    [first, second, third, await shop.place({ due: 0, paymentService: 'wire', paymentTerm: 'net-30' })],
  ])
    await expect(act(number, { ...match, toOrder: null, toOrders })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  expect(await waiting(number)).toHaveLength(1);
  expect(await shop.told(first)).not.toMatchObject({ status: 'paid' });

  await act(number, { ...match, toOrder: null, toOrders: orders });
  expect(await waiting(number)).toEqual([]);
  for (const [order, captured] of [
    [first, 3000],
    [second, 4000],
    [third, 1500],
  ] as const)
    expect(await shop.told(order)).toMatchObject({ status: 'paid', facts: { captured } });
  expect(await waiting(third)).toMatchObject([{ kind: 'unmatched', amount: 500 }]);

  // nobody is left of it for a second round
  const [rest] = await waiting(third);
  const late = await shop.place({ due: 200, paymentService: 'wire', paymentTerm: 'net-30' });
  const later = await shop.place({ due: 300, paymentService: 'wire', paymentTerm: 'net-30' });
  const last = await shop.place({ due: 1, paymentService: 'wire', paymentTerm: 'net-30' });
  const again = { ...match, transactionId: rest!.id, toOrder: null };
  await expect(act(third, { ...again, toOrders: [late, later, last] })).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { reason: 'used-up' },
  });
  await act(third, { ...again, toOrders: [late, later] });
  expect(await shop.told(later)).toMatchObject({ status: 'paid', facts: { captured: 300 } });
});

test('finance writes off a little of an order, however often, and admins all of it', async () => {
  const number = await shop.place({ due: 200_000, paymentService: 'wire', paymentTerm: 'net-30' });
  const writeOff = (amount: number, role: 'finance' | 'admin') =>
    shop.service.call(
      paymentsActOnPayments,
      { params: { number }, body: { action: 'write-off', amount, reason: 'bank fees' } },
      { caller: aCaller({ role }), idempotencyKey: randomUUID() },
    );
  await writeOff(maxWriteOff - 1, 'finance');
  await expect(writeOff(2, 'finance')).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
    data: { reason: 'write-off-limit', limit: maxWriteOff },
  });
  await writeOff(1, 'finance');
  await expect(writeOff(1, 'finance')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await writeOff(200_000 - maxWriteOff, 'admin');
  expect(await shop.told(number)).toMatchObject({ status: 'paid' });
});

test('money that names no order is recorded once, and matched to the order it was meant for', async () => {
  const reference = randomUUID();
  const options = as('finance');
  const { number } = await record({ reference }, options);
  expect(await record({ reference }, options)).toEqual({ number });
  await expect(record({ reference })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const [row] = await waiting(number);
  expect(row).toMatchObject({ kind: 'unmatched', customer: 'ACME Inc', amount: 5000, reference });
  const match = { action: 'match', transactionId: row!.id, reason: 'Found by its amount' } as const;
  await expect(act(number, { ...match, toOrder: null })).rejects.toMatchObject({ code: 'WRONG_STATE' });
  const order = await shop.place({ due: 5000, paymentService: 'check', paymentTerm: 'net-30' });
  await act(number, { ...match, toOrder: order });
  expect(await waiting(number)).toEqual([]);
  expect(await shop.told(order)).toMatchObject({ status: 'paid', facts: { captured: 5000 } });
  // nobody is told of an order that is none
  expect(await shop.told(number)).toBeUndefined();
  const { items, total } = await shop.service.call(
    paymentsListJournal,
    { query: { order: number } },
    as('auditor'),
  );
  expect([total, items.map(({ kind }) => kind)]).toEqual([2, ['match', 'receipt']]);
  const account = await shop.service.call(
    paymentsListJournal,
    { query: { account: 'bank', size: '1' } },
    as('auditor'),
  );
  expect(account.items[0]?.postings.map(({ amount }) => amount)).toEqual([5000, -5000]);
});

test('money that names no order is sent back, and its books are even', async () => {
  const { number } = await record();
  const [row] = await waiting(number);
  await act(number, {
    action: 'send-back',
    transactionId: row!.id,
    reference: 'OUT-1',
    reason: 'Unknown sender',
  });
  expect(await waiting(number)).toEqual([]);
  const sums = await shop.service.sql<{ sum: string }>(
    'select sum(amount) as sum from payments.journal_posting where order_number = ? group by account',
    [number],
  );
  expect(sums.map(({ sum }) => Number(sum))).toEqual([0, 0]);
});

test('whoever does not work on payments neither records nor reads', async () => {
  await expect(record({}, as('sales'))).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(shop.service.call(paymentsListJournal, { query: {} }, as('sales'))).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});
