import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  salesAdminGetInquiry,
  salesAdminListInquiries,
  salesAdminMoveInquiry,
  salesAdminWriteToInquiry,
  salesCreateInquiry,
  salesGetInquiry,
  salesGetMyInquiry,
  salesListMyInquiries,
  salesWithdrawInquiry,
  salesWriteToInquiry,
} from '@gantry/contracts/endpoints/inquiries';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { InquiryForm } from '@gantry/contracts/schemas/inquiry';
import { newKey, SalesFixture } from './sales-fixture.ts';

let sales: SalesFixture;
let pat: Identity;
const sally = (): Identity =>
  sales.account({ role: 'sales', name: 'Sally Seller', email: 'sally@store.example' });

beforeAll(async () => {
  sales = await SalesFixture.start();
  sales.shop.offer({
    sku: 'motor',
    name: 'Gear motor',
    partNumber: 'GM-1',
    availability: 'contact-us-price',
  });
});
afterAll(() => sales.stop());
beforeEach(() => {
  pat = sales.account({ name: 'Pat Buyer', email: `pat-${newKey()}@example.com`, company: 'Acme' });
});

const aForm = (facts: Partial<InquiryForm> = {}): InquiryForm => ({
  name: 'Gus Guest',
  contactMethod: 'email',
  email: `gus-${newKey()}@example.com`,
  subject: 'product',
  message: 'Do you have it in 24 V?',
  ...facts,
});
const ask = (facts: Partial<InquiryForm> = {}, caller?: Identity, idempotencyKey = newKey()) =>
  sales.service.call(salesCreateInquiry, { body: aForm(facts) }, { caller, idempotencyKey });
const read = (number: string, token?: string, caller?: Identity) =>
  sales.service.call(salesGetInquiry, { params: { number }, query: { token } }, { caller });
const write = (number: string, text: string, token?: string, caller?: Identity) =>
  sales.service.call(
    salesWriteToInquiry,
    { params: { number }, query: { token }, body: { text } },
    { caller, idempotencyKey: newKey() },
  );
const withdraw = (number: string, token?: string, caller?: Identity) =>
  sales.service.call(
    salesWithdrawInquiry,
    { params: { number }, query: { token }, body: {} },
    { caller, idempotencyKey: newKey() },
  );
const onDesk = (number: string, caller = sally()) =>
  sales.service.call(salesAdminGetInquiry, { params: { number } }, { caller });
async function move(number: string, to: string, facts: object = {}, caller = sally()) {
  const { version } = await onDesk(number);
  const body = { to, version, ...facts } as never;
  return sales.service.call(
    salesAdminMoveInquiry,
    { params: { number }, body },
    { caller, idempotencyKey: newKey() },
  );
}
interface Told {
  readonly event: string;
  readonly payload: { kind: string; text: string | null; name: string | null; isGuest?: boolean };
}
/** Events on their way to the mails, of one inquiry, oldest first. */
async function told(number: string): Promise<Told[]> {
  const jobs = await sales.sql<{ identifier: string; payload: any }>(
    `select t.identifier, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );
  return jobs
    .filter(
      ({ identifier, payload }) => /inquiry\.for-/.test(identifier) && payload.payload?.number === number,
    )
    .map(({ identifier, payload }) => ({
      event: identifier.replace(/^.*(inquiry\.for-\w+).*$/, '$1'),
      ...payload,
    }));
}
const kinds = async (number: string) =>
  (await told(number)).map(({ event, payload }) => `${event} ${payload.kind}`);

describe('an inquiry', () => {
  test('is taken with its products, numbered, new, and both sides are told', async () => {
    const { number, token } = await ask({ lines: [{ sku: 'motor', quantity: '12' }], phone: '3075550100' });
    expect(number).toMatch(/^q-\d+$/);
    const inquiry = await read(number, token);
    expect(inquiry).toMatchObject({
      status: 'new',
      wording: 'New',
      summary: 'Gear motor',
      lines: [{ lineNumber: 1, sku: 'motor', partNumber: 'GM-1', quantity: 12 }],
      messages: [{ from: 'customer', text: 'Do you have it in 24 V?' }],
      history: [{ from: null, to: 'new' }],
      may: ['write', 'withdraw'],
    });
    expect(await kinds(number)).toEqual(['inquiry.for-store received', 'inquiry.for-customer received']);
  });

  test('needs words or a product, and a number where we are to call', async () => {
    const refused = { code: 'INVALID' };
    await expect(ask({ message: ' ' })).rejects.toMatchObject(refused);
    await expect(ask({ contactMethod: 'phone' })).rejects.toMatchObject(refused);
    await expect(ask({ lines: [{ sku: 'motor', quantity: 0 }] })).rejects.toMatchObject(refused);
    await expect(ask({ lines: [{ sku: 'motor', quantity: '1e3' }] })).rejects.toMatchObject(refused);
    await expect(ask({ status: 'move-to-order' } as never)).rejects.toMatchObject(refused);
    await expect(ask({ message: null, lines: [{ sku: 'motor', quantity: 1 }] })).resolves.toBeDefined();
  });

  test('names the product that is not ours', async () => {
    const lines = [
      { sku: 'motor', quantity: 1 },
      { sku: 'no-such', quantity: 1 },
    ];
    await expect(ask({ lines })).rejects.toMatchObject({
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
    expect(await kinds(answers[0]!.number)).toHaveLength(2);
    const other = sales.service.call(salesCreateInquiry, { body: aForm() }, { idempotencyKey: key });
    await expect(other).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('is in the audit trail', async () => {
    const { number } = await ask();
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
  test('an acknowledgement to a guest repeats nothing he typed; an account is greeted', async () => {
    const name = 'Buy pills at evil.example';
    const guest = await ask({ name, message: name, company: name });
    const [, forGuest] = await told(guest.number);
    expect(JSON.stringify(forGuest)).not.toContain('evil.example');
    expect(forGuest?.payload.isGuest).toBe(true);
    const own = await ask({ name: 'Pat', email: pat.email! }, pat);
    const [, forPat] = await told(own.number);
    expect(forPat?.payload).toMatchObject({ name: 'Pat', text: null, isGuest: false });
  });

  test('an address gets five acknowledgements a day, the desk hears of all', async () => {
    const email = `victim-${newKey()}@example.com`;
    const numbers: string[] = [];
    for (let count = 0; count < 7; count += 1) numbers.push((await ask({ email })).number);
    const heard = await Promise.all(numbers.map(kinds));
    expect(heard.map((one) => one.length)).toEqual([2, 2, 2, 2, 2, 1, 1]);
    expect(heard.at(-1)).toEqual(['inquiry.for-store received']);
  });

  test('an account sends thirty a day and no more', async () => {
    for (let count = 0; count < 30; count += 1) await ask({}, pat);
    await expect(ask({}, pat)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(ask({}, sales.account())).resolves.toBeDefined();
  });

  test('another’s inquiry does not exist, neither by number nor by a key used for it', async () => {
    const mine = await ask({}, pat);
    const other = await ask();
    const stranger = sales.account();
    const missing = { code: 'NOT_FOUND' };
    for (const token of [undefined, other.token, 'A'.repeat(22)]) {
      await expect(read(mine.number, token, stranger)).rejects.toMatchObject(missing);
      await expect(write(mine.number, 'hello', token, stranger)).rejects.toMatchObject(missing);
      await expect(withdraw(mine.number, token, stranger)).rejects.toMatchObject(missing);
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

  test.each(['customer', 'warehouse', 'purchasing', 'finance', 'catalog', 'auditor'] as const)(
    'the desk is closed to %s',
    async (role) => {
      const caller = sales.account({ role });
      const { number } = await ask();
      const refused = { code: 'NOT_PERMITTED' };
      await expect(onDesk(number, caller)).rejects.toMatchObject(refused);
      await expect(
        sales.service.call(salesAdminListInquiries, { query: {} }, { caller }),
      ).rejects.toMatchObject(refused);
    },
  );
});

describe('the conversation', () => {
  test('goes from new over a question and its reply to the answer, in the customer’s wording', async () => {
    const { number } = await ask({ email: pat.email! }, pat);
    const taken = await move(number, 'in-work');
    expect(taken).toMatchObject({ status: 'in-work', assignee: 'Sally Seller', mayWrite: true });
    await move(number, 'waiting-customer', { message: 'Which shaft diameter?' });
    const asked = await read(number, undefined, pat);
    expect(asked).toMatchObject({ wording: 'Pending Customer Response', may: ['write', 'withdraw'] });
    expect(asked.messages.at(-1)).toEqual({
      at: expect.any(String),
      from: 'store',
      author: null,
      text: 'Which shaft diameter?',
    });
    expect(JSON.stringify(asked)).not.toContain('Sally');
    const replied = await write(number, '12 mm', undefined, pat);
    expect(replied).toMatchObject({ status: 'in-work', wording: 'Being Processed' });
    const ended = await move(number, 'cleared', { reason: 'answered', message: 'Part GM-2 fits.' });
    expect(ended).toMatchObject({ status: 'cleared', reason: 'answered', moves: [] });
    const closed = await read(number, undefined, pat);
    expect(closed).toMatchObject({ wording: 'Closed', may: [] });
    expect(closed.history.map(({ to }) => to)).toEqual([
      'new',
      'in-work',
      'waiting-customer',
      'in-work',
      'cleared',
    ]);
    await expect(write(number, 'Thanks', undefined, pat)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await kinds(number)).toEqual([
      'inquiry.for-store received',
      'inquiry.for-customer received',
      'inquiry.for-customer asked',
      'inquiry.for-store written',
      'inquiry.for-customer answered',
    ]);
  });

  test('tells a customer nothing of a step he cannot tell from the one before', async () => {
    const { number, token } = await ask();
    await move(number, 'in-work');
    await move(number, 'waiting-manufacturer', { note: 'asked Acme for the lead time' });
    const inquiry = await read(number, token);
    expect(inquiry.history.map(({ to }) => to)).toEqual(['new', 'in-work']);
    expect(JSON.stringify(inquiry)).not.toContain('lead time');
    expect((await onDesk(number)).history.at(-1)).toMatchObject({ reason: 'asked Acme for the lead time' });
  });

  test('a guest withdraws by his token, and takes it up again within a year', async () => {
    const { number, token } = await ask();
    expect(await withdraw(number, token)).toMatchObject({ status: 'cancelled', may: ['write'] });
    await expect(withdraw(number, token)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await kinds(number)).toContain('inquiry.for-store withdrawn');
    expect((await onDesk(number)).reason).toBe('withdrawn');
    expect(await write(number, 'It is needed after all', token)).toMatchObject({ status: 'in-work' });
    await withdraw(number, token);
    await sales.sql(`update sales.inquiry set updated_at = now() - interval '13 months' where number = ?`, [
      number,
    ]);
    expect((await read(number, token)).may).toEqual([]);
    await expect(write(number, 'Hello?', token)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await onDesk(number)).moves.map(({ to }) => to)).not.toContain('in-work');
  });

  test('an answer needs somebody who took the inquiry, and is sent once for a key', async () => {
    const { number } = await ask();
    const caller = sally();
    const key = newKey();
    const answer = (idempotencyKey = key) =>
      sales.service.call(
        salesAdminWriteToInquiry,
        { params: { number }, body: { text: 'Yes' } },
        { caller, idempotencyKey },
      );
    await expect(answer(newKey())).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await move(number, 'in-work');
    await answer();
    const again = await answer();
    expect(again.messages.filter(({ from }) => from === 'store')).toEqual([
      expect.objectContaining({ author: 'Sally Seller', text: 'Yes' }),
    ]);
  });
});

describe('a move', () => {
  test.each([
    ['waiting-customer', {}, 'body.message'],
    ['waiting-manufacturer', {}, 'body.note'],
    ['cancelled', {}, 'body.reason'],
    ['cancelled', { reason: 'spam' }, 'body.reason'],
    ['cleared', { reason: 'withdrawn' }, 'body.reason'],
    ['cleared', { reason: 'merged' }, 'body.mergedInto'],
    ['cleared', { reason: 'merged', mergedInto: 'q-1' }, 'body.mergedInto'],
  ])('to %s with %j lacks %s', async (to, facts, path) => {
    const { number } = await ask();
    await move(number, 'in-work');
    await expect(move(number, to, facts)).rejects.toMatchObject({ code: 'INVALID', issues: [{ path }] });
    expect((await onDesk(number)).status).toBe('in-work');
  });

  test('follows the status book and what can be kept of its guards', async () => {
    const { number } = await ask();
    expect((await onDesk(number)).moves).toEqual([
      { to: 'in-work', needs: null },
      { to: 'cancelled', needs: 'cancel-reason' },
      { to: 'cleared', needs: 'clear-reason' },
    ]);
    await expect(move(number, 'sent-offer')).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await move(number, 'in-work');
    await expect(move(number, 'move-to-offer')).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { obstacle: 'not-yet' },
    });
  });

  test('only an admin reopens what was cleared and deletes; a deleted one is hidden', async () => {
    const { number, token } = await ask();
    await move(number, 'cleared', { reason: 'spam' });
    expect((await kinds(number)).filter((kind) => kind.includes('customer'))).toHaveLength(1);
    await expect(move(number, 'in-work')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const admin = sales.account({ role: 'admin' });
    await move(number, 'deleted', { note: 'test record' }, admin);
    await expect(read(number, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await onDesk(number, admin)).status).toBe('deleted');
  });

  test('is refused when somebody was faster', async () => {
    const { number, token } = await ask();
    const { version } = await onDesk(number);
    await write(number, 'And in red, please', token);
    const body = { to: 'in-work' as const, version };
    await expect(
      sales.service.call(
        salesAdminMoveInquiry,
        { params: { number }, body },
        { caller: sally(), idempotencyKey: newKey() },
      ),
    ).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  test('merges into an inquiry that exists', async () => {
    const survivor = await ask();
    const { number } = await ask();
    const merged = await move(number, 'cleared', { reason: 'merged', mergedInto: survivor.number });
    expect(merged).toMatchObject({ status: 'cleared', mergedInto: survivor.number });
  });
});

describe('lists', () => {
  test('of an account: newest first, by period, searched literally', async () => {
    const first = await ask({ message: '100 % of it' }, pat);
    const second = await ask({ lines: [{ sku: 'motor', quantity: 1 }] }, pat);
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

  test('of the desk: by whose turn it is, those that wait longest first', async () => {
    const company = `Acme ${newKey()}`;
    const list = async (view: string) =>
      (
        await sales.service.call(
          salesAdminListInquiries,
          { query: { view, q: company } as never },
          { caller: sally() },
        )
      ).items.map(({ number }) => number);
    const early = (await ask({ company })).number;
    const late = (await ask({ company })).number;
    expect(await list('open')).toEqual([early, late]);
    await move(early, 'in-work');
    expect(await list('open')).toEqual([late, early]);
    await move(early, 'waiting-customer', { message: 'Which one?' });
    await move(late, 'cancelled', { reason: 'not-quotable' });
    expect([await list('open'), await list('waiting'), await list('closed')]).toEqual([[], [early], [late]]);
    expect(await list('all')).toHaveLength(2);
    const { counts } = await sales.service.call(
      salesAdminListInquiries,
      { query: { q: '%' } },
      { caller: sally() },
    );
    expect(counts.open).toBeGreaterThanOrEqual(counts.fresh);
  });
});
