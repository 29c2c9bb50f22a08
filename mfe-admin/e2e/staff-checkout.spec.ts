import { adminOrderPath } from '@gantry/contracts/addresses/admin';
import {
  fillPurchase,
  hydrated,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
} from '@gantry/testing/buying';
import { linkInMail } from '@gantry/testing/mails';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** The card of a customer on the telephone. */
async function typeCard(page: Page): Promise<void> {
  const fields = page.frameLocator('[data-card-fields] iframe');
  await fields.locator('[name=number]').fill('4242424242424242');
  await fields.locator('[name=expiry]').fill('12 / 30');
  await fields.locator('[name=cvc]').fill('123');
  await fields.locator('[name=zip]').fill('82001');
}

test('sales takes the card of a customer on the telephone, from the order and back to it', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = await (await browser.newContext()).newPage();
  const email = await signUp(customer, '/cart');
  await putInCart(customer);
  await fillPurchase(customer, { email, poNumber: 'PO-TELEPHONE' });
  const number = await placeOrder(customer);
  await customer.context().close();

  await signIn(page, 'sales@demo.gantry.example', adminOrderPath(number));
  await hydrated(page);
  const next = page.getByRole('region', { name: 'Next steps' });
  await next.getByRole('link', { name: 'Take payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Take ${number.toUpperCase()}`);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Mail a payment link' }).click();
  await expect(page.getByText(`The payment link was mailed to ${email}.`)).toBeVisible();
  await linkInMail(page.request, email, /\S+\/checkout\/stripe\S+/);

  await page.getByRole('link', { name: 'Take a card' }).click();
  await expect(page.getByText('Test mode: no real money moves.')).toBeVisible();
  const charge = page.getByRole('button', { name: /^Reserve \$/ });
  await expect(charge).not.toHaveAttribute('aria-disabled');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await typeCard(page);
  await charge.click();
  await expect(page.getByText('The payment went through. Visa •••• 4242')).toBeVisible();
  await page.getByRole('link', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number.toUpperCase());
  // the order hears of its payment a moment later
  await expect(async () => {
    await page.reload();
    await expect(next).toBeVisible();
    await expect(next.getByRole('link', { name: 'Take payment' })).toHaveCount(0, { timeout: 3000 });
  }).toPass();
});

test('a role that takes no payments is not led there', async ({ page, browser }) => {
  const customer = await (await browser.newContext()).newPage();
  const email = await signUp(customer, '/cart');
  await putInCart(customer);
  await fillPurchase(customer, { email, poNumber: 'PO-DOCK' });
  const number = await placeOrder(customer);
  await customer.context().close();
  await signIn(page, 'warehouse@demo.gantry.example', adminOrderPath(number));
  await expect(page.getByRole('region', { name: 'Next steps' })).toContainText('Nothing waits for you');
  await expect(page.getByRole('link', { name: 'Take payment' })).toHaveCount(0);
});
