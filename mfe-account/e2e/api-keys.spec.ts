import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { demoPassword, hydrated, signUp } from '@gantry/testing/buying';
import { mailTo } from '@gantry/testing/asking';

const section = (page: Page) => page.getByRole('region', { name: 'API keys' });

/** Makes a key and tells its secret. */
async function makeKey(page: Page, name: string, opens: string): Promise<string> {
  const form = page.locator('#new-api-key');
  if (!(await form.isVisible())) await section(page).getByText('Make an API key').click();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel(opens).check();
  await form.getByLabel('Current password').fill(demoPassword);
  await form.getByRole('button', { name: 'Make key' }).click();
  const secret = section(page).locator('[data-secret]');
  await expect(secret).toHaveText(/^gantry_/);
  return (await secret.textContent()) ?? '';
}

/** What a program gets that calls with a secret; it has no cookie of anybody. */
async function call(origin: string, path: string, secret: string) {
  const answer = await fetch(new URL(`/api/v1${path}`, origin), {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { data, error } = (await answer.json()) as { data?: { total?: number }; error?: { code: string } };
  return error ? [answer.status, error.code] : [answer.status, data?.total];
}

test.use({ allowedErrors: [/409|422/] });

test('a program calls by a key as far as it was told, with a new secret, and no more once it is revoked', async ({
  page,
}) => {
  const email = await signUp(page, '/my-account/profile');
  await hydrated(page);
  const origin = page.url();
  const first = await makeKey(page, 'ERP, production', 'Read orders and shipments');
  await expectNoAxeViolations(page);
  await mailTo(page.request, email, 'An API key was made for your account');
  expect(await call(origin, '/my-account/orders', first)).toEqual([200, 0]);
  expect(await call(origin, '/my-account/invoices', first)).toEqual([409, 'NOT_PERMITTED']);
  expect(await call(origin, '/my-account/profile', first)).toEqual([409, 'NOT_PERMITTED']);
  await section(page).getByRole('button', { name: 'I’ve stored it' }).click();
  await expect(section(page).getByText(first)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(section(page).getByText(/last used .* from/)).toBeVisible();

  await section(page).getByText('Change', { exact: true }).click();
  const rotation = page.locator('form[id^=rotate-]');
  await rotation.getByLabel('The secret in use now').selectOption('Works for another day');
  await rotation.getByLabel('Current password').fill(demoPassword);
  await rotation.getByRole('button', { name: 'Make another secret' }).click();
  const shown = section(page).locator('[data-secret]');
  await expect(shown).toHaveText(/^gantry_/);
  const second = (await shown.textContent()) ?? '';
  expect(second).not.toBe(first);
  await expect(section(page).getByText(/The secret before still works until/)).toBeVisible();
  expect(await call(origin, '/my-account/orders', first)).toEqual([200, 0]);
  expect(await call(origin, '/my-account/orders', second)).toEqual([200, 0]);

  await section(page).getByRole('button', { name: 'Revoke the key ERP, production' }).click();
  await section(page).getByRole('button', { name: 'Revoke key' }).click();
  await expect(section(page).getByText('ERP, production', { exact: true })).toBeHidden();
  await expect.poll(() => call(origin, '/my-account/orders', second)).toEqual([401, 'API_KEY_REFUSED']);
  expect(await call(origin, '/my-account/orders', first)).toEqual([401, 'API_KEY_REFUSED']);
});

test('what a key needs is said at its field, and what was typed stays', async ({ page }) => {
  await signUp(page, '/my-account/profile');
  await hydrated(page);
  await makeKey(page, 'ERP', 'Read quotes');
  const form = page.locator('#new-api-key');
  await form.getByLabel('Current password').fill(demoPassword);
  await form.getByRole('button', { name: 'Make key' }).click();
  await expect(form.getByRole('group', { name: 'What it opens' })).toHaveAccessibleDescription(/./);
  await form.getByLabel('Name').fill('erp');
  await form.getByLabel('Name').press('Tab');
  await form.getByLabel('Read quotes').check();
  await form.getByLabel('Current password').fill('not the password 1');
  await form.getByRole('button', { name: 'Make key' }).click();
  await expect(form.getByText('The current password is incorrect.').first()).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('erp');
  await form.getByLabel('Current password').fill(demoPassword);
  await form.getByRole('button', { name: 'Make key' }).click();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Read quotes')).toBeChecked();
});
