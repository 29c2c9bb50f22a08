import { adminQuotePath } from '@gantry/contracts/addresses/admin';
import { supplierRequestPath } from '@gantry/contracts/addresses/account';
import { hydrated, signIn } from '@gantry/testing/buying';
import { askSuppliers } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('a supplier is added, found by a brand, and changed', async ({ page }) => {
  const name = `Hollis Forge ${Date.now()}`;
  await signIn(page, 'purchasing@demo.gantry.example', '/admin/suppliers');
  await hydrated(page);
  await page.getByRole('link', { name: 'Add supplier' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/There are \d+ problems/)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Brands they supply').fill('Hollis, Forgecraft');
  await page.getByLabel('Contact name').fill('Hal Hollis');
  await page.getByLabel('E-mail', { exact: true }).fill('hal@hollis.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectNoAxeViolations(page);
  await page.goto('/admin/suppliers?search=forgecraft');
  await page.getByRole('link', { name }).click();
  await hydrated(page);
  await page.getByLabel('Promised lead time, business days').fill('15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
});

test('the answer of a supplier comes back to the quote and is used for its line', async ({
  page,
  browser,
}) => {
  const [asked] = await askSuppliers(browser, 1);
  const { number, token } = asked!;
  const supplier = await (await browser.newContext()).newPage();
  await supplier.goto(supplierRequestPath(token));
  await hydrated(supplier);
  await supplier.getByLabel('Price per unit ($)').first().fill('7.50');
  await supplier.getByLabel('Lead time, business days').first().fill('12');
  await supplier.getByRole('button', { name: 'Send answer' }).click();
  await expect(supplier.getByText('Thank you, we have your answer')).toBeVisible();
  await supplier.context().close();
  await signIn(page, 'purchasing@demo.gantry.example', adminQuotePath(number));
  await hydrated(page);
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Use in quote' }).first().click();
  await expect(page.getByLabel('Cost, line 1')).toHaveValue('7.50');
  await expect(page.getByLabel('Lead time, line 1')).toHaveValue('12');
  await expectNoAxeViolations(page);
});
