import { linkInMail, mailTo } from '@gantry/testing/asking';
import { demoPassword, freshEmail, hydrated, overflow, signIn, signUp, tabTo } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Your account' });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

/** Somebody who has made a company, on its page. */
async function withCompany(page: Page): Promise<{ email: string; company: string }> {
  const email = await signUp(page, '/my-account/profile');
  const company = `Works ${email.slice(7, 27)}`;
  await page.getByText('Buy together with colleagues').click();
  await page.getByLabel('Company name').fill(company);
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page).toHaveURL(/\/my-account\/company$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(company);
  return { email, company };
}

/** Invites an address on the page of the company that is open; gives the path of the link it was mailed. */
async function invite(page: Page, email: string, role = 'Buyer'): Promise<string> {
  const form = page.locator('#invite');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Role').selectOption({ label: role });
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We e-mailed ${email} a link.`, { exact: false })).toBeVisible();
  return new URL(await linkInMail(page.request, email, /https?:\/\/\S+\/auth\/invitation\/\w+/)).pathname;
}

/** Joins by the link as somebody without an account. */
async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await hydrated(page);
  const form = page.locator('#join');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/my-account\/company$/);
  return page;
}

/** Opens what an admin can do to somebody. */
async function manage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  await expect(dialog(page)).toBeVisible();
}

test.describe('a buyer who works alone', () => {
  test.use({ allowedErrors: [/404/] });

  test('sees nothing of companies but the way to make one', async ({ page }) => {
    await signUp(page, '/my-account');
    await expect(rail(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Company', exact: true })).toHaveCount(0);
    expect((await page.goto('/my-account/company'))?.status()).toBe(404);
  });
});

test.describe('a company', () => {
  test.use({ allowedErrors: [/401|409|422/] });

  test('is made on the profile; people join by a link, get roles, and are deactivated', async ({
    page,
    browser,
  }) => {
    const { company } = await withCompany(page);
    await expect(rail(page).getByRole('link', { name: 'Company', exact: true })).toBeVisible();
    const email = freshEmail('mate');
    const link = await invite(page, email, 'Requester');
    await expect(row(page, email)).toContainText('Requester');
    const mate = await join(browser, link, 'Mia Mate');
    await expect(mate.getByText(`Your company admin is Sam Signup.`, { exact: false })).toBeVisible();
    await expect(mate.getByRole('button', { name: /^Manage/ })).toHaveCount(0);
    await expect(mate.locator('#invite')).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await expect(row(page, 'Mia Mate')).toContainText('Requester');
    await expect(page.getByRole('heading', { name: 'Open invitations' })).toHaveCount(0);
    await manage(page, 'Mia Mate');
    await dialog(page).getByLabel('Role').selectOption({ label: 'Viewer' });
    await dialog(page).getByRole('button', { name: 'Save role' }).click();
    await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
    const told = await mailTo(page.request, email, `Your role in ${company} has changed`);
    expect(told.text).toContain('Viewer');

    await dialog(page).getByRole('button', { name: 'Deactivate' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Reactivate' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Mia Mate')).toContainText('Deactivated');
    // the gateway knows a session for five seconds at most
    await expect(async () => {
      await mate.goto('/my-account/company');
      await expect(mate).toHaveURL(/\/sign-in/, { timeout: 3000 });
    }).toPass();
    await mate.context().close();
  });

  test('finds its people by name or address, with scripts and without', async ({ page, browser }) => {
    await withCompany(page);
    await expect(page.getByLabel('Find people by name or e-mail')).toHaveCount(0);
    const email = freshEmail('mate');
    const mate = await join(browser, await invite(page, email), 'Mia Mate');
    await page.reload();
    await hydrated(page);
    await expect(row(page, 'Sam Signup')).toBeVisible();
    await page.getByLabel('Find people by name or e-mail').fill('mia');
    await page.getByRole('button', { name: 'Find people' }).click();
    await expect(page).toHaveURL(/\?q=mia$/);
    await expect(row(page, 'Mia Mate')).toBeVisible();
    await expect(row(page, 'Sam Signup')).toHaveCount(0);
    await manage(page, 'Mia Mate');
    await page.keyboard.press('Escape');
    await expectNoAxeViolations(page);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const still = await plain.newPage();
    await still.goto('/my-account/company');
    await still.getByLabel('Find people by name or e-mail').fill('nobody here');
    await still.getByRole('button', { name: 'Find people' }).click();
    await expect(still.getByText('Nobody in the company matches')).toBeVisible();
    await still.getByRole('link', { name: 'Show everyone' }).click();
    await expect(row(still, 'Mia Mate')).toBeVisible();
    await plain.close();
    await mate.context().close();
  });

  test('is handed over, and its only admin neither leaves nor steps down', async ({ page, browser }) => {
    await withCompany(page);
    const mate = await join(browser, await invite(page, freshEmail('heir')), 'Hana Heir');
    await page.reload();
    await hydrated(page);
    await page.getByText('Leave this company').click();
    await page.getByRole('button', { name: /^Leave Works/ }).click();
    const never = page.getByText('A company always has an admin.', { exact: false });
    await expect(never).toBeVisible();
    await manage(page, 'Sam Signup');
    await dialog(page).getByLabel('Role').selectOption({ label: 'Buyer' });
    await dialog(page).getByRole('button', { name: 'Save role' }).click();
    await expect(dialog(page).getByText('A company always has an admin.', { exact: false })).toBeVisible();
    await expect(dialog(page).getByLabel('Role')).toHaveValue('buyer');
    await page.keyboard.press('Escape');

    await manage(page, 'Hana Heir');
    await dialog(page).getByText('Hand over the admin role').click();
    await dialog(page).getByRole('button', { name: 'Hand over' }).click();
    await expect(page.getByText('Your company admin is Hana Heir.', { exact: false })).toBeVisible();
    await expect(page.locator('#invite')).toHaveCount(0);
    await page.getByRole('button', { name: /^Leave Works/ }).click();
    await expect(page).toHaveURL(/\/my-account\/profile$/);
    await expect(rail(page).getByRole('link', { name: 'Company', exact: true })).toHaveCount(0);
    await expect(page.getByText('Buy together with colleagues')).toBeVisible();
    await mate.context().close();
  });

  test('says beside the address what is wrong with it, and loses nothing', async ({ page }) => {
    const { email } = await withCompany(page);
    const form = page.locator('#invite');
    await form.getByLabel('Role').selectOption({ label: 'Approver' });
    await form.getByRole('button').click();
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await form.getByLabel('E-mail').fill(email);
    await form.getByRole('button').click();
    await expect(form.getByText('This person is already in your company').first()).toBeVisible();
    await expect(form.getByLabel('E-mail')).toHaveValue(email);
    await expect(form.getByLabel('Role')).toHaveValue('approver');
    await expectNoAxeViolations(page);
  });

  test('withdraws and resends invitations: old links open nothing', async ({ page, browser }) => {
    await withCompany(page);
    const [kept, gone] = [freshEmail('kept'), freshEmail('gone')];
    const first = await invite(page, kept);
    const withdrawn = await invite(page, gone);
    await page.getByRole('button', { name: `Resend the invitation to ${kept}` }).click();
    await expect(page.getByText('Sent again.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: `Withdraw the invitation to ${gone}` }).click();
    await expect(row(page, gone)).toHaveCount(0);
    const stranger = await (await browser.newContext()).newPage();
    for (const link of [first, withdrawn, '/auth/invitation/nothing']) {
      await stranger.goto(link);
      await expect(stranger.getByText('This invitation is no longer valid.', { exact: false })).toBeVisible();
    }
    await stranger.context().close();
  });
});

test.describe('an invitation', () => {
  test.use({ allowedErrors: [/409/] });

  test('to somebody with an account is accepted after signing in, by that account alone', async ({
    page,
    browser,
  }) => {
    const { company } = await withCompany(page);
    const mate = await (await browser.newContext()).newPage();
    const email = await signUp(mate);
    const link = await invite(page, email);
    // whoever invited is signed in to another account
    await page.goto(link);
    await expect(page.getByText(`This invitation is for ${email}`, { exact: false })).toBeVisible();
    await mate.context().clearCookies();
    await mate.goto(link);
    await hydrated(mate);
    await expect(mate.getByText('already has an account.', { exact: false })).toBeVisible();
    await mate.getByRole('link', { name: 'Sign in' }).click();
    await expect(mate).toHaveURL(/\/sign-in\?ref=/);
    await signIn(mate, email, link);
    await expectNoAxeViolations(mate);
    await mate.getByRole('button', { name: `Join ${company}` }).click();
    await expect(mate).toHaveURL(/\/my-account\/company$/);
    await expect(rail(mate).getByRole('link', { name: 'Company', exact: true })).toBeVisible();
    await mate.goto(link);
    await expect(mate.getByText('This invitation is no longer valid.', { exact: false })).toBeVisible();
    await mate.context().close();
  });

  test('is taken up with scripts off, and refuses an easy password without losing the name', async ({
    page,
    browser,
  }) => {
    await withCompany(page);
    const link = await invite(page, freshEmail('plain'));
    const mate = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await mate.goto(link);
    await mate.getByLabel('Name').fill('Paul Plain');
    await mate.getByLabel('Password').fill('Password123!');
    await mate.getByRole('button').click();
    await expect(mate.getByText('Choose another password', { exact: false }).first()).toBeVisible();
    await expect(mate.getByLabel('Name')).toHaveValue('Paul Plain');
    await mate.getByLabel('Password').fill(demoPassword);
    await mate.getByRole('button').click();
    await expect(mate).toHaveURL(/\/my-account\/company$/);
    await expect(row(mate, 'Paul Plain')).toContainText('Buyer');
    await mate.context().close();
  });
});

test('the keyboard alone invites somebody and changes a role', async ({ page, browser }) => {
  await withCompany(page);
  const email = freshEmail('keys');
  await tabTo(page, '#invite-email');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We e-mailed ${email} a link.`, { exact: false })).toBeVisible();
  const link = new URL(await linkInMail(page.request, email, /https?:\/\/\S+\/auth\/invitation\/\w+/))
    .pathname;
  const mate = await join(browser, link, 'Kim Keys');
  await mate.context().close();
  await page.reload();
  await hydrated(page);
  await tabTo(page, '[aria-label="Manage Kim Keys"]');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, '#person-role-companyRole');
  await page.keyboard.press('a');
  await tabTo(page, '[role=dialog] button[type=submit], dialog button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-label="Manage Kim Keys"]')).toBeFocused();
  await expect(row(page, 'Kim Keys')).toContainText('Approver');
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, allowedErrors: [/409/] });

    test('the pages of a company fit a telephone in each language, and axe finds nothing', async ({
      page,
    }) => {
      await withCompany(page);
      const link = await invite(page, freshEmail('a-rather-long-name-before-the-at-sign'));
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        for (const prefix of ['', '/es', '/fr'])
          for (const address of ['/my-account/company', link, '/my-account/profile']) {
            await page.goto(prefix + address);
            expect(await overflow(page), prefix + address).toBeLessThanOrEqual(0);
          }
        await page.goto('/my-account/company');
        await expectNoAxeViolations(page);
      }
    });
  });
