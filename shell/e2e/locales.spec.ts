import { expect, test, type Browser, type Page } from '@gantry/testing/playwright';
import { open } from './kit/people.ts';

async function visitorReading(
  browser: Browser,
  language: string,
  baseURL: string | undefined,
): Promise<Page> {
  const context = await browser.newContext({ locale: language, baseURL });
  return context.newPage();
}
const remembered = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected');

test('a first visit to the root is led to the language of the browser, once', async ({
  browser,
  baseURL,
}) => {
  const page = await visitorReading(browser, 'fr-CA', baseURL);
  await page.goto('/');
  await expect(page).toHaveURL(/\/fr$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  const cookie = (await remembered(page))!;
  expect(cookie).toMatchObject({ value: 'fr-CA', path: '/', sameSite: 'Lax', secure: false });
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto('/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.context().close();
});

test('no other page asks for the language', async ({ browser, baseURL }) => {
  const page = await visitorReading(browser, 'es-US', baseURL);
  await page.goto('/brands');
  await expect(page).toHaveURL(/\/brands$/);
  expect(await remembered(page)).toBeUndefined();
  await page.context().close();
});

test('a reader of an unsupported language gets English', async ({ browser, baseURL }) => {
  const page = await visitorReading(browser, 'ja-JP', baseURL);
  await page.goto('/');
  await expect(page).toHaveURL(/\/$/);
  expect((await remembered(page))!.value).toBe('en-US');
  await page.context().close();
});

test('switching the language keeps the page and is remembered', async ({ page }) => {
  await open(page, '/brands?page=2');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/brands\?page=2$/);
  await expect(page.getByRole('link', { name: 'Todas las categorías' }).first()).toBeVisible();
  await expect.poll(async () => (await remembered(page))?.value).toBe('es-US');
});

test('links stay within the language', async ({ page }) => {
  await open(page, '/es');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Marcas' }).click();
  await expect(page).toHaveURL(/\/es\/brands$/);
  await page.goto('/es/my-account');
  await expect(page).toHaveURL(/\/es\/sign-in\?ref=%2Fmy-account$/);
});

test('the pseudo-locale shows no untranslated text in header, footer and error pages', async ({ page }) => {
  await open(page, '/xa');
  for (const place of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    const texts = await place.locator('a, button, p, h2').allInnerTexts();
    const words = texts.map((text) => text.trim()).filter((text) => /[a-z]{3}/i.test(text));
    const names = /^(Gantry|English \(US\)|Español|Français|\S+@\S+)/;
    expect(words.filter((text) => !text.includes('⟦') && !names.test(text))).toEqual([]);
  }
});

for (const [asker, dest, sameSite] of [
  ['a frame of another site', 'iframe', 'None'],
  ['who follows a link from another site', 'document', 'Lax'],
]) {
  test(`the language found for ${asker} is remembered with SameSite=${sameSite}`, async ({ request }) => {
    const headers = { 'accept-language': 'fr-CA', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest! };
    const answer = await request.get('/', { headers, maxRedirects: 0 });
    const cookie = answer.headers()['set-cookie'];
    expect(cookie).toMatch(new RegExp(`^i18n_redirected=fr-CA; .*; SameSite=${sameSite}$`));
  });
}
