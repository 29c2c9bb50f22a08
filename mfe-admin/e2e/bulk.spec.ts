import { beforeHydration, overflow, signIn } from '@gantry/testing/buying';
import { ordersWith } from '@gantry/testing/ordering';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** The list of orders, filtered by a purchase order number. */
async function openOrders(page: Page, who: string, po: string): Promise<void> {
  await signIn(page, `${who}@demo.gantry.example`, '/admin/orders');
  await page.getByLabel('PO: value').fill(po);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=poNumber/);
}
const box = (page: Page, number: string) => page.getByRole('checkbox', { name: `Select order ${number}` });
const allBox = (page: Page) => page.getByRole('checkbox', { name: 'Select all orders on this page' });
const dialog = (page: Page) => page.getByRole('dialog');
const result = (page: Page, number: string) =>
  dialog(page).getByRole('list', { name: 'Results' }).getByRole('listitem').filter({ hasText: number });

test('many orders are put on hold at once; one that cannot be says why and stays selected', async ({
  page,
  browser,
}) => {
  test.slow();
  const { po, numbers } = await ordersWith(browser, 2);
  const [first = '', second = ''] = numbers;
  await openOrders(page, 'sales', po);
  await expect(box(page, second)).toBeVisible();
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/transitions')) keys.push(request.headers()['idempotency-key'] ?? '');
  });

  await box(page, first).check();
  await expect(page.getByRole('status').filter({ hasText: '1 order selected' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Put on hold …' }).click();
  await expect(dialog(page)).toContainText('Customers get no e-mail.');
  await dialog(page).getByRole('button', { name: 'Put 1 order on hold' }).click();
  await expect(dialog(page).getByText('This status requires a reason').first()).toBeVisible();
  await dialog(page).getByLabel('Reason (logged)').fill('Waits for the drawing');
  await expectNoAxeViolations(page);
  await dialog(page).getByRole('button', { name: 'Put 1 order on hold' }).click();
  await expect(result(page, first)).toContainText('1 line: On hold');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row').filter({ hasText: first })).toContainText('On hold');
  await expect(box(page, first)).not.toBeChecked();

  // the keyboard alone
  await allBox(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '2 orders selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Put on hold …' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Reason (logged)').fill('Waits for the drawing');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('2 of 2 orders: 1 done, 1 unchanged');
  await expect(result(page, first)).toContainText('No line can change to this status.');
  await expect(result(page, second)).toContainText('1 line: On hold');
  await expect(dialog(page).getByLabel('Reason (logged)')).toHaveValue('Waits for the drawing');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(box(page, first)).toBeChecked();
  await expect(box(page, second)).not.toBeChecked();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain('');

  await page.goto(`/admin/orders/order-${second}`);
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Waits for the drawing');
});

test('what may not be confirmed yet stays as it is for sales; an administrator confirms it with a reason', async ({
  page,
  browser,
}) => {
  test.slow();
  const { po, numbers } = await ordersWith(browser, 1);
  const [number = ''] = numbers;
  await openOrders(page, 'sales', po);
  await box(page, number).check();
  await page.getByRole('button', { name: 'Confirm …' }).click();
  await dialog(page).getByRole('button', { name: 'Confirm 1 order' }).click();
  await expect(result(page, number)).toContainText('Awaiting advance payment.');
  await page.keyboard.press('Escape');
  await expect(box(page, number)).toBeChecked();

  const admin = await (await browser.newContext()).newPage();
  await openOrders(admin, 'admin', po);
  await box(admin, number).check();
  await admin.getByRole('button', { name: 'Confirm …' }).click();
  await dialog(admin).getByRole('button', { name: 'Confirm 1 order' }).click();
  await expect(result(admin, number)).toContainText('A reason is required.');
  await dialog(admin).getByLabel('Reason (logged)').fill('Check 1301 has arrived');
  await dialog(admin).getByRole('button', { name: 'Confirm 1 order' }).click();
  await expect(result(admin, number)).toContainText('1 line: Confirmed');
  await expect(dialog(admin).getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  await admin.context().close();
});

test.describe('when the answer is lost', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('what is asked for once more is the same write', async ({ page, browser }) => {
    test.slow();
    const { po, numbers } = await ordersWith(browser, 1);
    const [number = ''] = numbers;
    await openOrders(page, 'sales', po);
    const keys: (string | undefined)[] = [];
    await page.route('**/transitions', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ response });
    });
    await box(page, number).check();
    await page.getByRole('button', { name: 'Put on hold …' }).click();
    await dialog(page).getByLabel('Reason (logged)').fill('Waits for papers');
    await dialog(page).getByRole('button', { name: 'Put 1 order on hold' }).click();
    await expect(result(page, number)).toContainText('Unchanged');
    await dialog(page).getByRole('button', { name: 'Put 1 order on hold' }).click();
    await expect(result(page, number)).toContainText('1 line: On hold');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

test('boxes ticked before the scripts run count, all can be taken back, and it fits a telephone', async ({
  page,
  browser,
}) => {
  test.slow();
  const { numbers } = await ordersWith(browser, 1);
  const [number = ''] = numbers;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'sales@demo.gantry.example', '/admin/orders');
  await beforeHydration(page, '/admin/orders', () => box(page, number).check());
  await expect(page.getByRole('status').filter({ hasText: '1 order selected' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(box(page, number)).not.toBeChecked();
});

test('who may change no order has no boxes', async ({ page }) => {
  await signIn(page, 'auditor@demo.gantry.example', '/admin/orders');
  await expect(page.getByRole('columnheader', { name: 'Order', exact: true })).toBeVisible();
  await expect(allBox(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Columns', exact: true })).toBeVisible();
});
