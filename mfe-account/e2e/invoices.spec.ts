import { hydrated, overflow, signIn, signUp } from '@gantry/testing/buying';
import { invoiceOrder, type InvoicedOrder } from '@gantry/testing/invoicing';
import { linkInMail } from '@gantry/testing/asking';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

test.use({ allowedErrors: [/404/] });

async function invoiced(page: Page, browser: Browser): Promise<InvoicedOrder> {
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'admin@demo.gantry.example', '/admin/orders');
  await signIn(page, 'buyer@demo.gantry.example');
  const order = await invoiceOrder(page, staff);
  await staff.context().close();
  return order;
}

test('what has shipped is invoiced: on the order, in the list, on paper, by mail, and never to others', async ({
  page,
  browser,
}) => {
  const { number, invoice } = await invoiced(page, browser);
  await page.goto(`/my-account/orders/${number}`);
  await hydrated(page);
  const table = page.getByRole('table', { name: 'Invoices' });
  await expect(table).toContainText('To pay');
  await table.getByRole('link', { name: `Invoice ${invoice.toUpperCase()}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${invoice.toUpperCase()}`);
  for (const text of ['PO-7731', 'Net 30', 'Remit to', 'Gantry Industrial Supply'])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay this invoice' })).toHaveAttribute(
    'href',
    `/checkout/stripe?order=${number}&invoice=${invoice}`,
  );
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'PDF' }).click();
  expect((await file).suggestedFilename()).toBe(`invoice-${invoice}.pdf`);
  await linkInMail(
    page.request,
    'buyer@demo.gantry.example',
    new RegExp(String.raw`\S+/my-account/orders/invoice/${invoice}\b`),
  );
  await page.goto('/my-account/invoices?show=open');
  await expect(page.getByRole('link', { name: `Invoice ${invoice.toUpperCase()}` })).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await signUp(stranger);
  expect((await stranger.goto(`/my-account/orders/invoice/${invoice}`))?.status()).toBe(404);
  await stranger.context().close();
});

test('the statement of account names each invoice, and asks for another period by address', async ({
  page,
  browser,
}) => {
  const { invoice } = await invoiced(page, browser);
  await page.goto('/my-account/invoices');
  await hydrated(page);
  await page.getByRole('link', { name: 'Statement of account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement of account');
  await expect(page.getByText(`Invoice ${invoice.toUpperCase()}`)).toBeVisible();
  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('To').fill('2026-01-31');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/);
  await expect(page.getByText(`Invoice ${invoice.toUpperCase()}`)).toHaveCount(0);
});

for (const [language, prefix, title] of [
  ['Spanish', '/es', 'Factura'],
  ['French', '/fr', 'Facture'],
] as const) {
  test(`an invoice reads ${language}, without a fault for axe, and fits a telephone`, async ({
    page,
    browser,
  }) => {
    const { invoice } = await invoiced(page, browser);
    await page.goto(`${prefix}/my-account/orders/invoice/${invoice}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} ${invoice.toUpperCase()}`);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.goto(`${prefix}/my-account/invoices`);
    await hydrated(page);
    await expectNoAxeViolations(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}
