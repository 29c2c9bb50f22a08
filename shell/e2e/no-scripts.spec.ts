import { expect, test } from '@gantry/testing/playwright';

test.use({ javaScriptEnabled: false });

test('search, index, account and cart work as plain forms and links', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').locator('input[name=q]').fill('bolt');
  await page.getByRole('banner').locator('input[name=q]').press('Enter');
  await expect(page).toHaveURL(/\/b\?q=bolt/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'All categories' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?ref=%2Fcart$/);
});

test.describe('a page that is not there', () => {
  test.use({ allowedErrors: [/404/] });

  test('leads on', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('searchbox', { name: 'Try searching' }).fill('valve');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/b\?q=valve/);
  });

  test('leads home', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('button', { name: 'Return to home page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MRO Products, Equipment and Tools');
  });
});

test('the language can be changed', async ({ page }) => {
  await page.goto('/brands');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/brands$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});
