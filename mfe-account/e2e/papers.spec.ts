import {
  fillPurchase,
  freshEmail,
  hydrated,
  overflow,
  placeOrder,
  putInCart,
  signIn,
} from '@gantry/testing/buying';
import { invoiceOrder, type InvoicedOrder } from '@gantry/testing/invoicing';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

test.use({ allowedErrors: [/404/] });

async function staffOf(browser: Browser): Promise<Page> {
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'admin@demo.gantry.example', '/admin/orders');
  return staff;
}

/** Saves what a link leads to, and says whether it is a PDF. */
async function isPdf(page: Page, link: string): Promise<boolean> {
  const address = await page.getByRole('link', { name: link }).first().getAttribute('href');
  const answer = await page.request.get(address!);
  return (await answer.body()).subarray(0, 5).toString() === '%PDF-';
}

test('a guest who pays in advance has the order and a proforma invoice on paper, and nobody without the link', async ({
  page,
  browser,
}) => {
  const email = freshEmail('papers');
  await putInCart(page);
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  await hydrated(page);
  expect(await isPdf(page, 'Order, PDF')).toBe(true);
  expect(await isPdf(page, 'Proforma invoice, PDF')).toBe(true);
  await page.getByRole('link', { name: 'Proforma invoice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Proforma invoice ${number}`);
  await expect(page.getByText('This is not a tax invoice')).toBeVisible();
  await expect(page.getByText(`Payment reference: ${number}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const withoutToken = new URL(page.url());
  await page.goto(`/fr${withoutToken.pathname}${withoutToken.search}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Facture pro forma ${number}`);
  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, 'buyer@demo.gantry.example');
  expect((await stranger.goto(withoutToken.pathname))?.status()).toBe(404);
  await stranger.context().close();
});

test('a shipment has its packing slip for its buyer and the dock, and an order its pick list for the dock alone', async ({
  page,
  browser,
}) => {
  const staff = await staffOf(browser);
  await signIn(page, 'buyer@demo.gantry.example');
  const { number }: InvoicedOrder = await invoiceOrder(page, staff);
  await page.goto(`/my-account/orders/${number}`);
  await hydrated(page);
  expect(await isPdf(page, 'Packing slip, PDF')).toBe(true);
  await page.getByRole('link', { name: 'Packing slip', exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Packing slip S-\d+$/);
  await expect(page.getByRole('table')).toContainText('2 ');
  await expect(page.getByText('$')).toHaveCount(0);
  await expectNoAxeViolations(page);
  const slip = (await heading.innerText()).split(' ').at(-1)!.toLowerCase();
  await staff.goto(`/admin/papers/packing-slip/${slip}`);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(await heading.innerText());
  await staff.goto(`/admin/papers/pick-list/${number}`);
  await expect(staff.getByText('Nothing is left to pick.')).toBeVisible();
  await expectNoAxeViolations(staff);
  expect((await page.goto(`/my-account/papers/pick-list/${number}`))?.status()).toBe(404);
  await staff.context().close();
});
