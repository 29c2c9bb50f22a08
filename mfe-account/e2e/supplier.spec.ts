import { supplierRequestPath } from '@gantry/contracts/addresses/account';
import { hydrated, overflow } from '@gantry/testing/buying';
import { askSuppliers, type AskedSupplier } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

let asked: AskedSupplier[];
test.beforeAll(async ({ browser }) => {
  asked = await askSuppliers(browser, 2);
});

// an answer that says nothing is refused by the server
test.use({ allowedErrors: [/status of 422/] });

test('a supplier answers by link, changes the answer, and sends a file', async ({ page }) => {
  await page.goto(supplierRequestPath(asked[0]!.token));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Request for quotation');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Enter a price, or say that you cannot supply it').first()).toBeVisible();
  await page.getByLabel('Price per unit ($)').first().fill('7.50');
  await page.getByLabel('Lead time, business days').first().fill('12');
  await page.getByLabel('We cannot supply this').last().check();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Thank you, we have your answer')).toBeVisible();
  await page.getByLabel('Price per unit ($)').first().fill('7.25');
  const changed = page.waitForResponse((response) => response.url().endsWith('/answer') && response.ok());
  await page.getByRole('button', { name: 'Change answer' }).click();
  await changed;
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Price per unit ($)').first()).toHaveValue('7.25');
  await expect(page.getByLabel('We cannot supply this').last()).toBeChecked();
  await page
    .getByLabel('Add files')
    .setInputFiles([
      { name: 'sheet.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a data sheet') },
    ]);
  await page.getByRole('button', { name: 'Send files' }).click();
  await expect(page.getByText('sheet.pdf')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a supplier is told what is wrong, loses nothing, and answers', async ({ page }) => {
    await page.goto(supplierRequestPath(asked[1]!.token));
    await page.getByLabel('Price per unit ($)').first().fill('cheap');
    await page.getByLabel('Message').fill('Prices hold to May');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Enter an amount such as 12.50').first()).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Prices hold to May');
    await page.getByLabel('Price per unit ($)').first().fill('1,250.00');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Thank you, we have your answer')).toBeVisible();
  });
});
