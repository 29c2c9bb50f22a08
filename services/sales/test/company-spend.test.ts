import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { salesExportCompanySpend, salesGetCompanySpend } from '@gantry/contracts/endpoints/company-spend';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { parse } from 'csv-parse/sync';
import { aPromotion } from './promotion-fixture.ts';
import { SalesFixture, terms } from './sales-fixture.ts';

// What a company has ordered, added up.

let sales: SalesFixture;
let companyId: string;
let adam: Identity;
let bea: Identity;
beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer(
    { sku: 'bolt', unitPrice: 333, name: 'Bolt' },
    { sku: 'saw', unitPrice: 12_000, name: '=HYPERLINK("http://evil.example","Saw")' },
    { sku: 'gone', unitPrice: 5000, name: 'Gone' },
  );
  sales.shop.departments.set('bolt', 'Fasteners').set('saw', 'Tools');
});
afterAll(() => sales.stop());
beforeEach(() => {
  companyId = randomUUID();
  adam = person('Adam', 'admin');
  bea = person('Bea', 'buyer');
});

function person(name: string, companyRole: CompanyRole): Identity {
  const accountNumber = String(Math.floor(Math.random() * 1e9));
  return sales.account({ name, email: `${name}@example.com`, accountNumber, companyId, companyRole });
}
const spend = (caller: Identity, query: object = {}) =>
  sales.service.call(salesGetCompanySpend, { query }, { caller });
const rowsOf = async (caller: Identity, query: object = {}) => {
  const bytes = await sales.service.call(salesExportCompanySpend, { query }, { caller });
  return parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[];
};
const placedOn = (number: string, day: string) =>
  sales.sql('update sales."order" set placed_at = ?::timestamptz where number = ?', [
    `${day}T12:00:00Z`,
    number,
  ]);

describe('the figures', () => {
  test('add up to the same by month, person and department', async () => {
    const first = await sales.placed(bea, 'bolt', 7, terms());
    await placedOn(first.number, '2026-01-31');
    const second = await sales.placed(adam, 'saw', 2);
    await placedOn(second.number, '2026-03-01');
    const third = await sales.placed(bea, 'gone', 1);
    await placedOn(third.number, '2026-03-31');
    const period = { from: '2026-01-01', to: '2026-03-31' };
    expect(await spend(adam, period)).toEqual({
      ...period,
      amount: 2331 + 24_000 + 5000,
      orders: 3,
      costCenters: [],
      months: [
        { month: '2026-01', amount: 2331, orders: 1 },
        { month: '2026-02', amount: 0, orders: 0 },
        { month: '2026-03', amount: 29_000, orders: 2 },
      ],
      people: [
        { accountNumber: adam.accountNumber, name: 'Adam', amount: 24_000, orders: 1 },
        { accountNumber: bea.accountNumber, name: 'Bea', amount: 7331, orders: 2 },
      ],
      departments: [
        { path: 'tools', name: 'Tools', amount: 24_000 },
        { path: null, name: null, amount: 5000 },
        { path: 'fasteners', name: 'Fasteners', amount: 2331 },
      ],
      buyers: [
        { accountNumber: adam.accountNumber, name: 'Adam' },
        { accountNumber: bea.accountNumber, name: 'Bea' },
      ],
    });
    expect(await spend(adam, { ...period, to: '2026-03-30' })).toMatchObject({ orders: 2 });
    expect(await spend(adam, { ...period, buyer: bea.accountNumber! })).toMatchObject({
      amount: 7331,
      people: [{ name: 'Bea' }],
    });
  });

  test('leave out units that were canceled or came back, and round each line by itself', async () => {
    const { number } = await sales.placed(bea, 'bolt', 7);
    const part = `update sales.order_line l set quantity_shipped = 5, quantity_delivered = 5, quantity_returned = 1, quantity_cancelled = 2
       from sales."order" o where o.id = l.order_id and o.number = ?`;
    await sales.sql(part, [number]);
    expect(await spend(adam)).toMatchObject({ amount: 4 * 333, orders: 1 });
    const all = `update sales.order_line l set quantity_shipped = 0, quantity_delivered = 0, quantity_returned = 0, quantity_cancelled = 7
       from sales."order" o where o.id = l.order_id and o.number = ?`;
    await sales.sql(all, [number]);
    expect(await spend(adam)).toMatchObject({ amount: 0, orders: 0, people: [], departments: [] });
  });

  test('are of the last twelve months where no period is asked for', async () => {
    const { from, to, months } = await spend(adam);
    expect(to).toBe(new Date().toISOString().slice(0, 10));
    expect(Date.parse(to) - Date.parse(from)).toBeGreaterThanOrEqual(364 * 86_400_000);
    expect(months.length).toBeGreaterThanOrEqual(12);
    expect(months.length).toBeLessThanOrEqual(13);
  });

  test.each([
    { from: '2026-02-01', to: '2026-01-01' },
    { from: '1990-01-01', to: '2026-01-01' },
  ])('are refused for $from to $to', async (period) => {
    await expect(spend(adam, period)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'query.from' }],
    });
  });

  test.each(['buyer', 'requester'] as const)('are not for a %s, nor for whoever buys alone', async (role) => {
    for (const caller of [person('Ben', role), sales.account()])
      for (const read of [spend, rowsOf])
        await expect(read(caller)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  });

  test('of another company are none of theirs', async () => {
    await sales.placed(bea, 'bolt', 1);
    companyId = randomUUID();
    expect(await spend(person('Sam', 'admin'))).toMatchObject({ amount: 0, buyers: [] });
    expect(await spend(person('Sam', 'admin'), { buyer: bea.accountNumber! })).toMatchObject({ amount: 0 });
  });
});

describe('the file', () => {
  test('holds a row for each line, which adds up to the figure', async () => {
    const { number } = await sales.placed(bea, 'bolt', 3, terms({ poNumber: 'PO-1' }));
    await sales.placed(adam, 'saw', 1);
    const rows = await rowsOf(adam);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toEqual({
      Order: number,
      Placed: new Date().toISOString().slice(0, 10),
      Buyer: 'Bea',
      'Cost center': '',
      'PO number': 'PO-1',
      Line: '1',
      Department: 'Fasteners',
      SKU: 'bolt',
      'Part number': 'bolt',
      Product: 'Bolt',
      Quantity: '3',
      Unit: expect.any(String),
      'Unit price USD': '3.33',
      'Promotions USD': '0.00',
      'Amount USD': '9.99',
      Gift: '',
    });
    const { amount } = await spend(adam);
    const sum = rows.reduce((cents, row) => cents + Math.round(Number(row['Amount USD']) * 100), 0);
    expect(sum).toBe(amount);
  });

  test('says what promotions took off each line', async () => {
    const id = await aPromotion(sales);
    await sales.placed(bea, 'bolt', 5);
    await sales.sql(`update sales.promotion set status = 'ended' where id = ?`, [id]);
    const rows = await rowsOf(adam);
    expect(rows).toContainEqual(
      expect.objectContaining({ Quantity: '5', 'Promotions USD': '1.67', 'Amount USD': '14.98' }),
    );
  });

  test('has nothing that a spreadsheet would calculate', async () => {
    await sales.placed(bea, 'saw', 1, terms({ poNumber: '+1+1' }));
    const [row] = await rowsOf(adam);
    expect(row?.Product).toMatch(/^'=/);
    expect(row?.['PO number']).toBe("'+1+1");
  });
});
