import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import * as approvals from '@gantry/contracts/endpoints/order-approvals';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ApprovalFixture } from './approval-fixture.ts';
import { aPromotion, endAll } from './promotion-fixture.ts';
import { SalesFixture, terms } from './sales-fixture.ts';

// Approvers who order less than was asked for.

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

type Rest = 'leave-out' | 'ask-again';
interface Request {
  readonly number: string;
  /** of the two products, 60.00 each; ten of the first and two of the second were asked for */
  readonly skus: readonly [string, string];
}
async function ask(caller: Identity = people.rita, facts: object = {}): Promise<Request> {
  const skus = [await team.offered(facts), await team.offered()] as const;
  await sales.add({ caller }, skus[0], 10);
  await sales.add({ caller }, skus[1], 2);
  const { number } = await team.sendAsk(caller, await team.askBody(caller, terms()));
  return { number, skus };
}
const get = (caller: Identity, number: string) =>
  sales.service.call(approvals.salesGetApproval, { params: { number } }, { caller });
const price = (caller: Identity, number: string, quantities: readonly number[], rest: Rest = 'leave-out') =>
  sales.service.call(
    approvals.salesPricePart,
    { params: { number }, body: { lines: linesOf(quantities), rest } },
    { caller },
  );
const approvePart = (
  caller: Identity,
  number: string,
  body: { quantities: readonly number[]; rest?: Rest; acceptedTotal: number; reason?: string },
) => {
  const { quantities, rest = 'leave-out', acceptedTotal, reason = null } = body;
  return sales.service.call(
    approvals.salesApprovePart,
    { params: { number }, body: { lines: linesOf(quantities), rest, acceptedTotal, reason } },
    { caller },
  );
};
const linesOf = (quantities: readonly number[]) =>
  quantities.map((quantity, at) => ({ lineNumber: at + 1, quantity }));
const orderedBy = ({ accountId }: Identity) =>
  sales.sql<{ sku: string; quantity: number; total: string }>(
    `select l.sku, l.quantity, o.grand_total as total from sales."order" o
     join sales.order_line l on l.order_id = o.id where o.account_id = ? order by o.number, l.line_number`,
    [accountId],
  );
const invalid = (message: string) => ({ code: 'INVALID', issues: [expect.objectContaining({ message })] });

describe('less than was asked for', () => {
  test('costs what was shown, is ordered for whoever asked, and says what changed', async () => {
    const { rita, anna } = people;
    const { number, skus } = await ask();
    const shown = await price(anna, number, [4, 0]);
    expect(shown).toMatchObject({
      lines: [{ sku: skus[0], quantity: 4, unitPrice: 6000, total: 24_000 }],
      totals: { subtotal: 24_000, tax: 2400, grandTotal: 26_400 },
      restTotals: null,
    });
    expect(await orderedBy(rita)).toEqual([]);
    const acceptedTotal = shown.totals.grandTotal ?? 0;
    const ended = await approvePart(anna, number, { quantities: [4, 0], acceptedTotal, reason: 'four do' });
    expect(ended).toMatchObject({
      status: 'approved',
      grandTotal: 26_400,
      reason: 'four do',
      change: {
        by: 'Anna',
        restNumber: null,
        lines: [
          { asked: 10, quantity: 4 },
          { asked: 2, quantity: 0 },
        ],
      },
    });
    expect(await orderedBy(rita)).toEqual([{ sku: skus[0], quantity: 4, total: '26400' }]);
    // a lost answer is the same write
    expect(await approvePart(anna, number, { quantities: [4, 0], acceptedTotal })).toEqual(ended);
    expect(await orderedBy(rita)).toHaveLength(1);
  });

  test('is ordered at the prices of now where the quantity is another, and whole lines as they are held', async () => {
    const { anna } = people;
    const { number, skus } = await ask();
    for (const sku of skus) sales.shop.offer({ sku, unitPrice: 7000 });
    expect((await price(anna, number, [4])).lines).toMatchObject([
      { quantity: 4, unitPrice: 7000 },
      { quantity: 2, unitPrice: 6000 },
    ]);
    await expect(approvePart(anna, number, { quantities: [4], acceptedTotal: 39_600 })).rejects.toMatchObject(
      { code: 'PRICE_CHANGED', data: { totals: { grandTotal: 44_000 } } },
    );
    expect(await approvePart(anna, number, { quantities: [4], acceptedTotal: 44_000 })).toMatchObject({
      status: 'approved',
    });
  });

  test('is never more, nothing, all of it, or a quantity nobody can order', async () => {
    const { anna } = people;
    const { number } = await ask(people.rita, { minQuantity: 2, quantityIncrement: 2 });
    await expect(price(anna, number, [12])).rejects.toMatchObject(invalid('is more than is open'));
    await expect(price(anna, number, [2, 2, 1])).rejects.toMatchObject(invalid('is more than is open'));
    await expect(price(anna, number, [3])).rejects.toMatchObject(invalid('is no quantity from one'));
    await expect(price(anna, number, [10, 2])).rejects.toMatchObject(invalid('changes nothing'));
    await expect(price(anna, number, [0, 0])).rejects.toMatchObject(invalid('choose at least one item'));
  });

  test('is for who may decide, and as long as it waits', async () => {
    const { rita, bea, adam, anna } = people;
    const { number } = await ask();
    for (const caller of [rita, bea])
      await expect(price(caller, number, [4])).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const stranger = sales.account({
      companyId: '0195b2a0-0000-7000-8000-000000000001',
      companyRole: 'admin',
    });
    await expect(price(stranger, number, [4])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await team.approve(anna, number);
    await expect(price(adam, number, [4])).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('that goes below the total of the second approval does not take it', async () => {
    const { rita, anna, adam } = people;
    const steps = [
      { above: null, approvers: [anna.accountId!] },
      { above: 50_000, approvers: [adam.accountId!] },
    ];
    team.setRules({ steps });
    const { number } = await ask();
    expect((await get(rita, number)).steps).toHaveLength(2);
    const { totals } = await price(anna, number, [1]);
    const acceptedTotal = totals.grandTotal ?? 0;
    expect(await approvePart(anna, number, { quantities: [1], acceptedTotal })).toMatchObject({
      status: 'approved',
      steps: [{ approvedBy: 'Anna' }],
    });
  });

  test('and still above it waits for the second, who sees what changed', async () => {
    const { rita, anna, adam } = people;
    team.setRules({
      steps: [
        { above: null, approvers: [anna.accountId!] },
        { above: 0, approvers: [] },
      ],
    });
    const { number, skus } = await ask();
    const { totals } = await price(anna, number, [4]);
    await approvePart(anna, number, { quantities: [4], acceptedTotal: totals.grandTotal ?? 0 });
    const seen = await get(adam, number);
    expect(seen).toMatchObject({ status: 'waiting', change: { lines: [{ asked: 10, quantity: 4 }] } });
    const again = await price(adam, number, [4, 0]);
    const ended = await approvePart(adam, number, {
      quantities: [4, 0],
      acceptedTotal: again.totals.grandTotal ?? 0,
    });
    expect(ended.change?.lines).toMatchObject([
      { asked: 10, quantity: 4 },
      { asked: 2, quantity: 0 },
    ]);
    expect(await orderedBy(rita)).toMatchObject([{ sku: skus[0], quantity: 4 }]);
  });
});

describe('the rest', () => {
  test('waits on as a request of its own, and can be approved for an order of its own', async () => {
    const { rita, anna } = people;
    const { number, skus } = await ask();
    const shown = await price(anna, number, [4], 'ask-again');
    expect(shown).toMatchObject({
      totals: { grandTotal: 39_600 },
      restTotals: { subtotal: 36_000, grandTotal: 39_600 },
    });
    const part = { quantities: [4], rest: 'ask-again', acceptedTotal: 39_600 } as const;
    const ended = await approvePart(anna, number, part);
    expect(await approvePart(anna, number, part)).toEqual(ended);
    const rest = ended.change?.restNumber ?? '';
    const before = await get(rita, number);
    expect(await get(rita, rest)).toMatchObject({
      status: 'waiting',
      isYours: true,
      splitFrom: number,
      expiresAt: before.expiresAt,
      lines: [{ sku: skus[0], quantity: 6, unitPrice: 6000 }],
      totals: { grandTotal: 39_600 },
    });
    expect(await team.approve(anna, rest)).toMatchObject({ status: 'approved' });
    expect(await orderedBy(rita)).toEqual([
      { sku: skus[0], quantity: 4, total: '39600' },
      { sku: skus[1], quantity: 2, total: '39600' },
      { sku: skus[0], quantity: 6, total: '39600' },
    ]);
  });

  test('of many approvals at once is asked for once', async () => {
    const { rita, adam, anna } = people;
    const { number } = await ask();
    const part = { quantities: [4], rest: 'ask-again', acceptedTotal: 39_600 } as const;
    await Promise.allSettled([anna, adam, anna, adam].map((one) => approvePart(one, number, part)));
    const asked = await sales.sql('select number from sales.order_approval where split_from = ?', [number]);
    expect(asked).toHaveLength(1);
    expect(await orderedBy(rita)).toHaveLength(2);
  });

  test('that cannot be ordered by itself is refused before anything is written', async () => {
    const { anna } = people;
    const { number } = await ask(people.rita, { minQuantity: 4, quantityIncrement: 2 });
    await expect(price(anna, number, [8], 'ask-again')).rejects.toMatchObject(
      invalid('leaves a rest that cannot be ordered'),
    );
    expect(await price(anna, number, [8])).toMatchObject({ restTotals: null });
  });
});

describe('what is asked for with a promotion', () => {
  afterEach(() => endAll(sales));

  test('is ordered at the price that was held, though the promotion has ended meanwhile', async () => {
    const { rita, anna } = people;
    const id = await aPromotion(sales, { limitTotal: 1 });
    const { number } = await ask();
    expect((await get(anna, number)).totals).toMatchObject({ subtotal: 72_000, discount: 7_200 });
    await endAll(sales);
    await team.approve(anna, number);
    const [ordered] = await orderedBy(rita);
    expect(Number(ordered?.total)).toBe(72_000 - 7_200 + 6_480);
    expect(await usesOf(id)).toBe(1);
  });

  test('is not ordered with a promotion that is used up, and nothing is written', async () => {
    const { rita, anna } = people;
    const id = await aPromotion(sales, { limitTotal: 1 });
    const { number } = await ask();
    await sales.placed(sales.account(), await team.offered());
    await expect(team.approve(anna, number)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await orderedBy(rita)).toEqual([]);
    expect((await get(anna, number)).status).toBe('waiting');
    expect(await usesOf(id)).toBe(1);
  });

  test('costs in part what that part would cost now', async () => {
    const { anna } = people;
    await aPromotion(sales, { minGoods: 70_000 });
    const { number } = await ask();
    expect((await price(anna, number, [10, 1])).totals.discount).toBe(0);
    await endAll(sales);
    await aPromotion(sales, { minGoods: 60_000 });
    expect((await price(anna, number, [10, 1])).totals).toMatchObject({ subtotal: 66_000, discount: 6_600 });
  });
});

const usesOf = async (id: string) =>
  Number(
    (await sales.sql('select count(*) from sales.promotion_use where promotion_id = ?', [id]))[0]?.count,
  );
