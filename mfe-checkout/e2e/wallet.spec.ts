import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { fillPurchase, freshEmail, hydrated, putInCart } from '@gantry/testing/buying';

/** Orders by wallet as a guest, up to the wallet's own page. */
async function orderByWallet(page: Page): Promise<void> {
  await putInCart(page);
  await fillPurchase(page, { email: freshEmail('wallet'), payBy: 'PayPal' });
  await page.getByRole('button', { name: /^Place order and pay/ }).click();
  await expect(page.getByRole('heading', { name: 'PayPal sandbox' })).toBeVisible();
}
const isPaid = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText('placed and paid');

test('a guest approves the payment in the wallet and comes back to a paid order', async ({ page }) => {
  await orderByWallet(page);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/checkout\/paypal\/complete/);
  await isPaid(page);
  await page.reload();
  await isPaid(page);
  await hydrated(page);
  await expectNoAxeViolations(page);
});

test('who gives up is told that nothing was charged, and may go again or take a card', async ({ page }) => {
  await orderByWallet(page);
  await page.getByRole('button', { name: 'Cancel and return to the store' }).click();
  await expect(page.getByText('The payment was not completed. Nothing was charged.')).toBeVisible();
  await hydrated(page);
  await expectNoAxeViolations(page);
  await expect(page.getByRole('link', { name: 'Pay by card instead' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to PayPal' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await isPaid(page);
});

test('going back from the wallet does not leave for it again, and a card pays instead', async ({ page }) => {
  await orderByWallet(page);
  await page.goBack();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Go to PayPal' })).toBeVisible();
  await page.getByRole('link', { name: 'Pay by card instead' }).click();
  await expect(page).toHaveURL(/\/checkout\/stripe\?order=/);
  await hydrated(page);
  const card = page.frameLocator('[data-card-fields] iframe');
  await card.locator('[name=number]').fill('4242424242424242');
  await card.locator('[name=expiry]').fill('12 / 30');
  await card.locator('[name=cvc]').fill('123');
  await card.locator('[name=zip]').fill('82001');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await isPaid(page);
});

test('the wallet’s page runs no script but ours, and may frame nothing', async ({ page }) => {
  await orderByWallet(page);
  const answer = await page.goBack();
  const policy = (await answer?.headerValues('content-security-policy'))?.join('\n') ?? '';
  expect(policy).not.toContain('frame-src');
  expect(policy).toContain('trusted-types gantry-data;');
});
