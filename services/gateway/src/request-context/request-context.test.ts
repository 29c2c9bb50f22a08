import { expect, test } from '@jest/globals';
import type { KeyRing } from '@gantry/http-kit/keys';
import type { FastifyRequest } from 'fastify';
import type { CookieWriter } from '../cookies/cookie-writer.ts';
import { RequestContextReader } from './request-context.ts';

const reader = new RequestContextReader(
  { callerOf: () => undefined } as unknown as KeyRing,
  {
    sessionCookie: 'accessToken',
  } as CookieWriter,
);
const localeOf = (headers: Record<string, string>) =>
  reader.readContext({ headers, ip: '192.0.2.1' } as unknown as FastifyRequest).locale;

test.each([
  ['the language of the page', { 'x-locale': 'es-US' }, 'es-US'],
  [
    'the page’s before the one chosen last',
    { 'x-locale': 'es-US', cookie: 'i18n_redirected=fr-CA' },
    'es-US',
  ],
  ['the one chosen last where the page says nothing', { cookie: 'i18n_redirected=fr-CA' }, 'fr-CA'],
  ['English for what is no language', { 'x-locale': "x'; drop", cookie: 'i18n_redirected=fr-CA' }, 'en-US'],
  ['English for nobody', {}, 'en-US'],
] as const)('answers are in %s', (_, headers, expected) => expect(localeOf(headers)).toBe(expected));
