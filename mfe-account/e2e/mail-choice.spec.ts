import { linkInMail } from '@gantry/testing/asking';
import { demoPassword, hydrated, overflow, signUp } from '@gantry/testing/buying';
import { importRows } from '@gantry/testing/feeding';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** A sold-out product of this file's own. */
const product = (more: object = {}) => ({
  id: 'choice-1',
  sku: 'CHOICE-1',
  name: 'Chosen gasket',
  category: ['Chosen', 'Chosen gaskets'],
  list_price: 12,
  stock: 0,
  ...more,
});
test.beforeAll(() => importRows([product()]));
test.afterAll(() => importRows([product({ status: 'archived' })]));

const section = (page: Page) => page.getByRole('region', { name: 'Email', exact: true });
const box = (page: Page, name: string) => section(page).getByRole('checkbox', { name });

test('an account switches mails off and on, and sees which it always gets', async ({ page }) => {
  await signUp(page, '/my-account/profile');
  await hydrated(page);
  await expect(section(page).getByText('Sign-in and security')).toBeVisible();
  await box(page, 'Back in stock').uncheck();
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByText('Saved')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await hydrated(page);
  await expect(box(page, 'Back in stock')).not.toBeChecked();
  await expect(box(page, 'Shipment updates')).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('the link of a mail asks first, and a mailbox presses it without a browser', async ({
  page,
  playwright,
}) => {
  test.slow();
  const email = await signUp(page, '/i/chosen-gasket-choice-1');
  await hydrated(page);
  await page.getByRole('form', { name: 'Notify me when available' }).getByRole('button').click();
  await expect(page.getByText(`We’ll e-mail ${email}`)).toBeVisible();
  importRows([product({ availability: '1-week' })]);
  const settings = await linkInMail(page.request, email, /https?:\/\/\S+\/my-account\/profile#mails/);
  expect(new URL(settings).hash).toBe('#mails');
  const { pathname, search } = new URL(await linkInMail(page.request, email, /https?:\/\/\S+stop-mails\S+/));

  await page.goto(pathname + search);
  await hydrated(page);
  await expect(page.getByText('Back in stock')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/my-account/profile');
  await expect(box(page, 'Back in stock')).toBeChecked();

  const mailbox = await playwright.request.newContext();
  const address = new URL(pathname + search, page.url()).href;
  const form = { 'List-Unsubscribe': 'One-Click' };
  const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  expect((await mailbox.post(address, { form, headers: foreign })).status()).toBe(403);
  const anywhere = new URL('/sign-in', page.url()).href;
  expect((await mailbox.post(anywhere, { form })).status()).toBe(403);
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await mailbox.post(address, { form, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('Turned off: Back in stock');
  }
  await mailbox.dispose();
  await page.goto('/my-account/profile');
  await expect(box(page, 'Back in stock')).not.toBeChecked();
});

test.describe('a link nobody signed', () => {
  // the call that refuses it
  test.use({ allowedErrors: [/404.*auth\/stop-mails/] });

  test('a link that was cut off says so', async ({ page }) => {
    for (const token of [
      '',
      'security.x.y',
      `stock.0195b2a0-0000-7000-8000-000000000001.${'x'.repeat(43)}`,
    ]) {
      await page.goto(`/auth/stop-mails?token=${token}`);
      await hydrated(page);
      const button = page.getByRole('button', { name: 'Turn off' });
      if (token.startsWith('stock')) await button.click();
      await expect(page.getByText('This link doesn’t work').first()).toBeVisible();
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice is saved too', async ({ page }) => {
    await page.goto('/sign-in?ref=%2Fmy-account%2Fprofile');
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail').fill('buyer@demo.gantry.example');
    await form.getByLabel('Password').fill(demoPassword);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/my-account\/profile$/);
    for (const turn of ['uncheck', 'check'] as const) {
      await box(page, 'Decisions about your reviews')[turn]();
      await section(page).getByRole('button', { name: 'Save' }).click();
      await expect(section(page).getByText('Saved')).toBeVisible();
      await expect(box(page, 'Decisions about your reviews')).toBeChecked({ checked: turn === 'check' });
    }
  });
});
