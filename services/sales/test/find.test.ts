import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesAdminFind } from '@gantry/contracts/endpoints/find';
import type { FoundRecord } from '@gantry/contracts/schemas/find';
import { staffRoles, type Role } from '@gantry/domain/roles';
import { InquiryFixture } from './inquiry-fixture.ts';
import { PurchaseFixture } from './purchase-fixture.ts';
import { terms } from './sales-fixture.ts';
import { ShipmentFixture } from './shipment-fixture.ts';

let dock: ShipmentFixture;
let order: string;
let total: number;
let quote: string;
let mpo: string;
const tracking = '1Z 999 AA1 01 2345 6784';
const theirTracking = 'pro-4471 9982 03';

beforeAll(async () => {
  dock = await ShipmentFixture.start();
  const inquiries = InquiryFixture.on(dock.sales);
  order = await dock.picked(7, 2, terms({ email: 'zora@quarry.example', poNumber: 'Quarry 50%_off' }));
  await dock.ship(order, [7, 2], { tracking });
  await dock.sales.service.runJobs();
  total = (await dock.order(order)).totals.grandTotal;
  quote = (await inquiries.ask({ name: 'Zora Quarrier', email: 'zora@quarry.example' })).number;
  const purchases = await PurchaseFixture.on(dock.sales);
  const wanted = await purchases.accepted('special', 3);
  const sent = await purchases.sent(wanted);
  mpo = sent.number!;
  await purchases.ship(await purchases.confirm(sent), 1, 'purchasing', theirTracking);
});
afterAll(() => dock.stop());

const find = (q: string, role: Role = 'admin'): Promise<FoundRecord[]> =>
  dock.sales.service.call(salesAdminFind, { query: { q } }, { caller: dock.by(role) });
const found = async (q: string, role?: Role) =>
  (await find(q, role)).map(({ kind, opens, by }) => `${kind} ${opens} ${by}`);
const digits = (number: string) => number.replace(/\D/g, '');
const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });

describe('a record is found', () => {
  test('by its number, with or without what stands before its digits', async () => {
    expect((await find(order))[0]).toMatchObject({
      kind: 'order',
      number: order,
      opens: order,
      amount: total,
      by: 'number',
    });
    expect(await found(`# ${order}`)).toContain(`order ${order} number`);
    for (const typed of [quote, quote.toUpperCase(), `q ${digits(quote)}`, digits(quote)]) {
      expect((await found(typed)).join()).toMatch(new RegExp(`(inquiry|quote) ${quote} number`));
    }
    expect(await found(`po-${digits(mpo)}`)).toEqual([`purchase-order ${mpo} number`]);
  });

  test('by the beginning of its number, exact ones first', async () => {
    const begun = await found(order.slice(0, -1));
    expect(begun).toContain(`order ${order} start`);
    expect((await found(order)).filter((one) => one === `order ${order} number`)).toHaveLength(1);
  });

  test('by its total', async () => {
    for (const typed of [dollars(total), `$${dollars(total)}`, `$${(total / 100).toFixed(2)}`]) {
      const kinds = (await find(typed)).filter(({ by }) => by === 'amount').map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['order', 'invoice']));
    }
  });

  test('by the number of a carrier, whatever stands between its characters', async () => {
    for (const typed of [tracking, tracking.replaceAll(' ', ''), tracking.toLowerCase()]) {
      expect(await found(typed)).toContain(`shipment ${order} tracking`);
    }
    for (const typed of [theirTracking, 'PRO4471998203']) {
      expect(await found(typed)).toEqual([`purchase-order ${mpo} tracking`]);
      expect(await found(typed, 'support')).toEqual([]);
    }
  });

  test('by the buyer’s own number of the order', async () => {
    expect(await found('quarry 50%')).toContain(`order ${order} po-number`);
  });

  test('by words of a name, a company or an address, in any order', async () => {
    expect(await found('zora')).toContain(`order ${order} words`);
    expect(await found('example quarry')).toContain(`order ${order} words`);
    expect((await found('quarrier zo')).join()).toContain(`${quote} words`);
    expect(await found('works')).toEqual(expect.arrayContaining([`purchase-order ${mpo} words`]));
  });
});

describe('nothing is found', () => {
  test.each([
    '%%',
    '__',
    "'; drop table sales.order; --",
    "' or '1'='1",
    String.raw`\\`,
    '50_',
    'zz:* | works',
    '()&!',
  ])('by signs of a query language: %s', async (typed) => expect(await find(typed)).toEqual([]));

  test.each(staffRoles)('that %s may not read', async (role) => {
    const kinds = async (typed: string) => new Set((await find(typed, role)).map(({ kind }) => kind));
    expect((await kinds(order)).has('order')).toBe(true);
    const asksQuotes = ['sales', 'support', 'purchasing', 'finance', 'admin'].includes(role);
    expect([...(await kinds(quote))].length > 0).toBe(asksQuotes);
    const readsPurchases = ['purchasing', 'sales', 'warehouse', 'finance', 'admin'].includes(role);
    expect((await kinds(mpo)).has('purchase-order')).toBe(readsPurchases);
    const knowsSuppliers = ['sales', 'purchasing', 'finance', 'admin'].includes(role);
    expect((await kinds('works')).has('supplier')).toBe(knowsSuppliers);
  });

  test('by one sign, by a novel, or over two lines', async () => {
    for (const typed of ['a', 'a'.repeat(81), 'ab\ncd']) {
      await expect(find(typed)).rejects.toMatchObject({ code: 'INVALID' });
    }
  });
});
