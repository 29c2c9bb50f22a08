import { expect, test } from '@gantry/testing/playwright';
import { openAProduct, openFirstDepartment, openPriceFacet, productCount, productLinks } from './catalog.ts';

test.use({ javaScriptEnabled: false });

test('the catalogue is browsed down to a product', async ({ page }) => {
  await openAProduct(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /Copy part number/ })).toBeHidden();
});

test('facets are links', async ({ page }) => {
  await openFirstDepartment(page);
  const all = await productCount(page);
  await page.getByRole('group', { name: 'Filters' }).locator('details[open] a').first().click();
  expect(await productCount(page)).toBeLessThan(all);
});

test('a long facet has a page with all its values, and a form that finds one', async ({ page }) => {
  await page.goto('/b');
  const filters = page.getByRole('group', { name: 'Filters' });
  const brands = filters.locator('details', { has: page.getByRole('searchbox', { name: 'Find in Brand' }) });
  const all = brands.getByRole('link', { name: /^Show all/ });
  const total = Number((await all.innerText()).replace(/\D/g, ''));
  await all.click();
  await expect(brands.getByRole('listitem')).toHaveCount(total);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await brands.getByRole('searchbox').fill('bolt');
  await brands.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/find=bolt/);
  await expect(brands.getByRole('listitem')).toHaveText([/Boltwright/]);
});

test('a folded facet leads to the same listing with it unfolded', async ({ page }) => {
  await openFirstDepartment(page);
  const all = await productCount(page);
  const filters = page.getByRole('group', { name: 'Filters' });
  const name = await filters.locator('details:not([open]):has(a) > summary').last().innerText();
  const facet = filters.locator('details', { has: page.getByText(name, { exact: true }) });
  await facet.locator('summary').click();
  await facet.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(facet).toHaveAttribute('open');
  expect(await productCount(page)).toBe(all);
  await expect(facet.getByRole('link', { name: 'Show', exact: true })).toHaveCount(0);
  await expect(facet.locator('li a, input[type=text]').first()).toBeVisible();
});

test('ranges and order are forms with a button', async ({ page }) => {
  await openFirstDepartment(page);
  await openPriceFacet(page);
  await page.getByLabel('Price: maximum').fill('100');
  await page.getByLabel('Price: maximum').press('Enter');
  await expect(page).toHaveURL(/price=\.\.10000/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
  await page.getByRole('button', { name: 'Sort', exact: true }).click();
  await expect(page).toHaveURL(/price=\.\.10000.*sort=price-desc|sort=price-desc.*price=\.\.10000/);
  await expect(productLinks(page).first()).toBeVisible();
});

test('the search field is a form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').locator('input[name=q]').fill('washer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “washer”');
});
