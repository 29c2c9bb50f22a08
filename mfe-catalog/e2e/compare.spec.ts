import { hydrated, beforeHydration, overflow } from '@gantry/testing/buying';
import { expect, test } from '@gantry/testing/playwright';
import { openAProduct, openFirstDepartment, productLinks, wholeListing } from './catalog.ts';

test('products chosen in a list are compared at an address of their own', async ({ page }) => {
  await openFirstDepartment(page);
  await hydrated(page);
  const boxes = page.getByRole('region', { name: 'Products' }).getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('region', { name: 'Products to compare' });
  await expect(bar).toContainText('2 products selected');
  await bar.getByRole('link', { name: 'Compare now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  await expect(page).toHaveURL(/\/b\/compare\?sku=[^,]+,[^,]+$/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  const all = await page.getByRole('rowheader').count();
  await page.getByRole('link', { name: 'Differences only' }).click();
  await expect(page.getByRole('link', { name: 'All specifications' })).toBeVisible();
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(all);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(2);
});

test('what is chosen before the scripts run joins what was chosen before', async ({ page }) => {
  await openFirstDepartment(page);
  await hydrated(page);
  const boxes = page.getByRole('region', { name: 'Products' }).getByRole('checkbox', { name: /^Compare/ });
  await boxes.nth(0).check();
  await beforeHydration(page, page.url(), () => boxes.nth(1).check());
  await expect(page.getByRole('region', { name: 'Products to compare' })).toContainText(
    '2 products selected',
  );
  await expect(boxes.nth(0)).toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
});

test('products chosen to compare stay chosen on other pages, until cleared', async ({ page }) => {
  await openAProduct(page);
  await hydrated(page);
  await page
    .locator('article header')
    .getByRole('checkbox', { name: /^Compare/ })
    .check();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').last().click();
  await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toBeVisible();
  await expect(productLinks(page).first()).toBeVisible();
  const bar = page.getByRole('region', { name: 'Products to compare' });
  await expect(bar).toContainText('1 product selected');
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();
});

test('shows two of four products whole on a telephone, the others by scrolling the table alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFirstDepartment(page);
  await wholeListing(page);
  const links = await productLinks(page).evaluateAll((all) =>
    all.slice(0, 4).map((link) => link.textContent?.trim() ?? ''),
  );
  await page.goto(`/b/compare?sku=${links.map(encodeURIComponent).join(',')}`);
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(5);
  await expect(heads.nth(2)).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await heads.nth(4).scrollIntoViewIfNeeded();
  await expect(heads.nth(4)).toBeInViewport({ ratio: 1 });
  await expect(heads.nth(0)).toBeInViewport({ ratio: 1 });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('products are compared by their numbers', async ({ page }) => {
    await page.goto('/b/compare');
    await expect(page.getByText('Nothing to compare yet')).toBeVisible();
    const partNumber = await openAProduct(page);
    await page.goto('/b/compare');
    await page.getByLabel('Add a part number').fill(partNumber);
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByLabel('Add a part number').fill('no-such-number');
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(page.getByText('Not found: no-such-number')).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});
