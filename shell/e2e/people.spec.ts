import { overflow } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { open, signIn } from './kit/people.ts';

test.use({ allowedErrors: [/404/] });

const pages = ['/brands', '/sign-in', '/help-section', '/no/such/page', '/healthcheck', '/sign-out'];

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the layouts, ${scheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of pages) {
      await open(page, path);
      await expectNoAxeViolations(page);
    }
  });
}

test('axe finds nothing in the account area and the back office', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  for (const path of ['/my-account/inquiries', '/admin/operations']) {
    await open(page, path);
    await expectNoAxeViolations(page);
  }
});

test('the index of all categories opens, is read, and closes by keyboard', async ({ page }) => {
  await open(page, '/brands');
  const link = page.getByRole('banner').getByRole('link', { name: 'All categories' });
  await link.focus();
  await page.keyboard.press('Enter');
  const index = page.getByRole('region', { name: 'All categories' });
  await expect(index.getByRole('link').nth(3)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(index).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/brands');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('what is typed in the search field survives the arrival of the suggestions', async ({ page }) => {
  await open(page, '/sign-out');
  await open(page, '/brands');
  await page.keyboard.press('/');
  await page.keyboard.type('bolt', { delay: 40 });
  const field = page.getByRole('banner').locator('input[name=q]');
  await expect(field).toHaveRole('combobox');
  await expect(field).toHaveValue('bolt');
  await expect(field).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no layout is wider than the window', async ({ page }) => {
    test.slow();
    for (const path of [
      ...pages,
      '/es/no/such/page',
      '/es/categories',
      '/fr/help-section',
      '/fr/b/fasteners',
    ]) {
      await open(page, path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    await signIn(page, 'admin');
    for (const path of ['/my-account/inquiries', '/admin/operations']) {
      await open(page, path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
  });
});
