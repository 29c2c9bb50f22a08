import { hydrated, tabTo } from '@gantry/testing/buying';
import { expect, test } from '@gantry/testing/playwright';

test('keyboard alone leads from home to a product in the cart', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'main h2 a');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  await tabTo(page, 'details[open] a[rel=nofollow]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Selected filters' })).toBeVisible();
  // the products follow
  await hydrated(page);
  await tabTo(page, 'section[aria-label="Products"] a[href*="/i/"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Price and availability' })).toBeVisible();
  await tabTo(
    page,
    'section[aria-label="Price and availability"] button[type=submit], section[aria-label="Price and availability"] a',
  );
  await expect(page.locator(':focus')).toBeInViewport();
});

test('a slash goes to the search field from anywhere', async ({ page }) => {
  await page.goto('/brands');
  // The key is listened to once the page's scripts run.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('banner').locator('input[name=q]')).toBeFocused({ timeout: 500 });
  }).toPass();
});
