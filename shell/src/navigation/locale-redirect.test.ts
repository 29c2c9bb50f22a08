import { expect, test } from '@jest/globals';
import { localeOfFirstRequest, type FirstRequest } from './locale-redirect.ts';

const own = { isCrossOrigin: false, isSecure: true };
const visit = (acceptLanguage: string | undefined, more: Partial<FirstRequest> = {}) =>
  localeOfFirstRequest({ pathname: '/', search: '', cookies: {}, acceptLanguage, place: own, ...more });

test('a first visit to the root is led to the language of the browser, and remembered', () => {
  expect(visit('fr-CA,fr;q=0.9', { search: '?a=1' })).toEqual({
    locale: 'fr-CA',
    cookie: 'i18n_redirected=fr-CA; Max-Age=31536000; Path=/; SameSite=Lax',
    redirect: '/fr?a=1',
  });
});

test('an English visitor stays, and is remembered', () => {
  expect(visit('en-US')).toMatchObject({ locale: 'en-US', redirect: undefined });
  expect(visit(undefined)).toMatchObject({ locale: 'en-US', redirect: undefined });
});

test('no locale is chosen on other paths or for a visitor who chose one', () => {
  expect(visit('es', { pathname: '/cart' })).toBeUndefined();
  expect(visit('es', { cookies: { i18n_redirected: 'en-US' } })).toBeUndefined();
});

test('in a page of another site it is remembered for there', () => {
  const place = { isCrossOrigin: true, isSecure: true };
  expect(visit('es', { place })?.cookie).toMatch(/; SameSite=None; Secure$/);
});
