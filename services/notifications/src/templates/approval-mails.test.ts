import { expect, test } from '@jest/globals';
import { approvalAskedMail, approvalEndedMail } from './approval-mails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const origin = 'https://shop.example';
const to = { email: 'anna@example.com', name: 'Anna', number: 'p-7' };
const asked = {
  ...to,
  askedBy: 'Rita',
  grandTotal: 13_200,
  expiresAt: '2026-12-04T18:00:00.000Z',
  isReminder: false,
};
const ended = {
  ...to,
  name: 'Rita',
  decidedBy: 'Anna',
  reason: null,
  orderNumber: null,
  isLess: false,
  restNumber: null,
};
const locales = [
  ['en-US', ''],
  ['es-US', '/es'],
  ['fr-CA', '/fr'],
] as const;

test.each(locales)('asks in %s with who, how much, until when, and what they wrote', (locale, prefix) => {
  const mail = approvalAskedMail({ ...asked, locale, question: 'for the press' }, origin);
  const text = renderText(mail);
  for (const part of ['Anna', 'Rita', '132', 'for the press', `${origin}${prefix}/my-account/approvals/p-7`])
    expect(text).toContain(part);
  expect(mail.subject + text).not.toMatch(/[{}]|approval-/);
});

test.each(locales)('says in %s that it still waits, and until when', (locale, prefix) => {
  const first = approvalAskedMail({ ...asked, locale, question: null }, origin);
  const mail = approvalAskedMail({ ...asked, locale, question: 'for the press', isReminder: true }, origin);
  const text = renderText(mail);
  for (const part of ['Rita', '132', 'for the press', `${origin}${prefix}/my-account/approvals/p-7`])
    expect(text).toContain(part);
  expect(mail.subject).not.toBe(first.subject);
  expect(mail.subject + text).not.toMatch(/[{}]|approval-/);
});

test.each(locales)('tells in %s how it ended', (locale, prefix) => {
  const approved = { ...ended, locale, how: 'approved', orderNumber: '100042' } as const;
  expect(renderText(approvalEndedMail(approved, origin))).toContain('100042');
  const rejected = { ...ended, locale, how: 'rejected', reason: 'too dear' } as const;
  expect(renderText(approvalEndedMail(rejected, origin))).toContain('too dear');
  const expired = { ...ended, locale, how: 'expired', decidedBy: null } as const;
  const less = { ...approved, isLess: true, restNumber: 'p-8', reason: 'two are enough' };
  for (const part of ['P-8', 'two are enough'])
    expect(renderText(approvalEndedMail(less, origin))).toContain(part);
  for (const each of [approved, rejected, expired, less]) {
    const mail = approvalEndedMail(each, origin);
    expect(renderText(mail)).toContain(`${origin}${prefix}/my-account/approvals/p-7`);
    expect(mail.subject + renderText(mail)).not.toMatch(/[{}]|approval-/);
  }
});

test('escapes what people write', () => {
  const nasty = '<script>alert(1)</script>';
  const mail = approvalAskedMail({ ...asked, locale: 'en-US', askedBy: nasty, question: nasty }, origin);
  expect(renderHtml(mail)).not.toContain('<script');
});
