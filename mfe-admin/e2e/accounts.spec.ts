import { adminAccountPath, adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { freshEmail, hydrated, overflow, signIn, signUp } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('finance finds an account, changes its terms, and holds and releases it', async ({ page }) => {
  await signIn(page, 'finance@demo.gantry.example', adminAccountsPath());
  await hydrated(page);
  await page.getByLabel('Number, name, e-mail, or company').fill('colleague@');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByRole('link', { name: /^A-\d+$/ })).toHaveCount(1);
  await expectNoAxeViolations(page);
  const number = (await page.getByRole('link', { name: /^A-\d+$/ }).textContent())!;
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveTitle(new RegExp(`Access account ${number}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account of Jordan Reyes');
  await page.getByText('Put on hold', { exact: true }).click();
  const hold = page.getByRole('form', { name: 'Put on hold' });
  await hold.getByRole('button', { name: 'Put account on hold' }).click();
  await expect(hold.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await hold.getByLabel('Reason').fill('invoice 60 days overdue');
  await hold.getByRole('button', { name: 'Put account on hold' }).click();
  await expect(page.getByText(/On hold since .+, by Fran Dubois/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByText('Release', { exact: true }).click();
  await page.getByRole('button', { name: 'Release account' }).click();
  await expect(page.getByText(/On hold since/)).toHaveCount(0);
  await expect(page.getByText('Change role')).toHaveCount(0);
});

test('an account fits a telephone and is for some roles only', async ({ browser }) => {
  const staffPage = async (role: string, path: string) => {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, `${role}@demo.gantry.example`, path);
    return page;
  };
  const admin = await staffPage('admin', `${adminAccountsPath()}?search=buyer%40demo`);
  await admin.getByRole('link', { name: /^A-\d+$/ }).click();
  await expect(admin.getByText('Credit limit', { exact: true })).toBeVisible();
  await expect(admin.getByText('Bighorn Machine Works').first()).toBeVisible();
  await admin.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(admin)).toBeLessThanOrEqual(0);
  await admin.context().close();
  const warehouse = await staffPage('warehouse', adminAccountsPath());
  await expect(warehouse.getByRole('heading', { name: 'You don’t have access to accounts' })).toBeVisible();
  await warehouse.goto(adminAccountPath('a-1001'));
  await expect(warehouse.getByRole('heading', { name: 'You don’t have access to accounts' })).toBeVisible();
  await warehouse.context().close();
});

test('an admin erases an account for somebody who asks, with the reason', async ({ page, browser }) => {
  const buyer = await (await browser.newContext()).newPage();
  const email = await signUp(buyer, '/my-account', freshEmail('forgotten'));
  await signIn(
    page,
    'admin@demo.gantry.example',
    `${adminAccountsPath()}?search=${encodeURIComponent(email)}`,
  );
  await page.getByRole('link', { name: /^A-\d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account of Sam Signup');
  await hydrated(page);
  await page.getByText('Erase the account', { exact: true }).click();
  const erase = page.getByRole('form', { name: 'Erase the account' });
  await erase.getByRole('button', { name: 'Erase account for good' }).click();
  await expect(erase.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await erase.getByLabel('Reason').fill('asked by letter');
  await erase.getByRole('button', { name: 'Erase account for good' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Account of A-\d+$/);
  await expect(page.getByText(email)).toHaveCount(0);
  await expectNoAxeViolations(page);
  // who somebody is may have been looked up a few seconds ago
  await expect(async () => {
    await buyer.goto('/my-account/profile');
    await expect(buyer).toHaveURL(/\/sign-in/, { timeout: 1000 });
  }).toPass();
  await buyer.context().close();
});

test('accounts are sorted by several columns, by the heads and by the bar, until none is left', async ({
  page,
}) => {
  await signIn(page, 'finance@demo.gantry.example', adminAccountsPath());
  await hydrated(page);
  const heads = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await heads('Name').getByRole('link').click();
  await expect(page).toHaveURL(/sort=name$/);
  await expect(heads('Name')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByLabel('Then by…').selectOption({ label: 'Status' });
  await expect(page).toHaveURL(/sort=name%2Cstatus$/);
  await expectNoAxeViolations(page);
  await page.getByLabel('Number, name, e-mail, or company').fill('demo.gantry');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/sort=name%2Cstatus/);
  const sorting = page.getByRole('group', { name: 'Sorted by' });
  for (const column of ['Status', 'Name'])
    await sorting.getByRole('link', { name: `Don’t sort by ${column}` }).click();
  await expect(page).not.toHaveURL(/sort=/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await page.getByRole('region', { name: 'Sort' }).getByLabel('Sort by…').selectOption({ label: 'Since' });
  await expect(page).toHaveURL(/sort=-created/);
});
