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

test('catalogue pages change with a page transition', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition?.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (update) => {
      (window as unknown as { transitions: number }).transitions++;
      return start(update);
    };
  });
  await open(page, '/');
  await firstCategory(page).click();
  await expect(page).toHaveURL(/\/b\//);
  // The address changes a moment before the page does.
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await expect.poll(transitions).toBe(1);
  const name = await page.getByRole('main').evaluate((main) => getComputedStyle(main).viewTransitionName);
  expect(name).toBe('page');
});

test('a product page is as it was when one comes back to it', async ({ page }) => {
  await open(page, '/');
  await firstCategory(page).click();
  await page.locator('main a[href*="/i/"]').first().click();
  await expect(page).toHaveURL(/\/i\//);
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

test('the loading line shows only when a page takes longer than 300 ms', async ({ page }) => {
  await open(page, '/');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/catalog/brands*', async (route) => {
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
    await page.route(/catalog-brands\.[^/]*\.js$/, (route) => route.abort());
    await footerLink(page, 'Brands').dispatchEvent('click', { button: 0 });
    await expect.poll(() => documents).toBe(1);
    // The document came with the page rendered; its script is refused again, and nothing reloads any more.
    await page.waitForTimeout(2500);
    expect(documents).toBe(1);
    await expect(page).toHaveURL(/\/brands$/);
  });
});
