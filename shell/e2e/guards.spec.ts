import { signInOnPage } from '@gantry/testing/buying';
import { expect, test } from '@gantry/testing/playwright';
import { signIn } from './kit/people.ts';

test.use({ allowedErrors: [/404/] });

test('a guest is redirected to sign-in, and afterwards to the page they wanted', async ({ page }) => {
  await page.goto('/my-account/orders?page=1');
  await expect(page).toHaveURL(/\/sign-in\?ref=%2Fmy-account%2Forders%3Fpage%3D1$/);
  await signInOnPage(page, 'buyer@demo.gantry.example', '/my-account/orders?page=1');
  await expect(page).toHaveURL(/\/my-account\/orders\?page=1$/);
});

test('pages for guests redirect signed-in visitors', async ({ page }) => {
  await signIn(page, 'buyer');
  for (const path of ['/sign-in', '/auth/recovery']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/my-account$/);
  }
  await page.goto('/sign-in?ref=%2F%2Fevil.example');
  await expect(page).toHaveURL(/\/my-account$/);
});

test('the back office does not exist for a customer, and a guest has to sign in', async ({ page }) => {
  await page.goto('/admin/orders');
  await expect(page).toHaveURL(/\/sign-in\?ref=%2Fadmin%2Forders$/);
  await signIn(page, 'buyer');
  const answer = await page.goto('/admin/orders');
  expect(answer!.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /admin/orders')).toBeVisible();
});

test('the back office redirects guests to sign-in and staff to their start page', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/sign-in\?ref=%2Fadmin$/);
  await signIn(page, 'sales', '/admin');
  await expect(page).toHaveURL(/\/admin\/orders$/);
  const rooms = page.getByRole('navigation', { name: 'Back office' });
  await expect(rooms.getByRole('link', { name: /^Orders/ })).toBeVisible();
  for (const closed of ['Audit trail', 'Reviews', 'Imports and exports'])
    await expect(rooms.getByRole('link', { name: closed })).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, 'auditor', '/admin');
  await expect(page).toHaveURL(/\/admin\/audit$/);
  await expect(rooms.getByRole('link', { name: 'Audit trail' })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, 'buyer');
  expect((await page.goto('/admin'))!.status()).toBe(404);
});

test('staff work in the back office', async ({ page }) => {
  await signIn(page, 'sales', '/admin/orders');
  await expect(page).toHaveURL(/\/admin\/orders/);
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible();
});

test.describe('cookies anybody can write', () => {
  test.use({ allowedErrors: [/401|404/] });

  test('open nothing: an invented session is ended and its cookies cleared', async ({ page, baseURL }) => {
    const forged = ['session', 'accessToken', 'role', 'user', 'auth', 'account'];
    const value = (name: string) => (name === 'role' ? 'admin' : 'x'.repeat(43));
    await page.context().addCookies(forged.map((name) => ({ name, value: value(name), url: baseURL! })));
    await page.goto('/admin/orders');
    await expect(page).toHaveURL(/\/sign-in\?ref=%2Fadmin%2Forders$/);
    const left = (await page.context().cookies()).map(({ name }) => name);
    expect(left.filter((name) => forged.includes(name) && name !== 'user')).toEqual([]);
  });
});
