import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { salesAdminTransitionInquiry, salesAdminWriteToInquiry } from '@gantry/contracts/endpoints/inquiries';
import type { Identity } from '@gantry/contracts/schemas/account';
import { changeDuring } from '@gantry/testing/change-during';
import type { Client } from 'pg';
import { InquiryFixture } from './inquiry-fixture.ts';
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

describe('the conversation', () => {
  test('goes from new over a question and its reply to the answer, in the customer’s wording', async () => {
    const { number } = await inquiries.ask({ email: pat.email! }, pat);
    const taken = await inquiries.transition(number, 'in-work');
    expect(taken).toMatchObject({ status: 'in-work', assignee: 'Sally Seller', mayWrite: true });
    await inquiries.transition(number, 'waiting-customer', { message: 'Which shaft diameter?' });
    const asked = await inquiries.read(number, undefined, pat);
    expect(asked).toMatchObject({
      wording: 'Pending Customer Response',
      may: ['write', 'attach', 'withdraw'],
    });
    expect(asked.messages.at(-1)).toEqual({
      at: expect.any(String),
      from: 'store',
      author: null,
      text: 'Which shaft diameter?',
    });
    expect(JSON.stringify(asked)).not.toContain('Sally');
    const replied = await inquiries.write(number, '12 mm', undefined, pat);
    expect(replied).toMatchObject({ status: 'in-work', wording: 'Being Processed' });
    const ended = await inquiries.transition(number, 'cleared', {
      reason: 'answered',
      message: 'Part GM-2 fits.',
    });
    expect(ended).toMatchObject({ status: 'cleared', reason: 'answered', transitions: [] });
    const closed = await inquiries.read(number, undefined, pat);
    expect(closed).toMatchObject({ wording: 'Closed', may: [] });
    expect(closed.history.map(({ to }) => to)).toEqual([
      'new',
      'in-work',
      'waiting-customer',
      'in-work',
      'cleared',
    ]);
    await expect(inquiries.write(number, 'Thanks', undefined, pat)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    expect(await inquiries.kinds(number)).toEqual([
      'inquiry.for-store received',
      'inquiry.for-customer received',
      'inquiry.for-customer asked',
      'inquiry.for-store written',
      'inquiry.for-customer answered',
    ]);
  });

  test('is read as it was at one moment, whatever comes in between', async () => {
    const { number } = await inquiries.ask();
    const messages = async () => (await inquiries.asStaff(number)).messages.map(({ text }) => text);
    const change = (database: Client) =>
      database.query(
        `insert into sales.inquiry_message (inquiry_id, sender, body)
         select id, 'store', 'in between' from sales.inquiry where number = $1`,
        [number],
      );
    const interruption = { databaseUrl: sales.database.url, table: 'sales.inquiry_message', change };
    expect(await changeDuring(interruption, messages)).not.toContain('in between');
    expect(await messages()).toContain('in between');
  });

  test('hides from the customer a step that reads like the one before', async () => {
    const { number, token } = await inquiries.ask();
    await inquiries.transition(number, 'in-work');
    await inquiries.transition(number, 'waiting-manufacturer', { note: 'asked Acme for the lead time' });
    const inquiry = await inquiries.read(number, token);
    expect(inquiry.history.map(({ to }) => to)).toEqual(['new', 'in-work']);
    expect(JSON.stringify(inquiry)).not.toContain('lead time');
    expect((await inquiries.asStaff(number)).history.at(-1)).toMatchObject({
      reason: 'asked Acme for the lead time',
    });
  });

  test('a guest withdraws an inquiry by its token, and reopens it within a year', async () => {
    const { number, token } = await inquiries.ask();
    expect(await inquiries.withdraw(number, token)).toMatchObject({ status: 'cancelled', may: ['write'] });
    await expect(inquiries.withdraw(number, token)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect(await inquiries.kinds(number)).toContain('inquiry.for-store withdrawn');
    expect((await inquiries.asStaff(number)).reason).toBe('withdrawn');
    expect(await inquiries.write(number, 'It is needed after all', token)).toMatchObject({
      status: 'in-work',
    });
    await inquiries.withdraw(number, token);
    await sales.sql(`update sales.inquiry set updated_at = now() - interval '13 months' where number = ?`, [
      number,
    ]);
    expect((await inquiries.read(number, token)).may).toEqual([]);
    await expect(inquiries.write(number, 'Hello?', token)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    expect((await inquiries.asStaff(number)).transitions).toContainEqual({
      to: 'in-work',
      needs: [],
      blockers: ['TOO_OLD'],
    });
  });

  test('an answer needs an assignee, and is sent once for a key', async () => {
    const { number } = await inquiries.ask();
    const caller = inquiries.seller();
    const key = newKey();
    const answer = (idempotencyKey = key) =>
      sales.service.call(
        salesAdminWriteToInquiry,
        { params: { number }, body: { text: 'Yes' } },
        { caller, idempotencyKey },
      );
    await expect(answer(newKey())).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await inquiries.transition(number, 'in-work');
    await answer();
    const again = await answer();
    expect(again.messages.filter(({ from }) => from === 'store')).toEqual([
      expect.objectContaining({ author: 'Sally Seller', text: 'Yes' }),
    ]);
  });
});

describe('a transition', () => {
  test.each([
    ['waiting-customer', {}, 'body.message'],
    ['waiting-manufacturer', {}, 'body.note'],
    ['cancelled', {}, 'body.reason'],
    ['cancelled', { reason: 'spam' }, 'body.reason'],
    ['cleared', { reason: 'withdrawn' }, 'body.reason'],
    ['cleared', { reason: 'merged' }, 'body.mergedInto'],
    ['cleared', { reason: 'merged', mergedInto: 'q-1' }, 'body.mergedInto'],
  ])('to %s with %j lacks %s', async (to, facts, path) => {
    const { number } = await inquiries.ask();
    await inquiries.transition(number, 'in-work');
    await expect(inquiries.transition(number, to, facts)).rejects.toMatchObject({
      code: 'INVALID',
      issues: [{ path }],
    });
    expect((await inquiries.asStaff(number)).status).toBe('in-work');
  });

  test('follows the status book and what can be kept of its guards', async () => {
    const { number } = await inquiries.ask();
    const shown = await inquiries.asStaff(number);
    expect(shown.transitions).toEqual([
      { to: 'in-work', needs: [], blockers: [] },
      { to: 'cancelled', needs: ['cancel-reason'], blockers: [] },
      { to: 'cleared', needs: ['clear-reason'], blockers: [] },
    ]);
    await expect(inquiries.transition(number, 'sent-offer')).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await inquiries.transition(number, 'in-work');
    await expect(inquiries.transition(number, 'move-to-offer')).rejects.toMatchObject({
      code: 'WRONG_STATE',
      data: { blockers: ['UNPRICED_LINES'] },
    });
  });

  test('only an admin reopens what was cleared and deletes; a deleted one is hidden', async () => {
    const { number, token } = await inquiries.ask();
    await inquiries.transition(number, 'cleared', { reason: 'spam' });
    expect((await inquiries.kinds(number)).filter((kind) => kind.includes('customer'))).toHaveLength(1);
    await expect(inquiries.transition(number, 'in-work')).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    const admin = sales.account({ role: 'admin' });
    await inquiries.transition(number, 'deleted', { note: 'test record' }, admin);
    await expect(inquiries.read(number, token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await inquiries.asStaff(number, admin)).status).toBe('deleted');
  });

  test('is refused when somebody was faster', async () => {
    const { number, token } = await inquiries.ask();
    const { version } = await inquiries.asStaff(number);
    await inquiries.write(number, 'And in red, please', token);
    const body = { to: 'in-work' as const, version };
    await expect(
      sales.service.call(
        salesAdminTransitionInquiry,
        { params: { number }, body },
        { caller: inquiries.seller(), idempotencyKey: newKey() },
      ),
    ).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  test('merges into an inquiry that exists', async () => {
    const email = `twice-${newKey()}@example.com`;
    const survivor = await inquiries.ask({ email });
    const { number } = await inquiries.ask({ email });
    const merged = await inquiries.transition(number, 'cleared', {
      reason: 'merged',
      mergedInto: survivor.number,
    });
    expect(merged).toMatchObject({ status: 'cleared', mergedInto: survivor.number });
  });
});
