import { expect, test } from '@jest/globals';
import { returnPath } from './return-path.ts';

test.each([
  ['/cart', '/cart'],
  ['/b/fasteners?brand=acme&page=2#list', '/b/fasteners?brand=acme&page=2#list'],
  ['/es/checkout/purchase', '/checkout/purchase'],
])('returns to %s', (ref, path) => {
  expect(returnPath(ref, '/my-account')).toBe(path);
});

test.each([
  null,
  '',
  'cart',
  '//evil.com',
  '/\\evil.com',
  '/es//evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  '/a\nb',
  '/a b',
  '/sign-in',
  '/sign-in/company?refused=canceled',
])('never leaves the site or goes in circles: %j', (ref) => {
  expect(returnPath(ref, '/my-account')).toBe('/my-account');
});
