import { describe, expect, test } from '@jest/globals';
import { isOptionalMail, mailGroupOf, mailsOfEvents, optionalMails, requiredMails } from './mail-groups.ts';

describe('which mails may be switched off', () => {
  test.each([
    ['order.placed', undefined, 'orders'],
    ['order.lines-transitioned', 'shipped', 'shipments'],
    ['order.lines-transitioned', 'declined', 'orders'],
    ['order.lines-transitioned', 'delivery-exception', 'orders'],
    ['order.rescheduled', 'later', 'orders'],
    ['order.rescheduled', 'sooner', 'shipments'],
    ['certificate.changed', 'expired', 'money'],
    ['certificate.changed', 'expiring', 'certificates'],
    ['approval.asked', undefined, 'company'],
    ['approval.asked', 'reminder', 'approval-reminders'],
    ['order.lines-transitioned', 'constructor', 'orders'],
  ])('%s %s is of %s', (event, variant, group) => {
    expect(mailGroupOf(event, variant)).toBe(group);
  });

  test('nothing of money, security, or a company is among them', () => {
    const money = Object.keys(mailsOfEvents).filter((event) =>
      /^(invoice|account|sign-up|recovery|username|company)\./.test(event),
    );
    expect(money.map((event) => mailGroupOf(event)).filter(isOptionalMail)).toEqual([]);
    expect(requiredMails.filter(isOptionalMail)).toEqual([]);
  });

  test('each is the group of some mail', () => {
    const named = Object.values(mailsOfEvents).flatMap((mails) =>
      typeof mails === 'string' ? [mails] : [mails.other, ...Object.values(mails.variants)],
    );
    expect(new Set(named)).toEqual(new Set([...requiredMails, ...optionalMails]));
  });
});

test.each(['order.made-up', 'constructor', ''])(
  'refuses the mail of an event it does not know: %p',
  (event) => {
    expect(() => mailGroupOf(event)).toThrow('No group of mails');
  },
);
