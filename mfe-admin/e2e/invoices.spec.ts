import { adminInvoicePath, adminOrderPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { invoiceOrder, type InvoicedOrder } from '@gantry/testing/invoicing';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

test.use({ allowedErrors: [/404/] });

async function invoiced(page: Page, browser: Browser): Promise<InvoicedOrder> {
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example');
  await signIn(page, 'admin@demo.gantry.example', '/admin/orders');
  const order = await invoiceOrder(buyer, page);
  await buyer.context().close();
  return order;
}
const fold = (page: Page, name: string) => page.locator('summary', { hasText: name }).click();

test('an invoice is disputed, settled, sent again, canceled in error, and the one in its place voided', async ({
  page,
  browser,
}) => {
  const { number, invoice } = await invoiced(page, browser);
  await page.goto(adminOrderPath(number));
  await hydrated(page);
  await page.getByRole('link', { name: `Invoice ${invoice.toUpperCase()}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice.toUpperCase());

  await fold(page, 'Mark as disputed');
  await page.getByRole('button', { name: 'Mark as disputed' }).click();
  await expect(page.locator('#invoice-dispute [aria-invalid=true]')).toBeFocused();
  await page.locator('#invoice-dispute').getByLabel('Reason').fill('Two boxes were missing');
  await page.getByRole('button', { name: 'Mark as disputed' }).click();
  await expect(page.getByText('Two boxes were missing')).toBeVisible();
  await fold(page, 'Settle the dispute');
  await page.getByRole('button', { name: 'Dispute settled' }).click();
  await expect(page.getByText('Two boxes were missing')).toHaveCount(0);

  await fold(page, 'Send again');
  await page.locator('#invoice-send').getByLabel('E-mail').fill('books@acme.example');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('books@acme.example ·')).toBeVisible();

  await fold(page, 'Cancel, issued in error');
  await page.locator('#invoice-cancel').getByLabel('Reason').fill('Wrong PO number');
  await page.locator('#invoice-cancel').getByLabel('PO number on the replacement').fill('PO-7732');
  await page.getByRole('button', { name: 'Cancel and replace' }).click();
  await expect(page.getByText('stands in its place')).toBeVisible();
  await page.getByText('stands in its place').getByRole('link').click();
  await expect(page.getByText('PO-7732')).toBeVisible();

  await fold(page, 'Void by full credit');
  await page.locator('#invoice-void').getByLabel('Reason').fill('Never delivered');
  await page.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Payments and credits' })).toContainText('Credit');
  await expect(page.getByText('What you can do')).toBeVisible();
});

test('who may not change invoices sees no act of finance, and no invoice that does not exist', async ({
  page,
  browser,
}) => {
  const { invoice } = await invoiced(page, browser);
  const warehouse = await (await browser.newContext()).newPage();
  await signIn(warehouse, 'warehouse@demo.gantry.example', adminInvoicePath(invoice));
  await expect(warehouse.getByRole('heading', { level: 1 })).toContainText(invoice.toUpperCase());
  await expect(warehouse.getByText('What you can do')).toHaveCount(0);
  expect((await warehouse.goto(adminInvoicePath('i-999999')))?.status()).toBe(404);
  await warehouse.context().close();

  await page.goto(adminInvoicePath(invoice));
  await hydrated(page);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
