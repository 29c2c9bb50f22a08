import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import {
  confirmInOtherTab,
  demoPassword,
  fillPurchase,
  freshEmail,
  hydrated,
  overflow,
  placeOrder,
  putInCart,
  sendSignUp,
  signUp,
} from '@gantry/testing/buying';
import { mailsTo, mailTo } from '@gantry/testing/asking';

test('an account is erased by its owner, who is told, and its user name is free again', async ({ page }) => {
  const email = freshEmail('erased');
  await signUp(page, '/my-account/profile', email);
  const section = page.getByRole('region', { name: 'Erase your account' });
  await section.getByText('What is erased, and what is kept').click();
  await expect(section.getByText(/Kept for 7 years because the law wants it/)).toBeVisible();
  await section.getByText('Erase my account').click();
  await section.getByLabel('Current password').fill(demoPassword);
  await expectNoAxeViolations(page);
  await section.getByRole('button', { name: 'Erase account for good' }).click();
  await expect(page.getByText('Your account has been erased.')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in\?erased=1$/);
  await page.goto('/my-account/profile');
  await expect(page).toHaveURL(/\/sign-in\?ref=/);
  await mailTo(page.request, email, 'Your account was erased');
  await page.goto('/sign-in');
  await hydrated(page);
  const before = (await mailsTo(page.request, email)).length;
  await sendSignUp(page, email);
  // the link of the first time has been used up
  await expect(async () =>
    expect((await mailsTo(page.request, email)).length).toBeGreaterThan(before),
  ).toPass({ timeout: 60_000 });
  await confirmInOtherTab(page, email);
  await expect(page).toHaveURL(/\/my-account$/);
});

test.describe('a wrong password', () => {
  test.use({ allowedErrors: [/409/] });

  test('erases nothing', async ({ page }) => {
    await signUp(page, '/my-account/profile');
    const section = page.getByRole('region', { name: 'Erase your account' });
    await section.getByText('Erase my account').click();
    await section.getByLabel('Current password').fill('not the password');
    await section.getByRole('button', { name: 'Erase account for good' }).click();
    await expect(section.getByText('The current password is incorrect.')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/my-account\/profile$/);
  });
});

test('what is open stands in the way and is named, also on a telephone', async ({ page }) => {
  const email = await signUp(page, '/cart');
  await putInCart(page);
  await fillPurchase(page, { email });
  await placeOrder(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/my-account/profile');
  const section = page.getByRole('region', { name: 'Erase your account' });
  await expect(section.getByText('Your account can’t be erased yet:')).toBeVisible();
  await expect(section.getByText(/You have orders under way/)).toBeVisible();
  await expect(section.getByText('Erase my account')).toBeHidden();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
