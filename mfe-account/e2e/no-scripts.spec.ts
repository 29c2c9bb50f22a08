import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { hydrated, demoPassword, freshEmail } from '@gantry/testing/buying';
import { linkInMail } from '@gantry/testing/asking';

test.use({ javaScriptEnabled: false });

const buyer = 'buyer@demo.gantry.example';

async function fill(page: Page, email: string, password: string): Promise<void> {
  const form = page.locator('#sign-in');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(password);
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await fill(page, email, password);
  await page.locator('#sign-in').getByRole('button', { name: 'Sign in' }).click();
}

test('signing in returns to the page in its language, and signing out ends the session', async ({ page }) => {
  await page.goto('/es/my-account/orders?period=30');
  await expect(page).toHaveURL(/\/es\/sign-in\?ref=%2Fmy-account%2Forders%3Fperiod%3D30$/);
  const form = page.locator('#sign-in');
  await form.getByRole('textbox').first().fill(buyer);
  await form.locator('[type=password]').fill(demoPassword);
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/es\/my-account\/orders\?period=30$/);
  await page.goto('/my-account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/my-account');
  await expect(page).toHaveURL(/\/sign-in\?ref=%2Fmy-account$/);
});

test('the redirect after signing in never leaves the site', async ({ page }) => {
  await page.goto('/sign-in?ref=//evil.example/path');
  await enter(page, buyer, demoPassword);
  await expect(page).toHaveURL(/\/my-account$/);
});

test('a wrong password and an unknown address are refused in the same words, with the address kept', async ({
  page,
}) => {
  const said: string[] = [];
  for (const email of [buyer, freshEmail('nobody')]) {
    await page.goto('/sign-in?ref=%2Fcart');
    await enter(page, email, 'not the password 1');
    const form = page.locator('#sign-in');
    await expect(form.getByText(/password is incorrect/)).toBeVisible();
    await expect(form.getByLabel('E-mail')).toHaveValue(email);
    await expect(form.getByLabel('Password')).toHaveValue('');
    expect(await page.content()).not.toContain('not the password 1');
    await expect(page).toHaveURL(/\/sign-in\?ref=%2Fcart$/);
    said.push(await form.innerText());
  }
  expect(said[0]).toBe(said[1]);
  await enter(page, buyer, demoPassword);
  await expect(page).toHaveURL(/\/cart$/);
});

test('missing entries are named at their field and on top of their form', async ({ page }) => {
  await page.goto('/sign-in');
  await page.locator('#sign-in').getByRole('button').click();
  await expect(page.locator('#sign-in').getByText(/There are 2 problems/)).toBeVisible();
  await expect(page.locator('#sign-in-password-error')).toHaveText('Enter a password');
  await expect(page.locator('#sign-up').getByText(/problems/)).toBeHidden();
});

test('on a phone the page starts with the errors, whichever form it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['sign-up', 'sign-in']) {
    await page.goto('/sign-in');
    await page.locator(`#${name}`).getByRole('button').click();
    await expect(page.locator(`#${name}`).getByText(/There are \d problems/)).toBeInViewport();
    await expect(page.locator('h1')).toHaveAttribute('id', `${name}-title`);
    await expect(page.locator('main form').first()).toHaveAttribute('id', name);
  }
});

test('an account is opened, confirmed, recovered and signed in to again', async ({ page }) => {
  const email = freshEmail('plain');
  await page.goto('/sign-in?ref=%2Fmy-account%2Fprofile');
  const form = page.locator('#sign-up');
  await form.getByLabel('Name').fill('Gus "Plain" <b>Guest</b>');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill('short');
  await form.getByLabel('Phone').fill('307 555 0100');
  await form.getByRole('button').click();
  await expect(page.locator('#sign-up-password-error')).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Gus "Plain" <b>Guest</b>');
  await expect(form.getByLabel('Phone')).toHaveValue(/307/);
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await expect(page).toHaveURL(/\/sign-in\?sent=&ref=%2Fmy-account%2Fprofile$/);

  const confirm = new URL(await linkInMail(page.request, email, /https?:\/\/\S+confirm-username\S+/));
  await page.goto(confirm.pathname + confirm.search);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.goto('/my-account/profile');
  await expect(page).toHaveURL(/\/my-account\/profile$/);
  await page.goto(confirm.pathname + confirm.search);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code was already used')).toBeVisible();

  await page.context().clearCookies();
  for (const address of [freshEmail('nobody'), email]) {
    await page.goto('/auth/recovery');
    await page.getByLabel('E-mail').fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/the link is on its way/)).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/recovery\?done=?$/);
  }
  const recovery = new URL(await linkInMail(page.request, email, /https?:\/\/\S+\/auth\/recovery\/\w+/));
  await page.goto(recovery.pathname);
  await page.getByRole('textbox', { name: 'New password' }).fill('easy');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.locator('#new-password-password-error')).toBeVisible();
  await page.getByRole('textbox', { name: 'New password' }).fill('A new long password 7');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is saved.', { exact: false })).toBeVisible();
  await enter(page, email, 'A new long password 7');
  await expect(page).toHaveURL(/\/my-account$/);
});

test.describe('a form of another site', () => {
  test.use({ allowedErrors: [/403/] });

  test('signs nobody in', async ({ request }) => {
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      {},
    ];
    for (const headers of senders) {
      const form = { intent: 'sign-in', email: buyer, password: demoPassword };
      const answer = await request.post('/sign-in', { headers, form, maxRedirects: 0 });
      expect([answer.status(), answer.headers()['set-cookie']]).toEqual([403, undefined]);
    }
  });
});

test.describe('before the scripts run', () => {
  // where the document was slow its scripts were asked for early; once they have failed the policy lets no import try again
  test.use({
    javaScriptEnabled: true,
    allowedErrors: [/ERR_FAILED|dynamically imported module|assets\/main-[^ ]+ (violates|at )/],
  });

  test('the form works already, and the page that comes back is hydrated as it is', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed');
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/sign-in?ref=%2Fcart');
    await failed;
    await fill(page, buyer, 'not the password 1');
    // The next document gets its scripts.
    await page.unroute(/\.js$/);
    await page.locator('#sign-in').getByRole('button', { name: 'Sign in' }).click();
    await hydrated(page);
    await expect(page.locator('#sign-in').getByText(/password is incorrect/)).toBeVisible();
    await expectNoAxeViolations(page);
    await enter(page, buyer, demoPassword);
    await expect(page).toHaveURL(/\/cart$/);
  });
});
