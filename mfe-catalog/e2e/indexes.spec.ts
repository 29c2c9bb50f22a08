import { expect, test } from '@gantry/testing/playwright';
import { productCount, productLinks } from './catalog.ts';

test('brands are narrowed while typing, and Enter opens the one left', async ({ page }) => {
  await page.goto('/brands');
  const name = await page.getByRole('main').locator('section a').last().textContent();
  const field = page.getByRole('searchbox', { name: 'Find a brand' });
  await expect(async () => {
    await field.fill(name!.toUpperCase());
    await expect(page.getByText('1 brand', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
});

test('letters jump to their brands, below what stays on top', async ({ page }) => {
  await page.goto('/brands');
  const letter = page.getByRole('navigation', { name: 'Brands by letter' }).getByRole('link').last();
  const text = await letter.innerText();
  await letter.click();
  const heading = page.getByRole('heading', { level: 2, name: text, exact: true });
  await expect(heading).toBeInViewport();
});

test('counts of the category tree are those of the listings', async ({ page }) => {
  await page.goto('/categories');
  const department = page.getByRole('main').locator('section').first();
  const [, promised] = /([\d,]+)$/.exec(await department.getByRole('heading').innerText()) ?? [];
  await department.getByRole('heading').getByRole('link').click();
  await expect(productLinks(page).first()).toBeVisible();
  await expect.poll(() => productCount(page)).toBe(Number(promised?.replaceAll(',', '')));
});

test('the sitemap leads to every page of products', async ({ page }) => {
  await page.goto('/sitemap');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/sitemap\?page=2$/);
  const products = page.getByRole('main').locator('a[href*="/i/"]');
  await expect(products).toHaveCount(100);
});

test.describe('past the end of the sitemap', () => {
  test.use({ allowedErrors: [/404/] });
  test('there is no page', async ({ page }) => {
    expect((await page.goto('/sitemap?page=999999'))?.status()).toBe(404);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('categories unfold and brands jump', async ({ page }) => {
    await page.goto('/categories');
    const folded = page.getByRole('main').locator('details').first();
    await folded.locator('summary').click();
    await expect(folded.getByRole('link').first()).toBeVisible();
    await page.goto('/brands');
    await expect(page.getByRole('searchbox', { name: 'Find a brand' })).toBeHidden();
  });

  test('a range that cannot be understood is said beside its field and kept', async ({ page }) => {
    await page.goto('/b?price=..999999');
    const field = page.getByLabel('Price: maximum');
    await field.fill('five');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toContainText('“five” isn’t a valid number');
    await expect(page.getByLabel('Price: maximum')).toHaveValue('five');
    await expect(page.getByRole('link', { name: /^Remove Price/ })).toBeVisible();
    await page.getByLabel('Price: maximum').fill('50');
    await page.getByLabel('Price: maximum').press('Enter');
    await expect(page).toHaveURL(/price=\.\.5000$/);
  });
});
