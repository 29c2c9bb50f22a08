import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import type { LedgerRow } from '@gantry/service-payments/ledger';
import { applyRules, runAudit } from '../src/audit/run-audit.ts';
import { auditRules } from '../src/audit/rules/index.ts';
import { AuditedWorld } from './audited-world.ts';
import { startStore } from './start-store.ts';

jest.setTimeout(180_000);

let store: Awaited<ReturnType<typeof startStore>>;
let database: Client;
let world: AuditedWorld;
beforeAll(async () => {
  store = await startStore('all');
  database = new Client({ connectionString: store.databaseUrl });
  await database.connect();
  world = await AuditedWorld.build(store.origin, database);
});
afterAll(async () => {
  await database.end();
  await store.stop();
});

/** Names of the rules that no longer hold after something was broken behind the shop's back; it is whole again after. */
async function brokenBy(sql: string): Promise<string[]> {
  await database.query('begin');
  try {
    await database.query('set local session_replication_role = replica');
    for (const statement of sql.split(';')) expect((await database.query(statement)).rowCount).not.toBe(0);
    const reports = await applyRules(database);
    return reports.filter(({ findings }) => findings.length > 0).map(({ rule }) => rule.name);
  } finally {
    await database.query('rollback');
  }
}

test('a shop that was only used agrees with itself', async () => {
  const reports = await runAudit(database);
  expect(
    reports.flatMap(({ rule, findings }) => findings.map((one) => ({ rule: rule.name, ...one }))),
  ).toEqual([]);
  expect(reports).toHaveLength(auditRules.length);
});

test('the statement of account agrees with the journal to the cent', async () => {
  const { opening, entries, closing, unapplied, aging } = await world.statement();
  const { rows } = await database.query(
    `select sum(p.amount) filter (where p.account = 'receivable')::int as receivable,
            sum(p.amount) filter (where p.account in ('unmatched-receipts', 'customer-credit'))::int as unmatched
     from payments.journal_posting p join sales."order" o on o.number = p.order_number
     where o.email = 'buyer@demo.gantry.example'`,
  );
  const [{ receivable, unmatched }] = rows;
  expect(unmatched).toBe(-12_345);
  expect(closing).toBe(receivable + unmatched);
  expect(entries.reduce((sum: number, { amount }: any) => sum + amount, opening)).toBe(closing);
  const { rows: open } = await database.query(
    `select coalesce(sum(amount - credited - paid + refunded), 0)::int as sum from sales.invoice
     where kind = 'invoice' and status in ('pending', 'partially_paid')`,
  );
  expect(Object.values<number>(aging).reduce((sum, amount) => sum + amount, 0)).toBe(open[0].sum);
  expect(closing).toBe(open[0].sum - unapplied);
  expect(unapplied).toBeGreaterThan(12_345);
});

const one = (table: string, where = 'true') =>
  `ctid = (select ctid from ${table} where ${where} order by 1 limit 1)`;
const invoice = (where = 'true') => one('sales.invoice', `kind = 'invoice' and ${where}`);

/** What is broken, one thing at a time: the rule that finds it, what it is, and how. */
const seeds = [
  [
    'order-totals',
    'an order costs a cent more',
    `update sales."order" set grand_total = grand_total + 1 where ${one('sales."order"')}`,
  ],
  [
    'order-due',
    'an order owes a cent less',
    `update sales."order" set due = due - 1 where ${one('sales."order"', 'due > 0')}`,
  ],
  [
    'customer-credit',
    'a customer has a cent more as credit',
    `update payments.transaction set received = received + 1 where reason_code = 'kept-as-credit'`,
  ],
  [
    'customer-credit',
    'an order’s credit would be another company’s',
    `update payments.payable_order set company_id = gen_random_uuid() where ${one('payments.payable_order', 'order_number is not null')}`,
  ],
  [
    'credit-lines',
    'an order counts against the line of another company',
    `update sales."order" set credit_use = jsonb_set(credit_use, '{line}', '"company:another"') where ${one('sales."order"', 'credit_use is not null')}`,
  ],
  [
    'credit-lines',
    'an order did not count what the company owed',
    `update sales."order" set credit_use = jsonb_set(credit_use, '{owed}', '0') where ${one('sales."order"', `credit_use is not null and (credit_use ->> 'owed')::int > 0`)}`,
  ],
  [
    'credit-lines',
    'an order went beyond its line and was reviewed by nobody',
    `update sales."order" set credit_use = jsonb_set(credit_use, '{limit}', '1') where ${one('sales."order"', 'credit_use is not null')}`,
  ],
  [
    'line-totals',
    'a line costs a cent less',
    `update sales.order_line set total = total - 1 where ${one('sales.order_line')}`,
  ],
  [
    'promotion-sums',
    'a promotion says that it took more off a line',
    `update sales."order" set promotions = jsonb_set(promotions, '{0,lines,0,amount}', '1') where ${one('sales."order"', `promotions <> '[]'`)}`,
  ],
  [
    'promotion-sums',
    'an order has a discount of nobody’s',
    `update sales."order" set discount = 5, subtotal = subtotal + 5 where ${one('sales."order"', `promotions = '[]'`)}`,
  ],
  [
    'gift-lines',
    'a gift costs a cent',
    `update sales.order_line set total = 1, list_price = 1 where ${one('sales.order_line', 'is_gift')}`,
  ],
  [
    'gift-lines',
    'a promotion says that it gave a unit more',
    `update sales."order" set promotions = jsonb_set(promotions, '{1,gift,quantity}', '7') where ${one('sales."order"', `promotions -> 1 ? 'gift'`)}`,
  ],
  [
    'promotion-uses',
    'a promotion was used more often than it may be',
    `update sales.promotion set limit_total = 3 where limit_total = 4`,
  ],
  [
    'promotion-uses',
    'a company used a promotion more often than it may',
    `update sales.promotion set limit_each = 3 where limit_each = 4`,
  ],
  [
    'promotion-uses',
    'a use of a promotion is lost',
    `delete from sales.promotion_use where ${one('sales.promotion_use')}`,
  ],
  [
    'order-tax',
    'a tax line is lost',
    `update sales."order" set tax_lines = '[]' where ${one('sales."order"', 'tax > 0')}`,
  ],
  [
    'order-roll-up',
    'an order is canceled by hand',
    `update sales."order" set state = 'canceled' where ${one('sales."order"')}`,
  ],
  [
    'order-tally',
    'an order is not counted',
    `delete from sales.order_tally where ${one('sales.order_tally')}`,
  ],
  [
    'shipped-tally',
    'a line that left is not counted',
    `delete from sales.shipped_tally where ${one('sales.shipped_tally')}`,
  ],
  [
    'line-quantities',
    'more units arrive than left',
    `alter table sales.order_line drop constraint order_line_check1; update sales.order_line set quantity_delivered = quantity_shipped + 1 where ${one('sales.order_line')}`,
  ],
  [
    'stock-reserved',
    'units are reserved for nobody',
    `update sales.stock set reserved = reserved + 1 where ${one('sales.stock', 'reserved > 0')}`,
  ],
  [
    'stock-reserved',
    'a line waits for units that are not counted as waited for',
    `update sales.reservation set awaited = awaited + 1 where ${one('sales.reservation', "status in ('reserved', 'allocated')")}`,
  ],
  [
    'stock-inbound',
    'units are said to come that nobody has bought',
    `update sales.stock set inbound = '[{"expectedOn":"2099-01-01","quantity":5}]' where ${one('sales.stock')}`,
  ],
  [
    'reservations-open',
    'what has left is still set aside',
    `update sales.order_line set quantity_shipped = quantity where id = (select line_id from sales.reservation where status in ('reserved', 'allocated') limit 1)`,
  ],
  [
    'shipment-quantities',
    'a shipment carries a unit more',
    `update sales.shipment_line set quantity = quantity + 1 where ${one('sales.shipment_line')}`,
  ],
  [
    'shipment-amounts',
    'a shipment is worth a cent more',
    `update sales.shipment set amount = amount + 1 where ${one('sales.shipment')}`,
  ],
  [
    'invoice-sums',
    'an invoice of what has shipped is missing',
    `delete from sales.invoice where ${invoice()}`,
  ],
  [
    'invoice-parts',
    'an invoice asks for more than its lines',
    `update sales.invoice set amount = amount + 100, goods = goods + 100 where ${invoice()}`,
  ],
  [
    'invoice-numbers',
    'a number is left out',
    `update sales.invoice_counter set last_number = last_number + 1 where series = 'i'`,
  ],
  [
    'invoice-settlement',
    'an invoice is paid without an allocation',
    `update sales.invoice set paid = paid + 1 where ${invoice('paid = 0')}`,
  ],
  [
    'invoice-status',
    'an unpaid invoice says paid',
    `update sales.invoice set status = 'refunded' where ${invoice()}`,
  ],
  [
    'invoice-money',
    'invoices are settled by money that never came',
    `update sales."order" set payment_facts = jsonb_set(payment_facts, '{captured}', '0') where number in (select order_number from sales.invoice where paid > 0 and kind = 'invoice')`,
  ],
  [
    'refunds-credited',
    'money went back without a credit memo',
    `update sales."order" set payment_facts = jsonb_set(payment_facts, '{refunded}', '1') where number in (select order_number from sales.invoice where paid > 0 and kind = 'invoice')`,
  ],
  ['payment-sums', 'a payment is forgotten', `delete from payments.transaction where received > 0`],
  [
    'transaction-present',
    'an order has no payment',
    `delete from payments.transaction where order_number = (select number from sales."order" order by number limit 1)`,
  ],
  [
    'journal-balanced',
    'a posting is changed',
    `update payments.journal_posting set amount = amount + 1 where ${one('payments.journal_posting')}`,
  ],
  [
    'journal-invoices',
    'an invoice never reached the journal',
    `delete from payments.journal_entry where kind = 'invoice'`,
  ],
  [
    'journal-money',
    'a receipt never reached the journal',
    `delete from payments.journal_entry where kind = 'receipt'`,
  ],
  [
    'status-allowed',
    'a timeline tells of a transition that is none',
    `update sales.status_change set to_status = 'completed' where ${one('sales.status_change', `axis = 'line' and from_status = 'new'`)}`,
  ],
  [
    'status-audited',
    'the trail does not tell of a transition',
    `delete from identity.audit_entry where id = (select max(id) from identity.audit_entry where entity = 'order' and field = 'state')`,
  ],
  [
    'audit-chain',
    'an entry of the trail is rewritten',
    `update identity.audit_entry set actor = 'somebody else' where id = (select min(id) from identity.audit_entry)`,
  ],
  [
    'order-mailed',
    'an order was never acknowledged',
    `delete from notifications.mail where ${one('notifications.mail', `kind = 'order.placed'`)}`,
  ],
  [
    'invoice-mailed',
    'an invoice was never mailed',
    `delete from notifications.mail where ${one('notifications.mail', `kind = 'invoice.issued'`)}`,
  ],
  [
    'line-mailed',
    'one of the mails about an order’s lines is missing',
    `delete from notifications.mail where ${one('notifications.mail', `dedupe_key like 'order.lines-transitioned:order:%'`)}`,
  ],
  [
    'line-mailed',
    'a shipment was never mailed',
    `delete from notifications.mail where ${one('notifications.mail', `dedupe_key like 'order.lines-transitioned:shipment:%'`)}`,
  ],
  [
    'offer-accepted-once',
    'an order came of an offer that does not exist',
    `update sales."order" set cart_id = null, offer_id = gen_random_uuid() where ${one('sales."order"')}`,
  ],
] as const;

test.each(seeds)('%s finds that %s', async (rule, _, sql) => {
  expect(await brokenBy(sql)).toContain(rule);
});

test('provider-ledger finds money that only one side knows, and other amounts', async () => {
  const capture = { kind: 'capture', reference: 'ch_1', payment: null, amount: 5000 } as const;
  const paid = `insert into payments.transaction (id, order_number, type, service, term, status, amount, currency, idempotency_key, reference)
    values (gen_random_uuid(), '1001', 'capture', 'stripe-payment-intent', 'advanced', 'instant', 5000, 'USD', 'seed', 'ch_1')`;
  const before = `${paid}; update payments.transaction set created_at = now() - interval '9 days' where reference = 'ch_1'`;
  expect(await ledgerFindings(paid, [capture])).toEqual([]);
  expect(await ledgerFindings(paid, [])).toMatchObject([{ record: '1001' }]);
  expect(await ledgerFindings(paid, [{ ...capture, amount: 4999 }])).toHaveLength(1);
  expect(await ledgerFindings('select 1', [capture])).toMatchObject([{ record: 'ch_1' }]);
  expect(await ledgerFindings('select 1', [{ ...capture, kind: 'dispute', amount: -5000 }])).toHaveLength(1);
  expect(await ledgerFindings('select 1', [{ ...capture, kind: 'payout', amount: -5000 }])).toEqual([]);
  // older than what was asked of the provider
  expect(await ledgerFindings(before, [])).toEqual([]);
  expect(await ledgerFindings(paid, null)).toEqual([]);
});

async function ledgerFindings(sql: string, rows: readonly Partial<LedgerRow>[] | null) {
  await database.query('begin');
  try {
    await database.query(sql);
    const since = new Date(Date.now() - 7 * 86_400_000);
    const whole = (rows ?? []).map((row) => ({ fee: 0, at: new Date(), ...row }) as LedgerRow);
    const reports = await applyRules(database, rows && { since, rows: whole });
    return reports.find(({ rule }) => rule.name === 'provider-ledger')?.findings;
  } finally {
    await database.query('rollback');
  }
}

test('there is a seed for every rule', () => {
  const seeded = new Set([...seeds.map(([name]): string => name), 'provider-ledger']);
  expect([...seeded].toSorted()).toEqual(auditRules.map(({ name }) => name).toSorted());
});
