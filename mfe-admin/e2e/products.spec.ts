import { adminProductsPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

const keeper = 'catalog@demo.gantry.example';
/** A picture of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A product that is sold at its list price, by its place among those found: each test takes another. */
async function openProduct(page: Page, search: string): Promise<string> {
  const filter = 'availability:equals:in-stock;pinned:equals:0';
  await signIn(page, keeper, `${adminProductsPath()}?search=${search}&filter=${encodeURIComponent(filter)}`);
  await hydrated(page);
  const rows = page.locator('tbody tr');
  const texts = await rows.allInnerTexts();
  const place = texts.findIndex((text) => /(\$[\d.,]+)\s+\1\s/.test(text));
  const address = await rows.nth(place).getByRole('link').first().getAttribute('href');
  await page.goto(address!);
  await hydrated(page);
  return address!;
}

async function saveAs(page: Page, reason: string): Promise<void> {
  await page.getByLabel('Reason (logged)').fill(reason);
  await page.getByRole('button', { name: 'Save product' }).click();
}

test('staff change a price, the store shows it at once, and Undo takes it back', async ({
  page,
  browser,
}) => {
  await openProduct(page, 'washer');
  const price = page.getByLabel('List price', { exact: false }).first();
  const before = await price.inputValue();
  await page.getByLabel('Name', { exact: true }).fill('Renamed by hand');
  await price.fill('not a price');
  await saveAs(page, 'The maker raised it');
  await expect(page.getByText('Enter an amount such as 12.50').first()).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Renamed by hand');
  await price.fill('1234.50');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Product saved. The store shows it now.')).toBeVisible();
  await expect(
    page.getByText(`$${Number(before).toLocaleString('en-US', { minimumFractionDigits: 2 })} → $1,234.50`),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  const guest = await (await browser.newContext()).newPage();
  await guest.goto((await page.getByRole('link', { name: 'View in store' }).getAttribute('href'))!);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Renamed by hand');
  await expect(guest.getByText('$1,234.50').first()).toBeVisible();
  await guest.context().close();

  await page.getByRole('button', { name: 'Undo: List price' }).click();
  await expect(page.getByText('The change was undone.')).toBeVisible();
  await expect(price).toHaveValue(before);
  await page.getByRole('button', { name: 'Use the feed’s value: Name' }).click();
  await expect(page.getByText('The field follows the feed again.')).toBeVisible();
  await expect(page.getByText('Feeds leave these fields alone')).toHaveCount(0);
});

test.describe('what is refused', () => {
  test.use({ allowedErrors: [/409 \(Conflict\)/] });

  test('what somebody else changed meanwhile is shown, not overwritten', async ({ page, browser }) => {
    const address = await openProduct(page, 'hex');
    const other = await (await browser.newContext()).newPage();
    await signIn(other, keeper, address);
    await hydrated(other);
    await other.getByLabel('Minimum quantity').fill('3');
    await saveAs(other, 'Comes in threes');
    await expect(other.getByText('Product saved. The store shows it now.')).toBeVisible();
    await other.context().close();

    await page.getByLabel('Minimum quantity').fill('5');
    await saveAs(page, 'Comes in fives');
    await expect(page.getByText('Someone else changed this product in the meantime')).toBeVisible();
    await expect(page.getByText('Minimum quantity: was 1, is now 3')).toBeVisible();
    await expect(page.getByLabel('Minimum quantity')).toHaveValue('5');
    await page.getByRole('button', { name: 'Keep what I entered, then save again' }).click();
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByText('Product saved. The store shows it now.')).toBeVisible();
    await expect(page.getByText('3 → 5')).toBeVisible();
  });
});

test.describe('what a product is', () => {
  test.use({ allowedErrors: [/422/] });

  test('category, attribute and picture show in the store, and go back to the feed', async ({
    page,
    browser,
  }) => {
    test.slow();
    await openProduct(page, 'screw');
    const nature = page.getByRole('group', { name: 'Category and attributes' });
    const category = nature.getByLabel('Category', { exact: true });
    const before = await category.inputValue();
    await category.fill('no/such-category');
    await saveAs(page, 'It belongs elsewhere');
    await expect(page.getByText('We have no such category').first()).toBeVisible();
    await category.fill('abrasives/sanding');
    const units = await nature
      .getByLabel('Unit')
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const at = units.findIndex((unit) => unit === 'mm' || unit === 'in');
    const value = nature.getByLabel('Value').nth(at);
    const stated = await value.inputValue();
    await value.fill('0.875');
    await nature.getByLabel('Unit').nth(at).fill('in');
    // up and down again: the focus goes with the attribute, so that the key moves it on
    const rows = nature.getByRole('group', { name: /^Attribute \d+$/ });
    const order = () =>
      rows.getByLabel('Value').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const asItWas = await order();
    await nature.getByRole('button', { name: 'Move up attribute 3' }).press('Enter');
    await expect(nature.getByRole('button', { name: 'Move up attribute 2' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(order).toEqual([asItWas[2], asItWas[0], asItWas[1], ...asItWas.slice(3)]);
    await expect(rows.first().getByRole('button', { name: 'Remove attribute' })).not.toBeFocused();
    await nature.getByRole('button', { name: 'Move up attribute 2' }).click();
    await nature.getByRole('button', { name: 'Move up attribute 3' }).click();
    await expect.poll(order).toEqual(asItWas);
    await page.getByLabel('Add a picture').setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    });
    await expect(page.getByText('This isn’t a JPEG, PNG, WebP, or GIF picture.')).toBeVisible();
    await page
      .getByLabel('Add a picture')
      .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    const pictures = page.getByRole('group', { name: 'Pictures' });
    await pictures.getByLabel('Shows (English)').last().fill('A dot seen from above');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(page.getByText('Product saved. The store shows it now.')).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(value).toHaveValue('7/8');
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const guest = await (await browser.newContext()).newPage();
    await guest.goto((await page.getByRole('link', { name: 'View in store' }).getAttribute('href'))!);
    await expect(guest.getByRole('navigation', { name: 'You are here' })).toContainText('Sanding');
    await expect(guest.getByText('7/8').first()).toBeVisible();
    await hydrated(guest);
    await guest.getByRole('list', { name: 'Images' }).getByRole('link').last().click();
    await expect(guest.getByRole('img', { name: 'A dot seen from above' })).toBeVisible();
    await guest.context().close();

    for (const field of ['Attributes', 'Pictures', 'Category']) {
      await page.getByRole('button', { name: `Use the feed’s value: ${field}` }).click();
      await expect(page.getByRole('button', { name: `Use the feed’s value: ${field}` })).toHaveCount(0);
    }
    await expect(value).toHaveValue(stated);
    await expect(category).toHaveValue(before);
    await expect(page.getByText('Feeds leave these fields alone')).toHaveCount(0);
  });
});

test('the table is searched and opens a product beside it; others read without changing', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await signIn(page, 'finance@demo.gantry.example', adminProductsPath());
  await hydrated(page);
  await page.getByLabel('Search by name, number or brand').fill('washer');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page).toHaveURL(/search=washer/);
  await hydrated(page);
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/open=/);
  await expect(page.getByRole('button', { name: 'Save product' })).toHaveCount(0);
  await expect(page.getByText('Minimum quantity')).toBeVisible();
  await expectNoAxeViolations(page);
  const support = await (await browser.newContext()).newPage();
  await signIn(support, 'support@demo.gantry.example', adminProductsPath());
  await expect(support.getByText('You don’t have access to products')).toBeVisible();
});
