import { expect, test } from '@gantry/testing/playwright';

test.use({ javaScriptEnabled: false });

test('a product goes into the cart, its quantity changes and it goes again', async ({ page }) => {
  await page.goto('/b?q=screw&availability=in-stock');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('pasted lines are added, and unresolved ones can be dismissed', async ({ page }) => {
  await page.goto('/cart');
  await page.getByLabel('Paste part numbers and quantities').fill('NO-SUCH-PART 2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('1 line needs attention')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('1 line needs attention')).toBeHidden();
});

test('a list is uploaded, and a row of it corrected and removed', async ({ page }) => {
  await page.goto('/cart');
  const buffer = Buffer.from('NO-SUCH-PART,7\n');
  await page
    .getByLabel('Or upload a list')
    .setInputFiles({ name: 'parts.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByLabel(/^Part number of row/).fill('NO-SUCH-OTHER');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel(/^Part number of row/)).toHaveValue('NO-SUCH-OTHER');
  await page.getByLabel(/^Part number of row/).fill('NO-SUCH-THIRD');
  await page.getByLabel(/^Quantity of row/).fill('2.5');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Enter a whole number: 2 or 3')).toBeVisible();
  await expect(page.getByLabel(/^Part number of row/)).toHaveValue('NO-SUCH-THIRD');
  await expect(page.getByLabel(/^Quantity of row/)).toHaveValue('2.5');
  await page.getByRole('button', { name: /^Remove row/ }).click();
  await expect(page.getByText('1 line needs attention')).toBeHidden();
});

test('rows beyond the limit of one paste return to the field, and a reload adds nothing twice', async ({
  page,
}) => {
  await page.goto('/cart');
  const rows = Array.from({ length: 1005 }, (_, index) => `NO-SUCH-${index} 2`);
  await page.getByLabel('Paste part numbers and quantities').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('No lines added, 1,000 need attention, 5 not read')).toBeVisible();
  await expect(page.getByLabel('Paste part numbers and quantities')).toHaveValue(rows.slice(1000).join('\n'));
  await page.reload();
  await expect(page.getByText(/^1,?000 lines need attention/)).toBeVisible();
});

test('a promotion code that is not valid is said at its field, and stays there', async ({ page }) => {
  await page.goto('/b?q=screw&availability=in-stock');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await page.goto('/cart');
  await page.getByLabel('Promotion code').fill('NOBODYS-CODE');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('This code is not valid.')).toBeVisible();
  await expect(page.getByLabel('Promotion code')).toHaveValue('NOBODYS-CODE');
});

test('a refused change says why', async ({ page }) => {
  await page.goto('/b?q=screw&availability=in-stock');
  await page
    .locator('input[name=quantity]')
    .first()
    .evaluate((input) => input.removeAttribute('max'));
  await page.locator('input[name=quantity]').first().fill('99999999');
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await expect(page.getByText('Enter a valid quantity')).toBeVisible();
});
