import { expect, test } from '@gantry/testing/playwright';
import { areas } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { fetchPage, untilRendered } from './kit/page-of-release.ts';
import {
  hydrated,
  areaError,
  federationHosts,
  filesOf,
  flipByte,
  follow,
  mark,
  visit,
} from './kit/visitor.ts';

// What these tests break on purpose shows on the console.
const broken = [
  /Failed to load resource/,
  /SRI's integrity checks failed/,
  /Failed to find a valid digest/,
  /Loading (css )?chunk|Loading CSS/i,
];

let shop: FixtureShop;
test.beforeAll(async () => {
  shop = await FixtureShop.open();
});
test.afterAll(() => shop.close());

for (const area of areas) {
  test.describe(area.remote, () => {
    test.beforeEach(() => untilRendered(shop, area, 'good'));

    test('is hydrated without a message, each file fetched once, nothing asked for twice', async ({
      page,
    }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(new URL(request.url()).pathname));
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await visit(page, shop, area);
      await expect(hydrated(page)).toBeAttached();
      await expect(mark(page)).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(messages).toEqual([]);
      expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([]);
      expect(addresses.filter((one) => one.startsWith('/api/v1/catalog'))).toEqual([]);
      // one federation runtime in the page, and the remote is loaded by it
      expect(await federationHosts(page)).toEqual([
        { name: 'gantry_shell', loaded: expect.arrayContaining([area.remote]) as unknown },
      ]);
    });

    test('works from the files that releases had before entries carried texts', async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
      await shop.release(area.remote, { label: 'former', formerFiles: true });
      await untilRendered(shop, area, 'former');
      await visit(page, shop, area);
      await expect(hydrated(page)).toBeAttached();
      await expect(mark(page, 'former')).toHaveCount(1);
      const ofArea = scripts.filter((one) => one.startsWith(`/r/${area.remote}/`));
      expect(ofArea.filter((one) => one.includes('/messages-'))).toHaveLength(1);
      expect(ofArea.filter((one) => one.includes('/remote-entry-'))).toEqual([]);
      await shop.rollBack(area.remote);
    });

    test('works from a release whose container is not of the federation package', async ({ page }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await shop.release(area.remote, { label: 'former-container', formerContainer: true });
      await untilRendered(shop, area, 'former-container');
      await visit(page, shop, area);
      await expect(hydrated(page)).toBeAttached();
      await expect(mark(page, 'former-container')).toHaveCount(1);
      expect(messages).toEqual([]);
      await shop.rollBack(area.remote);
    });

    test('has a hash on every script and style the browser loads', async ({ page }) => {
      await visit(page, shop, area);
      await expect(hydrated(page)).toBeAttached();
      const bare = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLLinkElement>(
            'link[rel=stylesheet]:not([disabled]), link[rel=modulepreload]',
          ),
        ]
          .filter((link) => link.integrity === '')
          .map((link) => link.href),
      );
      expect(bare).toEqual([]);
    });

    test('can be read with its files out of reach, and is hydrated by itself when they are back', async ({
      page,
      allowedErrors,
    }) => {
      allowedErrors.push(...broken);
      await page.route(filesOf(area), (route) =>
        route.request().url().endsWith('.js') ? route.fulfill({ status: 500 }) : route.continue(),
      );
      await visit(page, shop, area);
      await expect(mark(page)).toHaveCount(1);
      await page.waitForTimeout(500);
      await expect(hydrated(page)).not.toBeAttached();
      await page.unrouteAll();
      await expect(hydrated(page)).toBeAttached();
      await expect(mark(page)).toHaveCount(1);
    });

    test('can be read while its files hang, and is hydrated when they arrive', async ({ page }) => {
      const arrived = Promise.withResolvers<void>();
      await page.route(`**/r/${area.remote}/**/remote-entry*.js`, async (route) => {
        await arrived.promise;
        await route.continue();
      });
      await page.goto('about:blank');
      const visited = visit(page, shop, area);
      await expect(mark(page)).toHaveCount(1);
      await expect(hydrated(page)).not.toBeAttached();
      arrived.resolve();
      await visited;
      await expect(hydrated(page)).toBeAttached();
    });

    test('runs no script of which one byte was changed, and repairs a damaged cache by itself', async ({
      page,
      allowedErrors,
    }) => {
      allowedErrors.push(...broken);
      const flip = flipByte(shop);
      let left = 3;
      await page.route(`**/r/${area.remote}/**/*.js`, (route) =>
        left-- > 0 ? flip(route) : route.continue(),
      );
      await visit(page, shop, area);
      await expect(mark(page)).toHaveCount(1);
      await expect(hydrated(page)).toBeAttached();
    });

    test('that throws only on the server is rendered by the browser', async ({ page, allowedErrors }) => {
      // React reports what it recovered from, without a word in production
      allowedErrors.push(/^/);
      await shop.release(area.remote, { label: 'server-throws', throws: ['server'] });
      await expect.poll(async () => (await fetchPage(shop, area)).html).not.toContain('data-release="good"');
      await visit(page, shop, area);
      await expect(mark(page, 'server-throws')).toHaveCount(1);
      await shop.rollBack(area.remote);
    });

    test('that throws everywhere costs only its own area', async ({ page, allowedErrors }) => {
      allowedErrors.push(/React error|throws in the|Error/);
      await shop.release(area.remote, { label: 'throws', throws: ['server', 'browser'] });
      await expect.poll(async () => (await fetchPage(shop, area)).html).not.toContain('data-release="good"');
      await visit(page, shop, area);
      await expect(areaError(page)).toHaveText('Unexpected error.');
      await expect(page.locator('[data-layout]')).toBeVisible();
      await shop.rollBack(area.remote);
      await untilRendered(shop, area, 'good');
      await visit(page, shop, area);
      await expect(mark(page)).toHaveCount(1);
    });
  });
}

// The back office is always reached by a new document.
for (const area of areas.filter(({ remote }) => remote !== 'admin')) {
  test.describe(`on the way to ${area.remote}`, () => {
    test.beforeEach(() => untilRendered(shop, area, 'good'));

    test('an old page gets the release it was made with, a new page the new one', async ({ page }) => {
      await visit(page, shop, area, area.elsewhere);
      await expect(hydrated(page)).toBeAttached();
      await shop.release(area.remote, { label: 'newer' });
      await untilRendered(shop, area, 'newer');
      await follow(page, area.path);
      await expect(mark(page, 'good')).toHaveCount(1);
      await page.reload();
      await expect(mark(page, 'newer')).toHaveCount(1);
      await shop.rollBack(area.remote);
    });

    test('a remote out of reach shows the shell’s page in the layout, and is found again later', async ({
      page,
      allowedErrors,
    }) => {
      allowedErrors.push(...broken);
      // the way stays watched: a request on its way while it is no longer watched would hang for good
      let isOutOfReach = true;
      await page.route(filesOf(area), (route) => (isOutOfReach ? route.abort() : route.continue()));
      await visit(page, shop, area, area.elsewhere);
      await expect(hydrated(page)).toBeAttached();
      await follow(page, area.path);
      await expect(areaError(page)).toHaveText('Unexpected error.');
      await expect(page.locator('header').first()).toBeVisible();
      isOutOfReach = false;
      await follow(page, area.elsewhere);
      await expect(mark(page)).toHaveCount(1);
      await follow(page, area.path);
      await expect(mark(page)).toHaveCount(1);
    });

    test('scripts and styles of which a byte was changed are refused in their own area', async ({
      page,
      allowedErrors,
    }) => {
      allowedErrors.push(...broken);
      await page.route(`**/r/${area.remote}/**/*.js`, flipByte(shop));
      await visit(page, shop, area, area.elsewhere);
      await expect(hydrated(page)).toBeAttached();
      await follow(page, area.path);
      await expect(areaError(page)).toHaveText('Unexpected error.');
      await expect(mark(page)).toHaveCount(0);
    });
  });
}
