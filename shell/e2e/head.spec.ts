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

test('what is shared of a page is its own name, address, kind and a picture that can be shown', async ({
  page,
  baseURL,
  request,
}) => {
  const og = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  const expectPicture = async () => {
    const picture = await request.get((await og('image'))!);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  };
  await page.goto('/brands');
  expect(await og('type')).toBe('website');
  expect(await og('url')).toBe(`${baseURL}/brands`);
  expect(await og('title')).toBe(await page.title());
  await expectPicture();
  await page.goto('/');
  await page.getByRole('main').locator('a[href^="/b/"]').first().click();
  await expect(page).toHaveURL(/\/b\//);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/category-/);
  await expectPicture();
  await page.getByRole('region', { name: 'Products' }).locator('a[href*="/i/"]').first().click();
  await expect(page).toHaveURL(/\/i\//);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/drawing-/);
  await expectPicture();
});

test('structured data stands in a document once', async ({ page, request }) => {
  await page.goto('/b?sort=rating');
  const product = page.getByRole('region', { name: 'Products' }).locator('a[href*="/i/"]').first();
  const html = await (await request.get((await product.getAttribute('href'))!)).text();
  for (const kind of ['Product', 'Store', 'BreadcrumbList'])
    expect([kind, html.split(`"@type":"${kind}"`).length - 1]).toEqual([kind, 1]);
});

test('the neighbours a list names are the pages its own links lead to', async ({ page }) => {
  const products = () =>
    page
      .getByRole('region', { name: 'Products' })
      .locator('a[href*="/i/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.goto('/b/fasteners');
  await expect(page.locator('link[rel=prev]')).toHaveCount(0);
  const next = await page.locator('link[rel=next]').getAttribute('href');
  const first = await products();
  await page.goto((await page.getByRole('link', { name: 'Next', exact: true }).getAttribute('href'))!);
  const second = await products();
  expect(second).not.toEqual(first);
  await page.goto(next!);
  expect(await products()).toEqual(second);
  await page.goto((await page.locator('link[rel=prev]').getAttribute('href'))!);
  expect(await products()).toEqual(first);
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
  await page.goto(address!);
  const ofDocument = await said();
  await open(page, '/');
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect.poll(said).toEqual(ofDocument);
});

test('title and canonical follow navigation in the browser', async ({ page, baseURL }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Brands' }).click();
  await expect(page).toHaveTitle(/^Shop Our Brands & Manufacturers \|/);
  await expect.poll(() => canonical(page)).toBe(`${baseURL}/brands`);
});

test('what is typed into an address cannot leave its place in the document', async ({ page }) => {
  const attack = '"></title><script>window.hacked = true</script>';
  await page.goto(`/b?q=${encodeURIComponent(attack)}&brand=${encodeURIComponent(attack)}`);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
