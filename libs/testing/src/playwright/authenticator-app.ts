import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/**
 * The code an authenticator app shows.
 * @param key as the page shows it
 * @param steps half minutes from now
 */
export const appCode = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, '')) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

/**
 * Turns the app on whose key the page shows, with the code of the half minute before: the one of this half minute is
 * left for signing in. It may run out while it is sent; the next one is taken then.
 */
export async function turnAppOn(page: Page, key: string): Promise<void> {
  await expect(async () => {
    await page.getByLabel('Code the app shows').fill(appCode(key, -1));
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().endsWith('/my-account/authenticator') && response.request().method() === 'PUT',
      ),
      page.getByRole('button', { name: 'Turn on' }).click(),
    ]);
    expect(answer.status()).toBe(200);
  }).toPass();
  await expect(page.getByText('Your recovery codes', { exact: true })).toBeVisible();
}
