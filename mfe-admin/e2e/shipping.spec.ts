import { adminShippingPath } from '@gantry/contracts/addresses/admin';
import { fillPurchase, freshEmail, hydrated, placeOrder, putInCart, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

const finance = 'finance@demo.gantry.example';
const tab = (name: string) => `${adminShippingPath()}?tab=${name}`;

test('a file of a table is compared, applied, and taken back', async ({ page }) => {
  const zone = `T${Date.now() % 1_000_000}`;
  await signIn(page, finance, tab('imports'));
  await hydrated(page);
  await page.getByLabel('Table').selectOption('Flat rates');
  await page.getByLabel('CSV file').setInputFiles({
    name: `${zone}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`service,zone,upToPounds,amount\nfixed,${zone},70,19.95\nsled,${zone},70,1\n`),
  });
  await page.getByRole('button', { name: 'Show difference' }).click();
  await expect(page.getByText('1 added, 0 changed, 0 ended, 0 unchanged, 1 refused').first()).toBeVisible();
  await expect(page.getByText('A value is not valid for its column')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Apply without the refused row' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const rows = await page.context().newPage();
  await rows.goto(`${tab('fixed')}&search=${zone}`);
  await expect(rows.getByRole('row', { name: new RegExp(zone) })).toContainText('$19.95');
  await rows.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await page.goto(`${tab('fixed')}&phase=all&search=${zone}`);
  await expect(page.getByText('No rows match')).toBeVisible();
});

test('a row is entered, changed from a day on, and ended; a mistake is shown at its field', async ({
  page,
}) => {
  const zone = `R${Date.now() % 1_000_000}`;
  await signIn(page, finance, `${tab('fixed')}&search=${zone}`);
  await hydrated(page);
  const form = page.getByRole('form', { name: 'New row' });
  await form.getByLabel('Service').selectOption('Flat rate');
  await form.getByLabel('Zone').fill(zone);
  await form.getByLabel('Up to pounds').fill('70');
  await form.getByLabel('Amount ($)').fill('a lot');
  await form.getByLabel('From').fill('2026-01-01');
  await form.getByLabel('Reason').fill('new region');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Amount ($)')).toBeFocused();
  await form.getByLabel('Amount ($)').fill('12.5');
  await form.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(zone) });
  await expect(row).toContainText('$12.50');
  await row.getByRole('link', { name: 'Change' }).click();
  const change = page.getByRole('form', { name: 'Change a row' });
  await expect(change.getByLabel('Amount ($)')).toHaveValue('12.50');
  await change.getByLabel('Amount ($)').fill('14');
  await change.getByLabel('Reason').fill('dearer');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(zone) })).toContainText('$14.00');
  await expectNoAxeViolations(page);
});

test('the calculator explains each cent of every service', async ({ page }) => {
  await signIn(page, finance, tab('calculator'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Calculate shipping' }).click();
  await expect(page.getByRole('region', { name: 'ups-ground' })).toContainText('Free ground shipping');
  await expect(page.getByRole('region', { name: 'ups-next-day-air' })).toContainText('Fuel');
  await expectNoAxeViolations(page);
});

test('the shipping of an order comes to the same cents from what was kept with it', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage();
  await putInCart(customer);
  await fillPurchase(customer, { email: freshEmail('shipped') });
  const number = await placeOrder(customer);
  await customer.context().close();
  await signIn(page, finance, `${tab('calculator')}&order=${number}`);
  await expect(page.getByText(/The same to the cent/)).toBeVisible();
});

test('sales reads the tables and has no forms to change them', async ({ page }) => {
  await signIn(page, 'sales@demo.gantry.example', adminShippingPath());
  await hydrated(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New row' })).toHaveCount(0);
});
