import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';
import { demoPassword, hydrated, overflow, signIn } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import { byName, withAuthenticator } from '@gantry/testing/passkeys';

test.use({ baseURL: byName() });

const admin = 'admin@demo.gantry.example';
const clerk = 'catalog@demo.gantry.example';

interface Rules {
  readonly staffSecondStep: boolean;
  readonly version: number;
}
const rulesPath = '/admin/access/sign-in';
async function wantOfStaff({ request }: Page, staffSecondStep: boolean): Promise<void> {
  const { version } = await callApi<Rules>(request, 'GET', rulesPath);
  await callApi(request, 'PUT', rulesPath, { staffSecondStep, version });
}

async function removePasskeys({ request }: Page): Promise<void> {
  const { passkeys } = await callApi<{ passkeys: { id: string }[] }>(request, 'GET', '/my-account/security');
  for (const { id } of passkeys)
    await callApi(request, 'POST', `/my-account/passkeys/${id}/remove`, { current: demoPassword });
}

/** An admin who has a passkey and wants a second step of all staff; the store is as it was afterwards. */
async function whileWanted(page: Page, work: () => Promise<void>): Promise<void> {
  await signIn(page, admin, '/my-account/profile');
  await withAuthenticator(page);
  await page.getByText('Add a passkey').click();
  const form = page.locator('#add-passkey');
  await form.getByLabel('Name of the passkey').fill('Admin laptop');
  await form.getByLabel('Current password').fill(demoPassword);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Admin laptop', { exact: true })).toBeVisible();
  await wantOfStaff(page, true);
  try {
    await work();
  } finally {
    await wantOfStaff(page, false);
    await removePasskeys(page);
  }
}

async function enterPassword(page: Page): Promise<void> {
  await page.goto('/sign-in?ref=%2Fmy-account%2Fprofile');
  await hydrated(page);
  const form = page.locator('#sign-in');
  await form.getByLabel('E-mail').fill(clerk);
  await form.getByLabel('Password').fill(demoPassword);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('staff without a second step set a passkey up while they sign in, and are asked for it from then on', async ({
  page,
  browser,
}) => {
  await whileWanted(page, async () => {
    const context = await browser.newContext({ baseURL: byName() });
    const staff = await context.newPage();
    await staff.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
    });
    const authenticator = await withAuthenticator(staff);
    await enterPassword(staff);
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Set up your second step');
    await expect(staff.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    await expectNoAxeViolations(staff);
    await staff.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(staff)).toBeLessThanOrEqual(0);
    await staff.getByRole('button', { name: 'Set up a passkey' }).click();
    const codes = staff.getByText(/^[a-z2-7]{4}-[a-z2-7]{4}-[a-z2-7]{4}$/);
    await expect(codes).toHaveCount(10);
    const [code = ''] = await codes.allInnerTexts();
    await staff.getByRole('button', { name: 'I saved them, continue' }).click();
    await expect(staff.getByText('First passkey', { exact: true })).toBeVisible();

    await context.clearCookies();
    await enterPassword(staff);
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText('One more step');
    await expectNoAxeViolations(staff);
    await staff.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(staff.getByText('First passkey', { exact: true })).toBeVisible();
    await staff.getByText('Change', { exact: true }).click();
    await expect(staff.getByText('the last one can’t be removed', { exact: false })).toBeVisible();

    await authenticator.clear();
    await context.clearCookies();
    await enterPassword(staff);
    await staff.getByLabel('Recovery code').fill(code);
    await staff.locator('#second-step').getByRole('button').click();
    await expect(staff.getByText('9 codes left', { exact: false })).toBeVisible();
    await wantOfStaff(page, false);
    await removePasskeys(staff);
    await context.close();
  });
});
