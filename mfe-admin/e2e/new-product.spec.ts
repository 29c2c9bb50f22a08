import { randomInt } from 'node:crypto';
import { adminNewProductPath, adminProductsPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

const keeper = 'catalog@demo.gantry.example';
// a store that the test runs in again has the products of the time before
const sku = `HM-${randomInt(1_000_000)}`;

test.use({ allowedErrors: [/422/] });

test('staff add a product without a feed: a taken SKU is refused at its field, the store shows the product, and it retires', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, keeper, adminProductsPath());
  await hydrated(page);
  const taken = await page.locator('tbody tr').first().getByRole('link').first().getAttribute('href');
  await page.getByRole('link', { name: 'New product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New product');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByLabel('SKU', { exact: true })).toBeFocused();
  await page.getByLabel('SKU', { exact: true }).fill(
    taken!
      .split('/')
      .at(-1)!
      .replace(/.*open=/, ''),
  );
  await page.getByLabel('Units on hand').fill('12');
  await page.getByLabel('List price').fill('19.90');
  await page.getByLabel('Status').selectOption('published');
  await page.getByLabel('Weight (kg)').fill('0.4');
  await page.getByRole('textbox', { name: /^Brand/ }).fill('Ironbark');
  await page.getByLabel('Category', { exact: true }).fill('abrasives/sanding');
  await page.getByRole('button', { name: 'Add an attribute' }).click();
  await page.getByRole('group', { name: 'Attribute 1' }).getByLabel('Value').fill('120');
  await page.getByLabel('Name', { exact: true }).fill(`Sanding sponge ${sku}`);
  await page.getByLabel('Reason (logged)').fill('Sold from the shelf');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Another product has this SKU').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`Sanding sponge ${sku}`);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByLabel('SKU', { exact: true }).fill(sku.toLowerCase());
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sanding sponge ${sku}`);
  await expect(page.getByText('Added by hand: no feed retires it')).toBeVisible();
  await expect(page.getByText('Feeds leave these fields alone')).toHaveCount(0);
  await expectNoAxeViolations(page);

  const guest = await (await browser.newContext()).newPage();
  const address = await page.getByRole('link', { name: 'View in store' }).getAttribute('href');
  await guest.goto(address!);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Sanding sponge ${sku}`);
  await expect(guest.getByText('$19.90').first()).toBeVisible();
  await guest.goto(`/b?q=${sku}`);
  await expect(guest.getByText(`Sanding sponge ${sku}`).first()).toBeVisible();
  await guest.context().close();

  await page.getByRole('button', { name: 'Undo: Status' }).click();
  await expect(page.getByText('The change was undone.')).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('archived');
  await page.getByLabel('Status').selectOption('published');
  await page.getByLabel('Reason (logged)').fill('Sold again');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product saved. The store shows it now.')).toBeVisible();
});

test('others who read products are told that they may not add one', async ({ page }) => {
  await signIn(page, 'finance@demo.gantry.example', adminProductsPath());
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'New product' })).toHaveCount(0);
  await page.goto(adminNewProductPath());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You don’t have permission to add products',
  );
});
