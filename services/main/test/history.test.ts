import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { workQueueNames } from '@gantry/contracts/work-queues';
import { readProviderLedger } from '@gantry/service-payments/ledger';
import { Client } from 'pg';
import { runAudit } from '../src/audit/run-audit.ts';
import { loadHistory } from '../src/history/load-history.ts';
import { withRestingIndexes } from '../src/history/resting-indexes.ts';
import { Browser } from './browser.ts';
import { ok } from './dock.ts';
import { command, startStore } from './start-store.ts';

jest.setTimeout(180_000);

const end = Date.UTC(2026, 10, 28);
const history = (name: string) => ({
  orders: 300,
  name,
  end,
  sandboxUrl: store.sandboxUrl,
  onProgress: () => undefined,
});

let store: Awaited<ReturnType<typeof startStore>>;
let client: Client;
beforeAll(async () => {
  store = await startStore('all');
  client = new Client({ connectionString: store.databaseUrl });
  await client.connect();
  await command(['services/sales/src/commands/demo-suppliers.ts'], store.databaseUrl);
  await loadHistory([client], history('first'));
});
afterAll(async () => {
  await client.end();
  await store.stop();
});

/** What the audit finds, with the ledger of the card provider beside it. */
async function findDisagreements(): Promise<unknown[]> {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_gantry', STRIPE_PUBLISHABLE_KEY: 'pk_test_gantry' };
  const wallet = {
    PAYPAL_CLIENT_ID: 'gantry-sandbox-client',
    PAYPAL_SECRET: 'gantry-sandbox-secret',
    PAYPAL_WEBHOOK_ID: 'WH-GANTRY-SANDBOX',
    PAYPAL_API: store.sandboxUrl,
  };
  const card = { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_gantrysandbox', STRIPE_API: store.sandboxUrl };
  const env = { ...card, ...wallet };
  const reports = await runAudit(client, await readProviderLedger(env, 14));
  return reports.flatMap(({ rule, findings }) => findings.map((one) => ({ rule: rule.name, ...one })));
}

const listOf = async (sql: string): Promise<unknown[]> =>
  (await client.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row)[0]);

test('the audit finds nothing in a history', async () => {
  expect(await findDisagreements()).toEqual([]);
});

test('orders of two years have come to what orders come to, and some wait for somebody', async () => {
  expect(await listOf(`select count(*)::int from sales."order"`)).toEqual([300]);
  const statuses = await listOf(`select distinct status from sales."order" order by status`);
  expect(statuses).toEqual(expect.arrayContaining(['completed', 'declined', 'delivered', 'shipped']));
  const [waiting] = await listOf(
    `select count(*)::int from sales."order" where state in ('pending', 'processing')`,
  );
  expect(waiting).toBeGreaterThan(5);
  expect(
    await listOf(`select max(placed_at) - min(placed_at) > interval '700 days' from sales."order"`),
  ).toEqual([true]);
  expect(await listOf(`select bool_and(at < to_timestamp(${end / 1000})) from sales.status_change`)).toEqual([
    true,
  ]);
});

test('people work on working days, in the hours of the store', async () => {
  const outside = await listOf(
    `select distinct at from sales.status_change
     where actor_role not in ('customer', 'system')
       and (extract(isodow from at) > 5 or extract(hour from at) not between 15 and 23)`,
  );
  expect(outside).toEqual([]);
});

test('rows refer to what is there, though the database was not asked row by row', async () => {
  const { rows } = await client.query<{ orphans: string }>(
    `select format('select %L as name from %s t where %s and not exists (select from %s r where %s) limit 1', c.conname,
       c.conrelid::regclass, string_agg(format('t.%I is not null', a.attname), ' and '), c.confrelid::regclass,
       string_agg(format('r.%I = t.%I', f.attname, a.attname), ' and ')) as orphans
     from pg_constraint c
     cross join lateral unnest(c.conkey, c.confkey) k (own, other)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
     join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.other
     where c.contype = 'f' and c.connamespace::regnamespace::text in ('sales', 'payments', 'identity')
     group by c.oid, c.conname, c.conrelid, c.confrelid`,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { orphans } of rows) expect(await listOf(orphans)).toEqual([]);
});

test('one that was broken off goes on where it was', async () => {
  const orders = history('first').orders;
  await client.query(
    `update sales.idempotent_write set answer = jsonb_build_object('done', $1::int) where scope = 'demo-history'`,
    [orders - 10],
  );
  await loadHistory([client], history('first'));
  expect(await listOf(`select count(*)::int from sales."order"`)).toEqual([orders + 10]);
  expect(await findDisagreements()).toEqual([]);
});

test('a second history of the same name is refused, one of another name comes beside it', async () => {
  await expect(loadHistory([client], history('first'))).rejects.toThrow('already');
  await loadHistory([client], history('more'));
  expect(await listOf(`select count(*)::int from sales."order"`)).toEqual([610]);
  expect(await findDisagreements()).toEqual([]);
});

test('indexes that rest while much is written are all there again, also after it was broken off', async () => {
  const sql = `select pg_get_indexdef(indexrelid) as def from pg_index
    where indrelid::regclass::text = any('{sales.status_change,notifications.mail,identity.audit_entry}') order by 1`;
  const all = await listOf(sql);
  const left: number[] = [];
  const write = async () => {
    left.push((await listOf(sql)).length);
    if (left.length === 2) throw new Error('broken off');
  };
  await withRestingIndexes([client], 50_000, write);
  expect(await listOf(sql)).toEqual(all);
  await expect(withRestingIndexes([client], 50_000, write)).rejects.toThrow('broken off');
  expect(await listOf(sql)).toEqual(all);
  expect(Math.max(...left)).toBeLessThan(all.length - 5);
  // its process was killed before it could bring them back
  await client.query(
    `insert into sales.idempotent_write (scope, key, request_hash, answer) select 'demo-history:indexes', 'resting', '',
       jsonb_build_array(replace(pg_get_indexdef('notifications.mail_sent'::regclass), 'INDEX', 'INDEX IF NOT EXISTS'))`,
  );
  await client.query('drop index notifications.mail_sent');
  await expect(loadHistory([client], history('first'))).rejects.toThrow('already');
  expect(await listOf(sql)).toEqual(all);
});

const signIn = async (who: string): Promise<Browser> => {
  const browser = new Browser(store.origin);
  const body = { email: who.includes('@') ? who : `${who}@demo.gantry.example`, password: 'Gantry-demo-1' };
  ok(await browser.send('POST', '/auth/sign-in', body));
  return browser;
};

describe('somebody who opens the shop on its first day', () => {
  let admin: Browser;
  let buyer: Browser;
  beforeAll(async () => {
    const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
    await loadHistory([client], { ...history('today'), orders: 400, end: today });
    admin = await signIn('admin');
    buyer = await signIn('buyer');
  });
  const answerOf = async (who: Browser, path: string) => ok(await who.get(path)).data;

  test('finds that the audit agrees, whatever the day', async () => {
    expect(await findDisagreements()).toEqual([]);
  });

  test('finds work in every queue of the back office but the one of failed jobs', async () => {
    const services = ['sales', 'reviews', 'certificates', 'payments'];
    const answers = await Promise.all(
      services.map((service) => answerOf(admin, `/admin/operations/waiting/${service}`)),
    );
    const waiting = answers.flatMap(({ queues }) => queues).filter(({ count }) => count > 0);
    const expected = workQueueNames.filter((name) => name !== 'jobs-failed');
    expect(new Set(waiting.map(({ key }) => key))).toEqual(new Set(expected));
  });

  test('finds something in every chart', async () => {
    const overview = await answerOf(admin, '/admin/operations/overview?days=90');
    const { now, before, buckets, quotes, promises, returns, lateLines } = overview;
    expect(Math.min(now.orders, before.orders, now.revenue)).toBeGreaterThan(20);
    expect(buckets.length).toBeGreaterThan(10);
    expect(Object.values(quotes)).not.toContain(0);
    expect(quotes.hoursToOffer).toBeGreaterThan(1);
    expect(promises.kept).toBeGreaterThan(promises.broken);
    expect(promises.broken).toBeGreaterThan(0);
    expect(returns.length).toBeGreaterThan(2);
    expect(lateLines.length).toBeGreaterThan(0);
  });

  test('finds payments by card and wallet that their providers know', async () => {
    const [taken] = await listOf(
      `select count(*)::int from payments.transaction where type = 'capture' and created_at > now() - interval '60 days'`,
    );
    expect(taken).toBeGreaterThan(2);
    const { entries } = (await (await fetch(`${store.sandboxUrl}/ledger.json`)).json()) as any;
    const kindsOf = (name: string) =>
      entries.flatMap(({ provider, kind }: any) => (provider === name ? [kind] : []));
    const usual = ['authorization', 'capture', 'refund', 'dispute', 'release'];
    expect(new Set(kindsOf('stripe'))).toEqual(new Set([...usual, 'dispute-won']));
    expect(kindsOf('paypal')).toEqual(expect.arrayContaining(usual));
    const disputes = await listOf(
      `select distinct status from payments.transaction where type = 'chargeback'`,
    );
    expect(new Set(disputes)).toEqual(new Set(['running', 'terminated', 'lost']));
    const settled = await listOf(
      `select o.payment_status from payments.transaction t join sales."order" o on o.number = t.order_number
       where t.type = 'adjustment'`,
    );
    expect(new Set(settled)).toEqual(new Set(['paid']));
  });

  test('finds orders that left in parts, with what was taken for each', async () => {
    const [parted] = await listOf(
      `select count(*)::int from sales."order" o
       cross join lateral (select count(*) from payments.transaction where order_number = o.number and type = 'capture') taken
       cross join lateral (select count(*) from sales.shipment where order_id = o.id) gone
       where taken.count = 2 and gone.count = 2`,
    );
    expect(parted).toBeGreaterThan(0);
    const { items } = await answerOf(admin, '/admin/orders?filter=status:equals:partially-shipped&size=100');
    expect(items.map(({ paymentStatus }: any) => paymentStatus)).toEqual(
      expect.arrayContaining(['partially_paid', 'pending']),
    );
  });

  test('finds purchase orders at every step, and money that came short', async () => {
    const { counts } = await answerOf(admin, '/admin/purchase-orders');
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    const unmatched = await answerOf(admin, '/admin/payments/unmatched');
    const kinds = unmatched.map(({ kind }: any) => kind);
    expect(new Set(kinds)).toEqual(new Set(['unmatched', 'held', 'refund-by-hand']));
    // some of it names no order
    const unnamed = unmatched.filter(({ orderNumber }: any) => orderNumber.startsWith('u-'));
    expect(unnamed).toHaveLength(2);
  });

  test('finds credit that a return has made', async () => {
    const kept = await listOf(
      `select count(*)::int from sales.refund f join payments.transaction t on t.idempotency_key like '%:kept'
       join sales."order" o on o.id = f.order_id and o.number = t.order_number
       where f.is_credit and t.status = 'processed-on-hold' and t.received = f.amount`,
    );
    expect(kept[0]).toBeGreaterThan(0);
  });

  test('finds orders placed with promotions, and what those gave', async () => {
    const promotions = await answerOf(admin, '/admin/promotions');
    const given = promotions.filter(({ uses }: any) => uses > 0);
    expect(new Set(given.map(({ kind }: any) => kind))).toEqual(new Set(['percent', 'gift']));
    expect(given.some(({ code }: any) => code !== null)).toBe(true);
    const gift = given.find(({ kind }: any) => kind === 'gift');
    expect(gift.given).toBeGreaterThanOrEqual(gift.uses);
    const { orders } = await answerOf(admin, `/admin/promotions/${gift.id}`);
    const order = await answerOf(admin, `/admin/orders/${orders[0].orderNumber}`);
    expect(order.lines.at(-1)).toMatchObject({ sku: orders[0].gift.sku, isGift: true, total: 0 });
  });

  test('finds a contract, and orders at the prices it names', async () => {
    const lists = await answerOf(admin, '/admin/price-lists');
    expect(lists).toEqual([expect.objectContaining({ name: 'Production partners', members: 3, lines: 60 })]);
    const [lines] = await listOf(
      `select count(*)::int from sales.order_line l join sales."order" o on o.id = l.order_id
       join catalog.price_list_line n on n.target = l.sku and n.amount = l.unit_price
       join catalog.price_list_member m on m.list_id = n.list_id and m.company_id = o.company_id
       where l.price_source = 'contract' and l.unit_price < l.list_price`,
    );
    expect(lines).toBeGreaterThan(10);
    expect(
      await listOf(`select count(*)::int from sales.order_line where price_source = 'contract'`),
    ).toEqual([lines]);
  });

  test('finds orders that were canceled before they were paid and after, one of them by the demo buyer', async () => {
    const requests = await answerOf(admin, '/admin/order-requests?queue=all&sort=type&size=100');
    const found = new Set(requests.items.map(({ status, type }: any) => `${type} ${status}`));
    expect([...found]).toEqual(
      expect.arrayContaining([
        'cancellation pending-review',
        'cancellation approved',
        'cancellation completed',
      ]),
    );
    const { items } = await answerOf(admin, '/admin/orders?filter=state:equals:canceled&size=100');
    const statuses = new Set(items.map(({ status }: any) => status));
    const canceled = [
      'cancelled',
      'cancelled-not-charged',
      'cancelled-refund-pending',
      'cancelled-refund-issued',
    ];
    expect([...statuses]).toEqual(expect.arrayContaining(canceled));
    const own = await answerOf(buyer, '/my-account/requests');
    expect(own.items).toContainEqual(expect.objectContaining({ type: 'cancellation', status: 'completed' }));
  });

  test('finds orders that wait for an approval in a company, or were approved, refused, taken back, or forgotten', async () => {
    const approver = await signIn('dana.whitlock@tallgrass-conveyor-works.example');
    const other = await signIn('jesse.halvorsen@halvorsen-pump-and-valve.example');
    const lists = await Promise.all([approver, other].map((who) => answerOf(who, '/my-account/approvals')));
    const approvals = lists.flatMap(({ items }) => items);
    expect(approvals.map(({ status }: any) => status)).toEqual(
      expect.arrayContaining(['waiting', 'rejected', 'expired', 'withdrawn']),
    );
    const waiting = lists[0].items.find(({ status }: any) => status === 'waiting');
    const body = {};
    ok(await approver.send('POST', `/my-account/approvals/${waiting.number}/approve`, body, randomUUID()));
    const { orderNumber } = await answerOf(approver, `/my-account/approvals/${waiting.number}`);
    expect(await answerOf(admin, `/admin/orders/${orderNumber}`)).toMatchObject({ status: 'new' });
    // others have become orders before
    const became = await listOf(
      `select count(*)::int from sales.order_approval p join sales."order" o on o.number = p.order_number
       join identity.audit_entry a on a.entity_number = o.number and a.field = 'approved' and a.after = p.number
       where p.status = 'approved' and p.account_id = o.account_id and p.cart_id = o.cart_id`,
    );
    expect(became[0]).toBeGreaterThan(2);
  });

  test('finds an account that was used, as the demo buyer', async () => {
    for (const list of ['orders', 'inquiries', 'requests', 'invoices', 'reviews']) {
      const { items } = await answerOf(buyer, `/my-account/${list}`);
      expect([list, items.length > 1]).toEqual([list, true]);
    }
    const { entries, aging } = await answerOf(buyer, '/my-account/statement');
    expect(entries.length).toBeGreaterThan(3);
    // they may order on their terms: nothing of theirs is overdue
    expect(aging).toMatchObject({ 'days-30': 0, 'days-60': 0 });
  });
});
