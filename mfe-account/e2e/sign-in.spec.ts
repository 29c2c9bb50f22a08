import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import {
  hydrated,
  confirmInOtherTab,
  demoPassword,
  freshEmail,
  overflow,
  sendSignUp,
  signIn,
  signUp,
  tabTo,
} from '@gantry/testing/buying';
import { linkInMail, mailTo } from '@gantry/testing/asking';

test('signing in returns to the previous page', async ({ page }) => {
  await page.goto('/my-account/orders?period=30');
  await expect(page).toHaveURL(/\/sign-in\?ref=%2Fmy-account%2Forders%3Fperiod%3D30/);
  await signIn(page, 'buyer@demo.gantry.example', '/my-account/orders?period=30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});

test('the redirect after signing in never leaves the site', async ({ page }) => {
  await page.goto('/sign-in?ref=//evil.example/path');
  await hydrated(page);
  await page.locator('#sign-in').getByLabel('E-mail').fill('buyer@demo.gantry.example');
  await page.locator('#sign-in').getByLabel('Password').fill(demoPassword);
  await page.locator('#sign-in').getByRole('button').click();
  await expect(page).toHaveURL(/\/my-account$/);
});

test.describe('a wrong password', () => {
  test.use({ allowedErrors: [/409/] });

  test('is refused with a message, and nothing typed is lost', async ({ page }) => {
    await page.goto('/sign-in');
    await hydrated(page);
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail').fill('buyer@demo.gantry.example');
    await form.getByLabel('Password').fill('not the password');
    await form.getByRole('button').click();
    await expect(form.getByText(/password is incorrect/)).toBeVisible();
    await expect(form.getByLabel('E-mail')).toHaveValue('buyer@demo.gantry.example');
  });
});

test('an account is opened, confirmed by mail, and the menu knows its name', async ({ page }) => {
  const email = freshEmail('opened');
  await page.goto('/sign-in?ref=%2Fmy-account%2Fprofile');
  await hydrated(page);
  await sendSignUp(page, email);
  await expectNoAxeViolations(page);
  await confirmInOtherTab(page, email);
  await expect(page).toHaveURL(/\/my-account\/profile$/);
  await page.goto('/my-account');
  await hydrated(page);
  await expect(page.getByText('Your e-mail address is not confirmed yet')).toBeHidden();
  await page.getByRole('banner').getByText('Sam Signup').hover();
  await page.getByRole('button', { name: /Sam Signup/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Address Book' }).click();
  await expect(page).toHaveURL(/\/my-account\/address$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Address Book' })).toBeHidden();
});

test('signing up with the address of an account reads like any other; its owner is told by mail', async ({
  page,
  browser,
}) => {
  const email = await signUp(page);
  const stranger = await (await browser.newContext()).newPage();
  let first: string | undefined;
  for (const address of [email, freshEmail('unknown')]) {
    await stranger.goto('/sign-in');
    await hydrated(stranger);
    await sendSignUp(stranger, address);
    const main = stranger.getByRole('main');
    first ??= await main.innerText();
    await expect.poll(() => main.innerText()).toBe(first);
  }
  await stranger.context().close();
  const mail = await mailTo(page.request, email, 'You already have an account');
  expect(mail.text).toMatch(/https?:\/\/\S+\/auth\/recovery/);
});

test('a forgotten password is replaced with the code of the mail', async ({ page }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth/recovery');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/the link is on its way/)).toBeVisible();
  const link = await linkInMail(page.request, email, /https?:\/\/\S+\/auth\/recovery\/\w+/);
  await page.goto(new URL(link).pathname);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'New password' }).fill('A new long password 7');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved.', { exact: false })).toBeVisible();
});

test('an unknown address gets the same answer', async ({ page }) => {
  await page.goto('/auth/recovery');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(freshEmail('nobody'));
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/the link is on its way/)).toBeVisible();
});

test('problems of a new account stand on top with ways to their fields', async ({ page }) => {
  await page.goto('/sign-in');
  await hydrated(page);
  const form = page.locator('#sign-up');
  await form.getByRole('button').click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('link', { name: 'Enter a password' }).click();
  await expect(form.getByLabel('Password')).toBeFocused();
});

test('the keyboard alone signs in', async ({ page }) => {
  await page.goto('/sign-in');
  await hydrated(page);
  await tabTo(page, '#sign-in-email');
  await page.keyboard.type('buyer@demo.gantry.example');
  await tabTo(page, '#sign-in-password');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-account$/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing on the pages for guests', async ({ page }) => {
      for (const address of [
        '/sign-in',
        '/auth/recovery',
        '/auth/recovery/abcdefghijklmnopqrstuvwxyz',
        '/my-account/confirm-username',
      ]) {
        await page.goto(address);
        await expectNoAxeViolations(page);
      }
      await page.goto('/sign-in');
      await hydrated(page);
      await page.locator('#sign-up').getByRole('button').click();
      await expect(page.getByText(/There (is a|are \d+) problems?/)).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test('the sign-in page fits a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sign-in');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
