import { describe, expect, test } from '@jest/globals';
import { inquiryMail, inquiryMailToStore } from './inquiry-mails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const origin = 'https://shop.example';
const lines = [{ name: 'Gear motor', partNumber: 'GM-1', quantity: 12 }];
const told = {
  kind: 'asked' as const,
  number: 'q-20001',
  token: 'secret-token-of-the-inquiry',
  isGuest: true,
  email: 'gus@example.com',
  name: 'Gus',
  locale: 'en-US',
  lines,
  text: 'Which shaft?\nIn mm, please.',
};
const asked = {
  kind: 'received' as const,
  number: 'q-20001',
  name: 'Gus Guest',
  company: 'Acme',
  email: 'gus@example.com',
  phone: '3075550100',
  contactMethod: 'phone' as const,
  subject: 'product',
  orderNumber: 'PO-7',
  lines,
  text: 'Do you have it in 24 V?',
};

describe('to the customer', () => {
  test('says what the store wrote, line by line, about which products, and where to answer', () => {
    const text = renderText(inquiryMail(told, origin));
    expect(text).toContain('> Which shaft?\n> In mm, please.');
    expect(text).toContain('12 × Gear motor (GM-1)\n');
    expect(text).toContain(
      'Reply:\nhttps://shop.example/help-section/contact-us?inquiry=q-20001&token=secret-token-of-the-inquiry',
    );
  });

  test('leads an account behind the sign-in, without the token', () => {
    const text = renderText(inquiryMail({ ...told, isGuest: false }, origin));
    expect(text).toContain('https://shop.example/my-account/inquiries/q-20001');
    expect(text).not.toContain('secret-token');
  });

  test('names the last day of an offer that ends soon, and leads to it', () => {
    const mail = inquiryMail({ ...told, kind: 'expiring', text: null, validUntil: '2026-12-01' }, origin);
    expect(mail.subject).toBe('Your offer Q-20001 ends on December 1, 2026');
    expect(renderText(mail)).toContain('https://shop.example/quote/complete/q-20001?token=');
  });

  test('greets without a name where none is to be repeated', () => {
    const text = renderText(inquiryMail({ ...told, kind: 'received', name: null, text: null }, origin));
    expect(text).toContain('Hello,\n');
    expect(text).not.toContain('Gus');
  });

  test.each([
    ['es-US', 'Una pregunta sobre su consulta Q-20001', '/es/help-section/contact-us'],
    ['fr-CA', 'Une question au sujet de votre demande Q-20001', '/fr/help-section/contact-us'],
  ])('speaks %s', (locale, subject, link) => {
    const mail = inquiryMail({ ...told, locale }, origin);
    expect(mail.subject).toBe(subject);
    expect(renderText(mail)).toContain(link);
  });

  test.each(['received', 'asked', 'reminded', 'answered', 'cancelled', 'reopened'] as const)(
    'has messages for %s in every language',
    (kind) => {
      for (const locale of ['en-US', 'es-US', 'fr-CA']) {
        const { subject, heading } = inquiryMail({ ...told, kind, locale }, origin);
        expect(subject).toContain('Q-20001');
        expect(heading).toContain('Q-20001');
      }
    },
  );
});

describe('to the store', () => {
  test('says who asks what and where to answer', () => {
    const mail = inquiryMailToStore(asked, origin, 'en-US');
    expect(mail.subject).toBe('New inquiry Q-20001: A product or a price');
    const text = renderText(mail);
    for (const part of [
      'Gus Guest',
      'Acme',
      'gus@example.com',
      '3075550100',
      'PO-7',
      'Preferred contact: phone',
      '24 V?',
    ])
      expect(text).toContain(part);
    expect(text).toContain('https://shop.example/admin/orders/quote-q-20001');
  });

  test('shows a subject it has no word for as it is', () => {
    expect(inquiryMailToStore({ ...asked, subject: 'constructor' }, origin, 'en-US').subject).toContain(
      ': constructor',
    );
  });
});

test('escapes every field that people typed', () => {
  const evil = `<img src=x onerror=alert(1)>"'&<script>`;
  const evilLines = [{ name: evil, partNumber: evil, quantity: 1 }];
  const facts = { name: evil, company: evil, phone: evil, orderNumber: evil, subject: evil, text: evil };
  const forStore = renderHtml(
    inquiryMailToStore({ ...asked, ...facts, email: evil, number: evil, lines: evilLines }, origin, 'en-US'),
  );
  const forCustomer = renderHtml(
    inquiryMail({ ...told, name: evil, text: evil, number: evil, token: evil, lines: evilLines }, origin),
  );
  for (const html of [forStore, forCustomer]) {
    expect(html).not.toMatch(/<(script|img)\b/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  }
});
