import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { fillPurchase, hydrated, overflow, placeOrder, putInCart, signUp } from '@gantry/testing/buying';

test('items of an order are cancelled in two steps, and the record says what follows', async ({ page }) => {
  test.slow();
  const email = await signUp(page);
  await putInCart(page);
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  await page.goto(`/my-account/orders/${number}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Cancel items' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Cancel items of order ${number.toUpperCase()}`,
  );
  await expectNoAxeViolations(page);
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill('1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You are credited')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('What we should know').fill('Ordered twice');
  await page.getByRole('button', { name: 'Request cancellation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancellation R-/);
  await expect(page.getByText('Ordered twice').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto('/my-account/requests');
  await expect(page.getByRole('table').getByRole('link').first()).toHaveText(/^R-/);
});
