import { ampleProduct } from '@gantry/testing/ample-products';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';
import { zipFile } from '@gantry/testing/zip-file';
import {
  hydrated,
  demoPassword,
  fillPurchase,
  overflow,
  placeOrder,
  putInCart,
  signIn,
  signUp,
} from '@gantry/testing/buying';

/** A workbook with one sheet, whose cells hold their texts themselves. */
function aWorkbook(rows: readonly (readonly string[])[]) {
  const cells = (row: readonly string[]) =>
    row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const sheet = rows.map((row) => `<row>${cells(row)}</row>`).join('');
  return {
    name: 'our-numbers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: zipFile([
      {
        name: 'xl/workbook.xml',
        content: '<workbook><sheets><sheet name="Numbers"/></sheets></workbook>',
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        content: `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
      },
    ]),
  };
}

test.describe('a cart', () => {
  test.use({ allowedErrors: [/422/] });

  test('is kept as a list, changed, and bought again', async ({ page }) => {
    await signUp(page, '/cart');
    await putInCart(page);
    await page.goto('/cart');
    await hydrated(page);
    const partNumber = await page.locator('tbody th').first().locator('span span').last().innerText();
    await page.getByLabel('Save this cart as a list').fill('Line 4');
    await page.getByRole('button', { name: 'Save list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Line 4');
    // a quantity nobody can order stays in its field, and nothing is saved
    for (const [typed, told] of [
      ['0', 'Enter 1 or more'],
      ['2.5', 'Enter a whole number: 2 or 3'],
      ['1e9', 'Enter 999,999 or fewer'],
    ] as const) {
      await page.getByLabel(/^Quantity of/).fill(typed);
      await page.getByRole('button', { name: /^Save ./ }).click();
      await expect(page.getByText(told)).toBeVisible();
      await expect(page.getByLabel(/^Quantity of/)).toHaveValue(typed);
    }
    await expectNoAxeViolations(page);
    await page.getByLabel(/^Quantity of/).fill('7');
    await page.getByLabel(/^Note about/).fill('bin 12');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await page.getByRole('button', { name: /^Save ./ }).click();
    await saved;
    await page.reload();
    await hydrated(page);
    await expect(page.getByLabel(/^Quantity of/)).toHaveValue('7');
    await expect(page.getByLabel(/^Note about/)).toHaveValue('bin 12');
    await page.getByLabel('Add a part number').fill('NO-SUCH-PART');
    await page.getByRole('button', { name: 'Add to list' }).click();
    await expect(page.getByText('it must match exactly one product')).toBeVisible();
    await expect(page.getByLabel('Add a part number')).toHaveValue('NO-SUCH-PART');
    await page.getByLabel('Add a part number').fill(partNumber);
    await page.getByRole('button', { name: 'Add to list' }).click();
    await expect(page.getByLabel(/^Quantity of/)).toHaveValue('8');
    await expectNoAxeViolations(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Request a quote' })).toHaveAttribute(
      'href',
      /\/quote\?list=/,
    );
    const list = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click();
    await expect(page).toHaveURL(/\/quote\?/);
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('8');
    await page.goto(list);
    await hydrated(page);
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText('1 line added')).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveValue('9');
  });
});

test('an order is bought again, whole, by its line and from the purchased items', async ({ page }) => {
  const email = await signUp(page, '/cart');
  await putInCart(page);
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  await page.goto(`/my-account/orders/${number}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Reorder', exact: true }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await page.goBack();
  await page.getByRole('button', { name: /^Reorder ./ }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await page.goto('/my-account/orders/items');
  await hydrated(page);
  await page.getByRole('button', { name: /^Reorder ./ }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
});

test.describe('a list', () => {
  test.use({ allowedErrors: [/404/] });

  test('is shared inside the company, and does not exist for anybody else', async ({ page, browser }) => {
    const name = `Shared ${Date.now()}`;
    await signIn(page, 'buyer@demo.gantry.example');
    await page.goto('/my-account/lists');
    await hydrated(page);
    await page.getByLabel('List name').fill(name);
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const address = page.url();
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'colleague@demo.gantry.example');
    expect((await other.goto(address))?.status()).toBe(404);
    await page.getByLabel('Who may see it').selectOption('read');
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved;
    await other.goto('/my-account/lists');
    await other.getByRole('link', { name }).click();
    await expect(other.getByText(/^Shared by /)).toBeVisible();
    await expect(other.getByLabel('Add a part number')).toHaveCount(0);
    await page.getByText('Delete this list').click();
    await page.getByRole('button', { name: /^Delete “Shared/ }).click();
    await expect(page).toHaveURL(/\/my-account\/lists$/);
    expect((await other.goto(address))?.status()).toBe(404);
    await other.context().close();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is made, filled, and put in the cart', async ({ page }) => {
    await page.goto('/sign-in?ref=/my-account/lists');
    const form = page.locator('#sign-in');
    await form.getByLabel('E-mail').fill('buyer@demo.gantry.example');
    await form.getByLabel('Password').fill(demoPassword);
    await form.getByRole('button').click();
    await page.getByLabel('List name').fill('Plain');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain');
    await page.getByLabel('Add a part number').fill('CORDG-6000-2RS');
    await page.getByLabel('Quantity', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Add to list' }).click();
    await page.getByRole('button', { name: 'Add all to cart' }).click();
    await expect(page.getByText('1 line added')).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`part numbers of one's own, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('are imported, found by a pasted row, and removed; rows not taken stay', async ({
      page,
      browser,
    }) => {
      test.slow();
      const context = await browser.newContext({ javaScriptEnabled: true });
      const signer = await context.newPage();
      await signUp(signer, '/cart');
      await page.context().addCookies(await context.cookies());
      await context.close();
      const found = await page.request.get('/api/v1/catalog/products?size=1');
      const { data } = (await found.json()) as { data: { items: { partNumber: string; name: string }[] } };
      const [product] = data.items;
      await page.goto('/my-account/part-numbers');
      if (javaScriptEnabled) await hydrated(page);
      await page
        .getByLabel(/^Your number, then ours/)
        .fill(`OWN-4711, ${product!.partNumber}\nOWN-2, NO-SUCH-PART`);
      await page.getByLabel('Or a file').setInputFiles(
        aWorkbook([
          ['Our number', 'Your number'],
          ['OWN-XLSX', product!.partNumber],
        ]),
      );
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByText('2 numbers imported, 1 row not taken')).toBeVisible();
      await expect(page.getByText('no product has our number')).toBeVisible();
      await expect(page.getByLabel(/^Your number, then ours/)).toHaveValue('OWN-2, NO-SUCH-PART');
      await expect(page.getByRole('row', { name: /OWN-4711/ })).toContainText(product!.name);
      await expect(page.getByRole('row', { name: /OWN-XLSX/ })).toContainText(product!.name);
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 390, height: 844 });
      if (javaScriptEnabled) expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.goto('/cart');
      await page.getByLabel('Paste part numbers').fill('own4711, 2');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(page.getByText('1 line added')).toBeVisible();
      await page.goto('/my-account/part-numbers');
      await page.getByRole('button', { name: 'Remove OWN-4711' }).click();
      await expect(page.getByRole('row', { name: /OWN-4711/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove OWN-XLSX' }).click();
      await expect(page.getByText('No numbers yet')).toBeVisible();
    });
  });
}

test('a number of one’s own that was corrected in the cart is learned with the order', async ({ page }) => {
  test.slow();
  const email = await signUp(page, '/cart');
  const product = await ampleProduct(page.request);
  const paste = async (row: string) => {
    await page.goto('/cart');
    await hydrated(page);
    await page.getByLabel('Paste part numbers').fill(row);
    await page.getByRole('button', { name: 'Add to cart' }).click();
  };
  await paste('BIN-0815, 3');
  await page.getByLabel(/^Part number of row/).fill(product.partNumber);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
  await fillPurchase(page, { email });
  await placeOrder(page);
  await page.goto('/my-account/part-numbers');
  await expect(page.getByRole('row', { name: /BIN-0815/ })).toContainText(product.name);
  await expect(page.getByRole('row', { name: /BIN-0815/ })).toContainText('learned from an order');
  await paste('bin 0815, 2');
  await expect(page.getByText('1 line added')).toBeVisible();
});
