import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { salesAdminListInquiries } from '@gantry/contracts/endpoints/inquiries';
import type { InquiryView } from '@gantry/contracts/schemas/admin-inquiry';
import { addBusinessHours } from '@gantry/domain/business-days';
import { InquiryFixture } from './inquiry-fixture.ts';

let quotes: InquiryFixture;
beforeAll(async () => {
  quotes = await InquiryFixture.start();
});
afterAll(() => quotes.stop());

test('a clock runs for whoever’s turn it is, in business hours', async () => {
  const { number } = await quotes.ask();
  const before = Date.now();
  await quotes.transition(number, 'in-work');
  const { dueAt } = await quotes.asStaff(number);
  const due = Date.parse(dueAt!);
  expect(due).toBeGreaterThanOrEqual(addBusinessHours(new Date(before), 9).getTime());
  expect(due).toBeLessThanOrEqual(addBusinessHours(new Date(), 9).getTime());
  expect((await quotes.transition(number, 'cleared', { reason: 'answered' })).dueAt).toBeNull();
});

describe('a silent customer', () => {
  const asked = async () => {
    const taken = await quotes.aQuote();
    await quotes.transition(taken.number, 'waiting-customer', { message: 'Which voltage?' });
    return taken;
  };

  test('is reminded, and after the grace the quote ends for want of an answer', async () => {
    const { number, token } = await asked();
    await quotes.escalate();
    expect((await quotes.asStaff(number)).status).toBe('waiting-customer');
    await quotes.letTimePass(number);
    await quotes.escalate();
    expect(await quotes.asStaff(number)).toMatchObject({ status: 'waiting-customer-important' });
    await quotes.escalate();
    expect((await quotes.asStaff(number)).status).toBe('waiting-customer-important');
    await quotes.letTimePass(number);
    await quotes.escalate();
    expect(await quotes.asStaff(number)).toMatchObject({
      status: 'cancelled',
      reason: 'no-answer',
      dueAt: null,
    });
    expect((await quotes.kinds(number)).slice(-3)).toEqual([
      'inquiry.for-customer asked',
      'inquiry.for-customer reminded',
      'inquiry.for-customer cancelled',
    ]);
    expect((await quotes.read(number, token)).may).toEqual(['write']);
  });

  test('who answers in time is left alone', async () => {
    const { number, token } = await asked();
    await quotes.letTimePass(number);
    await quotes.write(number, '24 V', token);
    await quotes.escalate();
    expect((await quotes.asStaff(number)).status).toBe('in-work');
  });
});

test('a silent supplier gives the quote back to its seller', async () => {
  const { number } = await quotes.aQuote();
  await quotes.transition(number, 'waiting-manufacturer', { note: 'asked Acme' });
  await quotes.letTimePass(number);
  await quotes.escalate();
  const { status, assignee, history } = await quotes.asStaff(number);
  expect([status, assignee]).toEqual(['in-work', 'Sally Seller']);
  expect(history.at(-1)).toMatchObject({ actor: 'system', reason: 'supplier did not answer in time' });
});

test('the queues show what is whose turn, what is late, whose it is, and count it', async () => {
  const caller = quotes.seller();
  const list = (view: InquiryView) =>
    quotes.sales.service.call(salesAdminListInquiries, { query: { view, size: '200' } }, { caller });
  const numbers = async (view: InquiryView) => (await list(view)).items.map(({ number }) => number);
  const fresh = await quotes.ask();
  const mine = await quotes.ask();
  await quotes.transition(mine.number, 'in-work', {}, caller);
  const late = await quotes.aQuote();
  await quotes.letTimePass(late.number);
  const asked = await quotes.aQuote();
  await quotes.transition(asked.number, 'waiting-customer', { message: 'Which one?' });
  const away = await quotes.aQuote();
  await quotes.transition(away.number, 'waiting-manufacturer', { note: 'asked Acme' });
  const all = [fresh, mine, late, asked, away].map(({ number }) => number);
  const shown = async (view: InquiryView) => (await numbers(view)).filter((number) => all.includes(number));
  expect(await shown('needs-reply')).toEqual([late, fresh, mine].map(({ number }) => number));
  expect(await shown('late')).toEqual([late.number]);
  expect(await shown('mine')).toEqual([mine.number]);
  expect(await shown('unassigned')).toEqual([fresh.number]);
  expect(await shown('waiting-customer')).toEqual([asked.number]);
  expect(await shown('waiting-manufacturer')).toEqual([away.number]);
  expect(await shown('offers-out')).toEqual([]);
  const { counts } = await list('late');
  for (const view of ['needs-reply', 'late', 'mine', 'unassigned', 'all'] as const) {
    expect([view, counts[view]]).toEqual([view, (await list(view)).total]);
    expect([view, counts[view]]).toEqual([view, (await numbers(view)).length]);
  }
});
