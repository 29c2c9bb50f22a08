import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import {
  hydrated,
  fillPurchase,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
} from '@gantry/testing/buying';
import { linkInMail } from '@gantry/testing/asking';
import { addSupplier } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

/** The number of an order of one line. */
async function orderOf(browser: Browser): Promise<string> {
  const customer = await (await browser.newContext()).newPage();
  const email = await signUp(customer, '/cart');
  await putInCart(customer);
  await fillPurchase(customer, { email, poNumber: 'PO-MPO' });
  const number = await placeOrder(customer);
  await customer.context().close();
  return number;
}

/** Whatever the product comes in. */
const inUnits = /^1 [a-z]/;
const orderLink = /\S+\/supplier\/order\/\S+/;

/** The supplier confirms for a day, at another price, and reads that it waits. */
async function confirmDearer(page: Page, price: string): Promise<void> {
  await page.getByLabel('Goods leave on').fill('2099-05-04');
  await page.getByText('Other quantities, prices or dates?').click();
  await expect(page.getByText(/^Ordered: 1 [a-z]/)).toBeVisible();
  await page.getByLabel('Price per unit ($)').fill(price);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await expect(page.getByText('Thank you, we have your answer')).toBeVisible();
  await expect(page.getByText(`Line 1: $${price} per unit instead of $4.00`)).toBeVisible();
}

/** The link of the mail that came after the one with this link. */
async function newLink(page: Page, email: string, before: string): Promise<string> {
  let link = before;
  await expect
    .poll(async () => (link = await linkInMail(page.request, email, orderLink)), { timeout: 60_000 })
    .not.toBe(before);
  return link;
}

/** The supplier reads why the answer was sent back, and answers again, with scripts off. */
async function answerAgain(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(link).pathname);
  await expect(page.getByText('Your list says less')).toBeVisible();
  await confirmDearer(page, '4.10');
  await context.close();
}

test('an order’s line is bought: drawn up, confirmed by link otherwise than ordered, decided on, received, and matched with the invoice', async ({
  page,
  browser,
}) => {
  test.slow();
  const number = await orderOf(browser);
  await signIn(page, 'admin@demo.gantry.example', adminOrderPath(number));
  const supplier = await addSupplier(page);
  await hydrated(page);
  await page.getByRole('checkbox', { name: 'Select all lines' }).check();
  await page.getByLabel('Reason (logged)').fill('Check 12 has arrived');
  await page
    .getByRole('group', { name: /^Change/ })
    .getByRole('button', { name: 'Confirmed', exact: true })
    .click();
  await expect(page.getByText('1 line: Confirmed.', { exact: false })).toBeVisible();

  await page.getByRole('link', { name: 'Create MPO' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create MPO');
  await expectNoAxeViolations(page);
  await page.getByLabel('Quantity', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Save and preview' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await page.getByLabel('Quantity', { exact: true }).fill('1');
  await expect(page.getByLabel('Quantity', { exact: true })).toHaveAccessibleDescription(inUnits);
  await page.getByLabel('Supplier', { exact: true }).selectOption({ label: supplier.name });
  await page.getByLabel('Cost per unit ($)').fill('4.00');
  await page.getByRole('button', { name: 'Save and preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Generate MPO');
  await expect(page.getByText('This is a draft. It has not been sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate MPO' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Purchase order M-\d+/);

  const link = await linkInMail(page.request, supplier.email, orderLink);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(new URL(link).pathname);
  await hydrated(theirs);
  await expectNoAxeViolations(theirs);
  await confirmDearer(theirs, '4.90');
  await theirs.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(theirs)).toBeLessThanOrEqual(0);
  await theirs.context().close();

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Line 1: $4.90 per unit instead of $4.00', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByText('Send it back to the supplier').click();
  await page.getByLabel('Why it is sent back').fill('Your list says less');
  await page.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('Differences sent back', { exact: true })).toBeVisible();
  await answerAgain(browser, await newLink(page, supplier.email, link));
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Accept differences' }).click();
  await expect(page.getByText('Differences accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lines' }).getByRole('cell', { name: inUnits })).toBeVisible();
  await page.getByText('Goods came in', { exact: true }).click();
  await expect(page.getByText(/^Ordered: 1 [a-z]/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Book receipt' }).click();
  await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Invoice number').fill('INV-77');
  await page.getByLabel('Price per unit ($)').fill('5.00');
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByText(/billed per unit/)).toBeVisible();
  await page.getByLabel('Price per unit ($)').fill('4.00');
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByText('It matches what was ordered and received.')).toBeVisible();
  await page.getByRole('button', { name: 'Match and complete' }).click();
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await expect(async () => {
    await page.goto(adminOrderPath(number));
    await expect(page.getByRole('table').getByText('Processing').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test.describe('for stock', () => {
  // an unknown part number is refused by the server
  test.use({ allowedErrors: [/status of 422/] });

  test('the list of purchase orders has queues, and a draft for stock is found in it and discarded', async ({
    page,
  }) => {
    await signIn(page, 'purchasing@demo.gantry.example', '/admin/mpo');
    const supplier = await addSupplier(page);
    await page.goto('/admin/mpo/create-mpo-stock');
    await hydrated(page);
    await page.getByLabel('Supplier', { exact: true }).selectOption({ label: supplier.name });
    await page.getByLabel('Part number').fill('no such part');
    await page.getByRole('button', { name: 'Save and preview' }).click();
    await expect(page.getByText('We have no such part number.').first()).toBeVisible();
    const found = await page.request.get('/api/v1/catalog/products?size=1');
    const { data } = (await found.json()) as { data: { items: { partNumber: string }[] } };
    await page.getByLabel('Part number').fill(data.items[0]!.partNumber);
    await page.getByRole('button', { name: 'Save and preview' }).click();
    await expect(page.getByText('Enter every cost first.')).toBeVisible();
    await page.goto(`/admin/mpo?queue=drafts&search=${encodeURIComponent(supplier.name)}`);
    await hydrated(page);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Draft', exact: true }).click();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Purchase orders (MPO)');
  });
});
