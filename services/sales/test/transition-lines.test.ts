import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import {
  salesAdminGetOrder,
  salesAdminTransitionLines,
  salesGetMyOrder,
} from '@gantry/contracts/endpoints/sales';
import type { Role } from '@gantry/domain/roles';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { AdminOrder } from '@gantry/contracts/schemas/order';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import { publish } from '@gantry/nest-kit/events';
import { ExpireReservations } from '../src/order/expire-reservations.ts';
import { aForm, newKey, SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
let pat: Identity;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({ sku: 'bolt', unitPrice: 6000 }, { sku: 'special', unitPrice: 6000, madeToOrder: true });
  await sales.stock('bolt', 1000);
  pat = sales.account({ creditLimit: 100_000_000 });
});
afterAll(() => sales.stop());

const as = (role: Role) => sales.account({ role, name: `A ${role}` });
const get = (number: string, role: Role = 'admin') =>
  sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: as(role) });
const mine = (number: string) => sales.service.call(salesGetMyOrder, { params: { number } }, { caller: pat });

interface Wish {
  readonly to: LineStatus;
  readonly role?: Role;
  readonly reason?: string;
  readonly order?: AdminOrder;
  readonly key?: string;
}
async function transition(number: string, { to, role = 'admin', reason, order, key = newKey() }: Wish) {
  const shown = order ?? (await get(number));
  const body = { lineIds: shown.lines.map(({ lineId }) => lineId), to, version: shown.version, reason };
  const options = { caller: as(role), idempotencyKey: key };
  return sales.service.call(salesAdminTransitionLines, { params: { number }, body }, options);
}
async function walk(number: string, ...steps: LineStatus[]) {
  for (const to of steps) await transition(number, { to, reason: 'because' });
}
const stockOf = async (sku: string) =>
  (
    await sales.sql<{ onHand: number; reserved: number }>(
      'select on_hand as "onHand", reserved from sales.stock where sku = ?',
      [sku],
    )
  )[0]!;
const mails = (number: string) =>
  sales.sql(
    `select j.payload->'payload'->>'to' as "to" from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'notifications:order.lines-transitioned' and j.payload->'payload'->>'number' = ? order by j.id`,
    [number],
  );

describe('staff confirm an order', () => {
  test('and the buyer reads it in their words, with the transition in timeline and audit', async () => {
    const { number } = await sales.placed(pat, 'bolt', 2);
    const shown = await get(number, 'sales');
    expect(shown.confirmBlockers).toEqual([]);
    expect(offeredOf(shown)).toEqual([
      { to: 'confirmed', needs: [], blockers: [] },
      { to: 'declined', needs: ['reason'], blockers: [] },
    ]);
    const moved = await transition(number, { to: 'confirmed', role: 'sales' });
    expect(moved).toMatchObject({ state: 'processing', status: 'confirmed', version: shown.version + 1 });
    expect(moved.history.at(-2)).toMatchObject({ axis: 'line', to: 'confirmed', actor: 'A sales' });
    const order = await mine(number);
    expect(order).toMatchObject({ wording: 'Confirmed', lines: [{ wording: 'Confirmed' }] });
    expect(order.history.every(({ actor, reason }) => actor === null && reason === null)).toBe(true);
    expect(await mails(number)).toEqual([{ to: 'confirmed' }]);
    const [audited] = await sales.sql<{ count: number }>(
      `select count(*)::int from graphile_worker._private_jobs
       where payload->'payload'->>'entityNumber' = ? and payload->'payload'->>'after' = 'confirmed'
         and payload->'payload'->>'actorRole' = 'sales'`,
      [number],
    );
    expect(audited?.count).toBe(1);
  });

  test('once for one key, and not on what has changed meanwhile', async () => {
    const { number } = await sales.placed(pat, 'bolt');
    const order = await get(number);
    const key = newKey();
    const [first, second] = await Promise.all([
      transition(number, { to: 'confirmed', role: 'admin', order, key }),
      transition(number, { to: 'confirmed', role: 'admin', order }).catch((error: unknown) => error),
    ]);
    expect([first, second].filter((answer) => (answer as AdminOrder).status === 'confirmed')).toHaveLength(1);
    await expect(transition(number, { to: 'received', order })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  test.each([
    ['warehouse', 'confirmed', 'NOT_PERMITTED'],
    ['auditor', 'confirmed', 'NOT_PERMITTED'],
    ['admin', 'shipped', 'WRONG_STATE'],
    ['admin', 'delivered', 'WRONG_STATE'],
    ['sales', 'deleted', 'NOT_PERMITTED'],
  ] as const)('%s may not make it %s', async (role, to, code) => {
    const { number } = await sales.placed(pat, 'bolt');
    await expect(transition(number, { to, role, reason: 'x' })).rejects.toMatchObject({ code });
    expect((await get(number)).status).toBe('new');
  });

  test('and must say why they decline', async () => {
    const { number } = await sales.placed(pat, 'bolt');
    await expect(transition(number, { to: 'declined' })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'reason' }],
    });
    expect(await transition(number, { to: 'declined', reason: 'no longer made' })).toMatchObject({
      state: 'canceled',
    });
    expect((await mine(number)).history.some(({ reason }) => reason !== null)).toBe(false);
  });

  test('a customer moves nothing, and an unknown line or order is not found', async () => {
    const { number } = await sales.placed(pat, 'bolt');
    const order = await get(number);
    await expect(transition(number, { to: 'confirmed', role: 'customer', order })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
    const strange = { ...order, lines: order.lines.map((line) => ({ ...line, lineId: randomUUID() })) };
    await expect(transition(number, { to: 'confirmed', order: strange })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(transition('999999', { to: 'confirmed', order })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('payment and credit', () => {
  test('block a prepaid order until the payment is received', async () => {
    const { number } = await sales.placed(pat, 'bolt', 1, aForm());
    const shown = await get(number, 'sales');
    expect(shown.confirmBlockers).toEqual(['NOT_PAID']);
    expect(offeredOf(shown)).toContainEqual({ to: 'confirmed', needs: [], blockers: ['NOT_PAID'] });
    expect(offeredOf(await get(number, 'finance'))).toContainEqual({
      to: 'confirmed',
      needs: ['reason'],
      blockers: [],
    });
    await expect(transition(number, { to: 'confirmed', role: 'sales' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { blockers: ['NOT_PAID'] },
    });
    await pay(number, 6600);
    // the system confirms what is paid
    expect(await get(number, 'sales')).toMatchObject({
      paymentStatus: 'paid',
      confirmBlockers: [],
      status: 'confirmed',
      state: 'processing',
    });
  });

  test('let finance pass with a reason, but nothing ships unpaid', async () => {
    const { number } = await sales.placed(pat, 'bolt', 1, aForm());
    await expect(transition(number, { to: 'confirmed', role: 'finance' })).rejects.toMatchObject({
      code: 'INVALID',
    });
    await transition(number, { to: 'confirmed', role: 'finance', reason: 'transfer seen at the bank' });
    await walk(number, 'received', 'processing');
    await expect(transition(number, { to: 'shipped', role: 'warehouse' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    await pay(number, 6600);
    expect(await transition(number, { to: 'shipped', role: 'warehouse' })).toMatchObject({
      status: 'shipped',
    });
  });

  test('block an order over the credit limit until finance approves it', async () => {
    const poor = sales.account({ creditLimit: 100 });
    const { number } = await sales.placed(poor, 'bolt');
    expect((await get(number, 'sales')).confirmBlockers).toEqual(['CREDIT_NOT_APPROVED']);
    await expect(transition(number, { to: 'confirmed', role: 'sales' })).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(
      await transition(number, { to: 'confirmed', role: 'finance', reason: 'good customer' }),
    ).toMatchObject({
      confirmBlockers: [],
    });
  });
});

describe('stock follows the line', () => {
  test('allocated, then shipped off the shelf', async () => {
    const before = await stockOf('bolt');
    const { number } = await sales.placed(pat, 'bolt', 4);
    expect(await stockOf('bolt')).toEqual({ ...before, reserved: before.reserved + 4 });
    await walk(number, 'confirmed', 'received', 'processing', 'shipped');
    expect(await stockOf('bolt')).toEqual({ onHand: before.onHand - 4, reserved: before.reserved });
    await walk(number, 'delivered', 'completed');
    // what left is invoiced a moment later, and only then is nothing open any more
    await sales.service.runJobs();
    expect(await get(number)).toMatchObject({ state: 'complete', status: 'completed' });
  });

  test('given back when the line is cancelled, and taken again when it is revived', async () => {
    const before = await stockOf('bolt');
    const { number } = await sales.placed(pat, 'bolt', 4);
    await walk(number, 'declined');
    expect(await stockOf('bolt')).toEqual(before);
    expect((await get(number)).paymentStatus).toBe('canceled');
    await walk(number, 'pending-review');
    expect(await stockOf('bolt')).toEqual({ ...before, reserved: before.reserved + 4 });
    expect(await get(number)).toMatchObject({ state: 'pending', paymentStatus: 'pending' });
  });

  test('a hold keeps it and remembers where the line was', async () => {
    const { number } = await sales.placed(pat, 'bolt');
    await walk(number, 'confirmed', 'received');
    const before = await stockOf('bolt');
    expect(await transition(number, { to: 'on-hold', reason: 'address' })).toMatchObject({ state: 'holded' });
    expect(await stockOf('bolt')).toEqual(before);
    expect(await transition(number, { to: 'received' })).toMatchObject({
      state: 'processing',
      status: 'received',
    });
  });
});

test('a hold and its end send no mail', async () => {
  const { number } = await sales.placed(pat, 'bolt');
  await walk(number, 'confirmed', 'on-hold', 'confirmed');
  expect(await mails(number)).toEqual([{ to: 'confirmed' }]);
});

test('what a request or a refund makes is neither offered nor taken from the record', async () => {
  const { number } = await sales.placed(pat, 'bolt');
  await walk(number, 'confirmed');
  expect(offeredOf(await get(number)).map(({ to }) => to)).not.toContain('cancellation-requested');
  await expect(transition(number, { to: 'cancellation-requested' })).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { door: 'order-request' },
  });
  await sales.sql(
    `update sales.order_line set status = 'cancelled-refund-pending'
     where order_id = (select id from sales."order" where number = ?)`,
    [number],
  );
  await expect(transition(number, { to: 'cancelled-refund-issued' })).rejects.toMatchObject({
    code: 'WRONG_STATE',
    data: { door: 'refund' },
  });
});

test('declining what was paid asks for the money to go back, once', async () => {
  const { number } = await sales.placed(pat, 'bolt', 2, aForm());
  const { totals } = await get(number);
  // looked at by hand: what is paid would be confirmed by itself
  await transition(number, { to: 'pending-review' });
  await pay(number, totals.grandTotal);
  await transition(number, { to: 'declined', reason: 'no longer made' });
  const asked = await sales.sql<{ amount: number }>(
    `select (j.payload->'payload'->>'amount')::int as amount from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'payments:refund.requested' and j.payload->'payload'->>'orderNumber' = ?`,
    [number],
  );
  expect(asked).toEqual([{ amount: totals.grandTotal }]);
});

test('an unpaid order is cancelled when its time has run out, and only then', async () => {
  const before = await stockOf('bolt');
  const waiting = await sales.placed(pat, 'bolt', 3, aForm());
  const late = await sales.placed(pat, 'bolt', 3, aForm());
  await sales.sql(
    `update sales.reservation r set expires_at = now() - interval '1 minute'
     from sales."order" o where o.id = r.order_id and o.number = ?`,
    [late.number],
  );
  const expiry = sales.service.app.get(ExpireReservations, { strict: false });
  const em = sales.service.app.get(EntityManager, { strict: false });
  for (const _ of [1, 2]) await RequestContext.create(em, () => expiry.expireReservations());
  expect(await get(late.number)).toMatchObject({ state: 'canceled', status: 'cancelled-not-charged' });
  expect((await get(waiting.number)).status).toBe('pending');
  expect(await stockOf('bolt')).toEqual({ ...before, reserved: before.reserved + 3 });
  expect(await mails(late.number)).toEqual([{ to: 'cancelled-not-charged' }]);
});

test('a payment event delivered twice changes nothing the second time', async () => {
  const { number } = await sales.placed(pat, 'bolt', 1, aForm());
  await pay(number, 3000);
  const once = await get(number);
  expect(once.paymentStatus).toBe('partially_paid');
  await pay(number, 3000);
  expect(await get(number)).toEqual(once);
});

test('a payment received for one order does not block terms of another', async () => {
  const { number } = await sales.placed(pat, 'bolt', 1, terms());
  await pay(number, 0, 'in-progress');
  expect(await get(number, 'sales')).toMatchObject({ paymentStatus: 'pending', confirmBlockers: [] });
});

/** What this person may do with the first line of an order. */
const offeredOf = (order: AdminOrder) => order.transitions[order.lines[0]!.lineId]!;

/** The payments service tells of money. */
async function pay(
  orderNumber: string,
  captured: number,
  attempt: 'in-progress' | null = null,
): Promise<void> {
  const em = sales.service.app.get(EntityManager, { strict: false }).fork();
  const facts = { authorized: 0, captured, refunded: 0, voided: 0, attempt };
  const payload = { orderNumber, status: 'paid', transactionStatus: 'processed', facts };
  await em.transactional((tx) =>
    publish(tx, 'payment.changed', payload, { entity: `transaction:${orderNumber}`, version: randomUUID() }),
  );
  await sales.service.runJobs();
}
