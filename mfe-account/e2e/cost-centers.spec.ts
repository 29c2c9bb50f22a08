import { fillPurchase, hydrated, overflow, putInCart } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const centers = (page: Page) => page.getByRole('region', { name: 'Cost centers' });

/** A cost center as its admin adds it by call; a small budget of a quarter. */
const addCenter = (page: Page, code: string, name: string, amount = ''): Promise<{ id: string }> =>
  callApi(page.request, 'POST', '/my-account/company/cost-centers', {
    code,
    name,
    amount,
    period: 'quarter',
  });

test.describe('cost centers of a company', () => {
  test.use({ allowedErrors: [/409|422|400/] });

  test('are kept by its admin with budgets, and given to people', async ({ browser }) => {
    const { admin, colleague, close } = await withColleague(browser, 'buyer');
    await colleague.goto('/my-account/company');
    await expect(centers(colleague)).toHaveCount(0);
    await admin.goto('/my-account/company');
    await hydrated(admin);
    await centers(admin).getByRole('button', { name: 'Add a cost center' }).click();
    const form = admin.locator('#cost-center');
    await form.getByLabel('Code').fill('4711');
    await form.getByLabel('Name').fill('Maintenance');
    await form.getByLabel('Budget of everyone together').fill('1,500');
    await form.getByLabel('For each').selectOption({ label: 'Quarter' });
    await form.getByRole('button', { name: 'Save cost center' }).click();
    await expect(centers(admin).getByText('$1,500.00 a quarter')).toBeVisible();
    // its code is refused for another one at its field, and nothing typed is lost
    await centers(admin).getByRole('button', { name: 'Add a cost center' }).click();
    await form.getByLabel('Code').fill('4711');
    await form.getByLabel('Name').fill('Projects');
    await form.getByRole('button', { name: 'Save cost center' }).click();
    await expect(form.getByLabel('Code')).toHaveAccessibleDescription(/Another cost center has this code/);
    await expect(form.getByLabel('Name')).toHaveValue('Projects');
    await expectNoAxeViolations(admin);
    await form.getByLabel('Code').fill('0815');
    await form.getByRole('button', { name: 'Save cost center' }).click();
    await expect(centers(admin).getByRole('row')).toHaveCount(3);

    const people = admin.getByRole('table', { name: 'Company' });
    await people
      .getByRole('button', { name: /^Manage/ })
      .last()
      .click();
    const own = admin.locator('#person-cost-centers');
    await own.getByLabel('4711 Maintenance').check();
    await own.getByRole('button', { name: 'Save cost centers' }).click();
    await expect(own.getByText('Saved')).toBeVisible();
    await expectNoAxeViolations(admin);
    await admin.keyboard.press('Escape');

    await centers(admin).getByRole('button', { name: 'Edit 0815' }).click();
    await admin.getByRole('button', { name: 'Close cost center' }).click();
    await expect(admin.getByRole('button', { name: 'Reopen cost center' })).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(centers(admin).getByText('Closed', { exact: true })).toBeVisible();

    await colleague.reload();
    await expect(centers(colleague).getByText('Maintenance')).toBeVisible();
    await expect(centers(colleague).getByText('Projects')).toHaveCount(0);
    await expect(centers(colleague).getByText('$1,500.00')).toHaveCount(0);
    await expect(centers(colleague).getByRole('button')).toHaveCount(0);
    await close();
  });

  test('are asked for at checkout, whose budget sends an order to an approver', async ({ browser }) => {
    const { admin, colleague, close } = await withColleague(browser, 'buyer');
    await addCenter(admin, '4711', 'Maintenance', '0.01');
    await addCenter(admin, '0815', 'Projects');
    await callApi(admin.request, 'PUT', '/my-account/company/cost-center-rule', { isRequired: true });
    await putInCart(colleague);
    await fillPurchase(colleague, { email: '' });
    const field = colleague.getByLabel('Cost center');
    await colleague.getByRole('button', { name: /^Place order/ }).click();
    await expect(field).toHaveAccessibleDescription(/Choose the cost center/);
    await field.selectOption({ label: '4711 Maintenance' });
    await expect(colleague.getByText(/beyond the budget of its cost center/)).toBeVisible();
    await expect(colleague.getByRole('button', { name: /^Send for approval/ })).toBeVisible();
    await expectNoAxeViolations(colleague);
    await field.selectOption({ label: '0815 Projects' });
    await colleague.getByRole('button', { name: /^Place order/ }).click();
    await expect(colleague.getByText('0815 Projects').first()).toBeVisible();

    await admin.goto('/my-account/company/spend');
    await hydrated(admin);
    const main = admin.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Budgets now' })).toBeVisible();
    await expectNoAxeViolations(admin);
    await main.getByRole('link', { name: '0815 Projects' }).click();
    await expect(admin).toHaveURL(/costCenter=/);
    await expect(main.getByLabel('Cost center', { exact: true })).toHaveValue(/.+/);
    await close();
  });

  test('fit a telephone in each language, in the light and in the dark', async ({ browser }) => {
    const { admin, close } = await withColleague(browser, 'buyer');
    await addCenter(admin, 'CC-2026-4711-09', 'Instandhaltung, valves and fittings of plant 2', '12500');
    await admin.setViewportSize({ width: 390, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const)
      for (const locale of ['', '/es', '/fr']) {
        await admin.emulateMedia({ colorScheme });
        await admin.goto(`${locale}/my-account/company`);
        await hydrated(admin);
        expect(await overflow(admin)).toBeLessThanOrEqual(0);
        await admin.goto(`${locale}/my-account/company/spend`);
        await hydrated(admin);
        expect(await overflow(admin)).toBeLessThanOrEqual(0);
      }
    await close();
  });
});
