import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import {
  fillPurchase,
  hydrated,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
} from '@gantry/testing/buying';

test('finance posts a check that is too small, matches it, and sees what is still owed', async ({
  page,
  browser,
}) => {
  test.slow();
  const customer = await (await browser.newContext()).newPage();
  const email = await signUp(customer, '/cart');
  await putInCart(customer, 2);
  await fillPurchase(customer, { email, poNumber: 'PO-CHECK' });
  const number = await placeOrder(customer);
  await customer.context().close();

  await signIn(page, 'finance@demo.gantry.example', `/admin/orders/order-${number}`);
  await hydrated(page);
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('cell', { name: 'Waiting for money' })).toBeVisible();
  await payments.getByRole('button', { name: 'Record money' }).click();
  const form = payments.getByRole('form', { name: 'Record money' });
  await expect(form).toContainText('any other amount is held');
  await form.getByLabel('Amount in USD').fill('5.00');
  await form.getByLabel('Check or transfer number').fill('check 4711');
  await form.getByRole('button', { name: 'Record money' }).click();
  await expect(payments.getByText('The money is recorded.')).toBeVisible();
  await expect(payments.getByRole('cell', { name: 'Received, not matched' })).toBeVisible();
  await expectNoAxeViolations(page);

  await payments.getByRole('button', { name: 'Match' }).click();
  const match = payments.getByRole('form', { name: 'Match' });
  await match.getByRole('button', { name: 'Match' }).click();
  await expect(match.getByText('Reason is required').first()).toBeVisible();
  await match.getByLabel('Reason').fill('part payment');
  await match.getByRole('button', { name: 'Match' }).click();
  await expect(payments.getByText('The money is matched.')).toBeVisible();
  await expect(payments.getByRole('cell', { name: 'Waiting for money' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('finance keeps what is beyond what is due as credit, and pays the next order with it', async ({
  page,
  browser,
}) => {
  test.slow();
  // guests are known by their address
  const email = `credit-${Date.now()}@buyer.example`;
  const numbers: string[] = [];
  for (const poNumber of ['PO-OVERPAID', 'PO-NEXT']) {
    const guest = await (await browser.newContext()).newPage();
    await guest.goto('/cart');
    await putInCart(guest);
    await fillPurchase(guest, { email, poNumber });
    numbers.push(await placeOrder(guest));
    await guest.context().close();
  }
  const [first = '', second = ''] = numbers;

  await signIn(page, 'finance@demo.gantry.example', `/admin/orders/order-${first}`);
  await hydrated(page);
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Record money' }).click();
  const receipt = payments.getByRole('form', { name: 'Record money' });
  await receipt.getByLabel('Amount in USD').fill('50000.00');
  await receipt.getByLabel('Check or transfer number').fill(`wire ${first}`);
  await receipt.getByRole('button', { name: 'Record money' }).click();
  await expect(payments.getByRole('cell', { name: 'Received, not matched' })).toBeVisible();
  await payments.getByRole('button', { name: 'Match' }).click();
  const match = payments.getByRole('form', { name: 'Match' });
  await match.getByLabel('Reason').fill('pays it');
  await match.getByRole('button', { name: 'Match' }).click();
  await expect(payments.getByText('The money is matched.')).toBeVisible();
  await payments.getByRole('button', { name: 'Keep as credit' }).click();
  const keep = payments.getByRole('form', { name: 'Keep as credit' });
  await keep.getByLabel('Reason').fill('the customer asked for it');
  await keep.getByRole('button', { name: 'Keep as credit' }).click();
  await expect(payments.getByText('The money is kept as credit.')).toBeVisible();
  await expect(payments.getByRole('button', { name: 'Keep as credit' })).toHaveCount(0);

  await page.goto(`/admin/orders/order-${second}`);
  await hydrated(page);
  await expect(payments.getByText('Credit of this customer')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await payments.getByRole('button', { name: 'Use for this order' }).click();
  await match.getByLabel('Reason').fill('pays it by credit');
  await match.getByRole('button', { name: 'Match' }).click();
  await expect(payments.getByText('Credit of this customer')).toHaveCount(0);
  await expect(payments.getByRole('cell', { name: 'Kept as credit' })).toBeVisible();
});
