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
export const openPriceFacet = (page: Page): Promise<void> => openFacet(page, 'Price', 'Price: maximum');

/** Unfolds a facet, unless it is among those that are open from the start. @param label of a field in it */
export async function openFacet(page: Page, name: string, label: string): Promise<void> {
  const field = page.getByLabel(label);
  const summary = page.locator('summary', { hasText: new RegExp(`^${name}`) });
  await expect(async () => {
    if (!(await field.isVisible())) await summary.click({ timeout: 3000 });
    await expect(field).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** Waits until a listing is whole: one that was gone to is drawn from its first screen on. */
export async function wholeListing(page: Page): Promise<void> {
  let before = 0;
  const isResting = async (): Promise<boolean> => {
    const now = await productLinks(page).count();
    const isSame = now > 0 && now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isResting, { intervals: [500] }).toBe(true);
}
