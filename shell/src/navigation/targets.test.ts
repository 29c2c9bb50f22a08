import { describe, expect, test } from '@jest/globals';
import { canonicalPath, checkTarget, pathRedirect } from './targets.ts';

const origin = 'https://shop.example';

describe('a target', () => {
  test.each(['/cart', '/b/bearings?page=2', '#top', 'orders', `${origin}/cart`])(
    'within the store is allowed: %s',
    (target) => {
      expect(() => checkTarget(target, origin)).not.toThrow();
    },
  );

  test.each(['https://evil.example/', '//evil.example/cart', '\\\\evil.example', 'http://shop.example/'])(
    'on another site is refused: %s',
    (target) => {
      expect(() => checkTarget(target, origin)).toThrow(
        'Navigating to an external URL is not allowed by default.',
      );
    },
  );

  test('to another site is allowed if marked external', () => {
    expect(() => checkTarget('https://carrier.example/track', origin, { external: true })).not.toThrow();
  });

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'blob:x', 'vbscript:x'])(
    'with an unsafe protocol is refused, external or not: %s',
    (target) => {
      expect(() => checkTarget(target, origin, { external: true })).toThrow(
        /Cannot navigate to a URL with '.*' protocol/,
      );
    },
  );
});

describe('a path', () => {
  test.each([
    ['/CART', '/cart'],
    ['/b/Bearings/Ball-Bearings', '/b/bearings/ball-bearings'],
    ['/cart/', '/cart'],
    ['/', '/'],
    ['//EVIL.COM', '/evil.com'],
    ['/\\EVIL.COM', '/evil.com'],
    ['///a//b/', '/a/b'],
    ['/account', '/my-account'],
    ['/account/orders', '/my-account/orders'],
    ['/ES/Account/Orders', '/es/my-account/orders'],
    ['/es/', '/es'],
    ['/accounts', '/accounts'],
    ['/i/caf%C3%A9-A', '/i/caf%C3%A9-a'],
  ])('%s is written %s', (given, written) => {
    expect(canonicalPath(given)).toBe(written);
    expect(pathRedirect(given, '')).toBe(given === written ? undefined : written);
  });

  test('that is written properly is not sent on', () => {
    expect(pathRedirect('/my-account/orders', '?page=2')).toBeUndefined();
    expect(pathRedirect('/i/caf%C3%A9', '')).toBeUndefined();
  });

  test('keeps its query when it is sent on', () => {
    expect(pathRedirect('/B/Bearings', '?q=A%20B')).toBe('/b/bearings?q=A%20B');
  });

  test.each(['//EVIL.COM', '///EVIL.COM/x', '/\\/EVIL.COM', '/.//EVIL.COM'])(
    'never leaves the site: %s',
    (path) => {
      const target = pathRedirect(path, '') ?? path;
      expect(new URL(target, origin).origin).toBe(origin);
    },
  );
});
