import { readFile } from 'node:fs/promises';
import { fillPurchase, hydrated, overflow, placeOrder, putInCart } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** Buys one product by check; gives the number of the order. */
async function order(page: Page): Promise<string> {
  await putInCart(page);
  await fillPurchase(page, { email: '' });
  return placeOrder(page);
}

test('the admin reads the order of a colleague, which only they change', async ({ browser }) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  const number = await order(colleague);
  await admin.goto('/my-account/orders');
  await hydrated(admin);
  await expect(admin.getByText('No orders yet')).toBeVisible();
  await admin.getByLabel('Ordered by').selectOption('Everyone in the company');
  await expect(admin).toHaveURL(/buyer=all/);
  const row = admin.getByRole('row').filter({ hasText: number.toUpperCase() });
  await expect(row).toContainText('Sam Signup');
  await expectNoAxeViolations(admin);
  await admin.getByLabel('Ordered by').selectOption('Sam Signup');
  await expect(admin).toHaveURL(/buyer=a-\d+/);
  await row.getByRole('link').click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(`Order ${number.toUpperCase()}`);
  await expect(admin.getByText(/^Placed .* by Sam Signup$/)).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Cancel items' })).toHaveCount(0);
  await expect(admin.getByRole('button', { name: 'Reorder', exact: true })).toBeVisible();
  await expectNoAxeViolations(admin);

  await colleague.goto(`/my-account/orders/${number}`);
  await expect(colleague.getByRole('link', { name: 'Cancel items' })).toBeVisible();
  await close();
});

test('spend is added up by month, person and department, and saved as a file', async ({ browser }) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  const number = await order(colleague);
  await admin.goto('/my-account');
  await hydrated(admin);
  await admin.getByRole('link', { name: 'Company spend' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText(/^Company spend/);
  const main = admin.getByRole('main');
  await expect(main.getByRole('table', { name: 'By person' }).getByRole('row')).toHaveCount(2);
  await expect(main.getByRole('table', { name: 'By department' }).getByRole('row')).toHaveCount(2);
  await expectNoAxeViolations(admin);
  const saved = admin.waitForEvent('download');
  await main.getByRole('link', { name: 'Download lines (CSV)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^spend-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(number.toUpperCase());

  await main.getByRole('link', { name: /1 order$/ }).click();
  await expect(admin).toHaveURL(/from=\d{4}-\d\d-01&to=/);
  await expect(main.getByRole('table', { name: 'By person' }).getByRole('row')).toHaveCount(2);
  await main.getByLabel('From').fill('2022-01-01');
  await main.getByLabel('To').fill('2022-01-31');
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(main.getByText('Nothing ordered in this period')).toBeVisible();
  await main.getByRole('link', { name: 'Show the last 12 months' }).click();
  await main.getByRole('link', { name: 'Sam Signup' }).click();
  await expect(admin).toHaveURL(/\/my-account\/orders\?buyer=a-\d+$/);
  await expect(main.getByRole('link', { name: number.toUpperCase() })).toBeVisible();
  await close();
});

test('a buyer reads their own alone, until they are a viewer, who buys nothing', async ({ browser }) => {
  const { admin, colleague, changeRole, close } = await withColleague(browser, 'buyer');
  const number = await order(admin);
  await colleague.goto('/my-account/orders');
  await hydrated(colleague);
  await expect(colleague.getByLabel('Ordered by')).toHaveCount(0);
  await expect(colleague.getByRole('link', { name: 'Company spend' })).toHaveCount(0);
  const closed = [
    '/my-account/orders?buyer=all',
    '/my-account/invoices?buyer=all',
    '/my-account/company/spend',
    `/my-account/orders/${number}`,
  ];
  for (const address of closed) expect((await colleague.goto(address))?.status(), address).toBe(404);

  await changeRole('viewer');
  await expect(async () => {
    await colleague.goto('/my-account/orders?buyer=all');
    await expect(colleague.getByRole('link', { name: number.toUpperCase() })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await colleague.getByRole('link', { name: number.toUpperCase() }).click();
  await expect(colleague.getByText(/^Placed .* by Sam Signup$/)).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Reorder', exact: true })).toHaveCount(0);
  await colleague.goto('/my-account/invoices');
  await hydrated(colleague);
  await colleague.getByLabel('Ordered by').selectOption('Everyone in the company');
  await expect(colleague).toHaveURL(/\/my-account\/invoices\?buyer=all$/);
  await expectNoAxeViolations(colleague);
  await close();
});

test('lists and figures fit a telephone in each language, in the light and in the dark', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  const number = await order(colleague);
  await admin.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await admin.emulateMedia({ colorScheme });
    for (const locale of ['', '/fr', '/es'])
      for (const path of [
        '/my-account/orders?buyer=all',
        `/my-account/orders/${number}`,
        '/my-account/invoices?buyer=all',
        '/my-account/company/spend',
      ]) {
        await admin.goto(`${locale}${path}`);
        await hydrated(admin);
        expect(await overflow(admin)).toBeLessThanOrEqual(0);
      }
    await expectNoAxeViolations(admin);
  }
  await close();
});
