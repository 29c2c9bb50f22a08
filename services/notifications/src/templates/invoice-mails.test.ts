import { expect, test } from '@jest/globals';
import { invoicePaidMail } from './invoice-mails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const origin = 'https://shop.example';
const store = {
  payee: 'Gantry Industrial Supply',
  address: '2120 Capitol Avenue',
  locality: 'Cheyenne',
  region: 'WY',
  postalCode: '82001',
  phone: '+1 307 555 0142',
  email: 'info@gantry.example',
  bank: { name: 'Example Bank', routingNumber: '110000000', accountNumber: '000123456789' },
};
const paid = {
  invoice: 'i-10001',
  orderNumber: '100001',
  amount: 123_456,
  payer: 'Anna <b>Approver</b>',
  isPayer: false,
  email: 'bea@example.com',
  name: 'Bea',
  locale: 'en-US',
};

test('tells whoever has ordered who has paid, what, and where it stands', () => {
  const text = renderText(invoicePaidMail(paid, origin, store));
  for (const part of ['Hello Bea', 'Anna <b>Approver</b> paid invoice I-10001', '100001', '$1,234.56'])
    expect(text).toContain(part);
  expect(text).toContain('https://shop.example/my-account/orders/invoice/i-10001');
  expect(renderHtml(invoicePaidMail(paid, origin, store))).not.toContain('<b>Approver');
});

test('tells whoever has paid that they have', () => {
  const text = renderText(invoicePaidMail({ ...paid, isPayer: true, name: 'Anna' }, origin, store));
  expect(text).toContain('You paid invoice I-10001');
  expect(text).not.toContain('Approver');
});

test.each([
  ['es-US', 'Recibo de la factura I-10001', '/es/my-account/'],
  ['fr-CA', 'Reçu de la facture I-10001', '/fr/my-account/'],
])('speaks %s', (locale, subject, path) => {
  const mail = invoicePaidMail({ ...paid, locale }, origin, store);
  expect(mail.subject).toBe(subject);
  expect(renderText(mail)).toContain(path);
});
