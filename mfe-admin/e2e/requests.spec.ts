import { adminCreateRequestPath, adminOrderPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { invoiceOrder } from '@gantry/testing/invoicing';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

test.use({ allowedErrors: [/409/] });

/** An order that has arrived; `page` is an admin's. */
async function deliveredOrder(page: Page, browser: Browser): Promise<string> {
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  await signIn(page, 'admin@demo.gantry.example', '/admin/orders');
  const { number } = await invoiceOrder(buyer, page);
  await buyer.context().close();
  await page.goto(adminOrderPath(number));
  await hydrated(page);
  const shipment = page.getByRole('article');
  await shipment.locator('summary', { hasText: 'It has arrived' }).click();
  await shipment.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByRole('table', { name: 'Lines' }).getByText('Delivered')).toHaveCount(2);
  return number;
}

test('a return is asked for, authorized, inspected, and refunded', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const number = await deliveredOrder(page, browser);
  await page.goto(adminCreateRequestPath(number));
  await hydrated(page);
  await page
    .getByLabel(/^Quantity/)
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Show the refund' }).click();
  await expect(page.getByText('would be credited')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Request on behalf of the customer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Return R-/);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await page.goto(adminOrderPath(number));
  await hydrated(page);
  const next = page.getByRole('region', { name: 'Next steps' });
  await next.getByRole('link', { name: `Decide about ${name.replace('Return', 'return')}` }).click();
  await page.getByRole('button', { name: 'Authorize the return' }).click();
  await expect(page.getByRole('table').getByText('Return authorized')).toBeVisible();
  const receive = page.getByRole('form', { name: 'Receive and inspect' });
  if (!(await receive.isVisible())) await page.locator('summary', { hasText: 'Receive and inspect' }).click();
  await receive.getByLabel('Condition').selectOption('Opened');
  await receive.getByRole('button', { name: 'Receive and inspect' }).click();
  await expect(page.getByRole('table').getByText('Opened')).toBeVisible();
  await expectNoAxeViolations(page);
  const refund = page.getByRole('form', { name: 'Refund' });
  if (!(await refund.isVisible())) await page.locator('summary', { hasText: /^Refund$/ }).click();
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expect(refund).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('table').getByText('Return refunded')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto('/admin/requests?queue=all');
  await expect(page.getByRole('link', { name: name.replace('Return ', '') })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('roles that do not read cancellations and returns are told so', async ({ page }) => {
  await signIn(page, 'catalog@demo.gantry.example', '/admin/requests');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cancellations and returns');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectNoAxeViolations(page);
});
