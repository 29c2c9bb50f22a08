import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as approvals from '@gantry/contracts/endpoints/order-approvals';
import { salesPlaceOrder } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ApprovalFixture } from './approval-fixture.ts';
import { aForm, newKey, SalesFixture, terms } from './sales-fixture.ts';

// Which orders a company wants approved.

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

describe('the limit of a company', () => {
  const limit = 13_200;
  test('stops a buyer above it, not at it, and is shown before', async () => {
    const { bea } = people;
    team.setRules({ limit });
    await sales.add({ caller: bea }, await team.offered(), 2);
    expect((await sales.preview({ caller: bea })).approval).toMatchObject({
      isNeeded: false,
      limit,
      reasons: [],
    });
    expect(await sales.place({ caller: bea }, terms())).toHaveProperty('number');
    team.setRules({ limit: limit - 1 });
    await sales.add({ caller: bea }, await team.offered(), 2);
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
    const { number } = await team.sendAsk(bea, await team.askBody(bea, terms()));
    expect((await team.approve(people.anna, number)).status).toBe('approved');
  });

  test('is nothing to approvers, and a requester may never order', async () => {
    const { rita, anna } = people;
    team.setRules({ limit: 0 });
    await sales.add({ caller: anna }, await team.offered());
    expect((await sales.preview({ caller: anna })).approval).toBeNull();
    expect(await sales.place({ caller: anna }, terms())).toHaveProperty('number');
    await sales.add({ caller: rita }, await team.offered());
    expect((await sales.preview({ caller: rita })).approval).toMatchObject({ isNeeded: true, limit: null });
    const body = await sales.request({ caller: rita }, terms());
    await expect(
      sales.service.call(salesPlaceOrder, { body }, { caller: rita, idempotencyKey: newKey() }),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

const monthly = (amount: number) => ({ amount, period: 'month' }) as const;

describe('rules about what was ordered before', () => {
  const previewOf = async (caller: Identity, facts: object = {}) =>
    (await sales.preview({ caller }, facts)).approval;

  test('a budget counts the orders of the month, and what goes beyond is asked for', async () => {
    const { bea, anna } = people;
    const sku = await team.offered();
    // two for 132.00 with tax, and there is no handling fee from 50.00
    team.setRules({ budgets: { [bea.accountId!]: monthly(20_000) } });
    await sales.add({ caller: bea }, sku, 2);
    expect(await previewOf(bea)).toEqual({
      isNeeded: false,
      limit: null,
      reasons: [],
      budget: { ...monthly(20_000), left: 20_000 },
      centerBudget: null,
    });
    await sales.place({ caller: bea }, terms());
    await sales.add({ caller: bea }, sku, 2);
    expect(await previewOf(bea)).toMatchObject({
      isNeeded: true,
      reasons: ['budget'],
      budget: { amount: 20_000, left: 6800 },
    });
    const body = await team.askBody(bea, terms());
    await expect(sales.send({ caller: bea }, body)).rejects.toMatchObject({
      code: 'NEEDS_APPROVAL',
      data: { reasons: ['budget'] },
    });
    expect((await team.approve(anna, (await team.sendAsk(bea, body)).number)).status).toBe('approved');
    await sales.sql(`update sales."order" set placed_at = now() - interval '40 days' where account_id = ?`, [
      bea.accountId,
    ]);
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({ isNeeded: false, budget: { left: 20_000 } });
  });

  test('a ZIP code is new until something was shipped there for the company, whoever ordered it', async () => {
    const { bea, adam } = people;
    const sku = await team.offered();
    team.setRules({ newPlace: true });
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
    const sku = await team.offered();
    const alone = { ...bea, companyId: null, companyRole: null };
    await sales.placed(alone, sku, 1, terms());
    team.setRules({ firstOrder: true });
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({ isNeeded: true, reasons: ['first-order'] });
    team.setRules({});
    const { number } = await sales.place({ caller: bea }, terms());
    team.setRules({ firstOrder: true });
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toBeNull();
    await sales.sql(`update sales."order" set state = 'canceled' where number = ?`, [number]);
    expect(await previewOf(bea)).toMatchObject({ reasons: ['first-order'] });
  });

  test('goods of a department need somebody where the company names it, and others do not', async () => {
    const { bea } = people;
    const [saw, bolt] = [await team.offered(), await team.offered()];
    sales.shop.departments.set(saw, 'Tools').set(bolt, 'Fasteners');
    team.setRules({ departments: ['tools'] });
    await sales.add({ caller: bea }, bolt, 1);
    expect(await previewOf(bea)).toBeNull();
    await sales.add({ caller: bea }, saw, 1);
    expect(await previewOf(bea)).toMatchObject({ isNeeded: true, reasons: ['department'] });
    await expect(sales.place({ caller: bea }, terms())).rejects.toMatchObject({
      code: 'NEEDS_APPROVAL',
      data: { reasons: ['department'] },
    });
    team.setRules({ departments: ['chemicals'] });
    expect(await sales.place({ caller: bea }, terms())).toHaveProperty('number');
  });

  test('none of them are anything to approvers, and a requester is told of none', async () => {
    const { rita, anna } = people;
    const sku = await team.offered();
    team.setRules({
      newPlace: true,
      firstOrder: true,
      budgets: { [anna.accountId!]: monthly(0), [rita.accountId!]: monthly(0) },
    });
    await sales.add({ caller: anna }, sku, 1);
    expect(await previewOf(anna)).toBeNull();
    expect(await sales.place({ caller: anna }, terms())).toHaveProperty('number');
    await sales.add({ caller: rita }, sku, 1);
    expect(await previewOf(rita)).toEqual({
      isNeeded: true,
      limit: null,
      reasons: ['role'],
      budget: null,
      centerBudget: null,
    });
  });
});

test('rules are tried on what buyers have ordered lately, and change nothing', async () => {
  const { adam, anna, bea } = people;
  const sku = await team.offered();
  const elsewhere = { ...aForm().shipTo, postalCode: '82001', city: 'Cheyenne' };
  // each is 66.00 with tax
  const old = await sales.placed(bea, sku, 1, terms());
  await sales.sql(`update sales."order" set placed_at = now() - interval '100 days' where number = ?`, [
    old.number,
  ]);
  await sales.placed(anna, sku, 9, terms());
  await sales.placed(bea, sku, 1, terms());
  await sales.placed(bea, sku, 3, terms({ shipTo: elsewhere }));
  const tryOn = (caller: Identity, facts: object = {}) =>
    sales.service.call(
      approvals.salesTryApprovalRules,
      { body: { approvalLimit: '', newPlace: false, firstOrder: false, ...facts } },
      { caller },
    );
  expect(await tryOn(adam)).toEqual({ orders: 2, needing: 0, reasons: [], approvals: [], cart: null });
  expect(await tryOn(adam, { approvalLimit: '66', newPlace: true, firstOrder: true })).toEqual({
    orders: 2,
    needing: 1,
    reasons: [
      { reason: 'limit', orders: 1 },
      { reason: 'new-place', orders: 1 },
    ],
    approvals: [],
    cart: null,
  });
  sales.shop.departments.set(sku, 'Tools');
  const steps = [{ approvers: [] }, { above: '66', approvers: [] }, { above: '500', approvers: [] }];
  expect(await tryOn(adam, { departments: ['tools'], steps })).toEqual({
    orders: 2,
    needing: 2,
    reasons: [{ reason: 'department', orders: 2 }],
    approvals: [{ approvals: 2, orders: 1 }],
    cart: null,
  });
  // and on the cart of whoever tries them, by its goods alone
  await sales.add({ caller: adam }, sku, 2);
  const tried = async (facts: object) => (await tryOn(adam, facts)).cart;
  const cart = { subtotal: 12_000, reasons: [], approvals: 0 };
  expect(await tried({ approvalLimit: '120', newPlace: true, firstOrder: true })).toEqual(cart);
  expect(await tried({ approvalLimit: '119.99', departments: ['tools'], steps })).toEqual({
    ...cart,
    reasons: ['limit', 'department'],
    approvals: 2,
  });
  expect((await sales.cart({ caller: adam })).lines).toHaveLength(1);
  expect(await tryOn(adam, { departments: ['chemicals'] })).toMatchObject({ needing: 0 });
  for (const caller of [anna, bea, sales.account()])
    await expect(tryOn(caller)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect(
    await sales.sql('select 1 from sales.order_approval where company_id = ?', [team.companyId]),
  ).toEqual([]);
});
