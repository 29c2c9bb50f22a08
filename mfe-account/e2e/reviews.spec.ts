import { alive, fillPurchase, overflow, placeOrder, putInCart, signUp } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('what was bought is reviewed from its list, and the account shows where the review stands', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const email = await signUp(page, '/cart');
  await putInCart(page);
  await fillPurchase(page, { email });
  await placeOrder(page);
  await page.goto('/my-account');
  await expect(page.getByRole('heading', { name: 'Your reviews' })).toHaveCount(0);
  await page.goto('/my-account/orders/items');
  await alive(page);
  await page.getByRole('link', { name: /^Write a review/ }).click();
  const form = page.getByRole('form', { name: 'Write a review' });
  await form.getByRole('radio', { name: '3 stars' }).check();
  await form.getByLabel('Headline').fill('Does the job');
  await form.getByRole('textbox', { name: 'Review' }).fill('Fits where it should, finish is a little rough.');
  await form.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Under review')).toBeVisible();
  await page.goto('/my-account');
  const reviews = page.getByRole('table', { name: 'Your reviews' });
  await expect(reviews.getByText('Does the job')).toBeVisible();
  await expect(reviews.getByText('Under review')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await reviews.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText('Does the job')).toBeVisible();
});
