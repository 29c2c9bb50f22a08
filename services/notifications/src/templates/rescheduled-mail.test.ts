import { expect, test } from '@jest/globals';
import { orderRescheduledMail } from './order-mails.ts';
import { renderText } from './render-text.ts';

const day = { from: '2099-06-08', to: '2099-06-08' };
const order = {
  number: 'o-2044-kq7',
  token: 'secret-token-of-the-order',
  email: 'pat@example.com',
  name: 'Pat',
  isGuest: true,
  isLate: true,
  lines: [{ name: 'Hex bolt', partNumber: 'HB-8', quantity: 8, total: 4800, ships: day, arrives: null }],
};
const textIn = (locale: string, facts: object = {}) =>
  renderText(orderRescheduledMail({ ...order, locale, ...facts }, 'https://shop.example'));

test.each([
  ['en-US', 'Ships Jun 8', '/checkout', 'Keep them'],
  ['fr-CA', 'Expédition\u00a0: 8 juin', '/fr/', 'Les attendre'],
  ['es-US', 'Envío: 8 jun', '/es/', 'Esperarlos'],
])(
  'in %s names the new day and lets its customer keep or cancel what is late',
  (locale, ships, path, keep) => {
    const text = textIn(locale);
    for (const part of [ships, keep]) expect(text).toContain(part);
    if (locale !== 'en-US') expect(text).toContain(`https://shop.example${path}`);
    expect(text).toMatch(/shipment\/keep|keep/);
    expect(text).toMatch(/cancel/);
  },
);

test('what comes earlier asks nothing', () => {
  expect(textIn('en-US', { isLate: false })).not.toContain('Cancel them');
});
