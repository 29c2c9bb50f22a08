import { hydrated } from '@gantry/testing/buying';
import { expect, type Page } from '@gantry/testing/playwright';

const password = 'Gantry-demo-1';

/** Signs in by the form, as a demo account, and waits until signed in. */
export async function signIn(
  page: Page,
  person: 'buyer' | 'admin' | 'sales' | 'auditor',
  ref = '/my-account',
): Promise<void> {
  await open(page, `/sign-in?ref=${encodeURIComponent(ref)}`);
  const form = page
    .locator('form')
    .filter({ hasText: 'Forgot your password?' })
    .or(page.locator('main form').first());
  await form.first().getByLabel('E-mail').fill(`${person}@demo.gantry.example`);
  await form.first().getByLabel('Password').fill(password);
  await form.first().getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/sign-in/);
}

/** Opens a page and waits until it answers clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
