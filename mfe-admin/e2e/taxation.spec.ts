import { adminTaxCalculatorPath, adminTaxPath, adminZipCodesPath } from '@gantry/contracts/addresses/admin';
import { fillPurchase, freshEmail, hydrated, placeOrder, putInCart, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

const finance = 'finance@demo.gantry.example';

test('a file of rates is compared, applied, and taken back', async ({ page }) => {
  const county = `Testing ${Date.now()} County`;
  await signIn(page, finance, `${adminTaxPath()}?tab=imports`);
  await hydrated(page);
  await page.getByLabel('CSV file').setInputFiles({
    name: `${county}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(`state_code,county,rate_pct\nVT,${county},1.125\nXX,Nowhere,1\n`),
  });
  await page.getByRole('button', { name: 'Show difference' }).click();
  await expect(page.getByText('1 added, 0 changed, 0 ended, 0 unchanged, 1 refused').first()).toBeVisible();
  await expect(page.getByText('No such state')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Apply without the refused row' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const rates = await page.context().newPage();
  await rates.goto(`${adminTaxPath()}?tab=rates&search=${encodeURIComponent(county)}`);
  await expect(rates.getByRole('row', { name: new RegExp(county) })).toContainText('1.125');
  await rates.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible();
  await page.goto(`${adminTaxPath()}?tab=rates&phase=all&search=${encodeURIComponent(county)}`);
  await expect(page.getByText('No rates match')).toBeVisible();
});

test('a rate is entered with its day, and a mistake is shown at its field', async ({ page }) => {
  const place = `Quiet ${Date.now()}`;
  await signIn(page, finance, adminTaxPath());
  await hydrated(page);
  const form = page.getByRole('form', { name: 'New rate' });
  await form.getByLabel('Place').fill(place);
  await form.getByLabel('Rate in percent').fill('6%');
  await form.getByLabel('Reason').fill('ordinance');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Rate in percent')).toBeFocused();
  await form.getByLabel('Rate in percent').fill('0.75');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.goto(`${adminTaxPath()}?search=${encodeURIComponent(place)}`);
  await expect(page.getByRole('row', { name: new RegExp(place) })).toContainText('0.75');
});

test('the calculator explains each cent', async ({ page }) => {
  await signIn(page, finance, adminTaxCalculatorPath());
  await hydrated(page);
  await page.getByLabel('City').fill('Austin');
  await page.getByLabel(/^Shipping/).fill('10');
  await page.getByRole('button', { name: 'Calculate tax' }).click();
  await expect(page.getByText('Austin, Travis, TX')).toBeVisible();
  await expect(page.getByRole('row', { name: /Goods 1.*Austin MTA/ })).toContainText('$1.00');
  await expectNoAxeViolations(page);
  await page.getByLabel('ZIP code').fill('10001');
  await page.getByRole('button', { name: 'Calculate tax' }).click();
  await expect(page.getByText('State and ZIP code disagree')).toBeVisible();
});

test.describe('a placed order', () => {
  test.use({ allowedErrors: [/404/] });

  test('comes to the same cents when it is calculated again', async ({ page, browser }) => {
    const customer = await (await browser.newContext()).newPage();
    await putInCart(customer, 2);
    await fillPurchase(customer, { email: freshEmail('taxed') });
    const number = await placeOrder(customer);
    await customer.context().close();
    await signIn(page, finance, adminTaxCalculatorPath());
    await hydrated(page);
    // it is kept a moment after the order is placed
    await expect(async () => {
      await page.goto(`${adminTaxCalculatorPath()}?order=${number}`);
      await expect(page.getByText(/the same to the cent/)).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(page.getByRole('row', { name: /Goods 2/ }).first()).toBeVisible();
  });
});

test.describe('an order that is not there', () => {
  test.use({ allowedErrors: [/404/] });

  test('is said not to be on record', async ({ page }) => {
    await signIn(page, finance, `${adminTaxCalculatorPath()}?order=999999`);
    await expect(page.getByText('No calculation is on record for order 999999')).toBeVisible();
  });
});

test('an ambiguous ZIP code says so and takes the rule staff choose', async ({ page }) => {
  await signIn(page, finance, `${adminZipCodesPath()}?search=87031`);
  await hydrated(page);
  await expect(page.getByText('Ambiguous', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  const rule = page.getByLabel('Rule for 87031');
  await rule.selectOption('Highest rate');
  await expect(rule).toBeEnabled();
  await page.reload();
  await hydrated(page);
  await expect(rule).toHaveValue('highest');
  await rule.selectOption('General rule');
  await expect(rule).toHaveValue('');
});

test('sales reads rates and has no buttons to change them', async ({ page }) => {
  await signIn(page, 'sales@demo.gantry.example', adminTaxPath());
  await hydrated(page);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New rate' })).toHaveCount(0);
});
