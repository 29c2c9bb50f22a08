import { hydrated, overflow } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { openAProduct, openFirstDepartment } from './catalog.ts';

const addresses = [
  '/',
  '/brands',
  '/categories',
  '/sitemap',
  '/help-section',
  '/help-section/contact-us',
  '/b?q=qqzzxxjjww',
  '/b/compare',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    // Colours are the same on every page; in the dark the first stands for the plain ones.
    for (const address of colorScheme === 'light' ? addresses : addresses.slice(0, 1)) {
      test(`axe finds nothing on ${address}`, async ({ page }) => {
        await page.goto(address);
        await expectNoAxeViolations(page);
      });
    }

    test('axe finds nothing on a listing with a chosen facet', async ({ page }) => {
      await openFirstDepartment(page);
      await page.locator('details[open] a[rel=nofollow]:visible').first().click();
      await expect(page.getByRole('list', { name: 'Selected filters' })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('axe finds nothing on a comparison, nor on an enlarged picture', async ({ page }) => {
      await page.goto('/b/compare');
      await expectNoAxeViolations(page);
      const partNumber = await openAProduct(page);
      await hydrated(page);
      await page.getByRole('link', { name: /^Enlarge/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeViolations(page);
      await page.goto(`/b/compare?sku=${encodeURIComponent(partNumber)}`);
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expectNoAxeViolations(page);
    });

    test('axe finds nothing on a product', async ({ page }) => {
      await openAProduct(page);
      await expectNoAxeViolations(page);
    });
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const address of addresses) {
    test(`${address} does not scroll sideways`, async ({ page }) => {
      await page.goto(address);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }

  test('facets fold away and open, tables scroll inside', async ({ page }) => {
    await openFirstDepartment(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('group', { name: 'Filters' })).toBeHidden();
    await page.getByText('Filter', { exact: true }).click();
    await expect(page.getByRole('group', { name: 'Filters' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('the product says what it costs before what it measures', async ({ page }) => {
    await openAProduct(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const box = await page.getByRole('region', { name: 'Price and availability' }).boundingBox();
    const facts = await page.getByRole('table', { name: 'Specifications' }).boundingBox();
    expect(box!.y).toBeLessThan(facts!.y);
    await expectNoAxeViolations(page);
  });
});

test('nothing needs sideways scrolling at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openAProduct(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
