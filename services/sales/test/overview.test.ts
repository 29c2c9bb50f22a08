import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesCountWaiting, salesGetOverview } from '@gantry/contracts/endpoints/operations';
import { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import type { WorkQueue } from '@gantry/contracts/work-queues';
import type { Role } from '@gantry/domain/roles';
import { InquiryFixture } from './inquiry-fixture.ts';
import { OfferFixture } from './offer-fixture.ts';
import { RequestFixture } from './request-fixture.ts';

let returns: RequestFixture;
let quotes: InquiryFixture;
beforeAll(async () => {
  returns = await RequestFixture.start();
  quotes = await InquiryFixture.start();
});
afterAll(() => Promise.all([returns.stop(), quotes.stop()]));

const overview = (fixture: { sales: RequestFixture['sales'] }, role: Role = 'admin', days = '30' as const) =>
  fixture.sales.service.call(
    salesGetOverview,
    { query: { days } },
    { caller: fixture.sales.account({ role }) },
  );
const countOf = async ({ sales }: Pick<RequestFixture, 'sales'>, key: WorkQueue) => {
  const caller = sales.account({ role: 'admin' });
  const { queues } = await sales.service.call(salesCountWaiting, {}, { caller });
  return queues.find((one) => one.key === key)!.count;
};
const refused = (code: string) => expect.objectContaining({ code });

describe('the overview of sales', () => {
  test('adds up what was ordered, without tax and without what was canceled', async () => {
    const before = await overview(returns);
    const toShip = await countOf(returns, 'to-ship');
    const number = await returns.dock.picked(10, 3);
    const { number: canceled } = await returns.sales.placed(returns.pat, 'bolt');
    await returns.dock.take(canceled, 'cancelled-black-list');
    expect((await returns.dock.order(canceled)).state).toBe('canceled');
    const { totals } = await returns.dock.order(number);
    const after = await overview(returns);
    expect(after.now.orders - before.now.orders).toBe(1);
    expect(after.now.revenue! - before.now.revenue!).toBe(totals.grandTotal - totals.tax!);
    expect(after.buckets).toHaveLength(30);
    expect(after.buckets.at(-1)).toEqual({ from: after.until, ...after.now });
    expect(after.before).toEqual({ orders: 0, revenue: 0 });
    expect((await countOf(returns, 'to-ship')) - toShip).toBe(1);
    const listed = await returns.sales.service.call(
      salesAdminListOrders,
      { query: { queue: 'to-ship', sort: 'placedAt' } },
      { caller: returns.sales.account({ role: 'warehouse' }) },
    );
    expect(listed.total).toBe(toShip + 1);
    expect(listed.items.at(-1)?.number).toBe(number);
    expect(new Set(listed.items.map(({ status }) => status))).toEqual(new Set(['processing']));
  });

  test('counts promises by the day that was promised first, and names what is late', async () => {
    const before = await overview(returns);
    const [kept, broken, late] = [
      await returns.dock.picked(2, 0),
      await returns.dock.picked(2, 0),
      await returns.dock.picked(4, 0),
    ];
    const promise = (number: string, column: string, day: string) =>
      returns.sales.sql(
        `update sales.order_line l set ${column} = ?::jsonb from sales."order" o where o.id = l.order_id and o.number = ?`,
        [JSON.stringify({ from: day, to: day }), number],
      );
    await promise(kept, 'first_promise', '2099-01-05');
    await promise(broken, 'first_promise', '2020-01-06');
    await promise(late, 'promise', '2020-01-07');
    for (const number of [kept, broken]) await returns.dock.ship(number, [2]);
    const after = await overview(returns);
    expect(after.promises.kept - before.promises.kept).toBe(1);
    expect(after.promises.broken - before.promises.broken).toBe(1);
    expect(after.promises.late - before.promises.late).toBe(1);
    const line = { number: late, sku: 'bolt', name: expect.any(String), status: 'processing', units: 4 };
    expect(after.lateLines[0]).toEqual({ ...line, promised: '2020-01-07' });
  });

  test('counts lines that left as they leave: as many as there are, folded or not', async () => {
    const counted = () =>
      returns.sales.sql(
        `select day::text, sum(shipped)::int as shipped, sum(late)::int as late from sales.shipped_tally group by day
         having sum(shipped) <> 0`,
      );
    const lines = () =>
      returns.sales.sql(
        `select shipped_on::text as day, count(*)::int as shipped,
           count(*) filter (where shipped_on > (first_promise ->> 'to')::date)::int as late
         from sales.order_line where shipped_on is not null and first_promise is not null group by 1`,
      );
    expect((await lines()).length).toBeGreaterThan(0);
    expect(await counted()).toEqual(await lines());
    await returns.sales.sql('select sales.fold_shipped_tally()');
    expect(await counted()).toEqual(await lines());
    await returns.sales.sql(
      `update sales.order_line set shipped_on = shipped_on - 3, first_promise = '{"to":"2020-01-06"}'
       where shipped_on is not null`,
    );
    expect(await counted()).toEqual(await lines());
  });

  test('counts returns by their reason, and what orders wait for', async () => {
    const number = await returns.delivered(5, 2);
    await returns.ask(number, { subject: 'wrong-item-purchased' });
    const waiting = await returns.dock.picked(7, 0);
    await returns.dock.take(waiting, 'backordered');
    const shown = await overview(returns);
    expect(shown.returns).toEqual([
      { subject: 'wrong-item-purchased', requests: 1, units: expect.any(Number) },
    ]);
    expect(shown.shortages).toEqual([{ sku: 'bolt', name: expect.any(String), units: 7, orders: 1 }]);
    expect(await countOf(returns, 'backordered')).toBe(1);
    expect(await countOf(returns, 'requests-to-decide')).toBe(1);
  });

  test.each(['warehouse', 'support', 'catalog'] as const)('tells %s counts and no money', async (role) => {
    const shown = await overview(returns, role);
    expect(shown.now.orders).toBeGreaterThan(0);
    expect([shown.now, shown.before, ...shown.buckets].map(({ revenue }) => revenue)).toEqual(
      Array.from({ length: 32 }, () => null),
    );
    expect(shown.quotes.margin).toBeNull();
  });

  test('is for staff alone', async () => {
    await expect(overview(returns, 'customer')).rejects.toEqual(refused('NOT_PERMITTED'));
  });
});

test('quotes are counted with how long an offer took, and those that end soon wait', async () => {
  const offers = new OfferFixture(quotes);
  const before = await overview(quotes);
  const toAnswer = await countOf(quotes, 'quotes-to-answer');
  await offers.offered();
  await quotes.aQuote();
  const after = await overview(quotes, 'admin');
  // a question that led to no offer is no quote
  expect(after.quotes.received - before.quotes.received).toBe(1);
  expect(after.quotes.offered - before.quotes.offered).toBe(1);
  expect(after.quotes.hoursToOffer).toBeGreaterThanOrEqual(0);
  expect(after.quotes.hoursToOffer).toBeLessThan(1);
  expect((await countOf(quotes, 'quotes-to-answer')) - toAnswer).toBe(1);
});
