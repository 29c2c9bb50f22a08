import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { addSupplier, type AddedSupplier } from '@gantry/testing/offering';
import { confirmedOrder, termsBuyer } from '@gantry/testing/shipping';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const purchasing = 'purchasing@demo.gantry.example';

/** Sends the draft that is open to its supplier. */
async function generateOrder(page: Page, supplier: AddedSupplier): Promise<void> {
  await page.getByLabel('Supplier', { exact: true }).selectOption({ label: supplier.name });
  await page.getByLabel('Cost per unit ($)').fill('4.00');
  await page.getByRole('button', { name: 'Save and preview' }).click();
  await page.getByRole('button', { name: 'Generate MPO' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Purchase order M-\d+/);
  await hydrated(page);
}

interface Bought {
  readonly partNumber: string;
  readonly uri: string;
}

/** Orders so many of a product for the shelf: of the first one that a filter of listings leaves. */
async function buyForStock(page: Page, quantity: number, filter = ''): Promise<Bought> {
  const supplier = await addSupplier(page);
  const found = await page.request.get(`/api/v1/catalog/products?size=1${filter}`);
  const { data } = (await found.json()) as { data: { items: Bought[] } };
  const [product] = data.items;
  await page.goto('/admin/mpo/create-mpo-stock');
  await hydrated(page);
  await page.getByLabel('Part number').fill(product!.partNumber);
  await page.getByLabel('Quantity', { exact: true }).fill(String(quantity));
  await generateOrder(page, supplier);
  return product!;
}

/** Notes what the supplier said by phone: all of it, at that price, on that day. */
async function noteConfirmation(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Supplier confirmed' });
  await form.getByLabel('Promised for', { exact: true }).fill('2099-05-04');
  await form.getByRole('button', { name: 'Note confirmation' }).click();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
}

/** What one line says in a column of the lines. */
const quantityOf = (page: Page, column: string) =>
  page.getByRole('table', { name: 'Lines' }).locator(`td[data-label="${column}"]`).first();

test.describe('what comes in', () => {
  // more than was ordered is refused by the server
  test.use({ allowedErrors: [/status of 422/] });

  test('goods for stock come in twice, some of them damaged, and no more than was ordered', async ({
    page,
  }) => {
    test.slow();
    await signIn(page, 'admin@demo.gantry.example', '/admin/mpo');
    await buyForStock(page, 5);
    await noteConfirmation(page);

    const receipt = page.getByRole('form', { name: 'Goods came in' });
    await page.getByText('Goods came in', { exact: true }).click();
    await receipt.getByLabel('Received').fill('6');
    await receipt.getByRole('button', { name: 'Book receipt' }).click();
    await expect(receipt.getByText('This is more than is still open.').first()).toBeVisible();
    await receipt.getByLabel('Received').fill('2');
    await receipt.getByLabel('Of these damaged').fill('1');
    await receipt.getByLabel('Note').fill('One box wet');
    await receipt.getByRole('button', { name: 'Book receipt' }).click();
    await expect(page.getByText(/Received: 2 [a-z]+ of line 1 \(1 damaged\)/)).toBeVisible();
    await expect(page.getByText('One box wet')).toBeVisible();
    await expect(page.getByText('Partially shipped', { exact: true }).first()).toBeVisible();
    await expect(quantityOf(page, 'Received')).toHaveText('2');
    await expect(quantityOf(page, 'Damaged')).toHaveText('1');
    await expectNoAxeViolations(page);

    await expect(receipt.getByLabel('Received')).toHaveValue('3');
    await receipt.getByRole('button', { name: 'Book receipt' }).click();
    await expect(page.getByText('Received', { exact: true }).first()).toBeVisible();
    await expect(quantityOf(page, 'Received')).toHaveText('5');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('what the supplier brings on another day is noted, and no day twice', async ({ page }) => {
    test.slow();
    await signIn(page, purchasing, '/admin/mpo');
    await buyForStock(page, 2);
    await noteConfirmation(page);
    await page.getByText('Supplier changed the day', { exact: true }).click();
    const form = page.getByRole('form', { name: 'Supplier changed the day' });
    await form.getByRole('button', { name: 'Save new day' }).click();
    await expect(
      form.getByText('This is the day it is promised for already.', { exact: false }).first(),
    ).toBeVisible();
    await form.getByLabel('Now promised for').fill('2099-06-08');
    await form.getByLabel('Note').fill('The mill is down');
    await form.getByRole('button', { name: 'Save new day' }).click();
    await expect(page.getByText('Day changed by the supplier')).toBeVisible();
    await expect(page.getByText('The mill is down')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Jun 8, 2099');
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

test('goods that go straight to the customer reach them with the supplier’s tracking number', async ({
  page,
  browser,
}) => {
  test.slow();
  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, termsBuyer);
  await signIn(page, 'admin@demo.gantry.example', '/admin/mpo');
  const number = await confirmedOrder(buyer, page);
  const supplier = await addSupplier(page);
  await page.goto(adminOrderPath(number));
  await page.getByRole('link', { name: 'Create MPO' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create MPO');
  await hydrated(page);
  const rest = page.getByRole('button', { name: 'Remove line' });
  if ((await rest.count()) > 0) await rest.last().click();
  await page.getByLabel('Ship to').selectOption({ label: 'Customer (drop-ship)' });
  await page.getByLabel('Forwarder', { exact: true }).selectOption({ label: 'Outside' });
  await generateOrder(page, supplier);
  await noteConfirmation(page);
  const shipment = page.getByRole('form', { name: 'Supplier shipped' });
  await shipment.getByLabel('Tracking number').fill('1Z999AA10123456784');
  await shipment.getByRole('button', { name: 'Note shipment' }).click();
  await expect(page.getByText(/Shipped: 2 [a-z]+ of line 1/)).toBeVisible();
  await expect(page.getByText('Goods came in', { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);

  await expect(async () => {
    await buyer.goto(`/my-account/orders/${number.toLowerCase()}`);
    await expect(buyer.getByRole('main')).toContainText('1Z999AA10123456784', { timeout: 3000 });
  }).toPass();
  await expect(buyer.getByRole('main').getByText('Shipped', { exact: true }).first()).toBeVisible();
  await buyer.context().close();
});

test('a purchase order is put on hold with its reason, and released', async ({ page }) => {
  test.slow();
  await signIn(page, purchasing, '/admin/mpo');
  await buyForStock(page, 1);
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('Enter a reason.').first()).toBeVisible();
  await page.getByLabel('Reason (logged)').fill('Waiting for the budget');
  await page.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('Waiting for the budget')).toBeVisible();
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
});

test('what is sold out can be ordered for the day on which its supplier brings it', async ({
  page,
  browser,
}) => {
  test.slow();
  await signIn(page, purchasing, '/admin/mpo');
  const product = await buyForStock(page, 40, '&availability=out-of-stock');
  await noteConfirmation(page);

  const shopper = await (await browser.newContext()).newPage();
  await expect
    .poll(async () => (await shopper.goto(`/i/${product.uri}`)) && shopper.getByText('On backorder').count())
    .toBeGreaterThan(0);
  await hydrated(shopper);
  await expect(shopper.getByText(/Ships.*May 5/).first()).toBeVisible();
  await expectNoAxeViolations(shopper);
  await shopper.getByLabel('Quantity').first().fill('41');
  await shopper.keyboard.press('Tab');
  await expect(shopper.getByText('1 more not available')).toBeVisible();
  await shopper.getByLabel('Quantity').first().fill('2');
  await shopper.getByRole('checkbox', { name: /ships when new stock arrives/ }).check();
  const answered = shopper.waitForResponse((response) => response.url().endsWith('/api/v1/cart/lines'));
  await shopper.getByRole('button', { name: 'Add to cart' }).first().click();
  expect((await answered).status()).toBe(200);
  await shopper.goto('/cart');
  await expect(shopper.getByText(/Ships.*May 5/).first()).toBeVisible();
  await shopper.context().close();
});
