import { expect, test, type Page } from '@gantry/testing/playwright';
import { openAProduct } from './catalog.ts';

const buyingBox = (page: Page) => page.getByRole('region', { name: 'Price and availability' });

test('shows part number, attributes, price and availability', async ({ page }) => {
  const partNumber = await openAProduct(page);
  expect(partNumber).not.toBe('');
  await expect(page.getByRole('table', { name: 'Specifications' }).getByRole('row').first()).toBeVisible();
  await expect(buyingBox(page)).toContainText(/\$|price/i);
  await expect(page).toHaveTitle(new RegExp(partNumber));
});

test('pointing at an attribute marks its dimension line', async ({ page }) => {
  await openAProduct(page);
  await page.getByRole('table', { name: 'Specifications' }).locator('tr[data-drawn]').first().hover();
  await expect(page.locator('article svg [data-marked]').first()).toBeVisible();
});

test('the buying box stays in sight while reading on', async ({ page }) => {
  await openAProduct(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect(buyingBox(page)).toBeInViewport();
});

test('comes back as it was left', async ({ page }) => {
  await openAProduct(page);
  const quantity = buyingBox(page).getByRole('spinbutton');
  await quantity.fill('7');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /MRO Products/ })).toBeVisible();
  await page.goBack();
  await expect(quantity).toHaveValue('7');
});

test('is described for search engines, with an offer only where there may be one', async ({ page }) => {
  await openAProduct(page);
  await page.reload();
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = blocks.flatMap((block) => JSON.parse(block) as object | object[]);
  const types = found.map((one) => (one as { '@type': string })['@type']);
  expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
});

test.describe('an unknown product', () => {
  test.use({ allowedErrors: [/404/] });
  test('is an unknown page', async ({ page }) => {
    const response = await page.goto('/i/there-is-no-such-part');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page Not Found: /i/there-is-no-such-part')).toBeVisible();
  });
});
