import type { Browser } from '@playwright/test';
import { adminAccountsPath, adminOrdersPath } from '@gantry/contracts/addresses/admin';
import { freshEmail, hydrated, overflow, signIn, signUp } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

interface Listed {
  readonly items: readonly { readonly number: string }[];
}

/** Somebody of the staff whose views nobody else has. */
async function colleagueOf(browser: Browser, role: string): Promise<Page> {
  const admin = await (await browser.newContext()).newPage();
  await signIn(admin, 'admin@demo.gantry.example', adminAccountsPath());
  const page = await (await browser.newContext()).newPage();
  const email = await signUp(page, '/my-account', freshEmail('views'));
  const search = `/admin/access/accounts?search=${encodeURIComponent(email)}`;
  const { items } = await callApi<Listed>(admin.request, 'GET', search);
  const path = `/admin/access/accounts/${items[0]?.number}`;
  const { version } = await callApi<{ version: number }>(admin.request, 'GET', path);
  const act = { act: 'set-role', role, version, newAdmin: '', reason: 'works here' };
  await callApi(admin.request, 'POST', `${path}/acts`, act);
  await admin.context().close();
  await page.context().clearCookies();
  await signIn(page, email, adminAccountsPath());
  return page;
}

const menuButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `View: ${name}`, exact: true });
const menu = (page: Page) => page.getByRole('region', { name: 'Views of this list' });
const heads = (page: Page) => page.getByRole('columnheader');
const changed = (page: Page) => page.getByText('Changed', { exact: true });

/** Keeps what the list shows as a view, by the menu. */
async function keepView(page: Page, name: string, sharedWith = 'Nobody'): Promise<void> {
  await page.getByRole('button', { name: /^View: / }).click();
  await menu(page).getByText('Save as a new view').click();
  const form = menu(page).getByRole('form', { name: 'Save as a new view' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Shared with').selectOption({ label: sharedWith });
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(menuButton(page, name)).toBeVisible();
  await expect(page).toHaveURL(/[?&]saved=[\da-f-]{36}/);
  await expect(menu(page)).toBeHidden();
}

async function hideRole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page
    .getByRole('region', { name: 'Arrange columns' })
    .getByRole('checkbox', { name: 'Role' })
    .uncheck();
  await page.keyboard.press('Escape');
  await expect(heads(page).filter({ hasText: 'Role' })).toHaveCount(0);
}

test('a view keeps search and columns; what differs is told, kept or taken back', async ({ browser }) => {
  const page = await colleagueOf(browser, 'sales');
  await page.goto(`${adminAccountsPath()}?search=buyer%40demo`);
  await hydrated(page);
  await hideRole(page);
  await keepView(page, 'The demo buyer');
  await expect(menuButton(page, 'The demo buyer')).toBeFocused();
  await expect(changed(page)).toHaveCount(0);
  await expectNoAxeViolations(page);

  await menuButton(page, 'The demo buyer').click();
  await menu(page).getByRole('link', { name: 'Everything' }).click();
  await expect(menuButton(page, 'Everything')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await menuButton(page, 'Everything').click();
  await menu(page).getByRole('link', { name: 'The demo buyer' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('buyer@demo');
  await expect(heads(page).filter({ hasText: 'Role' })).toHaveCount(0);
  await expect(changed(page)).toHaveCount(0);

  await page.getByRole('searchbox').fill('approver@demo');
  await page.keyboard.press('Enter');
  await expect(changed(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('buyer@demo');
  await expect(changed(page)).toHaveCount(0);
  await expect(menuButton(page, 'The demo buyer')).toBeFocused();

  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('radio', { name: 'Comfortable' }).check();
  await page.keyboard.press('Escape');
  await expect(changed(page)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(changed(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await hydrated(page);
  await expect(heads(page).filter({ hasText: 'Role' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  await page.context().close();
});

test('a list begins with the view somebody chose; it is renamed and deleted', async ({ browser }) => {
  const page = await colleagueOf(browser, 'support');
  await page.goto(`${adminOrdersPath()}?filter=status%3Aequals%3Ashipped&sort=number`);
  await hydrated(page);
  await keepView(page, 'Shipped');
  await menuButton(page, 'Shipped').click();
  const start = menu(page).getByRole('checkbox', { name: 'Start this list with this view' });
  await start.check();
  await expect(menu(page).getByText('Starts here')).toBeVisible();
  await page.goto(adminOrdersPath());
  await hydrated(page);
  await expect(page).toHaveURL(/filter=status%3Aequals%3Ashipped/);
  await expect(menuButton(page, 'Shipped')).toBeVisible();

  await menuButton(page, 'Shipped').click();
  await menu(page).getByText('Rename or share').click();
  const form = menu(page).getByRole('form', { name: 'Rename or share' });
  await form.getByLabel('Name').fill('');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name').fill('On the way');
  await form.getByRole('button').click();
  await expect(menuButton(page, 'On the way')).toBeVisible();

  await menuButton(page, 'On the way').click();
  await menu(page).getByText('Delete “On the way”').click();
  await menu(page).getByRole('button', { name: 'Delete view' }).click();
  await expect(menuButton(page, 'Everything')).toBeVisible();
  await page.goto(adminOrdersPath());
  await hydrated(page);
  await expect(page).toHaveURL((url) => url.pathname + url.search === adminOrdersPath());
  await page.context().close();
});

test('a shared view is there for colleagues of the role, who copy it and do not change it', async ({
  browser,
}) => {
  const [owner, colleague, other] = [
    await colleagueOf(browser, 'sales'),
    await colleagueOf(browser, 'sales'),
    await colleagueOf(browser, 'support'),
  ];
  const name = `Of sales ${Date.now()}`;
  await owner.goto(`${adminAccountsPath()}?search=buyer%40demo`);
  await hydrated(owner);
  await keepView(owner, name, 'Everybody with the role Sales');

  for (const page of [colleague, other]) {
    await page.goto(adminAccountsPath());
    await hydrated(page);
    await menuButton(page, 'Everything').click();
  }
  await expect(menu(other).getByRole('link', { name: 'Everything' })).toBeVisible();
  await expect(menu(other).getByRole('link', { name })).toHaveCount(0);
  await menu(colleague).getByRole('link', { name }).click();
  await expect(colleague.getByRole('searchbox')).toHaveValue('buyer@demo');
  await hideRole(colleague);
  await expect(changed(colleague)).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Reset', exact: true })).toBeVisible();
  await expect(colleague.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await menuButton(colleague, name).click();
  await expect(menu(colleague).getByText('Shared by Sam Signup').first()).toBeVisible();
  await expect(menu(colleague).getByText('Rename or share')).toHaveCount(0);
  await expect(menu(colleague).getByText(`Delete “${name}”`)).toHaveCount(0);
  await colleague.keyboard.press('Escape');
  await keepView(colleague, 'My copy');
  await expect(heads(colleague).filter({ hasText: 'Role' })).toHaveCount(0);
  for (const page of [owner, colleague, other]) await page.context().close();
});

test('the keyboard alone keeps a view, on a telephone too', async ({ browser }) => {
  const page = await colleagueOf(browser, 'finance');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(adminAccountsPath());
  await hydrated(page);
  await menuButton(page, 'Everything').focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Everything' })).toBeFocused();
  await menu(page).getByText('Save as a new view').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByLabel('Name')).toBeFocused();
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.type('All of them');
  await page.keyboard.press('Enter');
  await expect(menuButton(page, 'All of them')).toBeFocused();
  await expect(menu(page)).toBeHidden();
  await menuButton(page, 'All of them').press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'All of them')).toBeFocused();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.context().close();
});
