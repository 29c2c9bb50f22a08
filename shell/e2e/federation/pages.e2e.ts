import { expect, test, type Page } from '@gantry/testing/playwright';
import { brandsPath } from './kit/fixture-gateway.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { fetchPage } from './kit/page-of-release.ts';
import { hydrated } from './kit/visitor.ts';

let shop: FixtureShop;
test.beforeAll(async () => {
  shop = await FixtureShop.open();
});
test.afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(shop.url + path, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });
const withCart = (page: Page) => page.context().addCookies([{ name: 'cart', value: 'full', url: shop.url }]);

test.describe('the data of a page that is the same for everybody', () => {
  const payload = (headers: Record<string, string> = {}) => get('/brands/_payload.json', headers);

  test('is rendered once, and again when the catalogue or a release changes', async () => {
    await payload();
    const before = shop.gateway.hits[brandsPath] ?? 0;
    const texts = await Promise.all(Array.from({ length: 10 }, async () => (await payload()).text()));
    expect(new Set(texts).size).toBe(1);
    expect(shop.gateway.hits[brandsPath]).toBe(before);
    shop.gateway.brands.push('Yarrow');
    shop.gateway.version++;
    await expect.poll(async () => (await payload()).text()).toContain('Yarrow');
  });

  test('is that of one release: there is none for a page pinned to another', async () => {
    const { pinned = '' } = await fetchPage(shop, { path: '/brands', remote: 'catalog', cookie: '' });
    expect((await payload({ 'x-gantry-release': pinned })).status).toBe(200);
    expect((await payload({ 'x-gantry-release': '0-of-another' })).status).toBe(204);
  });

  test('holds nothing of a visitor, is told by its tag to be unchanged, and is kept by nobody in between', async () => {
    const [own, guests] = [await payload({ cookie: 'cart=full; session=staff' }), await payload()];
    expect(await own.text()).toBe(await guests.text());
    expect(own.headers.get('set-cookie')).toBeNull();
    expect(guests.headers.get('cache-control')).toBe('private, no-cache');
    const etag = guests.headers.get('etag') ?? '';
    expect((await payload({ 'if-none-match': etag })).status).toBe(304);
  });

  test('is there for such pages only, at the address as the store writes it', async () => {
    for (const path of ['/cart', '/my-account', '/no/such', '/BRANDS', '/brands/'])
      expect([path, (await get(`${path}/_payload.json`)).status]).toEqual([path, 404]);
    expect((await get('/brands/_payload.json?asked=1')).status).toBe(404);
  });
});

test.describe('a page that is the same for everybody', () => {
  test('is rendered once, and again immediately when the catalogue changes', async () => {
    await get('/brands');
    const before = shop.gateway.hits['/api/v1/catalog/brands'] ?? 0;
    const texts = await Promise.all(Array.from({ length: 10 }, async () => (await get('/brands')).text()));
    expect(new Set(texts).size).toBe(1);
    expect(shop.gateway.hits['/api/v1/catalog/brands']).toBe(before);
    shop.gateway.brands.push('Zenith');
    shop.gateway.version++;
    await expect.poll(async () => (await get('/brands')).text()).toContain('Zenith');
  });

  test('holds nothing personal, whoever requested it first', async () => {
    const own = await (await get('/brands', { cookie: 'cart=full; session=staff; accessToken=x' })).text();
    expect(own).toContain('Sam Staff');
    const guest = await (await get('/brands')).text();
    expect(guest).not.toContain('Sam Staff');
    expect(guest).not.toContain('personal-data');
  });

  test('uses cached answers on pages that are not cached, and never for a visitor with a session or cart', async () => {
    const hits = () => shop.gateway.hits[brandsPath] ?? 0;
    let asked = 0;
    // nobody has asked for that query before
    const fresh = async (cookie = '') => (await get(`/brands?asked=${(asked += 1)}`, { cookie })).text();
    await fresh();
    await fresh();
    const before = hits();
    for (let turn = 0; turn < 3; turn++) expect(await fresh('visitor=somebody')).toContain('Acme');
    expect(hits()).toBe(before);
    await fresh('cart=full');
    await fresh('cart=full');
    expect(hits()).toBe(before + 2);
    shop.gateway.brands.push('Quill');
    shop.gateway.version++;
    await expect.poll(() => fresh()).toContain('Quill');
  });

  test('is told by its tag to be unchanged, and is not kept by anybody in between', async () => {
    const first = await get('/brands', { 'accept-encoding': 'br' });
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/brands', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    const own = await get('/brands', { cookie: 'cart=full', 'if-none-match': etag });
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  test('fills in each visitor’s own part without a message, with and without compression', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await withCart(page);
    await page.goto(`${shop.url}/brands`);
    await expect(page.locator('[data-cart]').first()).toContainText('7');
    await expect(hydrated(page)).toBeAttached();
    await expect(page.locator('[data-cart]').first()).toContainText('7');
    expect(messages).toEqual([]);
    for (const encoding of ['gzip', 'identity', 'br']) {
      const text = await (await get('/brands', { cookie: 'cart=full', 'accept-encoding': encoding })).text();
      expect(text).toContain('"count":7');
      expect(text.trim().endsWith('</html>')).toBe(true);
    }
  });

  test('can be used with scripts off', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.url}/brands`);
    await expect(page.locator('main h1')).toBeVisible();
    await page.locator('a[href="/categories"]').first().click();
    await expect(page).toHaveURL(/categories/);
    await context.close();
  });
});

test.describe('every page', () => {
  const pages = ['/brands', '/quote', '/sign-in', '/nothing-here'];

  test('allows no script but its own', async () => {
    for (const path of pages) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('trusted-types gantry-data;');
      expect(policy).toContain("script-src 'self' 'unsafe-inline'; report");
      expect(headers.get('integrity-policy')).toContain('blocked-destinations=(script)');
      const [own = ''] = policy.split(', script-src');
      expect(own).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    }
  });

  test('is toured without a violation of its policies', async ({ page }) => {
    await withCart(page);
    await page.goto(`${shop.url}/brands`);
    await expect(hydrated(page)).toBeAttached();
    for (const path of ['/quote', '/brands', '/help-section', '/sitemap']) {
      await page.locator(`a[href="${path}"]`).first().click();
      await page.waitForURL((url) => url.pathname === path);
      await expect(page.locator('main h1')).toBeVisible();
    }
  });

  test('inlines its styles for a first visitor and links them for others', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      fetched.push(new URL(request.url()).pathname);
    });
    await page.goto(`${shop.url}/brands`);
    await expect(hydrated(page)).toBeAttached();
    const carried = await page
      .locator('style[data-href]')
      .evaluateAll((styles) => styles.map((style) => (style as HTMLElement).dataset.href ?? ''));
    expect(carried).not.toEqual([]);
    expect(carried.filter((address) => fetched.includes(address))).toEqual([]);
    const known = await (await get('/nothing-here', { cookie: 'cart=full' })).text();
    expect(known).toContain('<link rel="stylesheet"');
    expect(known).not.toContain('<style');
  });

  test('is hydrated in a tab that paints nothing', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto(`${shop.url}/brands`);
    await expect(hydrated(page)).toBeAttached();
  });

  test('starts no entry of which a byte was changed', async ({ page, allowedErrors }) => {
    allowedErrors.push(/integrity|Failed to fetch dynamically imported module|Failed to load/i);
    await page.route('**/assets/main-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.evil = 1;` });
    });
    const refused = page.waitForEvent('pageerror');
    await page.goto(`${shop.url}/brands`);
    expect((await refused).message).toContain('dynamically imported module');
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    await expect(page.locator('main h1')).toBeVisible();
  });

  test('runs nothing that was injected into its markup', async ({ page, allowedErrors }) => {
    allowedErrors.push(/Content Security Policy|securitypolicyviolation|Trusted|integrity|Failed to load/i);
    await page.route('**/brands', async (route) => {
      const answer = await route.fetch();
      const evil = `<link rel="modulepreload" href="/evil.js"><script type="module" src="/evil.js"></script>
        <script>window.evil = 1</script><img src="x" onerror="window.evil = 1">
        <style>html{--evil:1}</style>`;
      const body = (await answer.text()).replace('<div id="root">', `${evil}<div id="root">`);
      await route.fulfill({ response: answer, body });
    });
    await page.route('**/evil.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.evil = 1' }),
    );
    await page.goto(`${shop.url}/brands`);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    const applied = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--evil'),
    );
    expect(applied).toBe('');
  });
});

test.describe('the door', () => {
  test('never leads off the site', async () => {
    for (const path of ['//EVIL.COM', '/\\EVIL.COM', '//evil.com/%2e%2e', '/BRANDS//']) {
      const answer = await get(path);
      const location = answer.headers.get('location') ?? '/';
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });

  test('takes forms from its own pages only', async () => {
    const post = (headers: Record<string, string>) =>
      fetch(`${shop.url}/sign-in`, { method: 'POST', headers, body: new URLSearchParams({ email: 'x' }) });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).not.toBe(403);
  });

  test('answers for files with a year of caching, and for missing ones with none', async () => {
    const html = await (await get('/brands')).text();
    const script = /"(\/assets\/main-[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const found = await get(script, { 'accept-encoding': 'br' });
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(found.headers.get('content-encoding')).toBe('br');
    expect(found.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const outside = [
      '/assets/../server/server.mjs',
      '/r/catalog/../../keys/release.pem',
      '/r/catalog/1-abcdefghij/node/x.js',
    ];
    for (const path of ['/assets/none.js', '/r/catalog/999-abcdefghij/web/x.js', ...outside]) {
      const missing = await get(path);
      expect(missing.status).toBeGreaterThanOrEqual(400);
      expect(missing.headers.get('cache-control')).toContain('no-store');
    }
  });

  test('passes API calls on, and says so when the gateway is gone', async () => {
    expect(await (await get('/api/v1/catalog/brands')).json()).toMatchObject({ data: expect.any(Array) });
    expect((await get('/api/v1/../../internal/catalog/version')).status).toBe(404);
  });
});
