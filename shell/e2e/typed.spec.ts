import { demoPassword, hydrated, signUp } from '@gantry/testing/buying';
import { expect, test, type Page } from '@gantry/testing/playwright';

// What was typed survives whatever takes the page away from under it (specification §5).

const profile = '/my-account/profile';
const typed = 'Sam Somebody Else';
const nameOf = (page: Page) => page.getByRole('main').getByLabel('Name', { exact: true }).first();

async function typeName(page: Page): Promise<string> {
  const email = await signUp(page, profile);
  await nameOf(page).fill(typed);
  return email;
}

test('what was typed is there after a reload, and gone once it is left', async ({ page }) => {
  await typeName(page);
  await page.reload();
  await hydrated(page);
  await expect(nameOf(page)).toHaveValue(typed);
  await page.getByRole('link', { name: 'Address book' }).first().click();
  await expect(page).toHaveURL(/\/address$/);
  await page.goBack();
  await hydrated(page);
  await expect(nameOf(page)).toHaveValue('Sam Signup');
});

test.describe('a session that expires while somebody types', () => {
  test.use({ allowedErrors: [/401/] });

  test('leads to the sign-in, and back to what was typed', async ({ page, context }) => {
    const email = await typeName(page);
    await context.clearCookies({ name: 'accessToken' });
    await nameOf(page).press('Enter');
    await expect(page).toHaveURL(/\/sign-in\?ref=/);
    await hydrated(page);
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail').fill(email);
    await form.getByLabel('Password').fill(demoPassword);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL((url) => url.pathname === profile);
    await hydrated(page);
    await expect(nameOf(page)).toHaveValue(typed);
  });
});
