import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { salesGetCompanySpend } from '@gantry/contracts/endpoints/company-spend';
import { salesGetCompanyBudgets } from '@gantry/contracts/endpoints/cost-centers';
import { salesGetCheckoutDefaults, salesGetMyOrder } from '@gantry/contracts/endpoints/sales';
import type { Identity } from '@gantry/contracts/schemas/account';
import { costCenterNeeded, costCenterUnknown } from '@gantry/contracts/schemas/cost-center';
import type { Budget, BudgetPeriod } from '@gantry/domain/budgets';
import { ApprovalFixture } from './approval-fixture.ts';
import { SalesFixture, terms, type Form } from './sales-fixture.ts';

// What companies book orders on, and what people and cost centers may spend.

let sales: SalesFixture;
let team: ApprovalFixture;
let people: ApprovalFixture['people'];
let center: { readonly id: string; readonly code: string; readonly name: string };
beforeAll(async () => {
  sales = await SalesFixture.start();
});
afterAll(() => sales.stop());
beforeEach(() => {
  team = new ApprovalFixture(sales);
  ({ people } = team);
  center = { id: randomUUID(), code: '4711', name: 'Maintenance' };
});

/** The company books orders on one cost center, with a budget or without. */
function setCenter(budget: Budget | null, isRequired = false): void {
  team.setRules({ costCenters: [{ ...center, budget }] });
  sales.shop.costCenters.set(team.companyId, { isRequired, costCenters: [center] });
}
const budgetOf = (amount: number, period: BudgetPeriod = 'month'): Budget => ({ amount, period });
const booked = (facts: Partial<Form> = {}) => terms({ costCenterId: center.id, ...facts });
const previewOf = async (caller: Identity) =>
  (await sales.preview({ caller }, { costCenterId: center.id })).approval;
const movedBack = (number: string, days: number) =>
  sales.sql(`update sales."order" set placed_at = now() - make_interval(days => ?) where number = ?`, [
    days,
    number,
  ]);

describe('an order of a company', () => {
  test('says what it is booked on, and the next one begins with it', async () => {
    const { bea } = people;
    setCenter(null, true);
    const { number } = await sales.placed(bea, await team.offered(), 1, booked());
    const order = await sales.service.call(salesGetMyOrder, { params: { number } }, { caller: bea });
    expect(order.costCenter).toBe('4711 Maintenance');
    const defaults = await sales.service.call(salesGetCheckoutDefaults, {}, { caller: bea });
    expect(defaults).toMatchObject({
      last: { costCenterId: center.id },
      costCenters: [center],
      isCostCenterRequired: true,
    });
  });

  test('is refused at the field without one that is needed, and with one that is not theirs', async () => {
    const { bea, anna } = people;
    const sku = await team.offered();
    const refused = (message: string) => ({
      code: 'INVALID',
      issues: [{ path: 'body.form.costCenterId', message }],
    });
    setCenter(null);
    await sales.add({ caller: bea }, sku, 1);
    const other = terms({ costCenterId: randomUUID() });
    await expect(sales.place({ caller: bea }, other)).rejects.toMatchObject(refused(costCenterUnknown));
    setCenter(null, true);
    // approvers order freely, but book what they order
    for (const caller of [bea, anna]) {
      await sales.add({ caller }, sku, 1);
      await expect(sales.place({ caller }, terms())).rejects.toMatchObject(refused(costCenterNeeded));
    }
    expect(await sales.place({ caller: anna }, booked())).toHaveProperty('number');
  });

  test('books nothing where the buyer is alone, whatever they send', async () => {
    const alone = sales.account({ name: 'Al', email: 'al@example.com' });
    const { number } = await sales.placed(alone, await team.offered(), 1, booked());
    const order = await sales.service.call(salesGetMyOrder, { params: { number } }, { caller: alone });
    expect(order.costCenter).toBeNull();
  });

  test('that was approved is booked on what was asked for', async () => {
    const { rita, anna } = people;
    setCenter(null, true);
    await sales.add({ caller: rita }, await team.offered(), 1);
    const asked = await team.sendAsk(rita, await team.askBody(rita, booked()));
    await team.approve(anna, asked.number);
    const [row] = await sales.sql<{ cost_center_id: string; cost_center: string }>(
      `select cost_center_id, cost_center from sales."order" where account_id = ?`,
      [rita.accountId],
    );
    expect(row).toEqual({ cost_center_id: center.id, cost_center: '4711 Maintenance' });
  });
});

describe('the budget of a cost center', () => {
  test('counts what everybody ordered for it, and what goes beyond is asked for', async () => {
    const { bea, anna } = people;
    const sku = await team.offered();
    // each is 66.00 with tax
    setCenter(budgetOf(20_000));
    await sales.placed(anna, sku, 2, booked());
    await sales.placed(anna, sku, 9, terms());
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({
      isNeeded: false,
      reasons: [],
      centerBudget: { ...budgetOf(20_000), left: 6800 },
    });
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({ isNeeded: true, reasons: ['cost-center'] });
    await expect(sales.place({ caller: bea }, booked())).rejects.toMatchObject({
      code: 'NEEDS_APPROVAL',
      data: { reasons: ['cost-center'] },
    });
    const asked = await team.sendAsk(bea, await team.askBody(bea, booked()));
    expect((await team.approve(anna, asked.number)).status).toBe('approved');
    // approvers go beyond it, and then nothing is left
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({ centerBudget: { left: 0 } });
    await sales.place({ caller: bea }, terms());
  });

  test.each([
    ['month', 40],
    ['quarter', 100],
    ['year', 370],
  ] as const)('of a %s forgets what was ordered before it began', async (period, days) => {
    const { bea } = people;
    const sku = await team.offered();
    setCenter(budgetOf(7000, period));
    team.setRules({
      budgets: { [bea.accountId!]: budgetOf(7000, period) },
      costCenters: [{ ...center, budget: budgetOf(7000, period) }],
    });
    const { number } = await sales.placed(bea, sku, 1, booked());
    await sales.add({ caller: bea }, sku, 1);
    expect(await previewOf(bea)).toMatchObject({
      reasons: ['budget', 'cost-center'],
      budget: { left: 400 },
      centerBudget: { left: 400, period },
    });
    await movedBack(number, days);
    expect(await previewOf(bea)).toMatchObject({ reasons: [], centerBudget: { left: 7000 } });
  });

  test('is never overspent by orders at once, of one person or of many', async () => {
    const sku = await team.offered({}, 1000);
    const buyers = Array.from({ length: 12 }, (_, at) => team.person(`Buyer${at}`, 'buyer'));
    // 12 at once, of which it holds 5
    const budget = budgetOf(5 * 6600);
    team.setRules({ costCenters: [{ ...center, budget }] }, buyers);
    sales.shop.costCenters.set(team.companyId, { isRequired: false, costCenters: [center] });
    const bodies = await Promise.all(
      buyers.map(async (caller) => {
        await sales.add({ caller }, sku, 1);
        return { caller, body: await sales.request({ caller }, booked()) };
      }),
    );
    const results = await Promise.allSettled(bodies.map(({ caller, body }) => sales.send({ caller }, body)));
    const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(results.length - refusals.length).toBe(5);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'NEEDS_APPROVAL', data: { reasons: ['cost-center'] } });
    const [row] = await sales.sql<{ spent: string }>(
      `select sum(due) as spent from sales."order" where cost_center_id = ?`,
      [center.id],
    );
    expect(Number(row?.spent)).toBe(budget.amount);
  });
});

describe('what is told of spending', () => {
  test('is by cost center, and narrowed to one; what was booked on none is told too', async () => {
    const { adam, anna } = people;
    const sku = await team.offered();
    const ask = (query: object = {}) => sales.service.call(salesGetCompanySpend, { query }, { caller: adam });
    await sales.placed(anna, sku, 1, terms());
    expect((await ask()).costCenters).toEqual([]);
    setCenter(null);
    await sales.placed(anna, sku, 2, booked());
    const both = await ask();
    expect(both.costCenters).toEqual([
      { id: center.id, name: '4711 Maintenance', amount: 12_000, orders: 1 },
      { id: null, name: null, amount: 6000, orders: 1 },
    ]);
    expect(both.amount).toBe(18_000);
    expect(await ask({ costCenter: center.id })).toMatchObject({ amount: 12_000, orders: 1 });
  });

  test('says of each budget what was ordered in its period', async () => {
    const { adam, bea, anna } = people;
    const sku = await team.offered();
    const budgets = { [bea.accountId!]: budgetOf(50_000, 'year') };
    setCenter(budgetOf(30_000, 'quarter'));
    team.setRules({ budgets, costCenters: [{ ...center, budget: budgetOf(30_000, 'quarter') }] });
    await sales.placed(bea, sku, 1, booked());
    await sales.placed(bea, sku, 2, terms());
    const gone = await sales.placed(anna, sku, 1, booked());
    await sales.sql(`update sales."order" set state = 'canceled' where number = ?`, [gone.number]);
    expect(await sales.service.call(salesGetCompanyBudgets, {}, { caller: adam })).toEqual({
      costCenters: [{ ...center, amount: 30_000, period: 'quarter', spent: 6600 }],
      people: [{ name: 'Bea', amount: 50_000, period: 'year', spent: 19_800 }],
    });
    const stranger = sales.account({ name: 'Sy', email: 'sy@example.com' });
    await expect(sales.service.call(salesGetCompanyBudgets, {}, { caller: stranger })).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });
});
