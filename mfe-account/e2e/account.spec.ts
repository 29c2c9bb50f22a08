import { mailTo } from '@gantry/testing/asking';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import {
  demoPassword,
  hydrated,
  fillPurchase,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
} from '@gantry/testing/buying';

test('the address book takes, changes and drops addresses', async ({ page }) => {
  await signUp(page, '/my-account/address');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByLabel('Address name').fill('Main plant');
  await page.getByLabel('Name', { exact: true }).fill('Sam Signup');
  await page.getByLabel('Address', { exact: true }).fill('5 Mill Road');
  await page.getByLabel('City').fill('Laramie');
  await page.getByLabel('State').selectOption('WY');
  await page.getByLabel('ZIP code').fill('82070');
  await page.getByLabel('Phone').fill('307-555-0100 x12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Main plant' })).toBeVisible();
  await expect(page.getByText('+1 (307) 555-0100 x12')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Main plant' }).click();
  await page.getByLabel('City').fill('Cheyenne');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Cheyenne, WY 82070')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Main plant' }).click();
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
});

test('an address may be in any country, with its regions', async ({ page }) => {
  await signUp(page, '/my-account/address');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(
    page.getByLabel('State').locator('option', { hasText: 'Armed Forces Pacific' }),
  ).toBeAttached();
  await expect.poll(() => page.getByLabel('Country').locator('option').count()).toBeGreaterThan(248);
  await page.getByLabel('Country').selectOption('CA');
  await page.getByLabel('Province').selectOption('QC');
  await page.getByLabel('Country').selectOption('other');
  await page.getByLabel('Region').fill('Anywhere');
});

test('the profile is saved', async ({ page }) => {
  await signUp(page, '/my-account/profile');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Company optional' }).fill('Signup Machine Works');
  await page.locator('#profile').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Company optional' })).toHaveValue('Signup Machine Works');
});

test('a password is changed by whoever knows it, and every other device is signed out', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, '/my-account/profile');
  await hydrated(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await signIn(elsewhere, email, '/my-account/profile');
  await page.reload();
  await hydrated(page);
  const security = page.getByRole('region', { name: 'Sign-in and security' });
  await expect(security.getByRole('listitem')).toHaveCount(2);
  await security.getByText('Change password', { exact: true }).first().click();
  await page.locator('#change-password').getByLabel('Current password').fill(demoPassword);
  await security.getByLabel('New password').fill('quite-Another-8');
  await security.getByRole('button', { name: 'Change password' }).click();
  await expect(security.getByText('Your password has changed')).toBeVisible();
  await expect(security.getByRole('listitem')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await elsewhere.context().close();
});

test('a user name changes when both mailboxes have confirmed it', async ({ page, browser }) => {
  const email = await signUp(page, '/my-account/profile');
  const next = email.replace('@', '-next@');
  await hydrated(page);
  const security = page.getByRole('region', { name: 'Sign-in and security' });
  await security.getByText('Change user name').click();
  await security.getByLabel('New e-mail address').fill(next);
  await page.locator('#change-username').getByLabel('Current password').fill(demoPassword);
  await security.getByRole('button', { name: 'Send confirmations' }).click();
  await expect(security.getByText('We e-mailed a code')).toBeVisible();
  const mailbox = await (await browser.newContext()).newPage();
  for (const [address, said] of [
    [next, 'One more confirmation is needed'],
    [email, 'Both mailboxes have confirmed'],
  ] as const) {
    const { text } = await mailTo(mailbox.request, address, 'user name');
    await mailbox.goto(/https?:\/\/\S+confirm-username\S+/.exec(text)![0]);
    await hydrated(mailbox);
    await mailbox.getByRole('button', { name: 'Confirm' }).click();
    await expect(mailbox.getByText(said)).toBeVisible();
  }
  await mailbox.context().close();
  await page.reload();
  await expect(page.getByRole('main').getByText(next)).toBeVisible();
});

test('an order is found, read, printed and bought from again', async ({ page }) => {
  const email = await signUp(page, '/cart');
  await putInCart(page);
  await fillPurchase(page, { email, poNumber: 'PO-ACC-1' });
  const number = await placeOrder(page);
  await page.goto('/my-account');
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible();
  await page.goto('/my-account/orders');
  await hydrated(page);
  await page.getByLabel('Order or PO number').fill('ACC-1');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/q=ACC-1/);
  await hydrated(page);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByLabel('Period').selectOption('30');
  await expect(page).toHaveURL(/period=30/);
  await hydrated(page);
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await page.getByLabel('Order or PO number').fill('no such order');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('Order Received');
  // paid in advance by check: where the money goes
  const payment = page.getByRole('region', { name: 'How to pay' });
  await expect(payment).toContainText('Mail your check for $');
  await expect(payment).toContainText(`Payment reference: order ${number}`);
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(`/my-account/orders/print/${number}`);
  await expect(page.locator('[data-layout=print]')).toContainText('PO-ACC-1');
  await expectNoAxeViolations(page);
  await page.goto('/my-account/orders/items');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('another customer’s order', () => {
  test.use({ allowedErrors: [/404/] });

  test('does not exist', async ({ page, browser }) => {
    const email = await signUp(page, '/cart');
    await putInCart(page);
    await fillPurchase(page, { email });
    const number = await placeOrder(page);
    const stranger = await (await browser.newContext()).newPage();
    await signUp(stranger);
    for (const address of [`/my-account/orders/${number}`, `/my-account/orders/print/${number}`]) {
      expect((await stranger.goto(address))?.status()).toBe(404);
    }
    await stranger.context().close();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the account area, and it fits a telephone', async ({ page }) => {
      await signIn(page, 'buyer@demo.gantry.example');
      for (const address of [
        '/my-account',
        '/my-account/address',
        '/my-account/profile',
        '/my-account/orders',
        '/my-account/orders/items',
      ]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await expectNoAxeViolations(page);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    });
  });
}

for (const [prefix, title] of [
  ['/es', 'Pedidos'],
  ['/fr', 'Commandes'],
] as const) {
  test(`the orders speak the language of ${prefix}`, async ({ page }) => {
    await signIn(page, 'buyer@demo.gantry.example');
    await page.goto(`${prefix}/my-account/orders`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}
