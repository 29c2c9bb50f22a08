import { adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('support acts for a customer, both are told, and it ends where it began', async ({ page, browser }) => {
  await signIn(page, 'support@demo.gantry.example', `${adminAccountsPath()}?search=colleague%40demo`);
  await page.getByRole('link', { name: /^A-\d+$/ }).click();
  await expect(page).toHaveURL(/\/accounts\/a-\d+$/i);
  await hydrated(page);
  const record = new URL(page.url()).pathname;
  await page.getByText('Act for this customer').click();
  await expect(page.getByLabel('Also order, accept offers, and pay for them')).toHaveCount(0);
  await page.getByLabel('Reason').fill('asked by phone');
  await page.getByRole('button', { name: 'Act for customer' }).click();
  await expect(page).toHaveURL(/\/my-account$/);
  const banner = page.locator('[data-acting]');
  await expect(banner).toContainText('You are acting for Jordan Reyes');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const backOffice = await page.request.get(`/api/v1${record}`);
  expect(backOffice.status()).toBe(409);
  const customer = await (await browser.newContext()).newPage();
  await signIn(customer, 'colleague@demo.gantry.example', '/my-account');
  await expect(customer.locator('[data-acting]')).toContainText('Sidney Park of our staff is helping');
  await page.goto('/');
  await hydrated(page);
  await banner.getByRole('button', { name: 'Stop acting' }).click();
  await expect(page).toHaveURL(new RegExp(`${record}$`, 'i'));
  await expect(page.locator('[data-acting]')).toHaveCount(0);
  // the gateway knows a session for five seconds at most
  await expect(async () => {
    await customer.reload();
    await hydrated(customer);
    await expect(customer.locator('[data-acting]')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await customer.context().close();
});
