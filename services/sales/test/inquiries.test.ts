import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  salesAdminListInquiries,
  salesCreateInquiry,
  salesGetMyInquiry,
  salesListMyInquiries,
} from '@gantry/contracts/endpoints/inquiries';
import { inquirySorts } from '@gantry/contracts/schemas/admin-inquiry';
import type { Identity } from '@gantry/contracts/schemas/account';
import { aForm, InquiryFixture } from './inquiry-fixture.ts';
import { newKey, type SalesFixture } from './sales-fixture.ts';

let inquiries: InquiryFixture;
let sales: SalesFixture;
let pat: Identity;

beforeAll(async () => {
  inquiries = await InquiryFixture.start();
  sales = inquiries.sales;
});
afterAll(() => inquiries.stop());
beforeEach(() => {
  pat = inquiries.customer();
});

describe('an inquiry', () => {
  test('is saved with its products, a number and status new, and both sides are mailed', async () => {
    const { number, token } = await inquiries.ask({
      lines: [{ sku: 'motor', quantity: '12' }],
      phone: '3075550100',
    });
    expect(number).toMatch(/^q-\d+$/);
    const inquiry = await inquiries.read(number, token);
    expect(inquiry).toMatchObject({
      status: 'new',
      wording: 'New',
      summary: 'Gear motor',
      lines: [{ lineNumber: 1, sku: 'motor', partNumber: 'GM-1', quantity: 12 }],
      messages: [{ from: 'customer', text: 'Do you have it in 24 V?' }],
      history: [{ from: null, to: 'new' }],
      may: ['write', 'attach', 'edit', 'withdraw'],
    });
    expect(await inquiries.kinds(number)).toEqual([
      'inquiry.for-store received',
      'inquiry.for-customer received',
    ]);
  });

  test('needs words or a product, and a number where we are to call', async () => {
    const refused = { code: 'INVALID' };
    await expect(inquiries.ask({ message: ' ' })).rejects.toMatchObject(refused);
    await expect(inquiries.ask({ contactMethod: 'phone' })).rejects.toMatchObject(refused);
    await expect(inquiries.ask({ lines: [{ sku: 'motor', quantity: 0 }] })).rejects.toMatchObject(refused);
    await expect(inquiries.ask({ lines: [{ sku: 'motor', quantity: '1e3' }] })).rejects.toMatchObject(
      refused,
    );
    await expect(inquiries.ask({ status: 'move-to-order' } as never)).rejects.toMatchObject(refused);
    await expect(
      inquiries.ask({ message: null, lines: [{ sku: 'motor', quantity: 1 }] }),
    ).resolves.toBeDefined();
  });

  test('names the product that is not ours', async () => {
    const lines = [
      { sku: 'motor', quantity: 1 },
      { sku: 'no-such', quantity: 1 },
    ];
    await expect(inquiries.ask({ lines })).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path: 'body.lines.1.quantity', message: 'is no product of ours' }],
    });
  });

  test('is taken once for a key, also when two requests race', async () => {
    const key = newKey();
    const form = aForm();
    const send = () => sales.service.call(salesCreateInquiry, { body: form }, { idempotencyKey: key });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await send()).toEqual(answers[0]);
    const count = await sales.sql('select id from sales.inquiry where email = ?', [form.email]);
    expect(count).toHaveLength(1);
    expect(await inquiries.kinds(answers[0]!.number)).toHaveLength(2);
    const other = sales.service.call(salesCreateInquiry, { body: aForm() }, { idempotencyKey: key });
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('is in the audit trail', async () => {
    const { number } = await inquiries.ask();
    const entries = await sales.sql<{ payload: any }>(
      `select j.payload from graphile_worker._private_jobs j where j.payload -> 'payload' ->> 'entityNumber' = ?`,
      [number],
    );
    expect(entries.map(({ payload }) => payload.payload)).toEqual([
      expect.objectContaining({ entity: 'inquiry', field: 'status', before: null, after: 'new' }),
      expect.objectContaining({ entity: 'inquiry', field: 'message', after: 'Do you have it in 24 V?' }),
    ]);
  });
});

describe('what cannot be misused', () => {
  test('an acknowledgement to a guest repeats nothing they typed; an account is greeted by name', async () => {
    const name = 'Buy pills at evil.example';
    const guest = await inquiries.ask({ name, message: name, company: name });
    const [, forGuest] = await inquiries.told(guest.number);
    expect(JSON.stringify(forGuest)).not.toContain('evil.example');
    expect(forGuest?.payload.isGuest).toBe(true);
    const own = await inquiries.ask({ name: 'Pat', email: pat.email! }, pat);
    const [, forPat] = await inquiries.told(own.number);
    expect(forPat?.payload).toMatchObject({ name: 'Pat', text: null, isGuest: false });
  });

  test('an address gets five acknowledgements a day, the store hears of all', async () => {
    const email = `victim-${newKey()}@example.com`;
    const numbers: string[] = [];
    for (let count = 0; count < 7; count += 1) numbers.push((await inquiries.ask({ email })).number);
    const heard = await Promise.all(numbers.map((number) => inquiries.kinds(number)));
    expect(heard.map((one) => one.length)).toEqual([2, 2, 2, 2, 2, 1, 1]);
    expect(heard.at(-1)).toEqual(['inquiry.for-store received']);
  });

  test('an account sends thirty a day and no more', async () => {
    for (let count = 0; count < 30; count += 1) await inquiries.ask({}, pat);
    await expect(inquiries.ask({}, pat)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(inquiries.ask({}, sales.account())).resolves.toBeDefined();
  });

  test('another’s inquiry does not exist, neither by number nor by a key used for it', async () => {
    const mine = await inquiries.ask({}, pat);
    const other = await inquiries.ask();
    const stranger = sales.account();
    const missing = { code: 'NOT_FOUND' };
    for (const token of [undefined, other.token, 'A'.repeat(22)]) {
      await expect(inquiries.read(mine.number, token, stranger)).rejects.toMatchObject(missing);
      await expect(inquiries.write(mine.number, 'hello', token, stranger)).rejects.toMatchObject(missing);
      await expect(inquiries.withdraw(mine.number, token, stranger)).rejects.toMatchObject(missing);
    }
    const params = { number: mine.number };
    await expect(
      sales.service.call(salesGetMyInquiry, { params }, { caller: stranger }),
    ).rejects.toMatchObject(missing);
    const list = await sales.service.call(salesListMyInquiries, { query: {} }, { caller: stranger });
    expect(list.total).toBe(0);
    const byPat = await sales.service.call(salesGetMyInquiry, { params }, { caller: pat });
    expect(byPat.number).toBe(mine.number);
  });

  test.each(['customer', 'warehouse', 'catalog', 'auditor'] as const)(
    'the back office is closed to %s',
    async (role) => {
      const caller = sales.account({ role });
      const { number } = await inquiries.ask();
      const refused = { code: 'NOT_PERMITTED' };
      await expect(inquiries.asStaff(number, caller)).rejects.toMatchObject(refused);
      await expect(
        sales.service.call(salesAdminListInquiries, { query: {} }, { caller }),
      ).rejects.toMatchObject(refused);
    },
  );
});

describe('lists', () => {
  test('of an account: newest first, by period, searched literally', async () => {
    const first = await inquiries.ask({ message: '100 % of it' }, pat);
    const second = await inquiries.ask({ lines: [{ sku: 'motor', quantity: 1 }] }, pat);
    const list = async (query: object) =>
      (await sales.service.call(salesListMyInquiries, { query }, { caller: pat })).items.map(
        ({ number }) => number,
      );
    expect(await list({})).toEqual([second.number, first.number]);
    expect(await list({ q: '%' })).toEqual([first.number]);
    expect(await list({ q: 'gm-1' })).toEqual([second.number]);
    expect(await list({ q: "' or 1=1 --" })).toEqual([]);
    await sales.sql(`update sales.inquiry set received_at = now() - interval '100 days' where number = ?`, [
      first.number,
    ]);
    expect(await list({ period: '90' })).toEqual([second.number]);
    expect(await list({ period: '120' })).toEqual([second.number, first.number]);
    await sales.sql(`update sales.inquiry set status = 'unbound' where number = ?`, [first.number]);
    expect(await list({})).toEqual([second.number]);
  });

  test('of the back office: by whose turn it is, those that wait longest first', async () => {
    const company = `Acme ${newKey()}`;
    const list = async (view: string) =>
      (
        await sales.service.call(
          salesAdminListInquiries,
          { query: { view, q: company } as never },
          { caller: inquiries.seller() },
        )
      ).items.map(({ number }) => number);
    const early = (await inquiries.ask({ company })).number;
    const late = (await inquiries.ask({ company })).number;
    expect(await list('needs-reply')).toEqual([early, late]);
    await inquiries.transition(early, 'in-work');
    expect(await list('needs-reply')).toEqual([late, early]);
    await inquiries.transition(early, 'waiting-customer', { message: 'Which one?' });
    await inquiries.transition(late, 'cancelled', { reason: 'not-quotable' });
    expect([await list('needs-reply'), await list('waiting-customer'), await list('closed')]).toEqual([
      [],
      [early],
      [late],
    ]);
    expect(await list('all')).toHaveLength(2);
    const searched = (page: string) =>
      sales.service.call(
        salesAdminListInquiries,
        { query: { view: 'all', q: company.slice(2, -2), size: '1', page } },
        { caller: inquiries.seller() },
      );
    expect(await searched('2')).toMatchObject({ total: 2, items: [{ number: early }] });
    expect(await searched('9')).toMatchObject({ total: 2, items: [] });
    const { counts } = await sales.service.call(
      salesAdminListInquiries,
      { query: { q: '%' } },
      { caller: inquiries.seller() },
    );
    expect(counts['needs-reply']).toBeGreaterThanOrEqual(counts.fresh);
  });

  test('of the back office: sorted by any of its columns, page by page', async () => {
    const company = `Sorted ${newKey()}`;
    const numbers: string[] = [];
    for (const name of ['berta', 'Anna', 'Cleo'])
      numbers.push((await inquiries.ask({ company, name })).number);
    const [berta, anna, cleo] = numbers;
    const list = async (sort: string, page = '1', size = '50') =>
      (
        await sales.service.call(
          salesAdminListInquiries,
          { query: { view: 'all', q: company, sort, page, size } },
          { caller: inquiries.seller() },
        )
      ).items.map(({ number }) => number);
    expect(await list('from')).toEqual([anna, berta, cleo]);
    expect(await list('-from')).toEqual([cleo, berta, anna]);
    expect(await list('status,-number')).toEqual([cleo, anna, berta]);
    expect([await list('from', '1', '2'), await list('from', '2', '2')]).toEqual([[anna, berta], [cleo]]);
    expect(await list('constructor')).toEqual(await list(''));
    for (const sort of inquirySorts) expect(await list(sort)).toHaveLength(3);
  });
});
