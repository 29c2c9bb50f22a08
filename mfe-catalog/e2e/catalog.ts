import { expect, type Locator, type Page } from '@gantry/testing/playwright';

/** The page's products: rows of specification tables and of the list, by their part numbers' or names' links. */
export const productLinks = (page: Page): Locator =>
  page.getByRole('region', { name: 'Products' }).locator('a[href*="/i/"]');

/** Whole number in front of "products". */
export async function productCount(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^[\d,]+ products?$/)
    .first()
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

/** Opens the home page's first department and waits for its products. */
export async function openFirstDepartment(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(productLinks(page).first()).toBeVisible();
}

/** Opens the first product of the first department and gives its part number. */
export async function openAProduct(page: Page): Promise<string> {
  await openFirstDepartment(page);
  await productLinks(page).first().click();
  await expect(page.getByRole('region', { name: 'Price and availability' })).toBeVisible();
  return page.locator('article header code').first().innerText();
}

/** Unfolds the price facet, unless it is among those that are open from the start. */
export async function openPriceFacet(page: Page): Promise<void> {
  const field = page.getByLabel('Price: maximum');
  if (!(await field.isVisible())) await page.locator('summary', { hasText: /^Price/ }).click();
  await expect(field).toBeVisible();
}
