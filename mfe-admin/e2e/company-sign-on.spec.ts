import { adminAccountPath, adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import {
  companyAccount,
  freshDomain,
  removeCompany,
  startCompany,
  type Company,
} from '@gantry/testing/company-sign-on';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { storeClient } from '@gantry/testing/sign-on-provider';

let company: Company;
test.beforeAll(async ({ browser }) => {
  company = await startCompany();
  await removeCompany(browser);
});
test.afterAll(async ({ browser }) => {
  await removeCompany(browser);
  await company.stop();
});

/** Signs in, and unfolds the sign-on of the demo company. */
async function openSignOn(page: Page): Promise<void> {
  await signIn(page, 'admin@demo.gantry.example', adminAccountsPath());
  await page.goto(adminAccountPath(await companyAccount(page)));
  await hydrated(page);
  await page.getByText('Company sign-on', { exact: true }).click();
  await expect(page.getByText('/sign-in/company', { exact: false })).toBeVisible();
}
const form = (page: Page) => page.getByRole('form', { name: 'Company sign-on', exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save company sign-on' }).click();

test.describe('the sign-on of a company', () => {
  test.use({ allowedErrors: [/409/] });

  test('is set up, proven, changed, and removed by an admin; what is wrong is said at its field', async ({
    page,
  }) => {
    test.slow();
    // the page lists them by name
    const [domain, second] = [freshDomain(), `z${freshDomain()}`];
    await openSignOn(page);
    await expectNoAxeViolations(page);
    await save(page);
    for (const name of ['Issuer', 'Client ID', 'Client secret', 'Domain 1'])
      await expect(form(page).getByLabel(name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await form(page).getByLabel('Issuer').fill(company.provider.issuer.replace('127.0.0.1', 'localhost'));
    await form(page).getByLabel('Client ID').fill(storeClient.clientId);
    await form(page).getByLabel('Client secret').fill(storeClient.clientSecret);
    await form(page).getByLabel('Domain 1').fill('no domain');
    await save(page);
    await expect(form(page).getByText('Enter a domain, such as example.com').first()).toBeVisible();
    await form(page).getByLabel('Domain 1').fill(domain);
    await form(page).getByRole('button', { name: 'Add a domain' }).click();
    await form(page).getByLabel('Domain 2').fill(second);
    await form(page).getByRole('button', { name: 'Add a value' }).click();
    await form(page).getByLabel('Value 1', { exact: true }).fill('purchasing');
    await form(page).getByLabel('Role for value 1').selectOption({ label: 'Approver' });
    await save(page);
    await expect(form(page).getByText('Enter the claim whose values are listed below').first()).toBeVisible();
    await form(page).getByLabel('Claim').fill('groups');
    await save(page);
    await expect(
      form(page).getByText('No provider answers there as this issuer.', { exact: false }).first(),
    ).toBeVisible();
    await expect(form(page).getByLabel('Domain 2')).toHaveValue(second);
    await form(page).getByLabel('Issuer').fill(company.provider.issuer);
    await save(page);
    await expect(page.getByText('Company sign-on saved.')).toBeVisible();
    await expect(form(page).getByLabel('Client secret')).toHaveValue('');
    expect(await page.content()).not.toContain(storeClient.clientSecret);
    await expectNoAxeViolations(page);

    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    const recordText = await row(domain)
      .getByText(/^gantry-domain=/)
      .innerText();
    company.dns.records.set(`_gantry-sign-on.${domain}`, recordText);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('Some domains are not verified.', { exact: false })).toBeVisible();
    await expect(row(domain).getByText(/^Verified /)).toBeVisible();
    await expect(row(second).getByText('Not verified')).toBeVisible();

    await form(page).getByRole('button', { name: 'Remove domain 2' }).click();
    await form(page).getByLabel('Client ID').fill('another');
    await save(page);
    await expect(form(page).getByText('Enter the client secret;', { exact: false }).first()).toBeVisible();
    await form(page).getByLabel('Client ID').fill(storeClient.clientId);
    await form(page).getByLabel('Require company sign-on').check();
    await form(page).getByLabel('Create accounts just in time').uncheck();
    await save(page);
    await expect(row(second)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await page.getByText('Company sign-on', { exact: true }).click();
    await expect(form(page).getByLabel('Require company sign-on')).toBeChecked();
    await expect(form(page).getByLabel('Create accounts just in time')).not.toBeChecked();
    await expect(form(page).getByLabel('Role for value 1')).toHaveValue('approver');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page);

    await page.getByText('Remove company sign-on', { exact: true }).click();
    await page.getByRole('button', { name: 'Remove now' }).click();
    await expect(page.getByText('Company sign-on removed.', { exact: false })).toBeVisible();
    await expect(form(page).getByLabel('Issuer')).toHaveValue('');
  });
});

test('is for admins alone', async ({ page }) => {
  await signIn(page, 'finance@demo.gantry.example', adminAccountsPath());
  await page.goto(adminAccountPath(await companyAccount(page)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Account of /);
  await expect(page.getByText('Company sign-on', { exact: true })).toHaveCount(0);
});
