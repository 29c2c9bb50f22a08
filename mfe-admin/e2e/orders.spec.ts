import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import {
  hydrated,
  beforeHydration,
  fillPurchase,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
} from '@gantry/testing/buying';

/** A customer with an order, in a browser of their own. */
async function customerWithOrder(
  browser: Browser,
): Promise<{ customer: Page; number: string; email: string }> {
  const customer = await (await browser.newContext()).newPage();
  const email = await signUp(customer, '/cart');
  await putInCart(customer, 2);
  await fillPurchase(customer, { email, poNumber: 'PO-STAFF' });
  return { customer, number: await placeOrder(customer), email };
}
const moveTo = (page: Page, status: string) =>
  page
    .getByRole('group', { name: /^Change/ })
    .getByRole('button', { name: status, exact: true })
    .click();

test('staff confirms lines, the customer reads the new wording, and the trail keeps it', async ({
  page,
  browser,
}) => {
  test.slow();
  const { customer, number } = await customerWithOrder(browser);
  await signIn(page, 'admin@demo.gantry.example', `/admin/orders/order-${number}`);
  await hydrated(page);
  await expect(page.getByText('Can’t be confirmed yet')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('checkbox', { name: 'Select all lines' }).check();
  await moveTo(page, 'Confirmed');
  await expect(page.getByText('This status requires a reason').first()).toBeVisible();
  await page.getByLabel('Reason (logged)').fill('Check 1207 has arrived');
  await moveTo(page, 'Confirmed');
  await expect(page.getByText('2 lines: Confirmed.', { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Check 1207 has arrived');

  await customer.goto(`/my-account/orders/${number}`);
  await expect(customer.getByRole('table').getByText('Confirmed')).toHaveCount(2);
  await expect(customer.getByRole('main')).not.toContainText('Check 1207');

  await expect(async () => {
    await page.goto(`/admin/audit?entity=order&number=${number}`);
    await expect(page.getByRole('cell', { name: 'Check 1207 has arrived' }).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await expect(page.getByText('Audit trail intact')).toBeVisible();
  await customer.context().close();
});

test('what is ticked and written before the scripts run, the page knows', async ({ page, browser }) => {
  test.slow();
  const { customer, number } = await customerWithOrder(browser);
  await customer.context().close();
  await signIn(page, 'admin@demo.gantry.example');
  await beforeHydration(page, `/admin/orders/order-${number}`, async () => {
    await page.getByRole('checkbox', { name: 'Select all lines' }).check();
    await page.getByLabel('Reason (logged)').fill('Check 1208 has arrived');
  });
  await moveTo(page, 'Confirmed');
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Check 1208 has arrived');
});

/** As if the tab stood behind another one, or in front again. */
const turnTab = (page: Page, visibilityState: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibilityState);

test('what others change is seen without asking for it, and nothing that was typed is lost', async ({
  page,
  browser,
  context,
}) => {
  test.slow();
  const { customer, number } = await customerWithOrder(browser);
  await customer.context().close();
  await signIn(page, 'admin@demo.gantry.example', `/admin/orders/order-${number}`);
  await hydrated(page);
  await page.getByRole('checkbox', { name: /^Select line 2/ }).check();
  await page.getByLabel('Reason (logged)').fill('Half a sentence');
  const other = await context.newPage();
  await other.goto(`/admin/orders/order-${number}`);
  await hydrated(other);
  await other.getByRole('checkbox', { name: /^Select line 1/ }).check();
  await other.getByLabel('Reason (logged)').fill('Check 1209 has arrived');
  await moveTo(other, 'Confirmed');
  await expect(page.getByRole('table').getByText('Confirmed')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Check 1209 has arrived');
  await expect(page.getByLabel('Reason (logged)')).toHaveValue('Half a sentence');
  await expect(page.getByRole('checkbox', { name: /^Select line 2/ })).toBeChecked();
});

test.describe('when somebody else was faster', () => {
  test.use({ allowedErrors: [/409/] });

  test('the page shows the new state and keeps the reason', async ({ page, browser, context }) => {
    test.slow();
    const { customer, number } = await customerWithOrder(browser);
    await customer.context().close();
    await signIn(page, 'admin@demo.gantry.example', `/admin/orders/order-${number}`);
    await hydrated(page);
    await turnTab(page, 'hidden');
    const other = await context.newPage();
    await other.goto(`/admin/orders/order-${number}`);
    await hydrated(other);
    await page.getByRole('checkbox', { name: 'Select all lines' }).check();
    await page.getByLabel('Reason (logged)').fill('Mine to decide');
    await other.getByRole('checkbox', { name: /^Select line 1/ }).check();
    await other.getByLabel('Reason (logged)').fill('Waits for papers');
    await other.getByText('Other changes').click();
    await moveTo(other, 'On hold');
    await expect(other.getByText('1 line: On hold.', { exact: false })).toBeVisible();
    await moveTo(page, 'Confirmed');
    await expect(page.getByText(/Someone else changed this order in the meantime/)).toBeVisible();
    await expect(page.getByLabel('Reason (logged)')).toHaveValue('Mine to decide');
    await expect(page.getByRole('table').getByText('On hold')).toBeVisible();
  });
});

test('filters, order and the open record stand in the address', async ({ page, browser }) => {
  test.slow();
  const { customer, number, email } = await customerWithOrder(browser);
  await customer.context().close();
  await signIn(page, 'sales@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  await page.getByLabel('E-mail: value').fill(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=email%3Acontains/);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('link', { name: 'Total' }).click();
  await expect(page).toHaveURL(/sort=-grandTotal/);
  await page.getByLabel('Then by…').selectOption('Placed');
  await expect(page).toHaveURL(/sort=-grandTotal%2C-placedAt/);
  await page.getByRole('link', { name: 'Order', exact: true }).focus();
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/sort=-grandTotal%2C-placedAt%2Cnumber/);
  await page.getByRole('link', { name: 'Don’t sort by Placed' }).click();
  await expect(page).toHaveURL(/sort=-grandTotal%2Cnumber/);
  await page.reload();
  await expect(page.getByLabel('E-mail: value')).toHaveValue(email);
  await hydrated(page);
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(new RegExp(`open=${number}`));
  await expect(page.getByRole('complementary', { name: `Order ${number}` })).toContainText('PO-STAFF');
  await expect(page.getByRole('complementary', { name: `Order ${number}` })).toContainText('UPS Ground');
  // what this role may do once it is possible stands there with what it waits for
  await page.getByRole('checkbox', { name: 'Select all lines' }).check();
  await expect(page.getByRole('listitem').filter({ hasText: 'Confirmed: ' })).toContainText(
    'Awaiting advance payment.',
  );
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('complementary', { name: `Order ${number}` })).toHaveCount(0);
  await page.getByLabel('Total: match').selectOption('greater than');
  await page.getByLabel('Total: value').fill('999999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeInViewport();
  const filters = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem');
  await expect(filters).toContainText([`E-mail contains ${email}`, 'Total greater than $999,999.00']);
  await page.getByRole('link', { name: 'Remove filter: Total' }).click();
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByLabel('Total: value').fill('999999');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeInViewport();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  // in a shop with a past, larger orders come first
  await expect(filters).toHaveCount(0);
  await expect(page).not.toHaveURL(/filter=/);
  await expect(page.getByRole('table').getByRole('link', { name: /^\d+$/ }).first()).toBeVisible();
});

test.describe('for customers', () => {
  test.use({ allowedErrors: [/404/] });

  test('the back office does not exist', async ({ page }) => {
    await signIn(page, 'buyer@demo.gantry.example');
    for (const address of ['/admin/orders', '/admin/audit', '/admin/operations']) {
      expect((await page.goto(address))?.status()).toBe(404);
    }
  });

  test('nor do records without a number exist for staff', async ({ page }) => {
    await signIn(page, 'admin@demo.gantry.example', '/admin/operations');
    for (const address of [
      '/admin/mpo/anything',
      '/admin/orders/checkout/online-1',
      '/admin/orders/anything',
    ]) {
      expect((await page.goto(address))?.status()).toBe(404);
    }
  });
});

test.describe('the audit trail', () => {
  test.use({ allowedErrors: [/409/] });

  test('tells a role without access that it has none', async ({ page }) => {
    await signIn(page, 'sales@demo.gantry.example', '/admin/audit');
    await expect(page.getByText('You don’t have access to the audit trail')).toBeVisible();
  });
});

test('the filter of the first column stays with it when the table scrolls sideways', async ({
  page,
  browser,
}) => {
  const { customer, number } = await customerWithOrder(browser);
  await customer.context().close();
  // the narrowest that does not stack: wider than the window whatever stands in the rows
  await page.setViewportSize({ width: 640, height: 844 });
  await signIn(page, 'sales@demo.gantry.example', '/admin/orders');
  await hydrated(page);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const table = page.getByRole('region', { name: 'Orders', exact: true });
  const onTop = () =>
    table.evaluate((region) => {
      region.scrollLeft = 300;
      const [head, filter] = [...region.querySelectorAll('thead tr > :first-child')].map((cell) =>
        cell.getBoundingClientRect(),
      );
      if (!head || !filter || region.scrollLeft < 100) return 'nothing scrolled';
      const hit = document.elementFromPoint(filter.left + 12, filter.top + filter.height / 2);
      const isFilter = region.querySelector('thead tr + tr > :first-child')?.contains(hit);
      return filter.left === head.left && isFilter ? 'the filter' : 'another cell';
    });
  await expect.poll(onTop).toBe('the filter');
});

test('an order links to its audit trail only for roles that may read it', async ({ browser }) => {
  const { customer, number } = await customerWithOrder(browser);
  for (const [person, count] of [
    ['sales', 0],
    ['admin', 1],
  ] as const) {
    const page = await (await browser.newContext()).newPage();
    await signIn(page, `${person}@demo.gantry.example`, `/admin/orders/order-${number}`);
    await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Audit trail' })).toHaveCount(count);
    await page.context().close();
  }
  await customer.context().close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the list, and it fits a telephone', async ({ page }) => {
      await signIn(page, 'admin@demo.gantry.example', '/admin/orders');
      for (const address of ['/admin/orders', '/admin/audit', '/admin/reviews']) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await expectNoAxeViolations(page);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    });
  });
}
