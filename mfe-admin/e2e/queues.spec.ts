import { hydrated, signIn } from '@gantry/testing/buying';
import { ordersWith } from '@gantry/testing/ordering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const queues = (page: Page) => page.getByRole('navigation', { name: 'What orders wait for' });
const opened = (page: Page) => page.getByRole('complementary');
const rail = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test('orders are worked through by what they wait for, the longest waiting first, by keys', async ({
  page,
  browser,
}) => {
  test.slow();
  const {
    numbers: [older = '', newer = ''],
  } = await ordersWith(browser, 2);
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, 'finance@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  const room = rail(page).getByRole('link', { name: /^Orders/ });
  await expect(room).toHaveAccessibleName(/\d+ wait for you/);
  await queues(page)
    .getByRole('link', { name: /Awaiting payment/ })
    .click();
  await expect(page).toHaveURL(/queue=awaiting-payment/);
  await expect(page.getByText(/The longest waiting first; the first was placed/)).toBeVisible();
  const cells = (status: string) => page.getByRole('table').getByRole('cell', { name: status, exact: true });
  await expect(cells('Pending').first()).toBeVisible();
  await expect(cells('Confirmed')).toHaveCount(0);
  await expectNoAxeViolations(page);

  const count = await queues(page)
    .getByRole('link', { name: /Awaiting payment/ })
    .textContent();
  const last = Math.ceil(Number(/\d+/.exec(count ?? '')?.[0] ?? '1') / 50);
  await page.goto(`/admin/orders?queue=awaiting-payment&page=${last}`);
  await hydrated(page);
  await page.getByRole('link', { name: older, exact: true }).click();
  await expect(opened(page).getByRole('heading', { level: 2 })).toContainText(older);
  await page.keyboard.press('n');
  await expect(opened(page).getByRole('heading', { level: 2 })).toContainText(newer);
  await page.keyboard.press('p');
  await expect(opened(page).getByRole('heading', { level: 2 })).toContainText(older);
  await opened(page).getByRole('link', { name: 'Next' }).click();
  await expect(opened(page).getByRole('heading', { level: 2 })).toContainText(newer);
  await page.keyboard.press('x');
  await expect(opened(page)).toBeHidden();
});

test('a key is text where somebody types, and each key is listed on "?"', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, 'sales@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
  await expect(opened(page)).toBeVisible();
  const address = page.url();
  await page.getByLabel('Order: value').fill('');
  await page.getByLabel('Order: value').press('n');
  await expect(page.getByLabel('Order: value')).toHaveValue('n');
  expect(page.url()).toBe(address);
  await page.getByLabel('Order: value').fill('');
  await page.getByLabel('Order: value').blur();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog');
  await expect(list.getByRole('region', { name: 'Beside an open record' })).toContainText(
    'Next record of the list',
  );
});

test('somebody without work of their own is told of none', async ({ page }) => {
  await signIn(page, 'auditor@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  await expect(queues(page)).toBeVisible();
  await expect(rail(page).getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
});

test('records that open on pages of their own are worked through by the same keys', async ({ page }) => {
  await signIn(page, 'admin@demo.gantry.example', '/admin/access/accounts');
  await hydrated(page);
  const numbers = page.getByRole('table').getByRole('rowheader').getByRole('link');
  const [first = '', second = ''] = await numbers.allTextContents();
  await numbers.first().click();
  await expect(page).toHaveURL(new RegExp(`/accounts/${first}$`, 'i'));
  await expect(page.getByRole('link', { name: /^Back to list · 1 of \d+$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`/accounts/${second}$`, 'i'));
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(new RegExp(`/accounts/${first}$`, 'i'));
  await page.keyboard.press('x');
  await expect(page).toHaveURL(/\/admin\/access\/accounts$/);
  // whoever comes from elsewhere is in no list
  await page.goto(`/admin/access/accounts/${first.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to list/ })).toHaveCount(0);
});
