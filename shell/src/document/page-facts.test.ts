import { describe, expect, test } from '@jest/globals';
import type { RouteHandle } from '@gantry/federation/remote-module';
import { canonicalAddress, pageFacts, type PageInput } from './page-facts.ts';

const store = {
  title: 'Gantry',
  fullTitle: 'Gantry Supply',
  domain: 'shop.example',
  phones: ['(307) 555-0142'],
  fax: '(307) 555-0143',
  email: 'info@shop.example',
  address: '1 Main St',
  locality: 'Cheyenne',
  region: 'WY',
  country: 'US' as const,
  postalCode: '82001',
  weekdays: 'Monday to Friday',
  hours: { opens: '08:00', closes: '17:00', timeZone: 'America/Denver' },
  priceRange: '$ - $$$',
};
const handle: RouteHandle = { layout: 'default', title: 'cart.title', chunk: 'cart' };

function facts(changes: Partial<PageInput> = {}) {
  return pageFacts({
    matches: [{ handle, data: { a: 1 } }],
    locale: 'en-US',
    path: '/cart',
    search: '',
    origin: 'https://shop.example',
    store,
    format: (id, values) => (values ? `${id} ${JSON.stringify(values)}` : id),
    status: 200,
    ...changes,
  });
}
const kinds = (input: Partial<PageInput> = {}) =>
  facts(input).structuredData.map((data) => (data as { '@type': string })['@type']);

describe('the canonical address', () => {
  test.each([
    [
      '/b/bearings',
      '?page=2&brand=norvik&sort=name&utm=x',
      'https://shop.example/b/bearings?brand=norvik&page=2',
    ],
    ['/cart', '?coupon=1', 'https://shop.example/cart'],
    ['/es', '', 'https://shop.example/es'],
    ['/b', '?page=-5', 'https://shop.example/b'],
    ['/b', '?page=2nd', 'https://shop.example/b'],
  ])('of %s%s is %s', (path, search, address) => {
    expect(canonicalAddress('https://shop.example', path, search)).toBe(address);
  });
});

describe('a page', () => {
  test('is titled "Page | Store"', () => {
    expect(facts().title).toBe('cart.title | Gantry');
  });

  test('is shared with its own picture and kind, or as a page of the store with the store’s', () => {
    expect(facts()).toMatchObject({
      kind: 'website',
      siteName: 'Gantry',
      image: 'https://shop.example/image/f_png,w_640/store',
    });
    const head = () => ({ kind: 'product' as const, image: 'drawing-A/1.svg' });
    expect(facts({ matches: [{ handle: { ...handle, head }, data: {} }] })).toMatchObject({
      kind: 'product',
      image: 'https://shop.example/image/f_png,w_640/drawing-A%2F1.svg',
    });
  });

  test('may bring its own name, description and structured data from its loader', () => {
    const head = (data: { a: number }) => ({
      title: `Bolt ${data.a}`,
      description: 'A bolt',
      structuredData: [{ '@type': 'Product' }],
    });
    const page = facts({ matches: [{ handle: { ...handle, head }, data: { a: 1 } }] });
    expect([page.title, page.description]).toEqual(['Bolt 1 | Gantry', 'A bolt']);
    expect(page.structuredData.at(-1)).toEqual({ '@type': 'Product' });
  });

  test('carries web page and store, the contact page the organization too', () => {
    expect(kinds()).toEqual(['WebPage', 'Store']);
    expect(kinds({ path: '/help-section/contact-us' })).toEqual(['WebPage', 'Store', 'Organization']);
    expect(kinds({ store: null })).toEqual(['WebPage']);
  });

  test('writes the paths of its own data as addresses, those of pages in its language', () => {
    const own = {
      '@type': 'Thing',
      name: '/not an address',
      item: '/b/bolts',
      image: '/image/x',
      more: [{ url: '/i/x' }],
    };
    const head = () => ({ structuredData: [own] });
    const page = facts({ locale: 'es-US', matches: [{ handle: { ...handle, head }, data: {} }] });
    expect(page.structuredData.at(-1)).toEqual({
      '@type': 'Thing',
      name: '/not an address',
      item: 'https://shop.example/es/b/bolts',
      image: 'https://shop.example/image/x',
      more: [{ url: 'https://shop.example/es/i/x' }],
    });
  });

  test.each([
    [{ current: 1, last: 1 }, []],
    [{ current: 1, last: 3 }, [['next', '?page=2']]],
    [
      { current: 2, last: 3 },
      [
        ['prev', ''],
        ['next', '?page=3'],
      ],
    ],
    [{ current: 3, last: 3 }, [['prev', '?page=2']]],
    [{ current: 99, last: 3 }, [['prev', '?page=3']]],
  ])('names its neighbours in a list of pages: %j', (pages, neighbours) => {
    const page = facts({
      path: '/b',
      search: pages.current > 1 ? `?page=${pages.current}` : '',
      matches: [{ handle: { ...handle, head: () => ({ pages }) }, data: {} }],
    });
    expect(page.neighbours).toEqual(
      neighbours.map(([rel, query]) => ({ rel, href: `https://shop.example/b${query}` })),
    );
  });

  test('names its other languages, the pseudo-locale never', () => {
    expect(facts({ path: '/', search: '?page=2' }).alternates).toEqual([
      { language: 'en-US', href: 'https://shop.example/?page=2' },
      { language: 'es-US', href: 'https://shop.example/es?page=2' },
      { language: 'fr-CA', href: 'https://shop.example/fr?page=2' },
      { language: 'x-default', href: 'https://shop.example/?page=2' },
    ]);
  });

  test.each([
    ['not found', { status: 404 }],
    ['behind a guard', { matches: [{ handle: { ...handle, guard: 'auth' as const } }] }],
    ['in the pseudo-locale', { locale: 'en-XA' as const }],
  ])('that is %s is not for search engines', (_, changes) => {
    const page = facts(changes);
    expect([page.robots, page.alternates]).toEqual(['noindex', []]);
  });

  test.each([
    [404, 'shell.error.title-404 | Gantry'],
    [500, 'shell.error.title-500 | Gantry'],
  ])('that failed with %s says so in its title', (status, title) => {
    expect(facts({ status }).title).toBe(title);
  });
});
