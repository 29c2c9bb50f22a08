import { expect, test } from '@jest/globals';
import { readTarget } from './target.ts';

test.each([
  ['/', [], ''],
  ['/catalog/brands', ['catalog', 'brands'], ''],
  ['/catalog/products?size=24&f=a:b', ['catalog', 'products'], 'size=24&f=a:b'],
  ['/image/f_webp,w_320/drawing-A.svg', ['image', 'f_webp,w_320', 'drawing-A.svg'], ''],
  ['/catalog/cards/1%2F4-20%20x%201', ['catalog', 'cards', '1/4-20 x 1'], ''],
  ['/i/caf%C3%A9', ['i', 'café'], ''],
  ['/cards/100%25', ['cards', '100%'], ''],
  ['/cards/...', ['cards', '...'], ''],
  ['/x?a=..%2f..&b=%2e%2e/\\|', ['x'], 'a=..%2f..&b=%2e%2e/\\|'],
])('reads %s', (target, segments, query) => {
  expect(readTarget(target)).toEqual({ path: target.split('?')[0], segments, query });
});

test.each([
  ['a backslash', '/inquiries/..\\stock'],
  ['an encoded backslash', '/inquiries/..%5cstock'],
  ['a backslash by itself', '/inquiries/%5C'],
  ['a fragment', '/inquiries/x#/messages'],
  ['a fragment in the query', '/inquiries/x?a#/messages'],
  ['a step up', '/inquiries/../stock'],
  ['an encoded step up', '/inquiries/%2e%2E/stock'],
  ['a half-encoded step up', '/inquiries/.%2e/stock'],
  ['a step on the spot', '/inquiries/./stock'],
  ['an encoded step on the spot', '/inquiries/%2e/stock'],
  ['a step up at the end', '/inquiries/..'],
  ['a step up behind an encoded slash', '/inquiries/x%2f..%2fstock'],
  ['an encoded slash at the beginning', '/inquiries/%2fstock'],
  ['an encoded slash at the end', '/inquiries/stock%2F'],
  ['two slashes', '/inquiries//stock'],
  ['a slash at the end', '/inquiries/'],
  ['a segment encoded twice', '/inquiries/%252e%252e/stock'],
  ['a slash encoded twice', '/inquiries/x%252fstock'],
  ['a control character', '/inquiries/%0d%0aX'],
  ['a null character', '/inquiries/%00'],
  ['a delete character', '/inquiries/%7f'],
  ['a percent sign by itself', '/inquiries/%'],
  ['half a percent code', '/inquiries/%4'],
  ['a percent code that is none', '/inquiries/%zz'],
  ['a byte that is no UTF-8', '/inquiries/%ff'],
  ['an overlong slash', '/inquiries/..%c0%afstock'],
  ['a space', '/inquiries/a b'],
  ['a letter beyond ASCII', '/inquiries/café'],
  ['a relative path', 'inquiries'],
  ['a whole address', 'http://shop/inquiries'],
])('reads no target with %s', (_, target) => {
  expect(readTarget(target)).toBeUndefined();
});
