import { expect, test, type Page } from '@gantry/testing/playwright';
import { open } from './kit/people.ts';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const firstCategory = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link');

test('each page begins at its top', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'Brands').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await footerLink(page, 'Brands').click();
  await expect(page).toHaveTitle(/^Shop Our Brands/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('home is reached from a page of another area, whose document knows nothing of it yet', async ({
  page,
}) => {
  await open(page, '/cart');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: 'Gantry, home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MRO Products, Equipment and Tools');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the new page is read out', async ({ page }) => {
  await open(page, '/');
  await footerLink(page, 'Brands').click();
  await expect(page.locator('[data-announcer]')).toHaveText(/^Shop Our Brands & Manufacturers/);
});

test('going on is no new document, and the header stays', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await firstCategory(page).click();
  await expect(page).toHaveURL(/\/b\//);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('catalogue pages appear with the page transition', () => {
  const transitions = (page: Page) =>
    page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { transitions: seen });
      const animate = Reflect.get(Element.prototype, 'animate') as (...words: unknown[]) => Animation;
      Element.prototype.animate = function (...words) {
        const animation = Reflect.apply(animate, this, words);
        seen.push(`${this.tagName} ${animation.id}`);
        return animation;
      };
    });
  });

  test('other pages and a change within the page without', async ({ page }) => {
    await open(page, '/');
    await firstCategory(page).click();
    await expect(page).toHaveURL(/\/b\//);
    await expect.poll(() => transitions(page)).toEqual(['MAIN page']);
    await footerLink(page, 'Brands').click();
    await expect(page).toHaveTitle(/^Shop Our Brands/);
    expect(await transitions(page)).toEqual(['MAIN page']);
  });

  test('and immediately with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await firstCategory(page).click();
    await expect(page).toHaveURL(/\/b\//);
    await expect(page.getByRole('main').getByRole('navigation').first()).toBeVisible();
    expect(await transitions(page)).toEqual([]);
  });
});

test('a product page is as it was when one comes back to it', async ({ page }) => {
  await open(page, '/');
  const home = await page.title();
  await firstCategory(page).click();
  await expect(page).not.toHaveTitle(home);
  const listing = await page.title();
  await page.locator('main a[href*="/i/"]').first().click();
  await expect(page).toHaveURL(/\/i\//);
  // the address is there before the page, and a listing has quantities, too
  await expect(page).not.toHaveTitle(listing);
  const product = page.url();
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.waitFor();
  await quantity.fill('7');
  await footerLink(page, 'Brands').click();
  await expect(page).toHaveTitle(/^Shop Our Brands/);
  await page.goBack();
  await expect(page).toHaveURL(product);
  await expect(quantity).toHaveValue('7');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at a width of ${viewport.width}`, () => {
    test.use({ viewport });

    test('going back from a product returns to the position in the listing', async ({ page }) => {
      await open(page, '/b/fasteners');
      await page.evaluate(() => scrollTo(0, 900));
      await page.locator('main a[href*="/i/"]').last().click({ trial: true });
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(0);
      await page.locator('main a[href*="/i/"]').last().click();
      await expect(page).toHaveURL(/\/i\//);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/b\/fasteners$/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    });
  });
}

test('the loading line shows only when a page takes longer than 300 ms', async ({ page }) => {
  await open(page, '/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/brands/_payload.json', async (route) => {
    await held;
    await route.continue();
  });
  await footerLink(page, 'Brands').dispatchEvent('click', { button: 0 });
  const line = page.locator('[data-route-progress]');
  await expect(line).toBeAttached();
  expect(await line.evaluate((element) => getComputedStyle(element).animationDelay)).toContain('0.3s');
  release();
  await expect(line).not.toBeAttached();
});

test.describe('a script that cannot be fetched', () => {
  test.use({ allowedErrors: [/Failed to (fetch|load)|ERR_FAILED|dynamically imported/] });

  test('makes the page reload once for its path, and not again within ten seconds', async ({ page }) => {
    await open(page, '/');
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.route(/catalog-brands\.js$/, (route) => route.abort());
    await footerLink(page, 'Brands').dispatchEvent('click', { button: 0 });
    await expect.poll(() => documents).toBe(1);
    // The document came with the page rendered; its script is refused again, and nothing reloads any more.
    await page.waitForTimeout(2500);
    expect(documents).toBe(1);
    await expect(page).toHaveURL(/\/brands$/);
  });
});
