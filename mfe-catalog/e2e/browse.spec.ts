import { expect, expectPicture, test } from '@gantry/testing/playwright';
import { openFirstDepartment, productCount, productLinks } from './catalog.ts';

test('home is the index of the whole catalogue', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/^MRO Products, Equipment and Tools/);
  const departments = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(departments.nth(5)).toBeVisible();
  await expectPicture(page.getByRole('main').locator('img').first());
});

test('a department leads down to a category, its families stand as tables', async ({ page }) => {
  await openFirstDepartment(page);
  const all = await productCount(page);
  await page.getByRole('navigation', { name: 'Subcategories' }).getByRole('link').first().click();
  await expect.poll(() => productCount(page)).toBeLessThan(all);
  const table = page.getByRole('region', { name: 'Products' }).getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'Part number' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('link')).toHaveCount(2);
});

test('a row is the same whether another page rendered it or this one, and is hydrated', async ({ page }) => {
  await openFirstDepartment(page);
  const listing = new URL(page.url()).pathname;
  const products = page.getByRole('region', { name: 'Products' });
  const shown = async (price: number, headers = {}) => {
    const answer = await page.request.get(`${listing}?price=0..${price}`, { headers });
    return /<tbody>.*?<\/tbody>/s.exec(await answer.text())?.[0];
  };
  const dearest = 1_000_000_000 + Date.now();
  const first = await shown(dearest);
  expect(first).toContain('<a ');
  expect(first).not.toContain('data-cached');
  expect(await shown(dearest + 1)).toBe(first);
  // Whoever has something of their own gets no row that was rendered for guests.
  expect(await shown(dearest + 2, { cookie: 'cart=none' })).toBe(first);
  await page.goto(`${listing}?price=0..${dearest + 3}`);
  await products.getByRole('checkbox').first().check();
  await expect(products.getByRole('checkbox').first()).toBeChecked();
});

test('pages of a listing continue where the last one ended, at the top of the window', async ({ page }) => {
  await openFirstDepartment(page);
  const first = await productLinks(page).first().innerText();
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(productLinks(page).first()).not.toHaveText(first);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page past the end is the last one; a cursor of nowhere is the first', async ({ page }) => {
  await openFirstDepartment(page);
  const department = page.url();
  await page.goto(`${department}?page=99999`);
  await expect(productLinks(page).first()).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  // and the address says which that is
  await expect(page).toHaveURL((url) => {
    const shown = Number(url.searchParams.get('page'));
    return shown > 1 && shown < 99_999;
  });
  await page.goto(`${department}?cursor=not-one-of-ours`);
  await expect(productLinks(page).first()).toBeVisible();
});

test('the neighbouring page and its number lead to the same products', async ({ page }) => {
  await openFirstDepartment(page);
  const department = page.url();
  // A document comes whole; what follows a press is drawn from its first screen on.
  await page.goto(`${department}?page=2`);
  const byNumber = await productLinks(page).allInnerTexts();
  expect(byNumber.length).toBeGreaterThan(1);
  await page.goto(department);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(pages.locator('[aria-current=page]')).toHaveText('2');
  await expect(productLinks(page)).toHaveText(byNumber);
});

test('sorting by price puts the cheapest first', async ({ page }) => {
  await openFirstDepartment(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(async () => {
    const shown = await page
      .getByRole('region', { name: 'Products' })
      .locator('b')
      .filter({ hasText: '$' })
      .allInnerTexts();
    const [first, ...others] = shown.map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect(first).toBeLessThanOrEqual(Math.min(...others));
  }).toPass();
});

test('brands and categories have their own pages', async ({ page }) => {
  await page.goto('/brands');
  await expect(page).toHaveTitle(/^Shop Our Brands & Manufacturers/);
  const brand = page.getByRole('main').locator('section a').first();
  const name = await brand.innerText();
  await brand.click();
  await expect(page).toHaveURL(/\/b\?brand=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(productLinks(page).first()).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/b\?brand=/);
  await page.goto('/categories');
  await expect(page).toHaveTitle(/^Catalog of Categories/);
});

test.describe('an unknown category', () => {
  test.use({ allowedErrors: [/404/] });
  test('is an unknown page', async ({ page }) => {
    const response = await page.goto('/b/no-such-department/at-all');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page Not Found: /b/no-such-department/at-all')).toBeVisible();
  });

  test('leads to the nearest category that exists', async ({ page }) => {
    await openFirstDepartment(page);
    const department = new URL(page.url()).pathname;
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const response = await page.goto(`${department}/no-such-category`);
    expect(response?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${department}$`));
    await expect(productLinks(page).first()).toBeVisible();
  });
});
