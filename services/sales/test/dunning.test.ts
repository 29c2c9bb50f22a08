import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
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

test('after the last reminder an account orders on terms no more, until it has paid', async () => {
  const pat = sales.account();
  const { number } = await sales.placed(pat, 'bolt', 1, terms());
  await invoice(number, 40);
  await remind();
  expect(await levels(number)).toEqual([3]);
  await sales.add({ caller: pat }, 'bolt');
  expect((await sales.preview({ caller: pat })).paymentTerms).toEqual(['advanced']);
  await expect(sales.place({ caller: pat }, terms())).rejects.toMatchObject({ code: 'CREDIT_EXCEEDED' });
  await sales.sql(`update sales.invoice set status = 'paid', paid = amount where order_number = ?`, [number]);
  expect((await sales.preview({ caller: pat })).paymentTerms).toContain('net-30');
});
