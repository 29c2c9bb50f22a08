import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Locator, type Page } from '@gantry/testing/playwright';

const addresses = (page: Page) => page.getByRole('region', { name: 'Company addresses' });
const card = (within: Locator, label: string) => within.getByRole('listitem').filter({ hasText: label });

async function addAddress(page: Page, label: string, postalCode = '82001'): Promise<void> {
  await page.getByRole('button', { name: 'Add a company address' }).click();
  const form = page.locator('#address');
  await form.getByLabel('Address name').fill(label);
  await form.getByLabel('Name', { exact: true }).fill('Receiving');
  await form.getByLabel('Address', { exact: true }).fill('99 Dock Road');
  await form.getByLabel('ZIP code').fill(postalCode);
  await form.getByLabel('City').fill('Cheyenne');
  await form.getByLabel('State').selectOption('WY');
  await form.getByLabel('Use as default shipping address').check();
  await form.getByRole('button', { name: 'Save' }).click();
}

test.describe('addresses of a company', () => {
  test.use({ allowedErrors: [/409/] });

  test('are kept by its admin, and read by everybody there in their address book', async ({ browser }) => {
    const { admin, colleague, close } = await withColleague(browser, 'viewer');
    await admin.goto('/my-account/company');
    await hydrated(admin);
    // a ZIP code of another state: the form says so at its field, and nothing typed is lost
    await addAddress(admin, 'Plant', '10001');
    await expect(admin.locator('#address').getByLabel('ZIP code')).toHaveAccessibleDescription(
      /in the selected state/,
    );
    await expect(admin.locator('#address').getByLabel('Address name')).toHaveValue('Plant');
    await admin.locator('#address').getByLabel('ZIP code').fill('82001');
    await admin.locator('#address').getByRole('button', { name: 'Save' }).click();
    const plant = card(addresses(admin), 'Plant');
    await expect(plant).toContainText('99 Dock Road');
    await expect(plant).toContainText('Default shipping');
    await expectNoAxeViolations(admin);

    await colleague.goto('/my-account/address');
    await hydrated(colleague);
    const shown = card(colleague.getByRole('main'), 'Plant');
    await expect(shown).toContainText('Company');
    await expect(shown.getByRole('button')).toHaveCount(0);
    await expect(colleague.getByText('Company addresses are kept by the admins')).toBeVisible();
    await expectNoAxeViolations(colleague);
    await colleague.getByRole('main').getByRole('link', { name: 'company page' }).click();
    await expect(card(addresses(colleague), 'Plant')).toBeVisible();
    await expect(addresses(colleague).getByRole('button')).toHaveCount(0);

    await plant.getByRole('button', { name: 'Edit Plant' }).click();
    await admin.locator('#address').getByLabel('Address name').fill('Main plant');
    await admin.locator('#address').getByRole('button', { name: 'Save' }).click();
    await expect(card(addresses(admin), 'Main plant')).toBeVisible();
    await close();
  });

  test('may be the only ones, of which one is always there', async ({ browser }) => {
    const { admin, colleague, close } = await withColleague(browser, 'buyer');
    await admin.goto('/my-account/company');
    await hydrated(admin);
    const rule = admin.locator('#address-rule');
    const only = rule.getByLabel('Ship and bill orders to company addresses only');
    await only.check();
    await rule.getByRole('button', { name: 'Save address rule' }).click();
    const refusal = 'Orders can go to company addresses only while there is at least one.';
    await expect(rule.getByText(refusal)).toBeVisible();
    await expect(only).toBeChecked();
    await addAddress(admin, 'Plant');
    await expect(card(addresses(admin), 'Plant')).toBeVisible();
    await rule.getByRole('button', { name: 'Save address rule' }).click();
    await expect(addresses(admin).getByText('Saved. It applies from the next order.')).toBeVisible();
    await card(addresses(admin), 'Plant').getByRole('button', { name: 'Remove Plant' }).click();
    await expect(card(addresses(admin), 'Plant').getByText(refusal)).toBeVisible();
    await expectNoAxeViolations(admin);

    await colleague.goto('/my-account/company');
    await expect(
      addresses(colleague).getByText('Orders of the company ship and bill to these addresses only.'),
    ).toBeVisible();
    await close();
  });

  test('fit a telephone in each language, in the light and in the dark', async ({ browser }) => {
    const { admin, close } = await withColleague(browser, 'buyer');
    await callApi(admin.request, 'POST', '/my-account/company/addresses', {
      label: 'Plant',
      address: {
        attention: 'Receiving department, second floor',
        line1: '99 Dock Road',
        city: 'Cheyenne',
        region: 'WY',
        postalCode: '82001',
        country: 'US',
      },
      isDefaultShipping: true,
      isDefaultBilling: true,
    });
    await admin.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await admin.emulateMedia({ colorScheme });
      for (const address of ['/my-account/company', '/my-account/address'])
        for (const prefix of ['', '/es', '/fr']) {
          await admin.goto(prefix + address);
          expect(await overflow(admin), prefix + address).toBeLessThanOrEqual(0);
        }
      await expectNoAxeViolations(admin);
    }
    await close();
  });

  test('are shown to staff on the accounts of its people', async ({ browser, page }) => {
    const { admin, company, close } = await withColleague(browser, 'buyer');
    await admin.goto('/my-account/company');
    await hydrated(admin);
    await addAddress(admin, 'Plant');
    await expect(card(addresses(admin), 'Plant')).toBeVisible();
    const { people } = await callApi<{ people: { number: string }[] }>(
      admin.request,
      'GET',
      '/my-account/company',
    );
    await signIn(page, 'support@demo.gantry.example', `/admin/access/accounts/${people[0]!.number}`);
    await expect(page.getByText(`People of ${company}`).first()).toBeVisible();
    await expect(page.getByRole('table', { name: 'Addresses of the company' })).toContainText('99 Dock Road');
    await expectNoAxeViolations(page);
    await close();
  });
});
