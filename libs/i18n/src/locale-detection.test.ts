import { expect, test } from '@jest/globals';
import { acceptedLanguages, detectLocale, localeCookie, localeFromCookie } from './locale-detection.ts';

test('the languages of a header come in the order they are wanted', () => {
  expect(acceptedLanguages('en;q=0.5, fr-CA, es;q=0.8, de;q=0')).toEqual(['fr-CA', 'es', 'en']);
});

test.each([
  [['fr-CA'], 'fr-CA'],
  [['fr-FR', 'en-US'], 'fr-CA'],
  [['es'], 'es-US'],
  [['de-DE', 'es-MX'], 'es-US'],
  [['en-GB', 'fr'], 'en-US'],
  [['ja'], 'en-US'],
  [[], 'en-US'],
] as const)('a visitor who reads %j gets %s', (languages, locale) => {
  expect(detectLocale(languages)).toBe(locale);
});

test('no browser leads to the pseudo-locale', () => {
  expect(detectLocale(['en-XA'])).toBe('en-US');
});

test('a cookie counts only when it names one of our locales', () => {
  expect(localeFromCookie('es-US')).toBe('es-US');
  expect(localeFromCookie('<script>')).toBeUndefined();
});

test.each([
  ['our own page', false, 'SameSite=Lax'],
  ['a page of another site', true, 'SameSite=None; Secure'],
])('in %s the cookie lives 365 days on every path', (_, isCrossOrigin, sameSite) => {
  const cookie = localeCookie('fr-CA', { isCrossOrigin, isSecure: true });
  expect(cookie).toBe(`i18n_redirected=fr-CA; Max-Age=31536000; Path=/; ${sameSite}`);
});

test('without https it is never secure', () => {
  for (const isCrossOrigin of [false, true])
    expect(localeCookie('fr-CA', { isCrossOrigin, isSecure: false })).not.toContain('Secure');
});
