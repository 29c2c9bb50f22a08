import { expect, test } from '@jest/globals';
import { localeOfFirstVisit } from './locale-redirect.ts';

test('a first visit to the root is led to the language of the browser, and remembered', () => {
  expect(localeOfFirstVisit('/', '?a=1', {}, 'fr-CA,fr;q=0.9')).toEqual({
    locale: 'fr-CA',
    cookie: 'i18n_redirected=fr-CA; Max-Age=31536000; Path=/; SameSite=Lax',
    redirect: '/fr?a=1',
  });
});

test('an English visitor stays, and is remembered', () => {
  expect(localeOfFirstVisit('/', '', {}, 'en-US')).toMatchObject({ locale: 'en-US', redirect: undefined });
  expect(localeOfFirstVisit('/', '', {}, undefined)).toMatchObject({ locale: 'en-US', redirect: undefined });
});

test('nothing is decided on other paths, or for who has chosen before', () => {
  expect(localeOfFirstVisit('/cart', '', {}, 'es')).toBeUndefined();
  expect(localeOfFirstVisit('/', '', { i18n_redirected: 'en-US' }, 'es')).toBeUndefined();
});
