import { expect, expectNoAxeViolations, expectPicture, test, type Page } from '@gantry/testing/playwright';
import { beforeHydration, hydrated } from '@gantry/testing/buying';
import { openAProduct, productLinks } from './catalog.ts';

const field = (page: Page) => page.getByRole('banner').locator('input[name=q]');
const searchFor = async (page: Page, words: string) => {
  await field(page).fill(words);
  await page.keyboard.press('Enter');
};

/** Types letter by letter, and waits for the suggestions of all of it. */
async function typeAndWait(page: Page, words: string): Promise<void> {
  const whole = page.waitForResponse((response) => {
    const url = new URL(response.url());
    return url.pathname.endsWith('/catalog/suggestions') && url.searchParams.get('q') === words;
  });
  await page.keyboard.type(words, { delay: 30 });
  await whole;
  await expect(page.getByRole('option').first()).toBeVisible();
  await hydrated(page);
}

test('words find products', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'hex nut');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hex nut”');
  await expect(productLinks(page).first()).toBeVisible();
});

test('an exact part number goes straight to its product, whatever its dashes and case', async ({ page }) => {
  const partNumber = await openAProduct(page);
  const address = page.url();
  await page.goto('/');
  await searchFor(page, partNumber.toLowerCase().replaceAll('-', ' '));
  await expect(page).toHaveURL(address);
});

test('suggested products say price and availability; a correction is said and leaves what was typed', async ({
  page,
}) => {
  await page.goto('/');
  await field(page).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('hex nut');
  const products = page.getByRole('group', { name: 'Products' });
  await expect(products.getByRole('option').nth(1)).toContainText(/\$\d.*(stock|days|week)/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('phillips screwdirvre');
  const said = page.getByRole('search').getByRole('status');
  await expect(said).toContainText('Suggestions for “phillips screwdriver”');
  await expect(page.getByRole('combobox')).toHaveValue('phillips screwdirvre');
  await said.getByRole('button', { name: 'Search for “phillips screwdirvre” instead' }).click();
  await expect(page).toHaveURL(/q=phillips\+screwdirvre/);
});

test('suggestions are chosen by keyboard', async ({ page }) => {
  await page.goto('/');
  await field(page).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  // The list of the whole word begins without a choice.
  await typeAndWait(page, 'washer');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText(/\w/, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(i|b)\//);
});

test('focusing the field before the scripts run still gives suggestions', async ({ page }) => {
  await beforeHydration(page, '/', async () => {
    await field(page).click();
    await page.keyboard.type('was');
  });
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(field(page)).toHaveValue('was');
  await page.keyboard.type('her', { delay: 30 });
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('suggestions stand in groups, with pictures, and the keyboard reaches their ends', async ({ page }) => {
  await page.goto('/');
  await field(page).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await typeAndWait(page, 'allen screw');
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(list.getByRole('group', { name: 'Categories' })).toContainText('Socket head screws');
  const products = list.getByRole('group', { name: 'Products' }).getByRole('option');
  const picture = products.first().locator('img');
  await expectPicture(picture);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(products.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue('allen screw');
});

test('the list of suggestions has no fault of accessibility', async ({ page }) => {
  await page.goto('/');
  await field(page).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('nut', { delay: 30 });
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a search with a redirect rule opens that page', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'Contact us');
  await expect(page).toHaveURL(/\/help-section\/contact-us$/);
});

test('a size is found in the unit it is typed in, with the kind of thing first', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'allen screw m8x20');
  await expect(productLinks(page).first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Socket head screw/);
});

test('no results gives the reason and ways to continue', async ({ page }) => {
  await page.goto('/b?q=qqzzxxjjww');
  await expect(page.getByRole('heading', { name: 'No results for “qqzzxxjjww”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse categories' })).toBeVisible();
});

test('markup in a search is text', async ({ page }) => {
  await page.goto(`/b?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'</script>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
});
