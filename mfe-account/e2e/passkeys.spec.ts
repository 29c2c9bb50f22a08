import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { demoPassword, hydrated, overflow, signUp } from '@gantry/testing/buying';
import { mailTo } from '@gantry/testing/asking';
import { byName, withAuthenticator } from '@gantry/testing/passkeys';

test.use({ baseURL: byName() });

const security = (page: Page) => page.getByRole('region', { name: 'Sign-in and security' });

/** Signs up and adds a passkey. */
async function withPasskey(page: Page, name = 'Work laptop') {
  const authenticator = await withAuthenticator(page);
  const email = await signUp(page, '/my-account/profile');
  await addPasskey(page, name);
  await expect(security(page).getByText(name, { exact: true })).toBeVisible();
  await expect(security(page).getByText(`Passkey “${name}” was added.`)).toBeVisible();
  // the form starts over
  await expect(page.locator('#add-passkey').getByLabel('Name of the passkey')).toHaveValue('');
  return { email, authenticator };
}

async function addPasskey(page: Page, name: string, password = demoPassword): Promise<void> {
  const form = page.locator('#add-passkey');
  if (!(await form.isVisible())) await security(page).getByText('Add a passkey').click();
  await form.getByLabel('Name of the passkey').fill(name);
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** Forgets the session, and opens the sign-in page. */
async function signedOut(page: Page, ref = '/cart'): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`/sign-in?ref=${encodeURIComponent(ref)}`);
  await hydrated(page);
}
const byPasskey = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

test.describe('an account with a passkey', () => {
  test.use({ allowedErrors: [/409/] });

  test('is signed in to by it alone, and leads where the visitor came from', async ({ page }) => {
    const { email } = await withPasskey(page);
    await expect(security(page).getByText(/Added .* · not used yet/)).toBeVisible();
    await expectNoAxeViolations(page);
    const mail = await mailTo(page.request, email, 'A passkey was added to your account');
    expect(mail.text).toContain(email);
    await signedOut(page);
    // a browser may take what the field offers before the button is pressed
    await expect(async () => {
      await byPasskey(page)
        .click({ timeout: 3000 })
        .catch(() => undefined);
      await expect(page).toHaveURL(/\/cart$/, { timeout: 10_000 });
    }).toPass();
    await page.goto('/my-account/profile');
    await expect(security(page).getByText(/Added .* · last used/)).toBeVisible();
  });

  test('is renamed and removed, each said in words; what is refused stays', async ({ page }) => {
    const { email } = await withPasskey(page);
    const section = security(page);
    await section.getByText('Change', { exact: true }).click();
    await section.getByRole('textbox', { name: 'Name of the passkey' }).first().fill('Key ring');
    await section.getByRole('button', { name: 'Rename' }).click();
    await expect(section.getByText('Key ring', { exact: true })).toBeVisible();
    await section.getByText('Remove passkey').click();
    const form = page.locator('form[id^=remove-]').first();
    await form.getByLabel('Current password').fill('not the password 1');
    await form.getByRole('button', { name: 'Remove' }).click();
    await expect(form.getByText('The current password is incorrect.').first()).toBeVisible();
    await form.getByLabel('Current password').fill(demoPassword);
    await form.getByRole('button', { name: 'Remove' }).click();
    await expect(section.getByText('Key ring', { exact: true })).toBeHidden();
    await mailTo(page.request, email, 'A passkey was removed from your account');
  });

  test('keeps what was typed where the browser gives none, and a device makes one alone', async ({
    page,
  }) => {
    const { authenticator } = await withPasskey(page);
    await addPasskey(page, 'Again');
    await expect(page.getByText('This device already has a passkey').first()).toBeVisible();
    await expect(page.locator('#add-passkey').getByLabel('Name of the passkey')).toHaveValue('Again');
    await authenticator.clear();
    await signedOut(page);
    await authenticator.refuse();
    await byPasskey(page).click();
    await expect(page.getByText('No passkey was used.', { exact: false })).toBeVisible();
    await expect(page.locator('#sign-in').getByLabel('Password')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`fits a telephone in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await withPasskey(page, 'A name as long as people make them when nobody stops them');
      await page.setViewportSize({ width: 390, height: 844 });
      await security(page).getByText('Change', { exact: true }).click();
      await security(page).getByText('Add a passkey').click();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    });
});

test('a page that is visited by a number offers no passkeys, and says so', async ({ page }) => {
  const byNumber = process.env.GANTRY_URL ?? '';
  await page.goto(`${byNumber}/sign-in`);
  await hydrated(page);
  await expect(page.locator('#sign-in')).toBeVisible();
  await expect(byPasskey(page)).toBeHidden();
});
