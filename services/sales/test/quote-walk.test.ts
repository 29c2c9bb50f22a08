import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { salesAdminTransitionInquiry } from '@gantry/contracts/endpoints/inquiries';
import type { Identity } from '@gantry/contracts/schemas/account';
import {
  isQuoteShownToCustomer,
  quoteNeedsOf,
  quoteStatuses,
  type QuoteStatus,
} from '@gantry/domain/statuses/quote-statuses';
import { allowedTransitions, labelsOf, mayTransition } from '@gantry/domain/statuses/status-table';
import { InquiryRepository } from '../src/inquiry/inquiry.repository.ts';
import { transitionInquiry } from '../src/inquiry/transition-inquiry.ts';
import { InquiryFixture } from './inquiry-fixture.ts';
import { pickFrom, type Pick } from './pick-from.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

// What holds on the axis of quotes (B2 and B11) after any sequence of events of customers, guests, staff, and timers.

let quotes: InquiryFixture;
let sales: SalesFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
  sales = quotes.sales;
  sales.shop.people.push({ ...owner, company: null, companyId: null });
});
afterAll(() => quotes.stop());

const owner = { accountId: newKey(), accountNumber: 'a-501', name: 'Olga Owner', email: 'olga@example.com' };
const labels = labelsOf(quoteStatuses);

interface Row {
  readonly status: QuoteStatus;
  readonly version: number;
  readonly statusBefore: QuoteStatus | null;
  readonly dueAt: Date | null;
  readonly token: string;
}
const rowOf = async (number: string): Promise<Row> => {
  const [row] = await sales.sql<Row>(
    `select status, version, status_before as "statusBefore", due_at as "dueAt", token
     from sales.inquiry where number = ?`,
    [number],
  );
  return row!;
};

interface Walk {
  readonly number: string;
  readonly pick: Pick;
}
/** Tries something; tells how it ended: `done`, or the code of the refusal. */
type Event = (walk: Walk) => Promise<string>;

const outcome = (trying: Promise<unknown>): Promise<string> =>
  trying.then(
    () => 'done',
    ({ code }: { code?: string }) => code ?? 'broken',
  );

const facts = (from: QuoteStatus, to: QuoteStatus, pick: Walk['pick']) => {
  const needs = quoteNeedsOf(from, to);
  const given = pick([true, true, true, true, true, false]);
  return {
    to,
    message: given && needs.includes('message') ? 'Which one?' : null,
    note: given && needs.includes('note') ? 'a note' : null,
    reason: needs.includes('cancel-reason')
      ? ('rejected' as const)
      : needs.includes('clear-reason')
        ? ('spam' as const)
        : null,
    accountNumber: given && needs.includes('account') ? owner.accountNumber : null,
  };
};

const roles = [
  'admin',
  'admin',
  'admin',
  'sales',
  'sales',
  'support',
  'purchasing',
  'finance',
  'warehouse',
] as const;

/** A transition by staff of any role to any label; sent twice with one key, it happens once. */
const byStaff: Event = async ({ number, pick }) => {
  const role = pick(roles);
  const { status, version, statusBefore } = await rowOf(number);
  const open = allowedTransitions(quoteStatuses, status, statusBefore);
  // most steps lead on, or every walk would end after a few
  const onward = open.filter((label) => quoteStatuses[label].turn !== null);
  const to = pick([...onward, ...onward, ...onward, ...onward, ...open, pick(labels)]);
  const caller = sales.account({ role, name: `A ${role}` });
  const request = { params: { number }, body: { version, ...facts(status, to, pick) } };
  const options = { caller, idempotencyKey: newKey() };
  const first = await outcome(sales.service.call(salesAdminTransitionInquiry, request, options));
  const after = await rowOf(number);
  if (first === 'done') {
    expect(mayTransition(quoteStatuses, role, status, to)).toBe(true);
    await sales.service.call(salesAdminTransitionInquiry, request, options);
    // B11.7: what is sent again happens once
    expect(await rowOf(number)).toEqual(after);
  }
  return first;
};

const byGuest: Event = async ({ number, pick }) => {
  const { token } = await rowOf(number);
  return outcome(
    pick([true, true, false]) ? quotes.write(number, 'A reply', token) : quotes.withdraw(number, token),
  );
};
const byOwner: Event = ({ number, pick }) => {
  const caller: Identity = sales.account({ ...owner });
  return outcome(
    pick([true, false])
      ? quotes.write(number, 'A reply', undefined, caller)
      : quotes.withdraw(number, undefined, caller),
  );
};
const byStranger: Event = async ({ number }) => {
  const refused = await outcome(quotes.write(number, 'Mine!', undefined, sales.account()));
  expect(refused).toBe('NOT_FOUND');
  return refused;
};
const byTimer: Event = async ({ number }) => {
  await sales.sql(
    `update sales.inquiry set due_at = now() - interval '1 minute' where number = ? and due_at is not null`,
    [number],
  );
  return outcome(quotes.escalate());
};
const byPricing: Event = async ({ number }) => {
  const { lines } = await quotes.asStaff(number);
  const open = lines.filter(({ unitPrice }) => unitPrice === null);
  return outcome(Promise.all(open.map((line) => quotes.save(number, line, { unitPrice: 100 }))));
};
/** What sending and accepting an offer do to the record, as the service of offers does it. */
const byOffer: Event = async (walk) => {
  const { number, pick } = walk;
  const { status, statusBefore } = await rowOf(number);
  const open = allowedTransitions(quoteStatuses, status, statusBefore);
  const targets = (['sent-offer', 'move-to-order'] as const).filter(
    (to) => open.includes(to) && mayTransition(quoteStatuses, 'sales', status, to),
  );
  if (targets.length === 0) return 'WRONG_STATE';
  const to = pick(targets);
  const { app } = sales.service;
  const em = app.get(EntityManager, { strict: false }).fork();
  const actor = { accountId: newKey(), name: 'Sally Seller', role: 'sales' as const };
  await em.transactional(async (tx) => {
    const inquiry = await new InquiryRepository(tx).lock(number);
    if (!inquiry || inquiry.status !== status) return;
    inquiry.touch();
    await transitionInquiry(tx, inquiry, { to, actor });
  });
  // most offers are accepted at once, or too few walks would end in an order
  return to === 'sent-offer' && pick([true, true, false]) ? byOffer(walk) : 'done';
};

const events = [
  byStaff,
  byStaff,
  byStaff,
  byStaff,
  byGuest,
  byOwner,
  byStranger,
  byTimer,
  byPricing,
  byOffer,
  byOffer,
];

interface Change {
  readonly from: QuoteStatus | null;
  readonly to: QuoteStatus;
  readonly role: string;
  readonly actor: string | null;
  readonly reason: string | null;
  readonly at: Date | null;
}

/** What holds at every moment of every record. */
async function checkInvariants(number: string, seed: number): Promise<QuoteStatus[]> {
  const row = await rowOf(number);
  const changes = await sales.sql<Change>(
    `select from_status as "from", to_status as "to", actor_role as role, c.actor, c.reason, c.at
     from sales.inquiry_change c join sales.inquiry i on i.id = c.inquiry_id where i.number = ? order by c.id`,
    [number],
  );
  const at = (what: string, holds: boolean) =>
    expect([seed, number, what, holds]).toEqual([seed, number, what, true]);
  at('B11.1: its label is one of the list', labels.includes(row.status));
  at('B11.8: its history leads to its status', changes.at(-1)?.to === row.status);
  changes.forEach(({ from, to, role, actor, reason, at: when }, index) => {
    const before =
      changes
        .slice(0, index)
        .filter((one) => one.to === 'unbound')
        .at(-1)?.from ?? null;
    at(`B2: step ${index} follows the one before`, from === (changes[index - 1]?.to ?? null));
    if (from === null) return;
    at(`B2: ${from} to ${to} is in the book`, allowedTransitions(quoteStatuses, from, before).includes(to));
    at(`B2: ${role} may go from ${from} to ${to}`, mayTransition(quoteStatuses, role as never, from, to));
    at(
      `B11.8: ${from} to ${to} names its actor and time`,
      when !== null && (role === 'system' || actor !== null),
    );
    const needsReason = quoteNeedsOf(from, to).some((need) => need === 'note' || need.endsWith('-reason'));
    at(`B11.8: ${from} to ${to} says why`, !needsReason || Boolean(reason));
  });
  at(
    'B2: a clock runs only where the book has one',
    (row.dueAt !== null) === 'clock' in quoteStatuses[row.status],
  );
  at(
    'B2: it knows where it came from while it is detached',
    (row.statusBefore !== null) === (row.status === 'unbound'),
  );
  const isShown = (await outcome(quotes.read(number, row.token))) === 'done';
  at('B2: its customer sees it when the book says so', isShown === isQuoteShownToCustomer(row.status));
  return changes.map(({ to }) => to);
}

test('B2, B11: any sequence of events keeps to the status book, and the walk comes to every label', async () => {
  const seen = new Set<QuoteStatus>();
  for (let seed = 1; seed <= 24; seed += 1) {
    const pick = pickFrom(seed);
    const { number } = await quotes.ask({ lines: [{ sku: 'motor', quantity: 1 }] });
    for (let step = 0; step < 22; step += 1) {
      const before = await rowOf(number);
      const event = pick(events);
      const result = await event({ number, pick });
      expect(['done', 'WRONG_STATE', 'NOT_PERMITTED', 'NOT_FOUND', 'INVALID']).toContain(result);
      // B11.1: what is refused changes nothing; of the many calls of pricing some may have been taken
      const unchanged = event === byPricing ? { ...before, version: expect.any(Number) } : before;
      if (result !== 'done') expect(await rowOf(number)).toEqual(unchanged);
    }
    for (const label of await checkInvariants(number, seed)) seen.add(label);
  }
  expect([...seen].sort()).toEqual([...labels].sort());
}, 240_000);
