import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { demoPassword, hydrated, overflow, signUp, tabTo } from '@gantry/testing/buying';
import { appCode, turnAppOn } from '@gantry/testing/authenticator-app';
import { mailTo } from '@gantry/testing/asking';
import { callApi } from '@gantry/testing/offering';

const security = (page: Page) => page.getByRole('region', { name: 'Sign-in and security' });

/** Signs up, sets an authenticator app up, and signs out; the app's earlier code is used up. */
async function withApp(page: Page) {
  const email = await signUp(page, '/my-account/profile');
  const section = security(page);
  await section.getByText('Set up authenticator app').click();
  const form = page.locator('#set-up-app');
  await form.getByLabel('Current password').fill(demoPassword);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const key = await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await expectNoAxeViolations(page);
  await turnAppOn(page, key);
  const codes = section.getByText(/^[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}$/);
  await expect(codes).toHaveCount(10);
  return { email, key, codes: await codes.allInnerTexts() };
}

/** Enters the password; what comes next is the second step. */
async function enterPassword(page: Page, email: string, ref = '/cart'): Promise<void> {
  await page.goto(`/sign-in?ref=${encodeURIComponent(ref)}`);
  const form = page.locator('#sign-in');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
}

test.describe('an account with an authenticator app', () => {
  test.use({ allowedErrors: [/409/] });

  test('is signed in to by password and code, with the keyboard alone, and the page survives a reload', async ({
    page,
    browser,
  }) => {
    const { email, key, codes } = await withApp(page);
    await expectNoAxeViolations(page);
    const file = page.getByRole('link', { name: 'Download codes' });
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('recovery-codes.txt');
    await page.getByRole('button', { name: 'I saved them' }).click();
    await expect(security(page).getByText(/^On since/)).toBeVisible();
    await expect(security(page).getByText(/^10 codes left/)).toBeVisible();
    const mail = await mailTo(page.request, email, 'Your account has a second step now');
    expect(mail.text).toContain(email);

    const other = await (await browser.newContext()).newPage();
    await enterPassword(other, email);
    await other.reload();
    await hydrated(other);
    await expectNoAxeViolations(other);
    await tabTo(other, '#second-step-code');
    await other.keyboard.type('000000');
    await other.keyboard.press('Enter');
    await expect(
      other.getByText('This code is incorrect or was already used.', { exact: false }),
    ).toBeVisible();
    await other.getByLabel('Code').fill(appCode(key));
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/cart$/);
    await other.context().clearCookies();
    await enterPassword(other, email);
    await hydrated(other);
    await other.getByLabel('Code').fill(codes[0]!.toUpperCase());
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/cart$/);
    await mailTo(other.request, email, 'A recovery code was used');
    await other.context().close();
  });

  test('gets new recovery codes and loses the app by its password', async ({ page }) => {
    await withApp(page);
    await page.getByRole('button', { name: 'I saved them' }).click();
    await security(page).getByText('Get new recovery codes').click();
    const renew = page.locator('#renew-codes');
    await renew.getByLabel('Current password').fill('not the password 1');
    await renew.getByRole('button', { name: 'Get new codes' }).click();
    await expect(renew.getByText('The current password is incorrect.').first()).toBeVisible();
    await renew.getByLabel('Current password').fill(demoPassword);
    await renew.getByRole('button', { name: 'Get new codes' }).click();
    await expect(security(page).getByText('Your recovery codes', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'I saved them' }).click();
    await security(page).getByText('Remove authenticator app').click();
    await page.locator('#remove-app').getByLabel('Current password').fill(demoPassword);
    await page.locator('#remove-app').getByRole('button', { name: 'Remove app' }).click();
    await expect(security(page).getByText('Off. With an authenticator app', { exact: false })).toBeVisible();
  });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`fits a telephone in the ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const { email } = await withApp(page);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.context().clearCookies();
      await enterPassword(page, email);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    });
});

test.describe('without scripts', () => {
  test.use({ allowedErrors: [/409/] });

  test('the second step takes a code and leads where the visitor came from; a late one begins again', async ({
    page,
    browser,
  }) => {
    const { email, key } = await withApp(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await enterPassword(plain, email, '/my-account/profile');
    await plain.getByLabel('Code').fill('12 34');
    await plain.locator('#second-step').getByRole('button').click();
    await expect(plain.locator('#second-step-code-error')).toBeVisible();
    await plain.getByLabel('Code').fill('000000');
    await plain.locator('#second-step').getByRole('button').click();
    await expect(plain.getByText('This code is incorrect', { exact: false }).first()).toBeVisible();
    await plain.getByLabel('Code').fill(appCode(key));
    await plain.locator('#second-step').getByRole('button').click();
    await expect(plain).toHaveURL(/\/my-account\/profile$/);
    await context.clearCookies();
    await plain.goto('/sign-in?step=&ref=%2Fcart');
    await expect(plain.getByText('That took too long', { exact: false })).toBeVisible();
    await expect(plain.locator('#sign-in')).toBeVisible();
    await context.close();
  });
});

test('a session ends with the browser unless the device is to stay signed in, and the profile says so', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, '/my-account/profile');
  await expect(security(page).getByText(/Ends with the browser · .* if unused/)).toBeVisible();
  const lasting = async (isPlain: boolean, remember: boolean) => {
    const context = await browser.newContext({ javaScriptEnabled: !isPlain });
    const other = await context.newPage();
    await other.goto('/sign-in?ref=%2Fcart');
    if (!isPlain) await hydrated(other);
    const form = other.locator('#sign-in');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Password').fill(demoPassword);
    if (remember) await form.getByLabel('Stay signed in on this device').check();
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(other).toHaveURL(/\/cart$/);
    const cookies = await context.cookies();
    await context.close();
    return (cookies.find(({ name }) => name === 'accessToken')?.expires ?? 0) > 0;
  };
  const kept = [await lasting(false, false), await lasting(false, true), await lasting(true, true)];
  expect(kept).toEqual([false, true, true]);
  await page.reload();
  await expect(security(page).getByText(/Stays signed in · ends .* if unused/)).toHaveCount(2);
});

test('a long list of sessions is folded, and all others are signed out at once', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, '/my-account/profile');
  for (let at = 0; at < 7; at += 1) {
    const context = await browser.newContext();
    await callApi(context.request, 'POST', '/auth/sign-in', { email, password: demoPassword });
    await context.close();
  }
  await page.reload();
  await hydrated(page);
  const ends = security(page).getByRole('button', { name: /^Sign out (?!everywhere)/ });
  await expect(ends).toHaveCount(4);
  await security(page).getByText('3 more', { exact: true }).click();
  await expect(ends).toHaveCount(7);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await security(page).getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(ends).toHaveCount(0);
  await expect(security(page).getByText('This device')).toBeVisible();
});
