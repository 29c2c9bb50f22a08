import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesListMyTasks } from '@gantry/contracts/endpoints/my-tasks';
import type { Identity } from '@gantry/contracts/schemas/account';
import { InquiryFixture } from './inquiry-fixture.ts';
import { InvoiceFixture } from './invoice-fixture.ts';
import { OfferFixture } from './offer-fixture.ts';
import { RequestFixture } from './request-fixture.ts';
import { aForm, terms, type SalesFixture } from './sales-fixture.ts';

// What waits for an account.

let returns: RequestFixture;
let quotes: InquiryFixture;
let books: InvoiceFixture;
beforeAll(async () => {
  returns = await RequestFixture.start();
  quotes = await InquiryFixture.start();
  books = await InvoiceFixture.start();
});
afterAll(() => Promise.all([returns.stop(), quotes.stop(), books.sales.stop()]));

const tasksOf = (sales: SalesFixture, caller: Identity) =>
  sales.service.call(salesListMyTasks, {}, { caller });
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000);

/** An order of the account on net 30 that was shipped and invoiced so many days ago. */
async function shippedAgo(caller: Identity, days: number): Promise<string> {
  const { number } = await books.sales.placed(caller, 'nut', 1, terms());
  const { lines, totals } = await books.order(number);
  const payload = {
    orderNumber: number,
    shipmentNumber: `s-ago-${number}`,
    shippedAt: daysAgo(days).toISOString(),
    lines: lines.map(({ lineNumber, quantity, total, tax }) => ({
      lineNumber,
      quantity,
      amount: total,
      tax,
    })),
    shipping: 0,
    handlingFee: totals.handlingFee,
    chargesTax: 0,
    amount: totals.grandTotal,
    isLast: true,
  };
  await books.tell('goods.shipped', payload, `shipment:${number}`);
  return (await books.ofOrder(number))[0]!.number;
}

describe('an account is waited for', () => {
  test('with invoices that are overdue or due within a week, and no others', async () => {
    const { sales } = books;
    const caller = sales.account({ creditLimit: 100_000_000 });
    const overdue = await shippedAgo(caller, 40);
    const soon = await shippedAgo(caller, 25);
    await shippedAgo(caller, 10);
    expect(await tasksOf(sales, caller)).toMatchObject({
      total: 2,
      items: [
        { kind: 'invoice', number: overdue, isOverdue: true },
        { kind: 'invoice', number: soon, isOverdue: false },
      ],
    });
    const [first] = (await tasksOf(sales, caller)).items;
    expect(first?.amount).toBeGreaterThan(6000);
    expect(first?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('with money for an order that is paid in advance', async () => {
    const { sales } = books;
    const caller = sales.account();
    const { number } = await sales.placed(caller, 'nut', 1, aForm());
    expect(await tasksOf(sales, caller)).toMatchObject({
      total: 1,
      items: [{ kind: 'payment', number, day: null, isOverdue: false }],
    });
  });

  test('with an answer to an offer', async () => {
    const caller = quotes.sales.account();
    const { number } = await new OfferFixture(quotes).offered(caller);
    const { items } = await tasksOf(quotes.sales, caller);
    expect(items).toMatchObject([{ kind: 'offer', number, isOverdue: false }]);
    expect(items[0]?.amount).toBeGreaterThan(0);
    expect(await tasksOf(quotes.sales, quotes.sales.account())).toEqual({ items: [], total: 0 });
  });

  test('with goods that come later, until they say that they wait, and with returns they may send', async () => {
    const { sales, dock, pat } = returns;
    const before = await tasksOf(sales, pat);
    const late = await dock.picked(10, 3);
    await dock.takeLines(late, 'backordered', [2]);
    const number = await returns.delivered();
    const asked = await returns.ask(number, { quantities: { 1: 2 } });
    await returns.act(asked.number, 'authorize');
    const now = await tasksOf(sales, pat);
    expect(now.total - before.total).toBe(2);
    expect(now.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'delay', number: late }),
        expect.objectContaining({ kind: 'return', number: asked.number }),
      ]),
    );
    await sales.sql(
      `update sales.order_line l set delay_accepted_at = now() from sales."order" o where o.id = l.order_id and o.number = ?`,
      [late],
    );
    expect((await tasksOf(sales, pat)).total).toBe(now.total - 1);
  });
});

test('a list of many is cut, and says how many there are', async () => {
  const { sales } = books;
  const caller = sales.account({ creditLimit: 100_000_000 });
  for (let count = 0; count < 12; count += 1) await sales.placed(caller, 'nut', 1, aForm());
  const { items, total } = await tasksOf(sales, caller);
  expect(items).toHaveLength(10);
  expect(total).toBe(12);
});
