import { fillPurchase, hydrated, overflow, placeOrder, putInCart, signUp } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('the account begins with what waits for the buyer, and leads there', async ({ page }) => {
  await signUp(page);
  await page.goto('/my-account');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Recent orders' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toHaveCount(0);

  await putInCart(page);
  await fillPurchase(page, { email: '' });
  const number = await placeOrder(page);
  await page.goto('/my-account');
  await hydrated(page);
  const todo = page.getByRole('region', { name: 'Waiting for you' });
  await expect(todo.getByRole('listitem')).toHaveCount(1);
  await expect(todo.getByRole('listitem')).toContainText('$');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await todo.getByRole('link', { name: `Pay order ${number.toUpperCase()}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number.toUpperCase()}`);
  await expect(page.getByRole('heading', { name: 'How to pay' })).toBeVisible();
});

test('the newest orders are bought again from the overview', async ({ page }) => {
  await signUp(page);
  await putInCart(page);
  await fillPurchase(page, { email: '' });
  const number = await placeOrder(page);
  await page.goto('/my-account');
  await hydrated(page);
  await page.getByRole('button', { name: `Reorder Order ${number.toUpperCase()}` }).click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toBeVisible();
});
