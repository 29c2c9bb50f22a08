import { expect, test, type Page } from '@gantry/testing/playwright';
import { bucketOf } from '../../src/server/releases/visitor-bucket.ts';
import { checkPause } from '../../src/updates/build-watch.ts';
import { areas } from './kit/areas.ts';
import { FixtureShop } from './kit/fixture-shop.ts';
import { untilRendered } from './kit/page-of-release.ts';
import { hydrated, mark, visit } from './kit/visitor.ts';

const [catalog, , account, admin] = areas;

let shop: FixtureShop;
test.beforeAll(async () => {
  shop = await FixtureShop.open();
});
test.afterAll(() => shop.close());
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await untilRendered(shop, catalog!, 'good');
});

/** Name of a visitor who gets a canary of half of all. */
const inCanary = Array.from({ length: 50 }, (_, at) => `visitor-${at}`).find((name) => bucketOf(name) < 50)!;
const notice = (page: Page) => page.locator('[data-update-notice]');

/** Goes to an address and waits for the first check of the latest build. */
async function openWatched(page: Page, area = catalog!): Promise<void> {
  const looked = page.waitForResponse('**/builds/latest.json');
  await visit(page, shop, area);
  await expect(hydrated(page)).toBeAttached();
  await looked;
}

/** Lets the page look again, an hour later, and settle what it has found. */
async function anHourLater(page: Page): Promise<void> {
  const looked = page.waitForResponse('**/builds/latest.json');
  await page.clock.fastForward(checkPause);
  await looked;
  await page.waitForLoadState('networkidle');
}

test('an open tab is told of a released remote, brought to it where it was, and told of its rollback', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 300 });
  await openWatched(page);
  await expect(notice(page)).toHaveCount(0);
  await shop.release('catalog', { label: 'newer' });
  await untilRendered(shop, catalog!, 'newer');
  await anHourLater(page);
  await expect(notice(page)).toContainText('A new version of the store is ready.');
  await expect(mark(page, 'good')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 120));
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect(mark(page, 'newer')).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await expect(hydrated(page)).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
  await shop.rollBack('catalog');
  await untilRendered(shop, catalog!, 'good');
  await anHourLater(page);
  await expect(notice(page)).toBeVisible();
});

test('an update is not announced while a form is in use, only afterwards', async ({ page }) => {
  await openWatched(page, account!);
  await page.locator('#sign-in').getByLabel('E-mail').fill('ann@example.com');
  await shop.release('catalog', { label: 'newer' });
  await untilRendered(shop, catalog!, 'newer');
  await anHourLater(page);
  await page.locator('main h1').first().click();
  await page.clock.runFor(3000);
  await expect(notice(page)).toHaveCount(0);
  // By keyboard, since the link home is taken from the pointer here.
  await page.locator('header a[href="/"]').first().press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await expect(notice(page)).toBeVisible();
  await shop.rollBack('catalog');
});

test('a store page ignores releases of the back office and canaries', async ({ page, browser }) => {
  await openWatched(page);
  await shop.release('admin', { label: 'newer' });
  await untilRendered(shop, admin!, 'newer');
  await anHourLater(page);
  await expect(notice(page)).toHaveCount(0);

  await shop.canary(await shop.publish('catalog', { label: 'canary' }), 50);
  const cookie = `visitor=${inCanary}`;
  await untilRendered(shop, { ...catalog!, cookie }, 'canary');
  const ofCanary = await (await browser.newContext()).newPage();
  await ofCanary.clock.install();
  await openWatched(ofCanary, { ...catalog!, cookie });
  await expect(mark(ofCanary, 'canary')).toHaveCount(1);
  for (const one of [page, ofCanary]) {
    await anHourLater(one);
    await expect(notice(one)).toHaveCount(0);
  }
  await ofCanary.context().close();
});
