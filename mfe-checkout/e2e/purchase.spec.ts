import { expect, expectNoAxeViolations, runningShop, test, type Page } from '@gantry/testing/playwright';
import {
  hydrated,
  demoPassword,
  fillPurchase,
  freshEmail,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  tabTo,
} from '@gantry/testing/buying';

async function mailsTo(page: Page, email: string): Promise<string[]> {
  const answer = await page.request.get(`${runningShop().mailUrl}/mails?to=${encodeURIComponent(email)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.map((mail) => mail.subject);
}

test('a guest buys without an account and gets a mail', async ({ page }) => {
  const email = freshEmail('guest');
  await putInCart(page, 2);
  await fillPurchase(page, { email, poNumber: 'PO-4711' });
  const number = await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number} placed`);
  await expect(page.getByText('PO-4711')).toBeVisible();
  await expect(page.getByText('What happens next')).toBeVisible();
  await expect(page.getByText(/payable to Gantry Industrial Supply/)).toBeVisible();
  await expect(page.getByText(`Payment reference: order ${number}`)).toBeVisible();
  await expectNoAxeViolations(page);
  await expect.poll(() => mailsTo(page, email), { timeout: 60_000 }).not.toEqual([]);
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a guest cancels items from the confirmation, without an account', async ({ page }) => {
  await putInCart(page);
  await fillPurchase(page, { email: freshEmail('cancels') });
  const number = await placeOrder(page);
  await page.getByRole('main').getByRole('link', { name: 'return items' }).click();
  await expect(page).toHaveURL(/\/my-account\/requests\/new\?order=\d+&type=return&token=/);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Cancel items' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cancel items of order ${number}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Request cancellation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancellation R-/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancellation R-/);
});

test('the confirmation belongs to whoever holds its token', async ({ page }) => {
  await putInCart(page);
  await fillPurchase(page, { email: freshEmail('token') });
  const number = await placeOrder(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number} placed`);
});

test.describe('without the token', () => {
  test.use({ allowedErrors: [/404/] });

  test('there is no such confirmation', async ({ page }) => {
    const answer = await page.goto('/checkout/purchase/complete?order=100001');
    expect(answer?.status()).toBe(404);
  });
});

test('a signed-in buyer begins with the review: addresses and terms are known, the order number is asked for', async ({
  page,
}) => {
  await signIn(page, 'buyer@demo.gantry.example', '/cart');
  await putInCart(page);
  await page.goto('/checkout/purchase');
  await hydrated(page);
  const sections = page.locator('#purchase');
  await expect(sections.getByText(/1420 Industrial Ave/).first()).toBeVisible();
  await expect(sections.getByText(/Ground/).first()).toBeVisible();
  await expect(sections.getByText(/^Net 30/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByText('A purchase order number is required for payment terms')).not.toHaveCount(0);
  await page.getByLabel('Purchase order number').fill('PO-815');
  const number = await placeOrder(page);
  await expect(page.getByRole('complementary', { name: 'Order details' })).toContainText('88 Center St');
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page).toHaveURL(`/my-account/orders/${number}`);
});

test('the invoice goes to the billing address of the book, and another can be chosen', async ({ page }) => {
  await signIn(page, 'buyer@demo.gantry.example', '/cart');
  await putInCart(page);
  await page.goto('/checkout/purchase');
  await hydrated(page);
  await page.getByRole('button', { name: 'Edit: Payment' }).click();
  const billTo = page.getByRole('group', { name: 'Bill to' });
  await expect(billTo.getByLabel('Address book')).toContainText('Accounts payable');
  await expect(billTo.getByLabel('Address', { exact: true })).toHaveValue('88 Center St');
  const plant = await billTo.getByRole('option', { name: /^Plant/ }).getAttribute('value');
  await billTo.getByLabel('Address book').selectOption(plant);
  await expect(billTo.getByLabel('Address', { exact: true })).toHaveValue('1420 Industrial Ave');
  const terms = page.getByRole('group', { name: 'Payment terms' });
  await expect(terms.getByRole('radio', { name: /^Net 30/ })).toBeChecked();
  await expect(terms.getByRole('radio').last()).toHaveAccessibleName(/in advance/i);
});

test.describe('when the session has ended', () => {
  test.use({ allowedErrors: [/401|409/] });

  test('placing the order redirects to sign-in and back to what was entered', async ({ page, context }) => {
    await signIn(page, 'buyer@demo.gantry.example', '/cart');
    await putInCart(page);
    await page.goto('/checkout/purchase');
    await hydrated(page);
    await expect(
      page
        .locator('#purchase')
        .getByText(/Ground/)
        .first(),
    ).toBeVisible();
    await page.getByLabel('Purchase order number').fill('PO-GONE');
    await context.clearCookies();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page).toHaveURL(/\/sign-in\?ref=%2Fcheckout%2Fpurchase/);
    await hydrated(page);
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail').fill('buyer@demo.gantry.example');
    await form.getByLabel('Password').fill(demoPassword);
    await form.getByRole('button').click();
    await expect(page).toHaveURL('/checkout/purchase');
    await expect(page.getByLabel('Purchase order number')).toHaveValue('PO-GONE');
    await hydrated(page);
    await placeOrder(page);
  });
});

test('state and ZIP code of two places are told apart at the field', async ({ page }) => {
  await putInCart(page);
  await page.goto('/checkout/purchase');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(freshEmail('zip'));
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await page.getByLabel('Name').fill('Ann Buyer');
  await page.getByLabel('Address', { exact: true }).fill('1 Main St');
  await page.getByLabel('City').fill('Town');
  await page.getByLabel('State').selectOption('CA');
  await page.getByLabel('ZIP code').fill('10001');
  await page.locator('section[data-state=open]').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/isn’t in the selected state|isn't in the selected state/)).toBeVisible();
  await expect(page.getByLabel('ZIP code')).toHaveAttribute('aria-invalid', 'true');
});

test('problems appear beside their fields, and nothing typed is lost', async ({ page }) => {
  await putInCart(page);
  await page.goto('/checkout/purchase');
  await hydrated(page);
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByText('Enter a valid e-mail address')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody');
  await page.getByLabel('E-mail').fill('somebody@buyer.example');
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(page.getByLabel('Address', { exact: true })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('E-mail')).toHaveValue('somebody@buyer.example');
});

test.describe('when the cart changes meanwhile', () => {
  test.use({ allowedErrors: [/409/] });

  test('the buyer sees the new total and accepts it', async ({ page, context }) => {
    await putInCart(page);
    await fillPurchase(page, { email: freshEmail('changed') });
    const other = await context.newPage();
    await other.goto('/cart');
    await hydrated(other);
    const before = await other.getByRole('complementary', { name: 'Order summary' }).innerText();
    await other.getByRole('spinbutton').fill('3');
    await other.keyboard.press('Tab');
    await expect
      .poll(() => other.getByRole('complementary', { name: 'Order summary' }).innerText())
      .not.toBe(before);
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Your cart changed while you were checking out')).toBeVisible();
    await expect(page.getByText(/The total changed from \$[\d.,]+ to \$[\d.,]+/)).toBeVisible();
    await page.getByRole('button', { name: /^Accept \$[\d.,]+ and place order/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('placed');
  });
});

test('two presses place one order', async ({ page }) => {
  await putInCart(page);
  await fillPurchase(page, { email: freshEmail('twice') });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/checkout/purchase'))
      sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('button', { name: /^Place order/ }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('placed');
  expect(new Set(sent).size).toBe(1);
});

test('the keyboard alone buys', async ({ page }) => {
  await putInCart(page);
  await page.goto('/checkout/purchase');
  await hydrated(page);
  const type = async (name: string, text: string) => {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.type(text);
  };
  await type('email', freshEmail('keyboard'));
  await page.keyboard.press('Enter');
  await type('shipTo.attention', 'Key Board');
  await type('shipTo.line1', '1 Main St');
  await type('shipTo.postalCode', '82001');
  await type('shipTo.city', 'Cheyenne');
  await type('shipTo.region', 'Wyo');
  await tabTo(page, 'section[data-state=open] button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Ground/ })).toBeChecked();
  await tabTo(page, 'section[data-state=open] button');
  await page.keyboard.press('Enter');
  // guests begin with the card
  await expect(page.getByRole('radio', { name: 'Credit or debit card' })).toBeChecked();
  await tabTo(page, 'section[data-state=open] [name=paymentService]');
  const byCheck = page.getByRole('radio', { name: /^Check/ });
  for (let presses = 0; presses < 3 && !(await byCheck.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(byCheck).toBeChecked();
  await tabTo(page, 'section[data-state=open] button');
  await page.keyboard.press('Enter');
  await type('poNumber', 'PO-KEYS');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('placed');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on any section of the purchase', async ({ page }) => {
      await putInCart(page);
      await page.goto('/checkout/purchase');
      await hydrated(page);
      await page.getByRole('button', { name: 'Continue' }).first().click();
      await expect(page.getByText('Enter an e-mail address')).toBeVisible();
      await expectNoAxeViolations(page);
      await fillPurchase(page, { email: freshEmail('axe') });
      await expectNoAxeViolations(page);
      for (const section of ['Ship to', 'Shipping', 'Payment']) {
        await page.getByRole('button', { name: `Edit: ${section}` }).click();
        await expectNoAxeViolations(page);
      }
    });
  });
}

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the purchase fits the window with its sums on top', async ({ page }) => {
    await putInCart(page);
    await fillPurchase(page, { email: freshEmail('phone') });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const sums = await page.getByRole('complementary', { name: /^Order summary/ }).boundingBox();
    const form = await page.locator('#purchase').boundingBox();
    expect(sums!.y).toBeLessThan(form!.y);
    await placeOrder(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
