/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { locales } from '@gantry/contracts/locales';
import { createStaticHandler } from 'react-router';
import type { LoadedRelease, Snapshot } from '../releases/loaded-release.ts';
import { isOffered, LocaleContexts } from './locale-context.ts';

const page = (path: string) => ({
  path,
  lazy: async () => ({ Component: () => null }),
  handle: { chunk: path },
});
const routes = [page('/'), page('/b/compare'), page('/b/:department?/:category?/*'), page('/i/:uri')];
const catalog = { module: { name: 'catalog', routes } } as unknown as LoadedRelease;
const snapshot: Snapshot = { releases: { catalog }, key: 'one' };

const paths = [
  '/',
  '/b',
  '/b/compare',
  '/b/a/b/c/d',
  '/i/bolt%20a',
  '/healthcheck',
  '/account/orders',
  '/cart',
];
const unknown = ['/i/bolt/else', '/b/compare/more//x'];

test.each([...paths, ...unknown])('%s is what the whole route table makes of it', (path) => {
  for (const locale of [locales[0]!, locales[2]!]) {
    const localeContext = new LocaleContexts().contextOf(snapshot, locale);
    const address = path === '/' && locale.prefix ? locale.prefix : locale.prefix + path;
    const matches = (handler: { match: (path: string) => unknown }) =>
      (handler.match(address) as { route: { id: string }; params: object }[]).map(({ route, params }) => ({
        id: route.id,
        params,
      }));
    const whole = createStaticHandler([...localeContext.routes], { basename: localeContext.basename });
    expect(matches(localeContext.matchAddress(address).handler)).toEqual(matches(whole));
  }
});

test('pages of one route share what loads them', () => {
  const localeContext = new LocaleContexts().contextOf(snapshot, locales[0]!);
  expect(localeContext.matchAddress('/i/bolt').handler).toBe(localeContext.matchAddress('/i/nut').handler);
  expect(localeContext.matchAddress('/i/bolt').handler).not.toBe(
    localeContext.matchAddress('/b/bolts').handler,
  );
  expect(localeContext.matchAddress('/i/bolt')).toMatchObject({
    remote: 'catalog',
    handle: { chunk: '/i/:uri' },
  });
});

test('the pseudo-locale is offered only where it is switched on', () => {
  const codes = (hasPseudoLocale: boolean) =>
    locales.filter((locale) => isOffered(locale, hasPseudoLocale)).map(({ code }) => code);
  expect(codes(false)).toEqual(['en-US', 'es-US', 'fr-CA']);
  expect(codes(true)).toEqual([...codes(false), 'en-XA']);
});
