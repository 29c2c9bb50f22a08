import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  salesAdminGetOrder,
  salesAdminListOrders,
  salesGetConfirmation,
  salesGetMyOrder,
  salesListMyOrders,
  salesListPurchasedItems,
} from '@gantry/contracts/endpoints/sales';
import { salesGetPaper, salesGetPaperPdf } from '@gantry/contracts/endpoints/papers';
import type { Identity } from '@gantry/contracts/schemas/account';
import { formatFilter } from '@gantry/contracts/table-filter';
import { changeDuring } from '@gantry/testing/change-during';
import type { Client } from 'pg';
import { aForm, SalesFixture, terms } from './sales-fixture.ts';

let sales: SalesFixture;
let pat: Identity;
let numbers: string[];
const staff = (): Identity => sales.account({ role: 'auditor', email: 'audit@example.com' });

beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer(
    { sku: 'bolt', unitPrice: 6000, name: 'Hex bolt 50%_off' },
    { sku: 'nut', unitPrice: 7000, name: 'Lock nut', partNumber: 'LN-8' },
  );
  pat = sales.account();
  const first = await sales.placed(pat, 'bolt', 2, terms({ poNumber: 'PO-100%' }));
  const second = await sales.placed(pat, 'nut', 1, terms({ poNumber: 'PO-2000' }));
  const third = await sales.placed(pat, 'bolt', 5, aForm());
  numbers = [first.number, second.number, third.number];
});
afterAll(() => sales.stop());

const mine = async (query: object, caller = pat) =>
  (await sales.service.call(salesListMyOrders, { query }, { caller })).items.map(({ number }) => number);

describe('an order on paper', () => {
  test('is the same PDF each time, for its owner alone', async () => {
    const number = numbers[0]!;
    const ask = (caller: Identity) =>
      sales.service.call(
        salesGetPaperPdf,
        { params: { kind: 'order', number }, query: { locale: 'fr-CA' } },
        { caller },
      );
    const first = Buffer.from(await ask(pat));
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.equals(Buffer.from(await ask(pat)))).toBe(true);
    const stranger = sales.account({ email: 'stranger@example.com' });
    await expect(ask(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      sales.service.call(
        salesGetPaper,
        { params: { kind: 'order', number }, query: {} },
        { caller: stranger },
      ),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('carries the store, the lines and the purchase order', async () => {
    const document = await sales.service.call(
      salesGetPaper,
      { params: { kind: 'order', number: numbers[0]! }, query: {} },
      { caller: pat },
    );
    expect(document.seller.lines.join(' ')).toContain('Cheyenne, WY');
    expect(document.facts.flatMap(({ lines }) => lines)).toContain('PO-100%');
    expect(document.table?.rows.map(({ cells }) => cells[1])).toEqual([expect.stringContaining('Hex bolt')]);
  });
});

describe('my orders', () => {
  test('come newest first, page by page', async () => {
    const [first, second, third] = numbers as [string, string, string];
    expect(await mine({})).toEqual([third, second, first]);
    const page = await sales.service.call(
      salesListMyOrders,
      { query: { page: '2', size: '2' } },
      { caller: pat },
    );
    expect(page).toMatchObject({ total: 3, page: 2, size: 2, items: [{ number: first, grandTotal: 13200 }] });
  });

  test.each([
    ['LN-8', [1]],
    ['lock nut', [1]],
    ['PO-2000', [1]],
    ['%', [2, 0]],
    ['50%_off', [2, 0]],
    ['_', [2, 0]],
    ["' or 1=1 --", []],
    ['nothing', []],
  ])('are searched literally for %s', async (q, found) => {
    expect(await mine({ q })).toEqual(found.map((index) => numbers[index]));
  });

  test('are limited to a period', async () => {
    await sales.sql(`update sales."order" set placed_at = now() - interval '40 days' where number = ?`, [
      numbers[0],
    ]);
    expect(await mine({ period: '30' })).toEqual([numbers[2], numbers[1]]);
    expect(await mine({ period: '90' })).toEqual([numbers[2], numbers[1], numbers[0]]);
    expect(await mine({ period: 'nonsense' })).toHaveLength(3);
  });

  test('list what was bought, product by product', async () => {
    const { items } = await sales.service.call(salesListPurchasedItems, { query: {} }, { caller: pat });
    expect(items.map(({ sku, quantity, orderNumber }) => [sku, quantity, orderNumber])).toEqual([
      ['bolt', 7, numbers[2]],
      ['nut', 1, numbers[1]],
    ]);
    const beyond = { query: { page: '9' } };
    expect(await sales.service.call(salesListPurchasedItems, beyond, { caller: pat })).toMatchObject({
      items: [],
      total: 2,
      page: 9,
    });
  });
});

describe('an order', () => {
  const readings = {
    'its owner': async (number: string) =>
      sales.service.call(salesGetMyOrder, { params: { number } }, { caller: pat }),
    'whoever has its link': async (number: string, token: string) =>
      sales.service.call(salesGetConfirmation, { params: { number }, query: { token } }),
    staff: async (number: string) =>
      sales.service.call(salesAdminGetOrder, { params: { number } }, { caller: staff() }),
  };
  test.each(Object.entries(readings))('is read by %s as it was at one moment', async (_, read) => {
    const { number, token } = await sales.placed(pat, 'bolt');
    const facts = async () => {
      const { paymentStatus, history } = await read(number, token);
      return { paymentStatus, isPaid: history.some(({ to }) => to === 'paid') };
    };
    const change = async (database: Client) => {
      await database.query(`update sales."order" set payment_status = 'paid' where number = $1`, [number]);
      await database.query(
        `insert into sales.status_change (order_id, axis, from_status, to_status, actor_role)
         select id, 'payment', 'pending', 'paid', 'system' from sales."order" where number = $1`,
        [number],
      );
    };
    const interruption = { databaseUrl: sales.database.url, table: 'sales.status_change', change };
    expect(await changeDuring(interruption, facts)).toEqual({ paymentStatus: 'pending', isPaid: false });
    expect(await facts()).toEqual({ paymentStatus: 'paid', isPaid: true });
  });
});

describe("another's order", () => {
  test('does not exist for a stranger, by number, list, search or items', async () => {
    const stranger = sales.account();
    for (const number of numbers) {
      const call = sales.service.call(salesGetMyOrder, { params: { number } }, { caller: stranger });
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await mine({ q: number }, stranger)).toEqual([]);
    }
    const items = await sales.service.call(salesListPurchasedItems, { query: {} }, { caller: stranger });
    expect(items.total).toBe(0);
  });

  test('does not open without its own token', async () => {
    const other = await sales.place(await sales.guestWith('bolt'));
    const params = { number: numbers[0]! };
    for (const token of [undefined, other.token, 'A'.repeat(22), 'short-but-16-long']) {
      const call = sales.service.call(salesGetConfirmation, { params, query: { token } });
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    const owner = await sales.service.call(salesGetConfirmation, { params, query: {} }, { caller: pat });
    expect(owner.number).toBe(numbers[0]);
  });

  test("a guest's order belongs to no account", async () => {
    const { number } = await sales.place(await sales.guestWith('bolt'));
    const call = sales.service.call(salesGetMyOrder, { params: { number } }, { caller: pat });
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(['items', 'confirm', '999999999'])('there is no order %s', async (number) => {
    const call = sales.service.call(salesGetMyOrder, { params: { number } }, { caller: pat });
    await expect(call).rejects.toHaveProperty('code', expect.stringMatching(/^(NOT_FOUND|INVALID)$/));
  });

  test('a customer reads no list of all orders and no order of the back office', async () => {
    const list = sales.service.call(salesAdminListOrders, { query: {} }, { caller: pat });
    await expect(list).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const get = sales.service.call(salesAdminGetOrder, { params: { number: numbers[0]! } }, { caller: pat });
    await expect(get).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('the order table of the back office', () => {
  const list = async (query: object) =>
    (await sales.service.call(salesAdminListOrders, { query }, { caller: staff() })).items.map(
      ({ number }) => number,
    );

  test('filters by every kind of column and sorts', async () => {
    const filter = formatFilter([
      { field: 'grandTotal', mode: 'greater', value: '7700' },
      { field: 'poNumber', mode: 'contains', value: '%' },
    ]);
    expect(await list({ filter })).toEqual([numbers[0]]);
    expect(
      await list({
        filter: 'state:equals:pending;email:ends:EXAMPLE.com;lineCount:equals:1',
        sort: 'grandTotal',
      }),
    ).toEqual(expect.arrayContaining(numbers));
    const sorted = await list({ sort: 'grandTotal', filter: `company:equals:acme works` });
    expect(sorted.indexOf(numbers[1]!)).toBeLessThan(sorted.indexOf(numbers[2]!));
  });

  test('reads days as whole days and no sort outside its list', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await list({ filter: `placedAt:equals:${today}`, sort: 'id; drop table' })).not.toContain(
      numbers[0],
    );
    expect(await list({ filter: `placedAt:less:${today}` })).toEqual([numbers[0]]);
    expect(await list({ filter: 'placedAt:less:2026-02-31' })).toEqual(expect.any(Array));
  });

  test.each(['email:equals:%', 'number:contains:_', "company:equals:' or '1'='1"])(
    'takes %s literally',
    async (filter) => {
      expect(await list({ filter })).toEqual([]);
    },
  );

  test('pages without losing or repeating an order', async () => {
    const all = await list({ size: '200' });
    const pages = await Promise.all(
      Array.from({ length: all.length }, (_, index) => list({ page: String(index + 1), size: '1' })),
    );
    expect(pages.flat()).toEqual(all);
  });
});
