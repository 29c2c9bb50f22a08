import { hydrated } from '@gantry/testing/buying';
import { expect, test } from '@gantry/testing/playwright';
import { openAProduct, openFirstDepartment, productLinks, wholeListing } from './catalog.ts';

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a product can be added from anywhere on its page, and the page’s end stays above what adds', async ({
    page,
  }) => {
    await openAProduct(page);
    const add = page.getByRole('button', { name: 'Add to cart' });
    for (const top of [0, 600, 100_000]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect(add).toBeInViewport({ ratio: 1 });
    }
    // what comes late makes the page longer
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, 100_000));
      const covered = await add.evaluate((button) => button.closest('div')!.getBoundingClientRect().top);
      const end = await page
        .getByRole('contentinfo')
        .evaluate((footer) => footer.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual(covered + 1);
    }).toPass({ timeout: 20_000 });
    await page.getByRole('spinbutton').first().fill('3');
    await add.click();
    await expect(page.getByRole('link', { name: 'View cart' })).toBeInViewport();
  });

  test('what adds a product is gone with its page', async ({ page }) => {
    await openAProduct(page);
    await page.goBack();
    await expect(productLinks(page).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  });

  test('without scripts what adds stands in its box', async ({ page, browser, baseURL }) => {
    await openAProduct(page);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.goto(page.url());
    const add = plain.getByRole('button', { name: 'Add to cart' });
    expect(await add.evaluate((button) => getComputedStyle(button.closest('div')!).position)).toBe('static');
    await context.close();
  });
});

for (const width of [1024, 1100, 1199]) {
  test(`at a width of ${width} every table shows what adds its rows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFirstDepartment(page);
    const adds = page.getByRole('main').locator('table form button[type=submit]');
    await wholeListing(page);
    await expect(adds.first()).toBeVisible();
    const outside = () =>
      adds.evaluateAll(
        (buttons) => buttons.filter((one) => one.getBoundingClientRect().right > innerWidth).length,
      );
    await expect.poll(outside).toBe(0);
    await productLinks(page).first().click();
    await page.getByRole('heading', { name: /^Other sizes/ }).scrollIntoViewIfNeeded();
    await expect(adds.first()).toBeVisible();
    await expect.poll(outside).toBe(0);
  });
}

test('going back past two products leads to the place in a later page of the listing', async ({ page }) => {
  await openFirstDepartment(page);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  // the address is there before the page, which begins at its top
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  await wholeListing(page);
  const listing = page.url();
  const last = productLinks(page).last();
  await last.click({ trial: true });
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(/\/i\//);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const first = page.url();
  await page.getByRole('main').locator('table a[href*="/i/"]').last().click();
  await expect(page).not.toHaveURL(first);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(first);
  await hydrated(page);
  await page.goBack();
  await expect(page).toHaveURL(listing);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
