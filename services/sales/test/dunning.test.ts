import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { DunInvoices } from '../src/invoice/dun-invoices.ts';
import { SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 6000 });
  await sales.stock('bolt', 10_000);
});
afterAll(() => sales.stop());

const remind = () =>
  RequestContext.create(sales.service.app.get(EntityManager, { strict: false }), () =>
    sales.service.app.get(DunInvoices, { strict: false }).remind(),
  );
const levels = async (number: string) =>
  (
    await sales.sql<{ level: string }>(
      `select j.payload->'payload'->>'level' as level from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'notifications:invoice.overdue' and j.payload->'payload'->>'orderNumber' = ? order by j.id`,
      [number],
    )
  ).map(({ level }) => Number(level));

/** An invoice of an order that was due some days ago. */
async function invoice(number: string, days: number): Promise<void> {
  await sales.sql(
    `insert into sales.invoice (id, number, series, sequence, kind, source_key, order_id, order_number, account_id,
       email, name, locale, bill_to, ship_to, payment_term, payment_service, issued_at, due_at, currency, lines,
       tax_lines, goods, shipping, handling_fee, restocking_fee, tax, amount, remittance, status, credited, paid,
       refunded, sent_to, updated_at, version)
     select ?, 'I-' || number, 'T', number::int, 'invoice', 'test:' || number, id, number, account_id, email, name,
       locale, bill_to, ship_to, payment_term, payment_service, now(), now() - ? * interval '1 day', 'USD', '[]', '[]',
       grand_total, 0, 0, 0, 0, grand_total, '{}', 'pending', 0, 0, 0, '[]', now(), 1
     from sales."order" where number = ?`,
    [randomUUID(), days, number],
  );
}

test('an overdue invoice is reminded of once for each level, and one that is not yet due is not', async () => {
  const pat = sales.account();
  const { number } = await sales.placed(pat, 'bolt', 1, terms());
  const early = await sales.placed(pat, 'bolt', 1, terms());
  await invoice(number, 3);
  await invoice(early.number, -3);
  await remind();
  await remind();
  expect(await levels(number)).toEqual([1]);
  expect(await levels(early.number)).toEqual([]);
});

/** What identity was told of an account's arrears, oldest first. */
const arrears = async (accountId: string | null) =>
  (
    await sales.sql<{ told: { invoice: string; isInArrears: boolean } }>(
      `select j.payload->'payload' as told from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'identity:account.arrears-changed' and j.payload->'payload'->>'accountId' = ? order by j.id`,
      [accountId],
    )
  ).map(({ told: { invoice, isInArrears } }) => [invoice, isInArrears]);

/** Money of an order has come, or is lost again, so that its invoices are settled. */
async function settle(number: string, captured: number): Promise<void> {
  const facts = { authorized: 0, captured, refunded: 0, voided: 0, attempt: null };
  const payload = { orderNumber: number, status: '', transactionStatus: '', facts };
  const mark = { entity: `order:${number}`, version: randomUUID(), inOrder: true };
  const em = sales.service.app.get(EntityManager, { strict: false });
  await RequestContext.create(em, () =>
    em.transactional((tx) => publish(tx, 'payment.changed', payload, mark)),
  );
  await sales.service.runJobs();
}

test('after the last reminder the account is held, once, until everything that late is paid', async () => {
  const pat = sales.account();
  const first = await sales.placed(pat, 'bolt', 1, terms());
  const second = await sales.placed(pat, 'bolt', 1, terms());
  for (const { number } of [first, second]) await invoice(number, 40);
  await remind();
  await remind();
  expect(await levels(first.number)).toEqual([3]);
  const [one, two] = [first, second].map(({ number }) => `I-${number}`);
  expect(await arrears(pat.accountId)).toEqual([
    [one, true],
    [two, true],
  ]);
  await settle(first.number, 1_000_000);
  expect((await arrears(pat.accountId)).at(-1)).toEqual([two, true]);
  await settle(second.number, 1_000_000);
  expect((await arrears(pat.accountId)).at(-1)).toEqual([two, false]);
  await settle(second.number, 0);
  expect((await arrears(pat.accountId)).at(-1)).toEqual([two, true]);
});

test('what was ordered on the line of a company holds the company, not whoever ordered it', async () => {
  const companyId = randomUUID();
  const pat = sales.account({ companyId, companyRole: 'buyer', isCompanyCredit: true });
  const order = await sales.placed(pat, 'bolt', 1, terms());
  const own = await sales.placed(sales.account({ accountId: pat.accountId }), 'bolt', 1, terms());
  await invoice(order.number, 40);
  await remind();
  const told = () =>
    sales.sql<{ told: object }>(
      `select j.payload->'payload' as told from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'identity:company.arrears-changed' and j.payload->'payload'->>'companyId' = ? order by j.id`,
      [companyId],
    );
  const about = (isInArrears: boolean) => ({
    told: { companyId, invoice: `I-${order.number}`, isInArrears },
  });
  expect(await told()).toEqual([about(true)]);
  await invoice(own.number, 40);
  await remind();
  expect(await arrears(pat.accountId)).toEqual([[`I-${own.number}`, true]]);
  // each is free again by its own invoices
  await settle(order.number, 1_000_000);
  expect(await told()).toEqual([about(true), about(false)]);
  expect(await arrears(pat.accountId)).toHaveLength(1);
});

test('an account without a credit line, as one on hold is, orders in advance only', async () => {
  const held = sales.account({ creditLimit: null });
  await sales.add({ caller: held }, 'bolt');
  expect((await sales.preview({ caller: held })).paymentTerms).toEqual(['advanced']);
  await expect(sales.place({ caller: held }, terms())).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED' });
});
