import { expect, test, type Page } from '@gantry/testing/playwright';

test('Spanish and French have their own words and addresses', async ({ page }) => {
  await page.goto('/es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos, equipos y herramientas MRO');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/es\/b\//);
  await expect(page.getByRole('columnheader', { name: 'Número de pieza' }).first()).toBeVisible();
  await page.goto('/fr/brands');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Magasinez par marque et fabricant');
});

/** Texts of the page's main part that are neither pseudo-translated nor data of the catalogue. */
async function untranslated(page: Page, data: string): Promise<string[]> {
  const texts = await page.getByRole('main').evaluate((main) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      // The whole block, because a sentence with values consists of several text nodes.
      const block = walker.currentNode.parentElement?.closest(
        'h1,h2,h3,p,li,th,td,option,button,a,summary,caption,dt,dd,label',
      );
      if (block && !block.textContent?.includes('⟦')) found.push(walker.currentNode.textContent ?? '');
    }
    return found;
  });
  return texts.filter(
    (text) => /[a-z]{2}/i.test(text) && !data.includes(JSON.stringify(text.trim()).slice(1, -1)),
  );
}

async function dataOf(page: Page, ...paths: string[]): Promise<string> {
  const answers = await Promise.all(
    paths.map(async (path) => (await page.request.get(`/api/v1/catalog${path}`)).text()),
  );
  return answers.join('\n');
}

test('the pseudo-locale shows no untranslated text', async ({ page }) => {
  const departments = await dataOf(page, '/categories', '/brands', '/help-pages', '/help-pages/shipping');
  for (const address of [
    '/xa',
    '/xa/brands',
    '/xa/categories',
    '/xa/sitemap',
    '/xa/help-section',
    '/xa/help-section/shipping',
  ]) {
    await page.goto(address);
    expect([address, await untranslated(page, departments)]).toEqual([address, []]);
  }
});

test('the pseudo-locale shows no untranslated text on listing and product', async ({ page }) => {
  const listing = await dataOf(page, '/products?q=washer', '/brands');
  await page.goto('/xa/b?q=washer');
  expect(await untranslated(page, `${listing}washer`)).toEqual([]);
  const uri = /"uri": ?"([^"]+)"/.exec(listing)?.[1] ?? '';
  await page.goto(`/xa/i/${uri}`);
  const product = await dataOf(page, `/products/${uri}`);
  // A country is named by the platform in the language the pseudo-locale is made from.
  const origin = /"countryOfOrigin":"([A-Z]{2})"/.exec(product)?.[1] ?? 'US';
  const country = new Intl.DisplayNames('en-US', { type: 'region' }).of(origin);
  expect(await untranslated(page, `${product}${country}`)).toEqual([]);
});
