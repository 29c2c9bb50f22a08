import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { ordersWith } from '@gantry/testing/ordering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** Every list of the back office. */
const lists = [
  '/admin/orders',
  '/admin/orders?list=inquiries',
  '/admin/requests',
  '/admin/promotions',
  '/admin/suppliers',
  '/admin/mpo',
  '/admin/reviews',
  '/admin/products',
  '/admin/price-lists',
  '/admin/help',
  '/admin/catalogue/imports',
  '/admin/operations?tab=mails',
  '/admin/operations?tab=jobs',
  '/admin/payments/unmatched',
  '/admin/payments/journal',
  '/admin/access/accounts',
  '/admin/audit',
];

/** What of the page's content is wider than its place, and so scrolls sideways. */
const wideParts = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('section, div, table')]
        .filter(
          (part) =>
            part.checkVisibility() &&
            part.clientWidth > 1 &&
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).overflowX !== 'visible',
        )
        .map((part) => `${part.tagName} ${part.scrollWidth} > ${part.clientWidth}`),
    );

test('no list is wider than a telephone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin@demo.gantry.example', '/admin/orders');
  for (const address of lists) {
    await page.goto(address);
    await hydrated(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${address} at ${width}`).toBeLessThanOrEqual(0);
      expect(await wideParts(page), `${address} at ${width}`).toEqual([]);
    }
  }
});

const tools = (page: Page) => page.getByRole('button', { name: 'Filter and sort' });
const panel = (page: Page) => page.getByRole('region', { name: 'Filter and sort' });

test('on a telephone a list is filtered and sorted behind one button, with the keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'sales@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  await expect(tools(page)).toContainText('Sorted by 1 column');
  // what heads do elsewhere takes no focus where nobody sees it
  await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveText('Total');
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(0);
  await expect(page.getByLabel('Total: value')).toHaveCount(0);

  await tools(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByLabel('Total: match').selectOption('less');
  await panel(page).getByLabel('Total: value').fill('1000000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=grandTotal/);
  await expect(tools(page)).toContainText('1 filter on');
  await panel(page).getByLabel('Then by…').selectOption({ label: 'Total' });
  await expect(page).toHaveURL(/sort=-placedAt(,|%2C)-grandTotal/);
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(tools(page)).toContainText('1 filter on');
  await expect(tools(page)).toContainText('Sorted by 2 columns');
});

test('on a telephone box and name head a record, and what is done with those chosen stays in reach', async ({
  page,
  browser,
}) => {
  test.slow();
  await ordersWith(browser, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'sales@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  const row = page.getByRole('row').nth(1);
  const middleOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : 0);
  const box = await row.getByRole('checkbox').boundingBox();
  const name = await row.getByRole('rowheader').boundingBox();
  const next = await row.getByRole('cell').nth(1).boundingBox();
  expect(Math.abs(middleOf(box) - middleOf(name))).toBeLessThan(8);
  expect(next?.y).toBeGreaterThan(middleOf(name));

  const last = page.getByRole('row').last();
  await last.getByRole('checkbox').check();
  await expect(page.getByRole('status').filter({ hasText: '1 order selected' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Put on hold …' })).toBeInViewport();
  await page.getByRole('checkbox', { name: 'Select all orders on this page' }).check();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(last.getByRole('checkbox')).not.toBeChecked();
});
