import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import { salesGetOpenBusiness } from '@gantry/contracts/endpoints/internal';
import { salesAdminGetOrder, salesListMyOrders } from '@gantry/contracts/endpoints/sales';
import { salesCreateSavedList } from '@gantry/contracts/endpoints/saved-lists';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ClaimOrders } from '../src/order/claim-orders.ts';
import { InquiryFixture } from './inquiry-fixture.ts';
import { InvoiceFixture } from './invoice-fixture.ts';
import { aForm, newKey, terms, type SalesFixture } from './sales-fixture.ts';

let books: InvoiceFixture;
let sales: SalesFixture;
let quotes: InquiryFixture;
beforeAll(async () => {
  books = await InvoiceFixture.start();
  sales = books.sales;
  quotes = InquiryFixture.on(sales);
});
afterAll(() => sales.stop());

let people = 0;
/** Somebody with a name that nobody else has. */
const somebody = (): Identity => {
  const who = `gwen-${(people += 1)}`;
  return sales.account({
    accountId: randomUUID(),
    accountNumber: `a-${7000 + people}`,
    name: `${who} Gone`,
    email: `${who}@example.com`,
  });
};
const erasedOf = ({ accountId, accountNumber, email }: Identity) => ({
  accountId: accountId!,
  accountNumber: accountNumber!,
  email: email!,
});
const erase = (who: Identity) => books.tell('account.erased', erasedOf(who), `account:${who.accountId}`);
const formOf = ({ email, name }: Identity) => {
  const form = terms({ email: email! });
  return { ...form, shipTo: { ...form.shipTo, attention: name!, phone: '13075550123' } };
};
const business = ({ accountId }: Identity) =>
  sales.service.call(salesGetOpenBusiness, { body: { accountId: accountId! } });

/** Tables in which a text occurs, but for those that the law wants kept as they were. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await sales.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'sales' and tablename not in ('invoice', 'offer')`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await sales.sql<{ n: number }>(
        `select count(*)::int as n from ${name} t where position(? in t::text) > 0`,
        [text],
      );
      return row!.n > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

test('open orders and what is owed for them stand in the way until they have ended', async () => {
  const who = somebody();
  expect(await business(who)).toEqual({ balance: 0, openOrders: 0, openRequests: 0, waitingApprovals: 0 });
  const { number } = await sales.placed(who, 'nut', 1, formOf(who));
  const open = await business(who);
  expect(open).toMatchObject({ openOrders: 1 });
  expect(open.balance).toBeGreaterThanOrEqual(6000);
  await sales.sql(`update sales."order" set state = 'complete' where number = ?`, [number]);
  expect(await business(who)).toMatchObject({ openOrders: 0, balance: open.balance });
});

test('nothing but papers of orders names or reaches a person who was erased', async () => {
  const who = somebody();
  const { number } = await sales.placed(who, 'bolt', 2, formOf(who));
  await books.shipAll(number);
  await sales.add({ caller: who }, 'nut');
  await sales.service.call(
    salesCreateSavedList,
    { body: { name: 'Mine' } },
    { caller: who, idempotencyKey: newKey() },
  );
  const { number: asked } = await quotes.ask(
    { name: who.name!, email: who.email!, message: `${who.name} asks` },
    who,
  );
  expect(await tablesWith(who.email!)).not.toEqual([]);
  await erase(who);
  expect(await tablesWith(who.email!)).toEqual([]);
  // the addresses of an order are those of its papers
  expect(await tablesWith(who.name!)).toEqual(['sales."order"']);
  const order = await sales.service.call(
    salesAdminGetOrder,
    { params: { number } },
    { caller: books.by('admin') },
  );
  expect(order).toMatchObject({
    email: `${who.accountNumber}@erased.invalid`,
    accountNumber: who.accountNumber,
  });
  expect(order.shipTo).toMatchObject({ attention: who.name, phone: null });
  expect(await quotes.asStaff(asked)).toMatchObject({
    status: 'unbound',
    name: who.accountNumber!.toUpperCase(),
  });
  const [left] = await sales.sql(
    `select (select count(*)::int from sales.cart where account_id = ?) as carts,
            (select count(*)::int from sales.saved_list where account_id = ?) as lists`,
    [who.accountId, who.accountId],
  );
  expect(left).toEqual({ carts: 0, lists: 0 });
});

test('a quote that cannot lose its owner ends, and nobody is mailed about either', async () => {
  const who = somebody();
  const { number } = await quotes.aQuote({ name: who.name!, email: who.email! }, who);
  await quotes.transition(number, 'waiting-manufacturer', { note: 'asked the maker' });
  const mails = async () =>
    (
      await sales.sql<{ n: number }>(
        `select count(*)::int as n from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'notifications:inquiry.for-customer'`,
      )
    )[0]!.n;
  const before = await mails();
  await erase(who);
  expect(await quotes.asStaff(number)).toMatchObject({
    status: 'cancelled',
    email: `${who.accountNumber}@erased.invalid`,
  });
  expect(await mails()).toBe(before);
});

test('whoever takes the user name next claims nothing of before', async () => {
  const who = somebody();
  const { number } = await sales.place(await sales.guestWith('bolt'), aForm({ email: who.email! }));
  await sales.sql(`update sales."order" set state = 'complete' where number = ?`, [number]);
  await sales.placed(who, 'bolt', 1, formOf(who));
  await erase(who);
  const next = { ...somebody(), email: who.email };
  const claims = sales.service.app.get(ClaimOrders, { strict: false });
  const em = sales.service.app.get(EntityManager, { strict: false });
  await RequestContext.create(em, () => em.transactional(() => claims.claimOrders(erasedOf(next))));
  const mine = await sales.service.call(salesListMyOrders, { query: {} }, { caller: next });
  expect(mine.items).toEqual([]);
});

test('an erasure that fell in the middle leaves nothing half done, and is done again whole', async () => {
  const who = somebody();
  await sales.placed(who, 'bolt', 1, formOf(who));
  await sales.service.call(
    salesCreateSavedList,
    { body: { name: 'Mine' } },
    { caller: who, idempotencyKey: newKey() },
  );
  // the last of its statements fails, as when the process dies there
  await sales.sql(
    `create function sales.fall() returns trigger language plpgsql as $$ begin raise exception 'fallen'; end $$`,
  );
  await sales.sql(
    `create trigger fall before update on sales."order" for each row execute function sales.fall()`,
  );
  await erase(who);
  const lists = async () =>
    (await sales.sql('select 1 from sales.saved_list where account_id = ?', [who.accountId])).length;
  expect(await lists()).toBe(1);
  await sales.sql(`drop trigger fall on sales."order"`);
  await sales.sql(
    `update graphile_worker._private_jobs set run_at = now() where key like 'sales:account.erased:%'`,
  );
  await sales.service.runJobs();
  expect(await lists()).toBe(0);
  expect(await tablesWith(who.email!)).toEqual([]);
});

test('who gave one of the approvals of an order is a number there too, and the others are named', async () => {
  const [who, other] = [somebody(), somebody()];
  const named = ({ accountId, name }: Identity) => ({ accountId, name });
  const taken = (by: Identity) => ({
    approvers: [named(who), named(other)],
    at: '2026-11-28T12:00:00Z',
    by: named(by),
  });
  const steps = JSON.stringify([taken(other), taken(who), { approvers: [named(who)], at: null, by: null }]);
  await sales.sql(
    `insert into sales.order_approval (id, number, company_id, account_id, name, email, locale, status, cart_id,
       request_hash, grand_total, line_count, held, asked_at, expires_at, steps, change, decided_by_id, decided_by, reason)
     values (gen_random_uuid(), 'ap-77', gen_random_uuid(), 'asker', 'Asker', 'asker@example.com', 'en-US', 'approved',
       gen_random_uuid(), '', 1, 1, '{}', now(), now(), ?::jsonb, ?::jsonb, ?, ?, ?)`,
    [
      steps,
      JSON.stringify({ by: named(who), lines: [], restNumber: null }),
      who.accountId,
      who.name,
      `Ask ${who.name} first`,
    ],
  );
  await erase(who);
  const [approval] = await sales.sql<{ steps: { by: { name: string } | null }[] }>(
    `select steps from sales.order_approval where number = 'ap-77'`,
  );
  expect(approval!.steps.map((step) => step.by?.name ?? null)).toEqual([
    other.name,
    who.accountNumber!.toUpperCase(),
    null,
  ]);
  expect(await tablesWith(who.name!)).toEqual([]);
});

test('photos of returns, reasons, and the words on lines of requests go, too', async () => {
  const who = somebody();
  const { number } = await sales.placed(who, 'bolt', 1, formOf(who));
  const { number: asked } = await quotes.ask(
    { name: who.name!, email: who.email!, message: 'a pump, please' },
    who,
  );
  await sales.sql(
    `update sales.status_change set reason = ?, actor_id = ? where order_id = (select id from sales."order" where number = ?)`,
    [`${who.name} wants it`, who.accountId, number],
  );
  await sales.sql(
    `insert into sales.order_request (id, number, order_id, type, subject, status, freight_payer, created_at, updated_at)
     select gen_random_uuid(), 'r-77', id, 'return', 'damaged', 'completed', 'store', now(), now()
     from sales."order" where number = ?`,
    [number],
  );
  await sales.sql(
    `insert into sales.record_file (id, record, sender, audience, name, type, bytes, received, scan, at)
     select gen_random_uuid(), 'order-request:' || id, sender, 'all', ?, 'image/png', 3, 3, 'off', now()
     from sales.order_request, (values ('customer'), ('store')) as by(sender) where number = 'r-77'`,
    [`${who.name}.png`],
  );
  await sales.sql(
    `update sales.inquiry_line set note = ? where inquiry_id = (select id from sales.inquiry where number = ?)`,
    [`for ${who.name}`, asked],
  );
  await erase(who);
  const files = await sales.sql(
    `select sender from sales.record_file where record = (select 'order-request:' || id from sales.order_request where number = 'r-77')`,
  );
  expect(files).toEqual([{ sender: 'store' }]);
  expect(await tablesWith(`${who.name} wants it`)).toEqual([]);
  expect(await tablesWith(`for ${who.name}`)).toEqual([]);
});

test('an order that was asked for in a company keeps its goods, and nobody’s address', async () => {
  const who = somebody();
  const { email, shipTo } = formOf(who);
  const held = { facts: { email, name: who.name, note: 'ring twice', shipTo, billTo: null }, lines: [] };
  await sales.sql(
    `insert into sales.order_approval (id, number, company_id, account_id, name, email, locale, status, cart_id,
       request_hash, grand_total, line_count, held, asked_at, expires_at, steps)
     values (gen_random_uuid(), 'ap-78', gen_random_uuid(), ?, ?, ?, 'en-US', 'declined', gen_random_uuid(), '', 1, 1,
       ?::jsonb, now(), now(), '[]')`,
    [who.accountId, who.name, who.email, JSON.stringify(held)],
  );
  await erase(who);
  const [approval] = await sales.sql<{ held: unknown }>(
    `select held from sales.order_approval where number = 'ap-78'`,
  );
  expect(approval!.held).toMatchObject({
    facts: {
      email: `${who.accountNumber}@erased.invalid`,
      note: null,
      shipTo: { attention: '—', line1: '—', phone: null, city: shipTo.city },
      billTo: null,
    },
    lines: [],
  });
  expect(await tablesWith(who.name!)).toEqual([]);
});

test('others keep what is theirs', async () => {
  const [who, other] = [somebody(), somebody()];
  const { number } = await sales.placed(other, 'bolt', 1, formOf(other));
  await erase(who);
  const order = await sales.service.call(
    salesAdminGetOrder,
    { params: { number } },
    { caller: books.by('admin') },
  );
  expect(order).toMatchObject({ email: other.email, accountNumber: other.accountNumber });
});
