import { expect, test } from '@jest/globals';
import { redirectToReferrer } from './redirect-to-referrer.ts';

const origin = 'https://shop.example';
const from = (headers: Record<string, string>) =>
  redirectToReferrer(
    { headers, url: '/api/v1/admin/catalogue/export?format=csv&brand=acme', code: 'TOO_MANY_REQUESTS' },
    origin,
  );

test('a browser is led back to the page it left, with what was chosen and why', () => {
  const left = {
    'sec-fetch-mode': 'navigate',
    referer: `${origin}/fr/admin/catalogue/imports?page=2&brand=old`,
  };
  expect(from(left)).toBe(
    '/fr/admin/catalogue/imports?page=2&brand=acme&format=csv&refused=TOO_MANY_REQUESTS',
  );
});

test.each([
  ['a program', {}],
  ['a call of a page’s own script', { 'sec-fetch-mode': 'cors', referer: `${origin}/admin` }],
  ['whoever typed the address', { 'sec-fetch-mode': 'navigate' }],
  ['whoever came from another site', { 'sec-fetch-mode': 'navigate', referer: 'https://evil.example/admin' }],
  ['whoever came from what is no address', { 'sec-fetch-mode': 'navigate', referer: '//' }],
  ['whoever was at the file already', { 'sec-fetch-mode': 'navigate', referer: `${origin}/api/v1/x` }],
])('%s gets the failure itself', (_, headers) => {
  expect(from(headers)).toBeUndefined();
});
