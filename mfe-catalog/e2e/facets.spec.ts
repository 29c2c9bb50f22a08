import { hydrated } from '@gantry/testing/buying';
import { expect, test, type Page } from '@gantry/testing/playwright';
import { openFacet, openFirstDepartment, openPriceFacet, productCount, productLinks } from './catalog.ts';

const facets = (page: Page) => page.getByRole('group', { name: 'Filters' });
const values = (page: Page) => facets(page).locator('details[open] a:visible');
const shownCount = (text: string) => Number(text.split(/\s+/).at(-1)?.replace(/\D/g, ''));

// Before the scripts run, a choice is a plain link: right as well, but it opens the page anew.
test.beforeEach(async ({ page }) => {
  await openFirstDepartment(page);
  await hydrated(page);
});

test('a value narrows the list to the number beside it, without moving the page', async ({ page }) => {
  const value = values(page).nth(6);
  const promised = shownCount(await value.innerText());
  await value.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 120));
  const before = await page.evaluate(() => window.scrollY);
  await value.click();
  await expect(value).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => productCount(page)).toBe(promised);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('two values of one facet widen, values of two facets narrow', async ({ page }) => {
  const all = await productCount(page);
  await values(page).nth(0).click();
  await expect.poll(() => productCount(page)).toBeLessThan(all);
  const first = await productCount(page);
  await values(page).nth(1).click();
  await expect.poll(() => productCount(page)).toBeGreaterThan(first);
  const both = await productCount(page);
  await facets(page).locator('details[open]:has(a)').nth(1).locator('a').first().click();
  await expect.poll(() => productCount(page)).toBeLessThanOrEqual(both);
});

test('chosen values stand as chips and can be cleared; back takes one choice back', async ({ page }) => {
  const all = await productCount(page);
  await values(page).nth(0).click();
  await expect.poll(() => productCount(page)).toBeLessThan(all);
  const chips = page.getByRole('list', { name: 'Selected filters' });
  await expect(chips.getByRole('link')).toHaveCount(2);
  await page.goBack();
  await expect.poll(() => productCount(page)).toBe(all);
  await expect(chips).toHaveCount(0);
  await page.goForward();
  await chips.getByRole('link', { name: 'Clear all filters' }).click();
  await expect.poll(() => productCount(page)).toBe(all);
});

test('a range is typed, kept in the address and removed again', async ({ page }) => {
  const all = await productCount(page);
  await openPriceFacet(page);
  await facets(page).getByLabel('Price: maximum').fill('100');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price=\.\.10000/);
  await expect.poll(() => productCount(page)).toBeLessThan(all);
  await page.reload();
  await expect(facets(page).getByLabel('Price: maximum')).toHaveValue('100.00');
  await page.getByRole('link', { name: 'Remove Price: up to $100.00' }).click();
  await expect.poll(() => productCount(page)).toBe(all);
});

test('either unit finds the same products', async ({ page }) => {
  await page.goto('/b?q=screw');
  await hydrated(page);
  const all = await productCount(page);
  const lowest = facets(page).getByLabel('Length: minimum');
  await openFacet(page, 'Length', 'Length: minimum');
  await lowest.fill('6.35');
  await lowest.press('Enter');
  await expect(page).toHaveURL(/length%3A6\.35mm\.\./);
  // the chip stands at once, the products follow
  await expect(page.getByRole('link', { name: 'Remove Length: from 6.35 mm' })).toBeVisible();
  await expect.poll(() => productCount(page)).toBeLessThan(all);
  const inMillimetres = await productCount(page);
  await page.goto(page.url().replace('6.35mm', '5mm'));
  expect(await productCount(page)).toBeGreaterThan(inMillimetres);
  await facets(page).getByLabel('Length: minimum').fill('1/4 in');
  await facets(page).getByLabel('Length: minimum').press('Enter');
  await expect(page).toHaveURL(/length%3A0\.25in\.\./);
  await expect.poll(() => productCount(page)).toBe(inMillimetres);
  await expect(facets(page).getByLabel('Length: minimum')).toHaveValue('0.25 in');
});

test('a range that cannot be understood is said beside its field; nothing typed or shown is lost', async ({
  page,
}) => {
  const all = await productCount(page);
  await openPriceFacet(page);
  await facets(page).getByLabel('Price: minimum').fill('cheap');
  await page.keyboard.press('Enter');
  await expect(facets(page).getByRole('alert')).toContainText('“cheap” isn’t a valid number');
  await expect(facets(page).getByLabel('Price: minimum')).toHaveValue('cheap');
  expect(await productCount(page)).toBe(all);
});

test('every value of a long facet is found as it is typed, and all can be shown', async ({ page }) => {
  await page.goto('/b');
  await hydrated(page);
  const field = page.getByRole('searchbox', { name: 'Find in Brand' });
  const brands = facets(page).locator('details', { has: field });
  const total = Number(
    (await brands.getByRole('link', { name: /^Show all/ }).innerText()).replace(/\D/g, ''),
  );
  expect(total).toBeGreaterThan(40);
  // the rarest ones are not among those the listing tells
  await brands.getByRole('link', { name: /^Show all/ }).click();
  await expect(page).toHaveURL(/all=brand/);
  await expect(brands.getByRole('listitem')).toHaveCount(total);
  const texts = await brands.getByRole('listitem').allInnerTexts();
  const rarest = texts.toSorted((a, b) => shownCount(a) - shownCount(b))[0] ?? '';
  const name = rarest.replace(/\s+[\d,]+$/, '');
  await brands.getByRole('link', { name: 'Show fewer' }).click();
  await expect(page).not.toHaveURL(/all=brand/);
  await expect(brands.getByRole('listitem')).not.toHaveCount(total);
  await hydrated(page);
  await field.fill(name);
  const value = brands.getByRole('link', { name, exact: false });
  await value.click();
  await expect(page).toHaveURL(/brand=/);
  await expect.poll(() => productCount(page)).toBe(shownCount(rarest));
});

test('choosing moves nothing: first row, facets and bar stay where they are', async ({ page }) => {
  const bar = page.getByRole('combobox', { name: 'Sort by' });
  const family = page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 2 }).first();
  const places = async () => {
    const boxes = [
      await bar.boundingBox(),
      await family.boundingBox(),
      await values(page).nth(3).boundingBox(),
    ];
    return boxes.map((box) => Math.round(box?.y ?? -1));
  };
  // letters that come with the fonts may be of another size
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await places();
  const all = await productCount(page);
  await values(page).nth(0).click();
  await expect.poll(() => productCount(page)).toBeLessThan(all);
  await values(page).nth(1).click();
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link')).toHaveCount(3);
  // for a moment the next rows are not there yet
  await expect.poll(places).toEqual(before);
});

test('availability is four groups, with the labels below; a label takes the place of its group', async ({
  page,
}) => {
  await page.goto('/b');
  await hydrated(page);
  const group = facets(page).getByRole('link', { name: /^Ships in days/ });
  const promised = shownCount(await group.innerText());
  await group.click();
  await expect(page).toHaveURL(/availability=days$/);
  await expect.poll(() => productCount(page)).toBe(promised);
  await facets(page)
    .getByText(/^Details/)
    .click();
  const label = facets(page).getByRole('link', { name: /^2–5 business days/ });
  const fewer = shownCount(await label.innerText());
  await label.click();
  await expect(page).toHaveURL(/availability=2-5-days$/);
  await expect.poll(() => productCount(page)).toBe(fewer);
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link')).toHaveCount(2);
});

test('no family is cut by the end of a page', async ({ page }) => {
  await page.goto('/b/fasteners/screws-bolts/hex-head-screws');
  const names = () => page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 2 });
  const [seen, last]: [string[], number] = [
    [],
    Number(
      await page
        .getByRole('link', { name: /^Page \d+$/ })
        .last()
        .innerText(),
    ),
  ];
  for (let at = 1; at <= last; at += 1) {
    await page.goto(`/b/fasteners/screws-bolts/hex-head-screws${at > 1 ? `?page=${at}` : ''}`);
    await hydrated(page);
    seen.push(...(await names().allInnerTexts()));
  }
  expect(seen.length).toBeGreaterThan(5);
  expect(new Set(seen).size).toBe(seen.length);
});

test('filters that exclude everything say so and can be cleared', async ({ page }) => {
  await page.goto(`${page.url()}?price=1..1`);
  await expect(page.getByRole('heading', { name: 'No products match all of these filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).last().click();
  await expect(productLinks(page).first()).toBeVisible();
});

test('a crafted address costs nothing', async ({ page }) => {
  const response = await page.goto(`/b?f=${'a:b;'.repeat(500)}&page=-1&sort=drop&price=x..y&brand=%00`);
  expect(response?.status()).toBe(200);
  for (const [address, status] of [
    [`/b?brand=${'a,'.repeat(1500)}`, 200],
    [`/b?availability=${'in-stock,'.repeat(200)}`, 200],
    [`/b/${'a'.repeat(600)}`, 404],
    [`/b/${'a/'.repeat(1200)}a`, 404],
    [`/b/compare?sku=%00,${'A'.repeat(2000)}`, 200],
    [`/i/${'a'.repeat(3000)}`, 404],
    ['/i/%00', 404],
    ['/i/%ff', 404],
  ] as const)
    expect([address, (await page.request.get(address)).status()]).toEqual([address, status]);
});

test('unknown choices leave the address and show no chip', async ({ page }) => {
  await page.goto('/b?brand=nobody&availability=soon,in-stock&f=nosuch:1;nowhere:1..2&price=1000..');
  await expect(page).toHaveURL(/\/b\?availability=in-stock&price=1000\.\.$/);
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link')).toHaveCount(3);
});
