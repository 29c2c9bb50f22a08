import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { EntityManager, RequestContext } from '@mikro-orm/postgresql';
import * as approvals from '@gantry/contracts/endpoints/order-approvals';
import { salesAdminGetOrder, salesGetCart, salesPlaceOrder } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { aCaller } from '@gantry/nest-kit/testing';
import { RemindApprovers } from '../src/order-approval/remind-approvers.ts';
import { ExpireApprovals } from '../src/order-approval/expire-approvals.ts';
import { aForm, newKey, SalesFixture, terms, type Form } from './sales-fixture.ts';

let sales: SalesFixture;
let companyId: string;
let people: Record<'rita' | 'adam' | 'anna' | 'bea', Identity>;
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());

function person(name: string, companyRole: CompanyRole, facts: Partial<Identity> = {}): Identity {
  const email = `${name.toLowerCase()}@example.com`;
  const accountNumber = String(Math.floor(Math.random() * 1e9));
  return sales.account({ name, email, accountNumber, companyId, companyRole, ...facts });
}

/** Tells the shop who is in the company now. */
const setRule = (limit: number | null = null, all: readonly Identity[] = Object.values(people)) =>
  sales.shop.setRule(companyId, all, { limit });

beforeEach(() => {
  companyId = randomUUID();
  people = {
    rita: person('Rita', 'requester'),
    adam: person('Adam', 'admin'),
    anna: person('Anna', 'approver'),
    bea: person('Bea', 'buyer'),
  };
  setRule();
});

/** A product nobody else buys. */
async function offered(facts: object = {}, onHand = 100): Promise<string> {
  const sku = `p-${randomUUID()}`;
  sales.shop.offer({ sku, unitPrice: 6000, ...facts });
  await sales.stock(sku, onHand);
  return sku;
}

const askBody = (caller: Identity, form: Form) => sales.request({ caller }, form);
const sendAsk = (caller: Identity, body: Awaited<ReturnType<typeof askBody>>, key = newKey()) =>
  sales.service.call(approvals.salesAskApproval, { body }, { caller, idempotencyKey: key });

async function ask(caller: Identity, sku: string, { quantity = 2, form = terms() } = {}): Promise<string> {
  await sales.add({ caller }, sku, quantity);
  return (await sendAsk(caller, await askBody(caller, { ...form, question: 'for the press' }))).number;
}
const get = (caller: Identity, number: string) =>
  sales.service.call(approvals.salesGetApproval, { params: { number } }, { caller });
const approve = (caller: Identity, number: string) =>
  sales.service.call(approvals.salesApproveOrder, { params: { number } }, { caller });
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
    const number = await ask(rita, await offered());
    expect(await get(anna, number)).toMatchObject({
      status: 'waiting',
      isYours: false,
      askedBy: 'Rita',
      question: 'for the press',
      poNumber: 'PO-7',
      totals: { subtotal: 12_000, tax: 1200, grandTotal: 13_200 },
      lines: [{ quantity: 2, unitPrice: 6000, total: 12_000 }],
      may: ['approve', 'reject'],
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
    await sales.add({ caller: rita }, await offered());
    const body = await askBody(rita, terms());
    const key = newKey();
    const sent = await Promise.all([sendAsk(rita, body, key), sendAsk(rita, body, key), sendAsk(rita, body)]);
    expect(new Set(sent.map(({ number }) => number)).size).toBe(1);
    expect((await list(rita)).total).toBe(1);
  });

  test('is refused to whoever buys alone or approves, for a card, and for a total nobody has seen', async () => {
    const { rita, anna } = people;
    const sku = await offered();
    for (const caller of [anna, sales.account()]) {
      await sales.add({ caller }, sku);
      await expect(sendAsk(caller, await askBody(caller, terms()))).rejects.toMatchObject({
        code: 'NOT_PERMITTED',
      });
    }
    await sales.add({ caller: rita }, sku);
    const body = await askBody(rita, aForm({ paymentService: 'stripe-payment-intent' }));
    await expect(sendAsk(rita, body)).rejects.toMatchObject({ code: 'INVALID' });
    const seen = await askBody(rita, terms());
    await expect(sendAsk(rita, { ...seen, acceptedTotal: 1 })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    expect((await sales.cart({ caller: rita })).lines).toHaveLength(1);
  });
});

describe('approving', () => {
  test('makes one order of whoever asked, at the prices that were held, however many approve at once', async () => {
    const { rita, adam, anna } = people;
    const sku = await offered();
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
    setRule(null, [poor, anna]);
    const over = await approve(anna, await ask(rita, await offered()));
    expect((await order(over.orderNumber!)).status).toBe('pending-review');
    setRule(null, [{ ...rita, creditLimit: null }, anna]);
    await expect(approve(anna, await ask(rita, await offered()))).rejects.toMatchObject({
      code: 'CREDIT_EXCEEDED',
    });
  });

  test('is never one’s own, also not for whoever has become an approver since', async () => {
    const number = await ask(people.rita, await offered());
    const promoted: Identity = { ...people.rita, companyRole: 'approver' };
    setRule(null, [promoted, people.adam]);
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
    const number = await ask(rita, await offered());
    const stranger = person('Sven', 'admin', { companyId: randomUUID() });
    for (const act of [get, approve, reject, withdraw])
      await expect(act(stranger, number)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await list(stranger)).total).toBe(0);
    await expect(get(bea, number)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(approve(bea, number)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    setRule(null, [rita, { ...anna, companyRole: 'viewer' }]);
    await expect(approve(anna, number)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    setRule(null, [anna]);
    await expect(approve(anna, number)).rejects.toMatchObject({ data: { blocker: 'left' } });
  });

  test('names lines that cannot be had any more, and writes nothing', async () => {
    const { rita, anna } = people;
    const gone = await offered({ name: 'Old pump' });
    const number = await ask(rita, gone);
    sales.shop.withdraw(gone);
    await expect(approve(anna, number)).rejects.toMatchObject({
      code: 'NOT_PURCHASABLE',
      data: { lines: [{ lineNumber: 1, name: 'Old pump' }] },
    });
    const scarce = await offered();
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
    await ask(rita, await offered()),
    await ask(rita, await offered()),
    await ask(rita, await offered()),
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
    const sku = await offered();
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
    const number = await ask(rita, await offered());
    await expect(withdraw(anna, number)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await withdraw(rita, number)).toMatchObject({ status: 'withdrawn' });
    expect(await withdraw(rita, number)).toMatchObject({ status: 'withdrawn' });
    await expect(approve(anna, number)).rejects.toMatchObject({ data: { blocker: 'decided' } });
  });

  test('by the clock, also before the clock has said so', async () => {
    const { rita, anna } = people;
    const number = await ask(rita, await offered());
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
  const first = await ask(rita, await offered());
  const second = await ask(bea, await offered());
  const over = await ask(rita, await offered());
  await reject(anna, over);
  const seen = await list(anna);
  expect(seen.items.map(({ number }) => number)).toEqual([first, second, over]);
  expect(seen).toMatchObject({ total: 3, toDecide: 2 });
  expect(await list(rita)).toMatchObject({ total: 2, toDecide: 0 });
  expect(await list(person('Vic', 'viewer'))).toMatchObject({ total: 0 });
});

describe('the limit of a company', () => {
  const limit = 13_200;
  test('stops a buyer above it, not at it, and is shown before', async () => {
    const { bea } = people;
    setRule(limit);
    await sales.add({ caller: bea }, await offered(), 2);
    expect((await sales.preview({ caller: bea })).approval).toMatchObject({
      isNeeded: false,
      limit,
      reasons: [],
    });
    expect(await sales.place({ caller: bea }, terms())).toHaveProperty('number');
    setRule(limit - 1);
    await sales.add({ caller: bea }, await offered(), 2);
    expect((await sales.preview({ caller: bea })).approval).toMatchObject({
      isNeeded: true,
      limit: limit - 1,
      reasons: ['limit'],
    });
    await expect(sales.place({ caller: bea }, terms())).rejects.toMatchObject({
      code: 'NEEDS_APPROVAL',
      data: { limit: limit - 1, total: limit },
    });
    expect((await sales.cart({ caller: bea })).lines).toHaveLength(1);
    const { number } = await sendAsk(bea, await askBody(bea, terms()));
    expect((await approve(people.anna, number)).status).toBe('approved');
  });

  test('is nothing to approvers, and a requester may never order', async () => {
    const { rita, anna } = people;
    setRule(0);
    await sales.add({ caller: anna }, await offered());
    expect((await sales.preview({ caller: anna })).approval).toBeNull();
    expect(await sales.place({ caller: anna }, terms())).toHaveProperty('number');
    await sales.add({ caller: rita }, await offered());
    expect((await sales.preview({ caller: rita })).approval).toMatchObject({ isNeeded: true, limit: null });
    const body = await sales.request({ caller: rita }, terms());
    await expect(
      sales.service.call(salesPlaceOrder, { body }, { caller: rita, idempotencyKey: newKey() }),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('rules about what was ordered before', () => {
  const previewOf = async (caller: Identity, facts: object = {}) =>
    (await sales.preview({ caller }, facts)).approval;
  const setRules = (rules: Parameters<typeof sales.shop.setRule>[2]) =>
    sales.shop.setRule(companyId, Object.values(people), rules);

  test('a budget counts the orders of the month, and what goes beyond is asked for', async () => {
    const { bea, anna } = people;
    const sku = await offered();
    // two for 132.00 with tax, and there is no handling fee from 50.00
    setRules({ budgets: { [bea.accountId!]: 20_000 } });
    await sales.add({ caller: bea }, sku, 2);
    expect(await previewOf(bea)).toEqual({
      isNeeded: false,
      limit: null,
      reasons: [],
      budget: { amount: 20_000, left: 20_000 },
    });
    await sales.place({ caller: bea }, terms());
    await sales.add({ caller: bea }, sku, 2);
    expect(await previewOf(bea)).toMatchObject({
      isNeeded: true,
      reasons: ['budget'],
      budget: { amount: 20_000, left: 6800 },
    });
    const body = await askBody(bea, terms());
    await expect(sales.send({ caller: bea }, body)).rejects.toMatchObject({
      code: 'NEEDS_APPROVAL',
      data: { reasons: ['budget'] },
    });
    expect((await approve(anna, (await sendAsk(bea, body)).number)).status).toBe('approved');
    await sales.sql(`update sales."order" set placed_at = now() - interval '40 days' where account_id = ?`, [
      bea.accountId,
    ]);
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({ isNeeded: false, budget: { left: 20_000 } });
  });

  test('a ZIP code is new until something was shipped there for the company, whoever ordered it', async () => {
    const { bea, adam } = people;
    const sku = await offered();
    setRules({ newPlace: true });
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({ isNeeded: true, reasons: ['new-place'] });
    await expect(sales.place({ caller: bea }, terms())).rejects.toMatchObject({ code: 'NEEDS_APPROVAL' });
    await sales.placed(adam, sku, 1, terms());
    expect(await previewOf(bea)).toBeNull();
    expect(await previewOf(bea, { postalCode: '82601-1234' })).toBeNull();
    expect(await previewOf(bea, { postalCode: '82001' })).toMatchObject({ reasons: ['new-place'] });
    expect(await sales.place({ caller: bea }, terms())).toHaveProperty('number');
  });

  test('a first order counts for the company alone, and not once it is canceled', async () => {
    const { bea } = people;
    const sku = await offered();
    const alone = { ...bea, companyId: null, companyRole: null };
    await sales.placed(alone, sku, 1, terms());
    setRules({ firstOrder: true });
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({ isNeeded: true, reasons: ['first-order'] });
    setRules({});
    const { number } = await sales.place({ caller: bea }, terms());
    setRules({ firstOrder: true });
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toBeNull();
    await sales.sql(`update sales."order" set state = 'canceled' where number = ?`, [number]);
    expect(await previewOf(bea)).toMatchObject({ reasons: ['first-order'] });
  });

  test('none of them are anything to approvers, and a requester is told of none', async () => {
    const { rita, anna } = people;
    const sku = await offered();
    setRules({
      newPlace: true,
      firstOrder: true,
      budgets: { [anna.accountId!]: 0, [rita.accountId!]: 0 },
    });
    await sales.add({ caller: anna }, sku, 1);
    expect(await previewOf(anna)).toBeNull();
    expect(await sales.place({ caller: anna }, terms())).toHaveProperty('number');
    await sales.add({ caller: rita }, sku, 1);
    expect(await previewOf(rita)).toEqual({ isNeeded: true, limit: null, reasons: ['role'], budget: null });
  });
});
