import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { importRows } from '@gantry/testing/feeding';
import { expect, test } from '@gantry/testing/playwright';
import { payloadPath } from '../../src/navigation/payload-address.ts';
import { crawl, sitemapAddresses, visit } from './crawler.ts';
import { apiAddresses, probePages } from './guest-addresses.ts';
import {
  guardedProbes,
  leaksIn,
  openProbes,
  orderTells,
  placeProbes,
  removeProbes,
  repriced,
} from './secrets.ts';

test.describe.configure({ mode: 'serial' });
/** addresses of the probes' pages, in the order of their store numbers */
let uris: string[] = [];
test.beforeAll(async ({ baseURL }) => {
  placeProbes();
  const shown = async () => {
    const { body } = await visit(baseURL!, '/api/v1/catalog/products?path=probes');
    return (JSON.parse(body) as { data?: { items: { sku: string; uri: string }[] } }).data?.items ?? [];
  };
  await expect.poll(async () => (await shown()).length).toBe(openProbes.length + guardedProbes.length);
  uris = (await shown()).toSorted((a, b) => (a.sku < b.sku ? -1 : 1)).map(({ uri }) => uri);
});
test.afterAll(() => removeProbes());

/** The data of the probes' pages without the pages. */
const payloads = () => [...uris.map((uri) => `/i/${uri}`), '/b/probes', '/es/b/probes'].map(payloadPath);

/** One in so many products of the demo catalogue is looked at; the probes all are. */
const oneIn = 60;

function isFollowed(address: string): boolean {
  const [path = '', query] = address.split('?');
  if (/^\/(?:api|assets|r|image|file|admin)\//.test(path) || path.startsWith('/sign-out')) return false;
  if (path.startsWith('/i/')) return path.includes('probe') || path.length % oneIn === 0;
  return query === undefined || path.includes('probe') || /^(?:brand|page)=[^&]*$/.test(query);
}

async function findLeaks(origin: string, starts: readonly string[], most: number) {
  const leaks: string[] = [];
  const answered: string[] = [];
  await crawl({ origin, starts, follows: isFollowed, most }, ({ address, status, body }) => {
    if (status < 400) answered.push(address);
    for (const leak of leaksIn(body)) leaks.push(`${address}: ${leak}`);
  });
  return { leaks, answered };
}

test('nothing a guest can get holds a price for the cart or for signed-in buyers', async ({ baseURL }) => {
  test.setTimeout(1_200_000);
  const origin = baseURL!;
  const known = (await sitemapAddresses(origin)).filter(isFollowed);
  const starts = [
    '/',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/products-0.xml',
    ...probePages(uris),
    ...apiAddresses(uris),
    ...payloads(),
    ...known,
  ];
  const { leaks, answered } = await findLeaks(origin, starts, 1500);
  expect(leaks).toEqual([]);
  // it did look where the secrets are
  for (const page of [...probePages(uris), ...payloads()]) expect(answered).toContain(page);
  expect(answered.filter((address) => address.startsWith('/api/')).length).toBeGreaterThan(30);
  expect(answered.length).toBeGreaterThan(300);
});

test('the order by price and the range of prices tell nothing of hidden ones', async ({ baseURL }) => {
  const ask = async (query: string) => {
    const { body } = await visit(baseURL!, `/api/v1/catalog/products?path=probes&${query}`);
    return (JSON.parse(body) as { data: { total: number; items: { sku: string }[]; facets: Range[] } }).data;
  };
  const skus = async (sort: string) => (await ask(`sort=${sort}`)).items.map(({ sku }) => sku);
  const [ascending, descending] = [await skus('price-asc'), await skus('price-desc')];
  expect(ascending.toSorted()).toEqual([...openProbes, ...guardedProbes].toSorted());
  expect(orderTells(ascending, descending)).toBe(false);
  const { facets } = await ask('sort=name');
  expect(facets.find(({ code }) => code === 'price')).toMatchObject({ min: 1000, max: 9_900_000 });
  expect((await ask('price=9176412..9176414')).total).toBe(0);
});

test('the crawl finds a secret leaked on purpose', async ({ baseURL }) => {
  const seeds: Record<string, string> = {
    '/b/probes': '<script type="application/ld+json">{"price":"91764.13"}</script>',
    '/fr/b/probes': '<b>91\u202f764</b><!-- -->,13\u00a0$',
    '/b?brand=probeworks': '{"unit":9176413}',
    [`/i/${uris[0]}`]: 'data-price="83,527.97"',
    '/b?q=probe': 'Probe ZyxWhisper',
  };
  const leaky = http.createServer((request, response) => {
    void visit(baseURL!, request.url ?? '/').then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type });
      response.end(body + (seeds[request.url ?? ''] ?? ''));
    });
  });
  await new Promise<void>((resolve) => leaky.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(leaky.address() as AddressInfo).port}`;
    const { leaks } = await findLeaks(origin, probePages(uris), 120);
    const found = new Set(leaks.map((leak) => leak.slice(0, leak.lastIndexOf(':'))));
    expect([...found].toSorted()).toEqual(Object.keys(seeds).toSorted());
  } finally {
    leaky.closeAllConnections();
    leaky.close();
  }
  expect(
    orderTells(['PROBE-LOW', 'PROBE-CART', 'PROBE-HIGH'], ['PROBE-HIGH', 'PROBE-LOW', 'PROBE-CART']),
  ).toBe(true);
  expect(
    orderTells(['PROBE-LOW', 'PROBE-CART', 'PROBE-MEMBER'], ['PROBE-LOW', 'PROBE-MEMBER', 'PROBE-CART']),
  ).toBe(true);
});

test('a changed price reaches every cached page that shows it', async ({ baseURL }) => {
  const pages = [`/i/${uris[3]}`, '/b/probes', '/es/b/probes', '/b?brand=probeworks', '/b?q=probe'];
  pages.push(payloadPath(pages[0]!), payloadPath('/b/probes'));
  const shown = async (page: string) => /\b12\.34\b|:1234\b/.test((await visit(baseURL!, page)).body);
  // twice: an address with a query is kept from the second time on
  for (const page of [...pages, ...pages]) expect(await shown(page)).toBe(false);
  importRows([repriced(12.34)]);
  for (const page of pages) await expect.poll(() => shown(page)).toBe(true);
});

interface Range {
  readonly code: string;
  readonly min: number | null;
  readonly max: number | null;
}
