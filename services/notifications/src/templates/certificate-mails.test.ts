import { expect, test } from '@jest/globals';
import { certificateMail } from './certificate-mails.ts';
import { renderText } from './render-text.ts';

const origin = 'https://shop.example';
const facts = {
  kind: 'approved' as const,
  email: 'pat@example.com',
  name: 'Pat',
  locale: 'en-US',
  number: 'TX-77',
  states: ['WY', 'OH'],
  expiresAt: '2027-01-31',
  reason: null,
};

test('names the certificate, its states and the day it ends', () => {
  const mail = certificateMail({ ...facts, kind: 'expiring' }, origin);
  expect(mail.subject).toContain('TX-77');
  const text = renderText(mail);
  for (const part of ['OH, WY', '2027', `${origin}/my-account/profile#certificates`])
    expect(text).toContain(part);
});

test.each(['received', 'approved', 'declined', 'canceled', 'expiring', 'expired'] as const)(
  'tells in every language that it is %s, and why',
  (kind) => {
    for (const locale of ['en-US', 'es-US', 'fr-CA']) {
      const mail = certificateMail({ ...facts, kind, locale, reason: 'the scan cannot be read' }, origin);
      expect(mail.heading).not.toContain('certificate.');
      expect(renderText(mail)).toContain('the scan cannot be read');
    }
  },
);
