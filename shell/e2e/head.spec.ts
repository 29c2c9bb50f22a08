import { expect, test, type Page } from '@gantry/testing/playwright';
import { open } from './kit/people.ts';

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

async function structuredKinds(page: Page): Promise<string[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
}

test('the canonical address keeps path, brand and page and nothing else', async ({ page, baseURL }) => {
  await page.goto('/brands?utm_source=x&page=2&sort=name&brand=norvik');
  expect(await canonical(page)).toBe(`${baseURL}/brands?brand=norvik&page=2`);
  await page.goto('/es/brands?x=1');
  expect(await canonical(page)).toBe(`${baseURL}/es/brands`);
});

test('every page says what page and what store it is', async ({ page }) => {
  for (const path of ['/', '/brands', '/categories', '/cart', '/sign-in', '/help-section']) {
    await page.goto(path);
    expect(await structuredKinds(page), path).toEqual(expect.arrayContaining(['WebPage', 'Store']));
  }
});

test('the contact page says what organization stands behind the store', async ({ page }) => {
  await page.goto('/help-section/contact-us');
  expect(await structuredKinds(page)).toContain('Organization');
});

test('a page names its other languages', async ({ page, baseURL }) => {
  await page.goto('/brands');
  const alternates = page.locator('link[rel=alternate][hreflang]');
  expect(
    await alternates.evaluateAll((links) =>
      links.map((link) => ['hreflang', 'href'].map((name) => link.getAttribute(name))),
    ),
  ).toEqual([
    ['en-US', `${baseURL}/brands`],
    ['es-US', `${baseURL}/es/brands`],
    ['fr-CA', `${baseURL}/fr/brands`],
    ['x-default', `${baseURL}/brands`],
  ]);
});

test('what the head says of languages, neighbours and things follows navigation in the browser', async ({
  page,
}) => {
  const said = () =>
    page.evaluate(() =>
      [
        ...document.head.querySelectorAll(
          'script[type="application/ld+json"], link[hreflang], link[rel=next], link[rel=prev], meta[name=robots]',
        ),
      ]
        .map((element) =>
          element.outerHTML.replace(/\\u003[ce]/g, (sign) => JSON.parse(`"${sign}"`) as string),
        )
        .sort(),
    );
  await open(page, '/');
  const link = page.getByRole('main').locator('a[href^="/b/"]').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.locator('head script[type="application/ld+json"]')).toHaveCount(3);
  const followed = await said();
  await page.goto(address!);
  expect(followed).toEqual(await said());
});

test('title and canonical follow navigation in the browser', async ({ page, baseURL }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveTitle(/^Shop Our Brands & Manufacturers \|/);
  expect(await canonical(page)).toBe(`${baseURL}/brands`);
});

test('what is typed into an address cannot leave its place in the document', async ({ page }) => {
  const attack = '"></title><script>window.hacked = true</script>';
  await page.goto(`/b?q=${encodeURIComponent(attack)}&brand=${encodeURIComponent(attack)}`);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
