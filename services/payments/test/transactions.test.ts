import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@gantry/testing/database';
import { paymentsOpenTransaction } from '@gantry/contracts/endpoints/internal-payments';
import {
  paymentsActOnPayments,
  paymentsGetOrderPayments,
  paymentsListUnmatched,
  paymentsRecordReceipt,
} from '@gantry/contracts/endpoints/payments';
import { publish } from '@gantry/nest-kit/events';
import { aCaller, migrationOf, startTestService, type TestService } from '@gantry/nest-kit/testing';
import { paymentsService } from '../src/payments.service-definition.ts';

let database: TestDatabase;
let service: TestService;
beforeAll(async () => {
  database = await createTestDatabase({ migrate: migrationOf(paymentsService) });
  service = await startTestService(paymentsService, { databaseUrl: database.url });
});
afterAll(async () => {
  await service.stop();
  await database.dropDatabase();
});

const manager = () => service.app.get(EntityManager, { strict: false }).fork();
let last = 100_000;
const newNumber = () => String((last += 1));
const placed = (number: string, paymentTerm = 'advanced') => ({
  number,
  token: 'AAAAAAAAAAAAAAAAAAAAAA',
  email: 'pat@example.com',
  name: 'Pat',
  locale: 'en-US',
  grandTotal: 5000,
  poNumber: null,
  paymentTerm,
  paymentService: 'check',
  creditApproved: true,
  isGuest: false,
  lines: [],
});
/** An order is placed; the event may come again under another version. */
async function place(number: string, paymentTerm?: string, version = 'placed'): Promise<void> {
  const mark = { entity: `order:${number}`, version };
  await manager().transactional((em) => publish(em, 'order.placed', placed(number, paymentTerm), mark));
  await service.runJobs();
}
async function cancel(number: string): Promise<void> {
  const mark = { entity: `order:${number}`, version: 2 };
  await manager().transactional((em) => publish(em, 'order.canceled', { number }, mark));
  await service.runJobs();
}
const statuses = async (number: string) =>
  (await manager().execute('select status from payments.transaction where order_number = ?', [number])).map(
    (row) => (row as { status: string }).status,
  );
/** What sales has been told, oldest first. */
const told = async (number: string) =>
  (
    await manager().execute(
      `select j.payload->'payload' as payload from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'sales:payment.changed' and j.payload->'payload'->>'orderNumber' = ? order by j.id`,
      [number],
    )
  ).map((row) => (row as { payload: { status: string; transactionStatus: string } }).payload);
const receive = (number: string, amount: number, key = randomUUID(), role: 'finance' | 'sales' = 'finance') =>
  service.call(
    paymentsRecordReceipt,
    { params: { number }, body: { amount, reference: 'check 77' } },
    { caller: aCaller({ role }), idempotencyKey: key },
  );

test.each([
  ['advanced', 'delayed'],
  ['net-30', 'approved'],
])('an order on terms %s opens a transaction that is %s, once', async (term, status) => {
  const number = newNumber();
  await place(number, term);
  await place(number, term);
  await place(number, term, 'placed again');
  expect(await statuses(number)).toEqual([status]);
  expect(await told(number)).toMatchObject([{ status: 'pending', transactionStatus: status }]);
});

test('a repeated key returns the same transaction', async () => {
  const body = {
    orderNumber: newNumber(),
    amount: 100,
    service: 'ach',
    term: 'advanced',
    creditApproved: false,
    idempotencyKey: randomUUID(),
  };
  const open = () => service.call(paymentsOpenTransaction, { body });
  const [first, second] = await Promise.all([open(), open()]);
  expect(second).toEqual(first);
  expect(first?.status).toBe('delayed');
});

test('money posted by finance pays the order, once for one key', async () => {
  const number = newNumber();
  await place(number);
  const key = randomUUID();
  const answer = await receive(number, 5000, key);
  expect(answer).toEqual({ transactionStatus: 'processed', paymentStatus: 'paid' });
  expect(await receive(number, 5000, key)).toEqual(answer);
  await expect(receive(number, 5000)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect((await told(number)).at(-1)).toMatchObject({ facts: { captured: 5000, attempt: null } });
});

test('money of another amount is held', async () => {
  const number = newNumber();
  await place(number);
  expect(await receive(number, 4999)).toEqual({
    transactionStatus: 'processed-on-hold',
    paymentStatus: 'pending',
  });
});

test.each([0, -5, 1.5, 1e308])('an amount of %d is refused', async (amount) => {
  await expect(receive('100001', amount)).rejects.toMatchObject({ code: 'INVALID' });
});

test('only finance posts money, and only for orders it knows', async () => {
  const number = newNumber();
  await place(number);
  await expect(receive(number, 5000, randomUUID(), 'sales')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  await expect(receive('999999', 5000)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('money that comes for an order of which nothing is owed waits, and finance sees all that waits', async () => {
  const number = newNumber();
  await place(number);
  await receive(number, 6000);
  const open = () => service.call(paymentsListUnmatched, {}, { caller: aCaller({ role: 'finance' }) });
  const mine = async () => (await open()).filter((row) => row.orderNumber === number);
  const [held] = await mine();
  expect(held).toMatchObject({ kind: 'unmatched', amount: 6000, customer: 'Pat', reference: 'check 77' });
  const act = { action: 'match', transactionId: held?.id ?? '', reason: 'all of it' } as const;
  const key = randomUUID();
  const call = () =>
    service.call(
      paymentsActOnPayments,
      { params: { number }, body: act },
      { caller: aCaller({ role: 'finance' }), idempotencyKey: key },
    );
  const matched = await call();
  expect(matched).toMatchObject({ captured: 5000, open: 0, refundable: 5000 });
  expect(await call()).toEqual(matched);
  expect(await mine()).toMatchObject([{ amount: 1000 }]);
});

test('money meant for another order is matched to it, in one piece and once', async () => {
  const [from, to] = [newNumber(), newNumber()];
  await place(from);
  await place(to);
  await receive(from, 4000);
  const seen = await service.call(
    paymentsGetOrderPayments,
    { params: { number: from } },
    { caller: aCaller({ role: 'finance' }) },
  );
  const [held] = seen.transactions;
  expect(held?.actions).toEqual(['match', 'send-back', 'keep']);
  const match = (toOrder: string) =>
    service.call(
      paymentsActOnPayments,
      {
        params: { number: from },
        body: { action: 'match', transactionId: held?.id ?? '', toOrder, reason: 'wrong order' },
      },
      { caller: aCaller({ role: 'finance' }), idempotencyKey: randomUUID() },
    );
  await expect(match('999999')).rejects.toMatchObject({ code: 'WRONG_STATE' });
  await match(to);
  await expect(match(to)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  expect((await told(to)).at(-1)).toMatchObject({ status: 'partially_paid', facts: { captured: 4000 } });
  expect((await told(from)).at(-1)).toMatchObject({ status: 'pending', facts: { captured: 0 } });
});

test('what is not finance sees and changes nothing', async () => {
  const number = newNumber();
  await place(number);
  const sales = { caller: aCaller({ role: 'sales' }) };
  const seen = await service.call(paymentsGetOrderPayments, { params: { number } }, sales);
  expect(seen).toMatchObject({ actions: [], transactions: [{ actions: [] }] });
  await expect(service.call(paymentsListUnmatched, {}, sales)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
  const body = { action: 'write-off', amount: 5000, reason: 'why not' } as const;
  await expect(
    service.call(
      paymentsActOnPayments,
      { params: { number }, body },
      { ...sales, idempotencyKey: randomUUID() },
    ),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
});

test('the journal balances, and nobody changes it', async () => {
  const number = newNumber();
  await place(number);
  await receive(number, 5000);
  const [sum] = await service.sql<{ sum: string }>(
    'select coalesce(sum(amount), 0) as sum from payments.journal_posting',
  );
  expect(sum?.sum).toBe('0');
  for (const change of [
    'update payments.journal_posting set amount = 1',
    'delete from payments.journal_entry',
  ]) {
    await expect(service.sql(change)).rejects.toThrow('append-only');
  }
  await expect(
    service.sql(
      `insert into payments.journal_entry (id, cause, kind) values (gen_random_uuid(), 'made up', 'receipt')`,
    ),
  ).rejects.toThrow('must balance');
});

test('an invoice is posted once, whatever is told twice', async () => {
  const number = newNumber();
  const issued = {
    kind: 'invoice' as const,
    number: `I-${number}`,
    replaces: null,
    orderNumber: number,
    issuedAt: new Date().toISOString(),
    dueAt: null,
    goods: 4000,
    shipping: 500,
    handlingFee: 100,
    restockingFee: 0,
    tax: 400,
    amount: 5000,
    email: 'pat@example.com',
    name: 'Pat',
    locale: 'en-US',
    token: 'AAAAAAAAAAAAAAAAAAAAAA',
    isGuest: false,
  };
  for (const version of [1, 2]) {
    const mark = { entity: `invoice:${number}`, version };
    await manager().transactional((em) => publish(em, 'invoice.issued', issued, mark));
  }
  await service.runJobs();
  const postings = await service.sql<{ account: string; amount: string }>(
    'select account, amount from payments.journal_posting where order_number = ? order by amount',
    [number],
  );
  expect(postings.map(({ account, amount }) => [account, Number(amount)])).toEqual([
    ['revenue:goods', -4000],
    ['revenue:shipping', -500],
    ['tax-payable', -400],
    ['revenue:handling', -100],
    ['receivable', 5000],
  ]);
});

test('a canceled order releases its promise, once', async () => {
  const number = newNumber();
  await place(number, 'net-30');
  await cancel(number);
  await cancel(number);
  expect(await statuses(number)).toEqual(['voided']);
  expect((await told(number)).at(-1)).toMatchObject({ status: 'canceled', facts: { attempt: 'given-up' } });
});
