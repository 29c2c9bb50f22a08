import { expect, test, type Locator, type Page } from '@gantry/testing/playwright';
import { open } from './kit/people.ts';

const main = (page: Page) => page.getByRole('main');
const results = (page: Page) => page.getByRole('region', { name: 'Products', exact: true });

/** Goes by keyboard, as who needs the focus does. */
async function press(page: Page, name: string, place = main(page)): Promise<void> {
  await place.getByRole('link', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
}

/** Where something is once it no longer moves: a bar may shrink or slide after the page was scrolled. */
async function restingBox(locator: Locator) {
  let box = await locator.boundingBox();
  await expect(async () => {
    const before = box;
    box = await locator.boundingBox();
    expect(box).toEqual(before);
  }).toPass({ intervals: [300], timeout: 20_000 });
  return box!;
}

test('a link leads to the beginning of the next page, and going back to the link', async ({ page }) => {
  await open(page, '/categories');
  await press(page, 'Brands', page.getByRole('contentinfo'));
  await expect(page).toHaveTitle(/^Shop Our Brands/);
  await expect(main(page)).toBeFocused();
  expect(await main(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  // the first Tab is in the page, not in the header once more
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Brands' })).toBeFocused();
});

test('a link of a page that is drawn anew on going back has the focus again', async ({ page }) => {
  await open(page, '/b/fasteners');
  const product = results(page).locator('a[href*="/i/"]').nth(2);
  const address = await product.getAttribute('href');
  await product.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/i\//);
  await expect(main(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/b\/fasteners$/);
  await expect(results(page).locator(`a[href="${address}"]:focus`)).toHaveCount(1);
});

test('a ticked facet keeps the focus; a choice taken away leaves it to the results', async ({ page }) => {
  await open(page, '/b/fasteners');
  const value = main(page).locator('details[open] a[rel=nofollow]').first();
  await value.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Selected filters' })).toBeVisible();
  await expect(value).toHaveAttribute('aria-current', 'true');
  await expect(value).toBeFocused();
  const choice = page.getByRole('link', { name: /^Remove / });
  await choice.focus();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveCount(0);
  await expect(results(page)).toBeFocused();
});

test('the order of a list keeps the focus, its next page goes on at the results', async ({ page }) => {
  await open(page, '/b/fasteners');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await order.focus();
  await order.selectOption('price-asc');
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(order).toBeFocused();
  await press(page, 'Next');
  await expect(page).toHaveURL(/cursor=|page=2/);
  await expect(results(page)).toBeFocused();
});

test('a search leads to what it found, and the next one too', async ({ page }) => {
  await open(page, '/brands');
  for (const words of ['bolt', 'washer']) {
    await page.keyboard.press('/');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`q=${words}`));
    await expect(main(page)).toBeFocused();
    await expect(page.locator('[data-announcer]')).toHaveText(new RegExp(`^${words}`));
  }
});

test('the index of all categories closes and leads into the category', async ({ page }) => {
  await open(page, '/brands');
  await page.getByRole('banner').getByRole('link', { name: 'All categories' }).focus();
  await page.keyboard.press('Enter');
  const index = page.getByRole('region', { name: 'All categories' });
  await index.getByRole('link', { name: 'Fasteners', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/b\/fasteners$/);
  await expect(index).toHaveCount(0);
  await expect(main(page)).toBeFocused();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the index of all categories opens below the header, in sight to its end', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'All categories' }).click();
    const index = page.getByRole('region', { name: 'All categories' });
    await expect(index).toBeFocused();
    await expect(index.getByRole('link', { name: 'Fasteners', exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(async () => {
      const { y, height } = (await index.boundingBox())!;
      expect(y).toBeGreaterThan(56);
      expect(y + height).toBeLessThanOrEqual(844);
    }).toPass({ timeout: 20_000 });
  });

  test('far down a page the index opens where the thumb is, and nothing scrolls', async ({ page }) => {
    await open(page, '/b/fasteners');
    await page.evaluate(() => scrollTo(0, 900));
    const link = page.getByRole('banner').getByRole('link', { name: 'All categories', exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    const { x, y: top } = await restingBox(link);
    await page.mouse.click(x + 10, top + 10);
    const index = page.getByRole('region', { name: 'All categories' });
    await expect(index.getByRole('link', { name: 'Fasteners', exact: true })).toBeVisible();
    await expect
      .poll(async () => {
        const { y, height } = (await index.boundingBox())!;
        return y + height;
      })
      .toBe(844);
    await expect(index.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at a width of ${viewport.width}`, () => {
    test.use({ viewport });

    test('whoever goes to the search field far down a page stays there', async ({ page }) => {
      await open(page, '/b/fasteners');
      await page.evaluate(() => scrollTo(0, 900));
      const { x, y } = await restingBox(page.locator('header input[name=q]'));
      await page.mouse.click(x + 10, y + 10);
      await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
      await page.keyboard.type('hex nut');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    });
  });
}
