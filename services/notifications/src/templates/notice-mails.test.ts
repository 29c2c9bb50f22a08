import { expect, test } from '@jest/globals';
import { noticeRequestedMail, productBackMail } from './notice-mails.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

const origin = 'https://shop.example';
const back = {
  email: 'pat@example.com',
  locale: 'en-US',
  productName: 'Gate valve <1/2 in>',
  productUri: 'gate-valve',
  partNumber: 'GV-12',
  token: 'secret-token-of-the-notice',
};

test('names the product, leads to it, and has a link that ends all of it', () => {
  const text = renderText(productBackMail(back, origin));
  expect(text).toContain('Gate valve <1/2 in> is available again');
  expect(text).toContain('GV-12');
  expect(text).toContain('View product:\nhttps://shop.example/i/gate-valve\n');
  expect(text).toContain('https://shop.example/i/gate-valve?stop-notices=secret-token-of-the-notice');
});

test('is escaped in its HTML', () => {
  const html = renderHtml(productBackMail(back, origin));
  expect(html).toContain('Gate valve &lt;1/2 in&gt;');
  expect(html).not.toContain('<1/2');
  expect(html).toContain('href="https://shop.example/i/gate-valve?stop-notices=secret-token-of-the-notice"');
});

test.each([
  ['es-US', 'está disponible de nuevo', '/es/i/gate-valve?stop-notices='],
  ['fr-CA', 'est de nouveau disponible', '/fr/i/gate-valve?stop-notices='],
])('is written in %s', (locale, messages, link) => {
  const text = renderText(productBackMail({ ...back, locale }, origin));
  expect(text).toContain(messages);
  expect(text).toContain(link);
});

test.each([
  ['en-US', 'Confirm your stock alert for Gate valve <1/2 in>', ''],
  ['es-US', 'Confirme su aviso de existencias de Gate valve <1/2 in>', '/es'],
  ['fr-CA', 'Confirmez votre avis de retour en stock : Gate valve <1/2 in>', '/fr'],
])('asks in %s whether a notice is wanted, by one link', (locale, messages, prefix) => {
  const mail = noticeRequestedMail({ ...back, locale }, origin);
  const text = renderText(mail);
  expect(text).toContain(messages);
  const links = text.match(/https:\S+/g);
  const link = `${origin}${prefix}/i/gate-valve?confirm-notice=secret-token-of-the-notice`;
  expect(links?.filter((one) => one.includes('/i/'))).toEqual([link]);
  expect(renderHtml(mail)).toContain(`href="${link}"`);
});
