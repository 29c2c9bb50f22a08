import { hydrated } from '@gantry/testing/buying';
import { expect, test, type Page } from '@gantry/testing/playwright';
import { openAProduct } from './catalog.ts';

const buyingBox = (page: Page) => page.getByRole('region', { name: 'Price and availability' });

test('shows part number, attributes, price and availability', async ({ page }) => {
  const partNumber = await openAProduct(page);
  expect(partNumber).not.toBe('');
  await expect(page.getByRole('table', { name: 'Specifications' }).getByRole('row').first()).toBeVisible();
  await expect(buyingBox(page)).toContainText(/\$|price/i);
  await expect(page).toHaveTitle(new RegExp(partNumber));
});

test('pointing at an attribute marks its dimension line', async ({ page }) => {
  await openAProduct(page);
  // a pointer that came to rest on a page of the server's alone is noticed when it moves
  await hydrated(page);
  const drawn = page.getByRole('table', { name: 'Specifications' }).locator('tr[data-drawn]').first();
  await expect(async () => {
    await page.mouse.move(0, 0);
    await drawn.hover();
    await expect(page.locator('article svg [data-marked]').first()).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('the buying box stays in sight while reading on', async ({ page }) => {
  await openAProduct(page);
  await page.evaluate(() => window.scrollTo(0, 120));
  await expect(buyingBox(page)).toBeInViewport();
});

test('comes back as it was left', async ({ page }) => {
  await openAProduct(page);
  await hydrated(page);
  const quantity = buyingBox(page).getByRole('spinbutton');
  await quantity.fill('7');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /MRO Products/ })).toBeVisible();
  await page.goBack();
  await expect(quantity).toHaveValue('7');
});

test('a picture is enlarged by keys alone, and the focus comes back', async ({ page }) => {
  await openAProduct(page);
  // before that the link leads to the picture itself
  await hydrated(page);
  const large = page.getByRole('link', { name: /^Enlarge/ });
  await large.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('+');
  await expect(dialog).toContainText('150%');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(large).toBeFocused();
});

test('wheel and double click enlarge too', async ({ page }) => {
  await openAProduct(page);
  // before that the link leads to the picture itself
  await hydrated(page);
  await page.getByRole('link', { name: /^Enlarge/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('100%');
  await dialog.getByRole('img').hover();
  await page.mouse.wheel(0, -400);
  await expect(dialog).not.toContainText('100%');
  await dialog.getByRole('img').dblclick();
  await expect(dialog).toContainText('100%');
});

test('its documents can be saved: a data sheet and the drawing', async ({ page, request }) => {
  await openAProduct(page);
  for (const [name, type] of [
    ['Data sheet', 'application/pdf'],
    ['Drawing', 'image/svg+xml'],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('download', '');
    const href = await link.getAttribute('href');
    const answer = await request.get(href ?? '');
    expect([name, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([
      name,
      200,
      type,
    ]);
  }
});

test('is remembered as viewed, on the next product and at home, in this browser only', async ({ page }) => {
  const first = await openAProduct(page);
  // who leaves before that has not seen it
  await hydrated(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page
    .getByRole('table', { name: /^Other sizes|^Alternatives/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.locator('article header code:visible').first()).not.toHaveText(first);
  const strip = page.getByRole('region', { name: 'Recently viewed' });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('link', { name })).toBeVisible();
  await page.goto('/');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('link', { name })).toBeVisible();
  expect(await (await page.request.get('/')).text()).not.toContain('Recently viewed');
});

test('is printed with its facts and its price, without what one can only press', async ({ page }) => {
  await openAProduct(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Specifications' })).toBeVisible();
  await expect(buyingBox(page)).toContainText(/\$|price/i);
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  await expect(buyingBox(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Compare/ }).first()).toBeHidden();
});

test('says in Spanish what is said in Spanish, and marks what is English', async ({ page }) => {
  await openAProduct(page);
  await page.goto(`/es${new URL(page.url()).pathname}`);
  await expect(page.getByRole('table', { name: 'Especificaciones' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  const heading = page.getByRole('heading', { level: 1 });
  const english = await heading.getAttribute('lang');
  const facts = await page.request.get(`/api/v1/catalog/products/${page.url().split('/').at(-1)}`, {
    headers: { 'x-locale': 'es-US' },
  });
  const { data } = (await facts.json()) as { data: { name: string; untranslated: string[] } };
  await expect(heading).toHaveText(data.name);
  expect(english).toBe(data.untranslated.includes('name') ? 'en-US' : null);
});

test('is described for search engines, with an offer only where there may be one', async ({ page }) => {
  await openAProduct(page);
  await page.reload();
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const found = blocks.flatMap((block) => JSON.parse(block) as object | object[]);
  const types = found.map((one) => (one as { '@type': string })['@type']);
  expect(types).toEqual(expect.arrayContaining(['Product', 'BreadcrumbList']));
});

test.describe('an unknown product', () => {
  test.use({ allowedErrors: [/404/] });
  test('is an unknown page', async ({ page }) => {
    const response = await page.goto('/i/there-is-no-such-part');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page Not Found: /i/there-is-no-such-part')).toBeVisible();
  });
});

test('a chemical comes with its safety data sheet in the reader’s language', async ({ page, request }) => {
  const firstProduct = () => page.getByRole('main').locator('a[href*="/i/"]').first();
  for (const [prefix, name] of [
    ['', 'Safety data sheet'],
    ['/fr', 'Fiche de données de sécurité'],
  ] as const) {
    await page.goto(`${prefix}/b/lubricants-chemicals`);
    await page.goto((await firstProduct().getAttribute('href'))!);
    const link = page.getByRole('link', { name });
    const sheet = await request.get((await link.getAttribute('href'))!);
    expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await sheet.body()).toString('latin1')).toContain(`/Lang (${prefix ? 'fr-CA' : 'en-US'})`);
  }
  await page.goto('/b/fasteners');
  await page.goto((await firstProduct().getAttribute('href'))!);
  await expect(page.getByRole('link', { name: /^Data sheet/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Safety data sheet' })).toHaveCount(0);
});
