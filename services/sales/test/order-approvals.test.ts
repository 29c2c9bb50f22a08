import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import * as approvals from '@gantry/contracts/endpoints/order-approvals';
import { salesAdminGetOrder, salesGetCart } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import { aCaller } from '@gantry/nest-kit/testing';
import { RemindApprovers } from '../src/order-approval/remind-approvers.ts';
import { ExpireApprovals } from '../src/order-approval/expire-approvals.ts';
import { ApprovalFixture } from './approval-fixture.ts';
import { aForm, newKey, SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
let team: ApprovalFixture;
let people: ApprovalFixture['people'];
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => {
  team = new ApprovalFixture(sales);
  ({ people } = team);
});

async function ask(caller: Identity, sku: string, { quantity = 2, form = terms() } = {}): Promise<string> {
  await sales.add({ caller }, sku, quantity);
  const body = await team.askBody(caller, { ...form, question: 'for the press' });
  return (await team.sendAsk(caller, body)).number;
}
const get = (caller: Identity, number: string) =>
  sales.service.call(approvals.salesGetApproval, { params: { number } }, { caller });
const approve = (caller: Identity, number: string) => team.approve(caller, number);
const reject = (caller: Identity, number: string, reason = 'too dear') =>
  sales.service.call(approvals.salesRejectApproval, { params: { number }, body: { reason } }, { caller });
const withdraw = (caller: Identity, number: string) =>
  sales.service.call(approvals.salesWithdrawApproval, { params: { number } }, { caller });
const list = (caller: Identity) =>
  sales.service.call(approvals.salesListApprovals, { query: {} }, { caller });
const order = (number: string) =>
  sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: aCaller({ role: 'admin' }) });
const ordersOf = async ({ accountId }: Identity) =>
  sales.sql<{ number: string }>('select number from sales."order" where account_id = ?', [accountId]);
const told = async (event: string, number: string) => {
  const rows = await sales.sql<{ payload: Record<string, unknown> }>(
    `select j.payload->'payload' as payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = ? and j.payload->'payload'->>'number' = ? order by j.id`,
    [`notifications:${event}`, number],
  );
  return rows.map(({ payload }) => payload);
};
const passTime = (number: string) =>
  sales.sql(`update sales.order_approval set expires_at = now() - interval '1 minute' where number = ?`, [
    number,
  ]);

describe('asking', () => {
  test('holds the cart as it was shown, empties it, and tells those who may approve it', async () => {
    const { rita, anna } = people;
    const number = await ask(rita, await team.offered());
    expect(await get(anna, number)).toMatchObject({
      status: 'waiting',
      isYours: false,
      askedBy: 'Rita',
      question: 'for the press',
      poNumber: 'PO-7',
      totals: { subtotal: 12_000, tax: 1200, grandTotal: 13_200 },
      lines: [{ quantity: 2, unitPrice: 6000, total: 12_000 }],
      may: ['approve', 'approve-part', 'reject'],
    });
    expect((await sales.service.call(salesGetCart, {}, { caller: rita })).lines).toEqual([]);
    const mails = await told('approval.asked', number);
    expect(mails.map(({ email }) => String(email)).sort((a, b) => a.localeCompare(b))).toEqual([
      'adam@example.com',
      'anna@example.com',
    ]);
    expect(await ordersOf(rita)).toEqual([]);
  });

  test('twice with one key or two asks once', async () => {
    const { rita } = people;
    await sales.add({ caller: rita }, await team.offered());
    const body = await team.askBody(rita, terms());
    const key = newKey();
    const sent = await Promise.all([
      team.sendAsk(rita, body, key),
      team.sendAsk(rita, body, key),
      team.sendAsk(rita, body),
    ]);
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1);
    expect((await list(rita)).total).toBe(1);
  });

  test('is refused to whoever buys alone or approves, for a card, and for a total nobody has seen', async () => {
    const { rita, anna } = people;
    const sku = await team.offered();
    for (const caller of [anna, sales.account()]) {
      await sales.add({ caller }, sku);
      await expect(team.sendAsk(caller, await team.askBody(caller, terms()))).rejects.toMatchObject({
        code: 'NOT_PERMITTED',
      });
    }
    await sales.add({ caller: rita }, sku);
    const body = await team.askBody(rita, aForm({ paymentService: 'stripe-payment-intent' }));
    await expect(team.sendAsk(rita, body)).rejects.toMatchObject({ code: 'INVALID' });
    const seen = await team.askBody(rita, terms());
    await expect(team.sendAsk(rita, { ...seen, acceptedTotal: 1 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    expect((await sales.cart({ caller: rita })).lines).toHaveLength(1);
  });
});

describe('approving', () => {
  test('makes one order of whoever asked, at the prices that were held, however many approve at once', async () => {
    const { rita, adam, anna } = people;
    const sku = await team.offered();
    const number = await ask(rita, sku);
    sales.shop.offer({ sku, unitPrice: 9900 });
    const answers = await Promise.all([anna, adam, anna, adam].map((one) => approve(one, number)));
    expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(new Set(answers.map(({ decidedBy }) => decidedBy)).size).toBe(1);
    expect(await ordersOf(rita)).toHaveLength(1);
    const { orderNumber, decidedBy } = answers[0]!;
    const placed = await order(orderNumber!);
    expect(placed).toMatchObject({
      accountNumber: rita.accountNumber,
      poNumber: 'PO-7',
      totals: { grandTotal: 13_200 },
      lines: [{ sku, quantity: 2, unitPrice: 6000 }],
    });
    expect(placed.history).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actor: 'Rita', from: null, reason: `asked for, ${number}` }),
        expect.objectContaining({ actor: decidedBy, reason: `approved, ${number}` }),
      ]),
    );
    expect(await sales.sql('select reserved from sales.stock where sku = ?', [sku])).toEqual([
      { reserved: 2 },
    ]);
    expect(await told('approval.ended', number)).toMatchObject([
      { email: 'rita@example.com', how: 'approved', orderNumber },
    ]);
  });

  test('counts against the credit of whoever asked', async () => {
    const { rita, anna } = people;
    const poor = { ...rita, creditLimit: 13_199 };
    team.setRules({}, [poor, anna]);
    const over = await approve(anna, await ask(rita, await team.offered()));
    expect((await order(over.orderNumber!)).status).toBe('pending-review');
    team.setRules({}, [{ ...rita, creditLimit: null }, anna]);
    await expect(approve(anna, await ask(rita, await team.offered()))).rejects.toMatchObject({
      code: 'CREDIT_EXCEEDED',
    });
  });

  test('is never one’s own, also not for whoever has become an approver since', async () => {
    const number = await ask(people.rita, await team.offered());
    const promoted: Identity = { ...people.rita, companyRole: 'approver' };
    team.setRules({}, [promoted, people.adam]);
    expect(await get(promoted, number)).toMatchObject({ isYours: true, may: ['withdraw'] });
    for (const act of [approve, reject])
      await expect(act(promoted, number)).rejects.toMatchObject({
        code: 'WRONG_STATE',
        data: { blocker: 'own' },
      });
    expect(await ordersOf(people.rita)).toEqual([]);
  });

  test('is for approvers and admins of this company alone, as identity knows them now', async () => {
    const { rita, anna, bea } = people;
    const number = await ask(rita, await team.offered());
    const stranger = team.person('Sven', 'admin', { companyId: randomUUID() });
    for (const act of [get, approve, reject, withdraw])
      await expect(act(stranger, number)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await list(stranger)).total).toBe(0);
    await expect(get(bea, number)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(approve(bea, number)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    team.setRules({}, [rita, { ...anna, companyRole: 'viewer' }]);
    await expect(approve(anna, number)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    team.setRules({}, [anna]);
    await expect(approve(anna, number)).rejects.toMatchObject({ data: { blocker: 'left' } });
  });

  test('names lines that cannot be had any more, and writes nothing', async () => {
    const { rita, anna } = people;
    const gone = await team.offered({ name: 'Old pump' });
    const number = await ask(rita, gone);
    sales.shop.withdraw(gone);
    await expect(approve(anna, number)).rejects.toMatchObject({
      code: 'NOT_PURCHASABLE',
      data: { lines: [{ lineNumber: 1, name: 'Old pump' }] },
    });
    const scarce = await team.offered();
    const second = await ask(rita, scarce);
    await sales.stock(scarce, 1);
    await expect(approve(anna, second)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
      data: { lines: [{ sku: scarce, wanted: 2, available: 1 }] },
    });
    expect(await ordersOf(rita)).toEqual([]);
    expect((await get(anna, second)).status).toBe('waiting');
    await sales.stock(scarce, 2);
    expect((await approve(anna, second)).status).toBe('approved');
  });
});

test('approvers are reminded once of what ends on the next business day, and of nothing that is over', async () => {
  const { rita, anna } = people;
  const [early, soon, over] = [
    await ask(rita, await team.offered()),
    await ask(rita, await team.offered()),
    await ask(rita, await team.offered()),
  ];
  await reject(anna, over);
  const endsIn = (number: string, hours: number) =>
    sales.sql(
      `update sales.order_approval set expires_at = now() + make_interval(hours => ?) where number = ?`,
      [hours, number],
    );
  await endsIn(soon, 23);
  await endsIn(over, 23);
  const remind = () =>
    RequestContext.create(sales.service.app.get(EntityManager, { strict: false }), () =>
      sales.service.app.get(RemindApprovers, { strict: false }).remindApprovers(),
    );
  await remind();
  await remind();
  const reminded = async (number: string) =>
    (await told('approval.asked', number)).filter(({ isReminder }) => isReminder === true);
  expect((await reminded(soon)).map(({ email }) => String(email)).sort((a, b) => a.localeCompare(b))).toEqual(
    ['adam@example.com', 'anna@example.com'],
  );
  for (const number of [early, over]) expect(await reminded(number)).toEqual([]);
});

describe('ending', () => {
  test('by a no tells the reason, and the lines may go back into the cart', async () => {
    const { rita, anna, adam } = people;
    const sku = await team.offered();
    const number = await ask(rita, sku);
    expect(await reject(anna, number)).toMatchObject({ status: 'rejected', reason: 'too dear' });
    await expect(approve(adam, number)).rejects.toMatchObject({ data: { blocker: 'decided' } });
    expect(await told('approval.ended', number)).toMatchObject([{ how: 'rejected', reason: 'too dear' }]);
    expect(await get(rita, number)).toMatchObject({
      reason: 'too dear',
      decidedBy: 'Anna',
      may: ['put-back'],
    });
    const key = newKey();
    for (let again = 0; again < 2; again += 1)
      await sales.service.call(
        approvals.salesPutApprovalBack,
        { params: { number } },
        { caller: rita, idempotencyKey: key },
      );
    expect((await sales.cart({ caller: rita })).lines).toMatchObject([{ sku, quantity: 2 }]);
  });

  test('by whoever asked leaves nothing to approve, and nothing else can be taken back', async () => {
    const { rita, anna } = people;
    const number = await ask(rita, await team.offered());
    await expect(withdraw(anna, number)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await withdraw(rita, number)).toMatchObject({ status: 'withdrawn' });
    expect(await withdraw(rita, number)).toMatchObject({ status: 'withdrawn' });
    await expect(approve(anna, number)).rejects.toMatchObject({ data: { blocker: 'decided' } });
  });

  test('by the clock, also before the clock has said so', async () => {
    const { rita, anna } = people;
    const number = await ask(rita, await team.offered());
    await passTime(number);
    expect(await get(anna, number)).toMatchObject({ status: 'expired', may: [] });
    await expect(approve(anna, number)).rejects.toMatchObject({ data: { status: 'expired' } });
    const app = sales.service.app;
    const expire = () =>
      RequestContext.create(app.get(EntityManager, { strict: false }), () =>
        app.get(ExpireApprovals, { strict: false }).expireApprovals(),
      );
    await expire();
    await expire();
    expect(await told('approval.ended', number)).toMatchObject([{ how: 'expired', decidedBy: null }]);
    expect(await get(rita, number)).toMatchObject({ may: ['put-back'] });
  });
});

test('the list begins with what waits for whoever looks, and counts it', async () => {
  const { rita, anna, bea } = people;
  const first = await ask(rita, await team.offered());
  const second = await ask(bea, await team.offered());
  const over = await ask(rita, await team.offered());
  await reject(anna, over);
  const seen = await list(anna);
  expect(seen.items.map(({ number }) => number)).toEqual([first, second, over]);
  expect(seen).toMatchObject({ total: 3, toDecide: 2 });
  expect(await list(rita)).toMatchObject({ total: 2, toDecide: 0 });
  expect(await list(team.person('Vic', 'viewer'))).toMatchObject({ total: 0 });
});
