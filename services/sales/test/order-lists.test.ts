import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesAdminListOrders } from '@gantry/contracts/endpoints/sales';
import { formatFilter, type FilterClause } from '@gantry/contracts/table-filter';
import { Client } from 'pg';
import { SalesFixture } from './sales-fixture.ts';

const count = 6000;
let sales: SalesFixture;
beforeAll(async () => {
  sales = await SalesFixture.start();
  const all = `generate_series(1, ${count})`;
  await sales.service.sql(cartsOf(all));
  await sales.service.sql(ordersOf(all));
});
afterAll(() => sales.stop());

const cartsOf = (series: string) => `insert into sales.cart (id, token, status)
  select md5('cart' || n)::uuid, 'cart-' || n, 'ordered' from ${series} n`;
/** Of two hundred days; several in one moment, and several of one total. */
const ordersOf = (
  series: string,
  number = '(900000 + n)::text',
) => `insert into sales."order" (id, number, token, cart_id, cart_version, request_hash, state, status,
    payment_status, company, email, name, locale, po_number, ship_to, bill_to, shipping_service, payment_term,
    payment_service, credit_approved, payment_facts, currency, subtotal, discount, handling_fee, shipping, tax,
    grand_total, tax_lines, rates_version, line_count, placed_at, due, credits, refunds)
  select md5('order' || n)::uuid, ${number}, 'order-' || n, md5('cart' || n)::uuid, 1, '',
    case when n % 9 = 0 then 'canceled' when n % 3 = 0 then 'processing' else 'complete' end,
    case when n % 9 = 0 then 'declined' when n % 3 = 0 then 'processing' else 'completed' end,
    case when n % 7 < 4 then 'paid' else 'pending' end, 'Company ' || n % 40, 'buyer' || n % 90 || '@acme.example',
    'Pat', 'en-US', 'PO-' || n * 37 % 5000, '{}', '{}', 'ups-ground', 'net-30', 'check', true, '{}', 'USD',
    n * 7919 % 90000, 0, 0, 500, 100, n * 7919 % 90000 + 600, '[]', '2026-01', n % 6 + 1,
    timestamptz '2026-03-01 00:30Z' + n / 30 * interval '1 day' + n % 11 * interval '1 hour', 0, '{}', '{}'
  from ${series} n`;

type Query = Parameters<typeof listOf>[0];
const listOf = (query: { page?: number; size?: number; sort?: string; filter?: string; queue?: string }) =>
  sales.service.call(
    salesAdminListOrders,
    { query: query as never },
    { caller: sales.account({ role: 'sales' }) },
  );

/** The same list, read whole. */
async function bruteForce(where: string, orderBy: string): Promise<string[]> {
  const rows = await sales.service.sql<{ number: string }>(
    `select number from sales."order" where ${where} order by ${orderBy}`,
  );
  return rows.map(({ number }) => number);
}
const numbersOf = async (query: Query) => (await listOf(query)).items.map(({ number }) => number);
const filterOf = (...clauses: FilterClause[]) => formatFilter(clauses);

const exactLists: readonly [string, string, string][] = [
  ['', '-placedAt', 'true'],
  ['state:equals:complete', 'placedAt', `state = 'complete'`],
  [
    'state:equals:complete;paymentStatus:equals:paid',
    '-grandTotal',
    `state = 'complete' and payment_status = 'paid'`,
  ],
  [
    'grandTotal:greater:12345;grandTotal:less-or-equal:88765',
    'grandTotal',
    'grand_total > 12345 and grand_total <= 88765',
  ],
  [
    'placedAt:greater-or-equal:2026-03-20;placedAt:less:2026-08-01;status:equals:completed',
    '-placedAt',
    `placed_at >= '2026-03-20Z' and placed_at < '2026-08-01Z' and status = 'completed'`,
  ],
  ['', 'number', 'true'],
  ['', '-number', 'true'],
  ['', '-grandTotal,number', 'true'],
  ['status:equals:completed', 'paymentStatus,-grandTotal,placedAt', `status = 'completed'`],
  ['', 'lineCount,-placedAt', 'true'],
];
const columns: Readonly<Record<string, string>> = {
  placedAt: 'placed_at',
  grandTotal: 'grand_total',
  number: 'number::bigint',
  lineCount: 'line_count',
  paymentStatus: 'payment_status',
};
/** With the number, in the direction of the last column. */
function orderBy(sort: string): string {
  const parts = sort.split(',').map((part) => {
    const direction = part.startsWith('-') ? 'desc' : 'asc';
    return { direction, sql: `${columns[part.replace('-', '')]} ${direction}` };
  });
  return [...parts.map(({ sql }) => sql), `number::bigint ${parts.at(-1)?.direction}`].join(', ');
}

describe('a long list of orders', () => {
  test.each(exactLists)(
    'filtered by "%s" and sorted by %s is whole, page by page',
    async (filter, sort, where) => {
      const expected = await bruteForce(where, orderBy(sort));
      const size = 100;
      const pages = Math.ceil(expected.length / size);
      for (const page of [1, 7, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 6, pages]) {
        const list = await listOf({ filter, sort, page, size });
        expect(list.total).toBe(expected.length);
        expect(list.items.map(({ number }) => number)).toEqual(
          expected.slice((page - 1) * size, page * size),
        );
      }
      expect((await listOf({ filter, sort, page: pages + 1, size })).items).toEqual([]);
    },
  );

  test.each([
    ['email', 'contains', 'YER1', `email like '%yer1%'`],
    ['email', 'starts', 'buyer1', `email like 'buyer1%'`],
    ['email', 'equals', 'Buyer17@ACME.example', `email = 'buyer17@acme.example'`],
    ['company', 'ends', 'ny 7', `company like '%ny 7'`],
    ['company', 'contains', '9', `company like '%9%'`],
    ['email', 'contains', '#', 'false'],
    ['poNumber', 'starts', 'po-12', `po_number like 'PO-12%'`],
    ['number', 'contains', '123', `number like '%123%'`],
    ['number', 'equals', '900123', `number = '900123'`],
    ['number', 'starts', '9001', `number like '9001%'`],
    ['lineCount', 'less', '2', 'line_count < 2'],
    ['lineCount', 'greater-or-equal', '6', 'line_count >= 6'],
  ] as const)('%s that %s %s is counted exactly', async (field, mode, value, where) => {
    const expected = await bruteForce(where, 'placed_at desc, number::bigint desc');
    const list = await listOf({ filter: filterOf({ field, mode, value }), size: 100, page: 2 });
    expect(list.total).toBe(expected.length);
    expect(list.items.map(({ number }) => number)).toEqual(expected.slice(100, 200));
  });

  test('puts numbers in order as numbers', async () => {
    await addOrder(1_000_001);
    await addOrder(99_999);
    expect((await numbersOf({ sort: '-number', size: 1 }))[0]).toBe('1000001');
    expect((await numbersOf({ sort: 'number', size: 1 }))[0]).toBe('99999');
  });
});

async function addOrder(number: number): Promise<void> {
  const one = `(select ${number} % 10000 + 10000 as n)`;
  await sales.service.sql(cartsOf(one));
  await sales.service.sql(ordersOf(one, `'${number}'`));
}

describe('the list of orders', () => {
  const totalOf = async (filter: string) => (await listOf({ filter, size: 1 })).total;

  test('has at once what was placed, changed, and removed', async () => {
    const before = await totalOf('status:equals:shipped');
    await sales.service.sql(
      `update sales."order" set status = 'shipped' where number in ('900010', '900020')`,
    );
    expect(await totalOf('status:equals:shipped')).toBe(before + 2);
    await addOrder(950_777);
    expect(await numbersOf({ filter: 'number:equals:950777' })).toEqual(['950777']);
    await sales.service.sql(`delete from sales."order" where number = '950777'`);
    expect(await totalOf('number:equals:950777')).toBe(0);
  });

  test('leaves out what is not committed, and has it once it is, though others were faster', async () => {
    const slow = new Client({ connectionString: sales.database.url });
    await slow.connect();
    await slow.query('begin');
    await slow.query(`update sales."order" set status = 'delivered' where number = '900030'`);
    await sales.service.sql(`update sales."order" set status = 'delivered' where number = '900040'`);
    expect(await numbersOf({ filter: 'status:equals:delivered' })).toEqual(['900040']);
    await slow.query('commit');
    await slow.end();
    expect((await numbersOf({ filter: 'status:equals:delivered' })).toSorted()).toEqual(['900030', '900040']);
  });

  test('is read anew after very many changes', async () => {
    await sales.service.sql(`insert into sales.order_change (record) values (null)`);
    expect(await totalOf('')).toBe((await bruteForce('true', 'id')).length);
  });
});

test('the tally follows every change, and folding changes nothing', async () => {
  const differences = () =>
    sales.service.sql(`select day, state, status, payment_status, sum(orders), sum(revenue) from (
        select day, state, status, payment_status, orders, revenue from sales.order_tally
        union all select t.day, t.state, t.status, t.payment_status, -t.orders, -t.revenue
          from sales."order" o cross join lateral sales.order_tally_rows(o, 1) t) d
      group by 1, 2, 3, 4 having sum(orders) <> 0 or sum(revenue) <> 0`);
  expect(await differences()).toEqual([]);
  await sales.service.sql('select sales.fold_order_tally()');
  await sales.service.sql(
    `update sales."order" set status = 'shipped', shipping = shipping + 100, grand_total = grand_total + 100
     where number like '9001%'`,
  );
  await sales.service.sql(`delete from sales."order" where number like '9002%'`);
  expect(await differences()).toEqual([]);
  await sales.service.sql('select sales.fold_order_tally()');
  expect(await differences()).toEqual([]);
  expect(await sales.service.sql('select 1 from sales.order_tally where not folded or orders = 0')).toEqual(
    [],
  );
});
