import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';
import { demoPassword, hydrated, overflow, signUp, tabTo } from '@gantry/testing/buying';
import { appCode, turnAppOn } from '@gantry/testing/authenticator-app';
import { mailTo } from '@gantry/testing/asking';
import {
  freshDomain,
  removeCompany,
  setUpCompany,
  startCompany,
  type Company,
} from '@gantry/testing/company-sign-on';

let company: Company;
test.beforeAll(async ({ browser }) => {
  company = await startCompany();
  await removeCompany(browser);
});
test.afterAll(async ({ browser }) => {
  await removeCompany(browser);
  await company.stop();
});

/** Somebody of a company whose sign-on is set up, as its provider will tell of them. */
async function somebody(browser: Browser, more: Parameters<typeof setUpCompany>[3] = {}) {
  const domain = freshDomain();
  await setUpCompany(browser, company, domain, more);
  const email = `ada@${domain}`;
  company.provider.expectPerson(email, { email, email_verified: true, name: 'Ada Works' });
  return { domain, email };
}
const offer = (page: Page) =>
  page.locator('#sign-in').getByRole('button', { name: 'Sign in with your company' });
const form = (page: Page) => page.locator('#company-sign-on');

test('an address whose company has its own sign-in is offered it, and leads to where the visitor came from', async ({
  page,
  browser,
}) => {
  const { domain, email } = await somebody(browser);
  await page.goto('/sign-in?ref=%2Fmy-account%2Fprofile');
  await hydrated(page);
  await page.locator('#sign-in').getByLabel('E-mail').fill('ada@elsewhere.example');
  await expect(offer(page)).toHaveCount(0);
  await page.locator('#sign-in').getByLabel('E-mail').fill(email);
  await expect(page.getByText(`${domain} offers its own sign-in.`)).toBeVisible();
  await expectNoAxeViolations(page);
  await offer(page).click();
  await expect(page).toHaveURL(/\/my-account\/profile$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Works');
  await expect(page.getByRole('banner').getByText('Ada Works')).toBeVisible();
});

test('by the keyboard alone, from the link, in French', async ({ page, browser }) => {
  const { email } = await somebody(browser);
  await page.goto('/fr/sign-in?ref=%2Fcart');
  await hydrated(page);
  await page.getByRole('link', { name: 'Se connecter par votre entreprise' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/sign-in\/company\?ref=%2Fcart$/);
  await hydrated(page);
  await expectNoAxeViolations(page);
  await tabTo(page, '#company-sign-on-email');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fr\/cart$/);
  await page.goto('/fr/my-account/profile');
  await expect(page).toHaveURL(/\/fr\/my-account\/profile$/);
});

test('what a provider refuses or does not prove is said with what to do, and the way on is not lost', async ({
  page,
  browser,
}) => {
  const { email } = await somebody(browser);
  const begin = async () => {
    await page.goto('/es/sign-in/company?ref=%2Fcart');
    await hydrated(page);
    await form(page).getByRole('textbox').fill(email);
    await form(page).getByRole('button').click();
  };
  company.provider.expectRefusal();
  await begin();
  await expect(page).toHaveURL(/\/es\/sign-in\/company\?refused=canceled&ref=%2Fcart$/);
  await expect(
    page.getByText('El inicio de sesión se canceló en su empresa.', { exact: false }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  company.provider.expectPerson(email, { email, email_verified: false });
  await begin();
  await expect(page).toHaveURL(/refused=address&ref=%2Fcart$/);
  company.provider.expectPerson(email, { email, email_verified: true });
  await begin();
  await expect(page).toHaveURL(/\/es\/cart$/);
});

test('an answer nobody asked for signs nobody in', async ({ page }) => {
  await page.goto('/sign-in/company?code=stolen&state=made-up');
  await expect(page).toHaveURL(/\/sign-in\/company\?refused=expired$/);
  await expect(page.getByText('Start again.', { exact: false })).toBeVisible();
  await page.goto('/sign-in/company?refused=%3Cb%3Eno');
  await expect(page.getByText('<b>')).toHaveCount(0);
});

test('a company that wants accounts opened by hand says so to whoever has none', async ({
  page,
  browser,
}) => {
  const { email } = await somebody(browser, { createsAccounts: false });
  await page.goto('/sign-in/company');
  await hydrated(page);
  await form(page).getByLabel('Work e-mail').fill(email);
  await form(page).getByRole('button').click();
  await expect(page.getByText('You don’t have an account yet', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in with a password' }).click();
  await expect(page.locator('#sign-up')).toBeVisible();
});

test.describe('an address of no company', () => {
  test.use({ allowedErrors: [/409/] });

  test('is told so beside what was typed', async ({ page }) => {
    await page.goto('/sign-in/company?ref=%2Fcart');
    await hydrated(page);
    await form(page).getByRole('button').click();
    await expect(form(page).getByText('Enter an e-mail address').first()).toBeVisible();
    const email = `ada@${freshDomain()}`;
    await form(page).getByLabel('Work e-mail').fill(email);
    await form(page).getByRole('button').click();
    await expect(
      form(page).getByText('We have no company sign-in for this e-mail', { exact: false }),
    ).toBeVisible();
    await expect(form(page).getByLabel('Work e-mail')).toHaveValue(email);
    await expectNoAxeViolations(page);
  });

  test('and a password where the company wants its own sign-in is told which way leads in', async ({
    page,
    browser,
  }) => {
    const { domain, email } = await somebody(browser, { isRequired: true });
    for (const address of [email, `nobody@${domain}`]) {
      await page.goto('/sign-in?ref=%2Fcart');
      await hydrated(page);
      const entry = page.locator('#sign-in');
      await entry.getByLabel('E-mail').fill(address);
      await expect(page.getByText(`${domain} requires its own sign-in.`, { exact: false })).toBeVisible();
      await entry.getByLabel('Password').fill('some Password 1');
      await entry.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(
        entry.getByText('Your company requires its own sign-in.', { exact: false }).first(),
      ).toBeVisible();
      await expect(entry.getByText('password is incorrect', { exact: false })).toHaveCount(0);
    }
    await page.locator('#sign-in').getByLabel('E-mail').fill(email);
    await offer(page).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test('whoever forgot a password that would be of no use is led to the company by mail', async ({
  page,
  browser,
}) => {
  const { domain, email } = await somebody(browser);
  await page.goto('/sign-in/company');
  await hydrated(page);
  await form(page).getByLabel('Work e-mail').fill(email);
  await form(page).getByRole('button').click();
  await expect(page).toHaveURL(/\/my-account$/);
  await setUpCompany(browser, company, domain, { isRequired: true });
  await page.context().clearCookies();
  await page.goto('/auth/recovery');
  await hydrated(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/is on its way/)).toBeVisible();
  const mail = await mailTo(page.request, email, 'Sign in through your company');
  expect(mail.text).toContain('/sign-in/company');
  expect(mail.text).not.toMatch(/auth\/recovery\/\w+/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: [/409/] });

  test('the page leads to the provider and back, and says what is wrong', async ({ page, browser }) => {
    const { email } = await somebody(browser);
    await page.goto('/sign-in?ref=%2Fmy-account%2Fprofile');
    await page.getByRole('link', { name: 'Sign in with your company' }).click();
    await form(page).getByLabel('Work e-mail').fill(`ada@${freshDomain()}`);
    await form(page).getByRole('button').click();
    await expect(page.getByText('We have no company sign-in', { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/sign-in\/company\?ref=%2Fmy-account%2Fprofile$/);
    await form(page).getByLabel('Work e-mail').fill(email);
    await form(page).getByLabel('Stay signed in on this device').check();
    await form(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/my-account\/profile$/);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'accessToken')?.expires).toBeGreaterThan(0);
  });

  test('a refused password comes back with the way in through the company', async ({ page, browser }) => {
    const { email } = await somebody(browser, { isRequired: true });
    await page.goto('/sign-in?ref=%2Fcart');
    const entry = page.locator('#sign-in');
    await entry.getByLabel('E-mail').fill(email);
    await entry.getByLabel('Password').fill('some Password 1');
    await entry.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(
      entry.getByText('Your company requires its own sign-in.', { exact: false }).first(),
    ).toBeVisible();
    await offer(page).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
});

test.describe('a second step', () => {
  // a code may run out while it is sent
  test.use({ allowedErrors: [/409/] });

  test('its owner has set up is asked for here as well', async ({ page, browser }) => {
    const domain = freshDomain();
    const email = await signUp(page, '/my-account/profile', `ada@${domain}`);
    await page.getByText('Set up authenticator app').click();
    await page.locator('#set-up-app').getByLabel('Current password').fill(demoPassword);
    await page.locator('#set-up-app').getByRole('button', { name: 'Continue' }).click();
    const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    await turnAppOn(page, key);
    await page.context().clearCookies();
    await setUpCompany(browser, company, domain);
    company.provider.expectPerson(email, { email, email_verified: true });
    await page.goto('/sign-in/company?ref=%2Fcart');
    await hydrated(page);
    await form(page).getByLabel('Work e-mail').fill(email);
    await form(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
    await page.getByLabel('Code').fill(appCode(key));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`it fits a telephone in the ${colorScheme}`, async ({ page, browser }) => {
    const { email } = await somebody(browser);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/sign-in/company?refused=address',
      '/fr/sign-in/company?refused=no-account',
      '/es/sign-in',
    ]) {
      await page.goto(path);
      await hydrated(page);
      if (path === '/es/sign-in') {
        await page.locator('#sign-in-email').fill(email);
        await expect(page.locator('#sign-in [formaction]')).toBeVisible();
      }
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    }
  });
