import { ampleProduct } from '@gantry/testing/ample-products';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { fillPurchase, hydrated, overflow, placeOrder, signIn, signUp } from '@gantry/testing/buying';
import { mailTo } from '@gantry/testing/mails';

const zipField = (page: Page) => page.getByLabel('Estimate delivery: ZIP code');
const pairPattern = /Ships [^·]+ · Arrives [A-Z][a-z]{2} \d+(?: – (?:[A-Z][a-z]{2} )?\d+)?/;

/** Opens a product on the shelf, asks for the days at a ZIP code, and puts it in the cart; gives the days. */
async function putDatedInCart(page: Page, zip = '82001'): Promise<string> {
  await page.goto(`/i/${(await ampleProduct(page.request)).uri}`);
  await hydrated(page);
  const box = page.getByRole('region', { name: 'Price and availability' });
  await zipField(page).fill(zip);
  await box.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(box.getByText(pairPattern)).toBeVisible();
  const [pair = ''] = pairPattern.exec(await box.innerText()) ?? [];
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/cart/lines'));
  await box.getByRole('button', { name: /to cart$/ }).click();
  expect((await answered).status()).toBe(200);
  return pair;
}

test('one item has the same days from its product page to its order', async ({ page, browser }) => {
  test.slow();
  const email = await signUp(page);
  const pair = await putDatedInCart(page);
  expect(pair).not.toBe('');
  await page.goto('/cart');
  await hydrated(page);
  // the ZIP code that was asked for at the product is known here
  await expect(zipField(page)).toHaveValue('82001');
  await expect(page.getByRole('table').getByText(pair)).toBeVisible();
  await expectNoAxeViolations(page);

  await fillPurchase(page, { email, payBy: 'Check' });
  const summary = page.getByRole('complementary');
  // paid by check it ships after payment; the days of each way are known before
  await expect(summary.getByText('Ships after payment')).toBeVisible();
  const number = await placeOrder(page);
  await expect(page.getByRole('table').getByText('Ships after payment')).toBeVisible();
  await page.goto(`/my-account/orders/${number}`);
  await expect(page.getByRole('table').getByText('Ships after payment')).toBeVisible();
  expect(JSON.stringify(await mailTo(page.request, email, 'We received your order'))).toContain(
    'Ships after payment',
  );

  const buyer = await (await browser.newContext()).newPage();
  await signIn(buyer, 'buyer@demo.gantry.example', '/cart');
  await putDatedInCart(buyer, '82001');
  await buyer.goto('/checkout/purchase');
  await hydrated(buyer);
  const shown = buyer.getByRole('complementary').getByText(pairPattern).first();
  await expect(shown).toBeVisible();
  const [ordered = ''] = pairPattern.exec((await shown.textContent()) ?? '') ?? [];
  await buyer.getByLabel('Purchase order number').fill('PO-DATES');
  const placed = await placeOrder(buyer);
  const row = (on: Page) => on.getByRole('table').getByText(ordered, { exact: true }).first();
  await expect(row(buyer)).toBeVisible();
  await buyer.goto(`/my-account/orders/${placed}`);
  await expect(row(buyer)).toBeVisible();
  await expectNoAxeViolations(buyer);

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'admin@demo.gantry.example', `/admin/orders/order-${placed}`);
  await expect(row(staff)).toBeVisible();
});

test.describe('the ZIP code of a cart', () => {
  test.use({ allowedErrors: [/422/] });

  test('is refused at its field, kept there, and is that of the product page', async ({ page }) => {
    await putDatedInCart(page, '10001');
    await page.goto('/cart');
    await hydrated(page);
    await expect(zipField(page)).toHaveValue('10001');
    await zipField(page).fill('00000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('ZIP code “00000” doesn’t exist')).toBeVisible();
    await expect(zipField(page)).toHaveValue('00000');
    await expectNoAxeViolations(page);
    await zipField(page).fill('82001');
    await page.keyboard.press('Enter');
    await expect(page.getByText('By UPS Ground')).toBeVisible();
    await expect(page.getByRole('table').getByText(pairPattern)).toBeVisible();
  });
});

test('a quantity beyond the shelf says what ships when, and may ship together', async ({ page }) => {
  test.slow();
  await page.goto(`/i/${(await ampleProduct(page.request)).uri}`);
  await hydrated(page);
  const box = page.getByRole('region', { name: 'Price and availability' });
  await box.getByRole('spinbutton').fill('999999');
  await page.keyboard.press('Tab');
  await expect(box.getByText(/^Qty [\d,]+: Ships /).first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a telephone in the ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme });

    test('the cart with its days fits in every language', async ({ page }) => {
      test.slow();
      await putDatedInCart(page);
      for (const prefix of ['', '/es', '/fr']) {
        await page.goto(`${prefix}/cart`);
        await hydrated(page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      }
    });
  });
}
