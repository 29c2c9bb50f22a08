import { adminOrdersPath, phoneOrderPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, partNumbersOf, signIn } from '@gantry/testing/buying';
import { linkInMail } from '@gantry/testing/mails';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

async function fillOrder(page: Page, email: string): Promise<void> {
  const [partNumber = ''] = await partNumbersOf(page, 1);
  const customer = page.getByRole('group', { name: 'Customer' });
  await customer.getByLabel('Name', { exact: true }).fill('Terry Phone');
  await customer.getByLabel('E-mail').fill(email);
  await page.getByLabel('Part number').fill(partNumber);
  await page.getByLabel('Quantity').fill('2');
  const place = page.getByRole('group', { name: 'Ship to' });
  await place.getByLabel('Name', { exact: true }).fill('Terry Phone');
  await place.getByLabel('Address', { exact: true }).fill('1 Main St');
  await place.getByLabel('ZIP code').fill('82001');
  await place.getByLabel('City').fill('Cheyenne');
  await place.getByLabel('State').selectOption('WY');
  await page.getByLabel('How the customer said yes').fill('by telephone');
}

test('sales takes an order on the telephone at a price of its own', async ({ page }) => {
  test.slow();
  const email = `terry-${Date.now()}@example.com`;
  await signIn(page, 'sales@demo.gantry.example', adminOrdersPath());
  await hydrated(page);
  await page.getByRole('link', { name: 'Take a phone order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Take a phone order' })).toBeVisible();
  await expectNoAxeViolations(page);
  await fillOrder(page, email);
  await page.getByLabel('Your price, USD').fill('9.99');
  await page.getByRole('button', { name: 'Price it' }).click();
  await expect(page.getByText('A price of your own needs a reason').first()).toBeVisible();
  await page.getByLabel('Why this price').fill('matches a competitor');
  await page.getByRole('button', { name: 'Price it' }).click();
  const draft = page.getByRole('region', { name: 'To read out' });
  await expect(draft).toContainText('$9.99');
  await expect(draft).toContainText('$19.98');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  // what was changed after it was read out is read out again
  await page.getByLabel('Quantity').fill('3');
  await page.getByRole('button', { name: /^Place the order for / }).click();
  await expect(page.getByText('Read out the new total, then place the order.')).toBeVisible();
  await expect(draft).toContainText('$29.97');
  await page.getByRole('button', { name: /^Place the order for / }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Take \S+ for a customer$/);
  await linkInMail(page.request, email, /\S+\/checkout\/\S+/);
});

test('who takes orders without the right to price them sees no field for it', async ({ page }) => {
  await signIn(page, 'support@demo.gantry.example', phoneOrderPath());
  await hydrated(page);
  await expect(page.getByLabel('Part number')).toBeVisible();
  await expect(page.getByLabel('Your price, USD')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add an item' }).click();
  await expect(page.getByLabel('Part number')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove item 2' }).click();
  await expect(page.getByLabel('Part number')).toHaveCount(1);
});
