import { expect, test } from '@gantry/testing/playwright';
import { areas } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { untilRendered } from './kit/page-of-release.ts';
import { startPlainHost, type PlainHost } from './kit/plain-host.ts';

const catalog = areas[0]!;
const address = '/r/catalog/mf-manifest.json';

let shop: FixtureShop;
let host: PlainHost;
test.beforeAll(async () => {
  [shop, host] = await Promise.all([FixtureShop.open(['catalog']), startPlainHost()]);
});
test.afterAll(() => Promise.all([shop.close(), host.stop()]));

interface Manifest {
  readonly metaData: { readonly publicPath: string; readonly remoteEntry: { readonly name: string } };
}

test('the active release lists its files publicly at a stable address', async () => {
  const { version, files } = await shop.release('catalog', { label: 'told' });
  await untilRendered(shop, catalog, 'told');
  expect(files['web/mf-manifest.json']).toMatch(/^sha256-/);
  const answer = await fetch(shop.url + address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const { metaData } = (await answer.json()) as Manifest;
  expect(metaData.publicPath).toBe(`${shop.url}/r/catalog/${version}/web/`);
  const entry = await fetch(metaData.publicPath + metaData.remoteEntry.name);
  const built = await fetch(`${metaData.publicPath}mf-manifest.json`);
  expect(((await built.json()) as Manifest).metaData.publicPath).toBe('auto');
  for (const { status, headers } of [answer, entry, built]) {
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a remote without a release has no manifest, and a manifest is read-only', async () => {
  for (const path of ['/r/checkout/mf-manifest.json', '/r/nobody/mf-manifest.json', '/r/mf-manifest.json'])
    expect((await fetch(shop.url + path)).status).toBe(404);
  expect((await fetch(shop.url + address, { method: 'POST', body: '{}' })).status).toBe(405);
});

test('a plain host elsewhere loads a remote from its manifest and mounts its pages', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const query = new URLSearchParams({ manifest: shop.url + address, path: '/help-section' });
  await page.goto(`${host.url}/?${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  // its own styles came with it, from the shop
  const styles = loaded.filter((one) => one.endsWith('.css'));
  expect(styles.map((one) => one.replace(/\/\d+-\w+\//, '/'))).toEqual([
    `${shop.url}/r/catalog/web/catalog-help.css`,
  ]);
  // it is hydrated: the host's router takes it to the answers
  await page.getByRole('searchbox').fill('return');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('link', { name: 'Returns' }).first()).toBeVisible();
});
