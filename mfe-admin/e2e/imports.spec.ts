import { readFile } from 'node:fs/promises';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, expectPicture, test, type Page } from '@gantry/testing/playwright';
import { zipFile } from '@gantry/testing/zip-file';

const catalogue = 'catalog@demo.gantry.example';
const list = '/admin/catalogue/imports';
let made = 0;
/** Part numbers nobody has used before. */
const newPrefix = () => `E2E-${Date.now()}-${(made += 1)}`;

/** A supplier's file with heads of its own; every tenth price is no number. */
const supplierFile = (prefix: string, rows: number) =>
  [
    'Item No;Label;List Price;Internal note',
    ...Array.from({ length: rows }, (_, at) =>
      [`${prefix}-${at}`, `Hinge ${prefix} ${at}`, at % 10 === 9 ? '=much' : '12,50', 'x'].join(';'),
    ),
  ].join('\n');

async function upload(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto(list);
  await hydrated(page);
  const buffer = Buffer.from(content);
  await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Import: ${name}`);
}

async function mapColumns(page: Page): Promise<void> {
  await page.getByLabel('Item No maps to').fill('sku');
  await page.getByLabel('Label maps to').fill('name');
  await page.getByLabel('Internal note maps to').fill('');
  await page.getByLabel('Same for every row').fill('brand = Acme E2E\ncategory = Hardware > Hinges');
  await page.getByLabel('Number format').selectOption(',');
}

/** Gives up the import whose page is shown. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard' }).click();
  const sure = page.getByRole('group', { name: 'Discard this import and its file?' });
  await sure.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
}

test('a supplier’s file is mapped, checked, imported, and its products are in the store', async ({
  page,
}) => {
  test.slow();
  const prefix = newPrefix();
  await signIn(page, catalogue, list);
  await upload(page, 'supplier.csv', supplierFile(prefix, 30));
  await expect(page.getByText('Unknown columns, skipped', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByLabel('Item No maps to').fill('weight*many');
  await page.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(page.getByText('The factor isn’t a number').last()).toBeVisible();
  await expect(page.getByLabel('Item No maps to')).toBeFocused();
  await page.getByLabel('Save mapping as').fill('two words');
  await page.getByLabel('Same for every row').fill('brand');
  await page.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(page.getByText('There are 3 problems')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Save mapping as').fill('');
  await mapColumns(page);
  await page.getByRole('button', { name: 'Refresh preview' }).click();
  await expect(page.getByRole('cell', { name: `Acme E2E:${prefix}-0` })).toBeVisible();
  await expect(page.getByText('Unknown columns, skipped', { exact: false })).toHaveCount(0);

  await page.getByLabel('Save mapping as').fill(`kept-${prefix}`);
  await page.getByRole('button', { name: 'Check without saving' }).click();
  await expect(page.getByText('Check complete. The catalog is unchanged', { exact: false })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { name: '3 row problems' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all as CSV' }).click();
  const errors = await readFile(await (await saving).path(), 'utf8');
  expect(errors.split('\n')[0]).toBe('\ufeffline,id,field,problem,row');
  expect(errors).toContain('"""List Price"" isn’t a valid amount: ""=much"""');
  await expect(
    page.getByRole('cell', { name: '"List Price" isn’t a valid amount: "=much"' }).first(),
  ).toBeVisible();
  expect(errors).toContain(`Acme E2E:${prefix}-9`);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('Done. The catalog is up to date.')).toBeVisible({ timeout: 60_000 });
  await expectNoAxeViolations(page);
  await expect(async () => {
    await page.goto(`/b?q=${prefix}-3`);
    await expect(page.getByText(`Hinge ${prefix} 3`).first()).toBeVisible({ timeout: 3000 });
  }).toPass();

  // The next file of the supplier takes the columns that were kept.
  await upload(page, 'supplier-again.csv', supplierFile(`${prefix}-b`, 5));
  await page.getByLabel('Saved mapping').selectOption(`kept-${prefix}`);
  await expect(page.getByLabel('Label maps to')).toHaveValue('name');
  await expect(page.getByRole('cell', { name: `Acme E2E:${prefix}-b-0` })).toBeVisible();
  await discard(page);
});

test('an import continues in the background when its page is left, and the list shows it', async ({
  page,
}) => {
  test.slow();
  const prefix = newPrefix();
  await signIn(page, catalogue, list);
  await upload(page, `${prefix}.csv`, supplierFile(prefix, 2000));
  await mapColumns(page);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await page.goto(list);
  await hydrated(page);
  const row = page.getByRole('row', { name: new RegExp(prefix) });
  await expect(row.getByText('Done')).toBeVisible({ timeout: 60_000 });
  await expect(row).toContainText('1,800');
  await expectNoAxeViolations(page);
});

/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a feed comes with its pictures in one ZIP file, and the product page shows them', async ({ page }) => {
  test.slow();
  const prefix = newPrefix();
  const rows = `id,sku,name,category,images\n${prefix},${prefix},Pictured hinge,Hardware > Hinges,p/a.png|p/b.png\n`;
  await signIn(page, catalogue, list);
  await upload(
    page,
    'acme.zip',
    zipFile([
      { name: 'acme/feed.csv', content: rows },
      { name: 'acme/p/a.png', content: picture },
    ]),
  );
  await expect(page.getByText('From the ZIP file: acme/feed.csv, with 1 other file.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Check without saving' }).click();
  const missing = page.getByRole('cell', { name: 'The file "p/b.png" was not found beside the feed' });
  await expect(missing).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('Done. The catalog is up to date.')).toBeVisible({ timeout: 60_000 });
  // An exact part number leads to its product.
  const shown = page.getByRole('main').locator('img[src*="file-"]').first();
  await expect(async () => {
    await page.goto(`/b?q=${prefix}`);
    await expect(shown).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectPicture(shown);
});

test('a file that is not a feed is refused with a reason', async ({ page }) => {
  await signIn(page, catalogue, list);
  await upload(page, 'table.csv', zipFile([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]));
  await expect(page.getByText('The file cannot be read')).toBeVisible();
  await expect(page.getByText('Save it as CSV', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import now' })).toHaveCount(0);
});

test('a file without changes says so, before and after the import', async ({ page }) => {
  test.slow();
  await signIn(page, catalogue, list);
  await upload(page, 'head.csv', 'sku,name,category\n');
  await expect(page.getByText('nothing would be imported', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('Done. The file had no rows', { exact: false })).toBeVisible({
    timeout: 60_000,
  });
});

test('a part of the catalogue is saved as the file the import takes', async ({ page }) => {
  await signIn(page, catalogue, list);
  await hydrated(page);
  await page.getByText('Export the catalog').click();
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Compress with gzip').uncheck();
  await expectNoAxeViolations(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^gantry-products-[\d-]+\.csv$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toMatch(/^id,/);
  expect(text.split('\n').length).toBeGreaterThan(2);
});

test('a file that cannot be downloaded returns to the page with the reason and the choices', async ({
  page,
}) => {
  await signIn(page, catalogue, list);
  await hydrated(page);
  await page.getByText('Export the catalog').click();
  await page.getByLabel('Format').selectOption('ndjson');
  await page.getByLabel('Compress with gzip').uncheck();
  // a brand that is taken out of the catalogue while the form is open
  const brand = page.getByLabel('Brand');
  await brand.evaluate((select: HTMLSelectElement) => select.options[1]!.setAttribute('value', 'gone'));
  await brand.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Download file' }).click();
  await expect(page.getByText('The file could not be downloaded')).toBeVisible();
  await expect(page.getByLabel('Format')).toHaveValue('ndjson');
  await expect(page.getByLabel('Compress with gzip')).not.toBeChecked();
  await expectNoAxeViolations(page);
});

test.describe('the list of imports', () => {
  test.use({ allowedErrors: [/40[49]/] });

  test('is not for roles without the right', async ({ page }) => {
    await signIn(page, 'sales@demo.gantry.example', list);
    await expect(page.getByText('You don’t have access to imports and exports')).toBeVisible();
    const answer = await page.request.get('/api/v1/admin/catalogue/export?format=csv');
    expect(answer.status()).toBe(409);
  });

  test('has unknown pages for unknown imports', async ({ page }) => {
    await signIn(page, catalogue, list);
    for (const id of ['17', '0195b2a0-0000-7000-8000-00000000dead'])
      expect((await page.goto(`${list}/${id}`))?.status()).toBe(404);
  });
});

test('fits a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, catalogue, list);
  await hydrated(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await upload(page, 'narrow.csv', supplierFile(newPrefix(), 12));
  await hydrated(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);
});

test.describe('an account with uploads it did not finish', () => {
  // The line is cut on purpose, and one upload is refused.
  test.use({ allowedErrors: [/ERR_FAILED|429/] });

  test('is told so before it may begin another, and goes on once one is discarded', async ({ page }) => {
    test.slow();
    const name = `${newPrefix()}.csv`;
    await signIn(page, catalogue, list);
    await page.route('**/imports/*/file?*', (route) => route.abort());
    const choose = async () => {
      await page.goto(list);
      await hydrated(page);
      const buffer = Buffer.from(supplierFile('cut', 2));
      await page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
      const answer = page.waitForResponse(
        (one) => one.url().includes('/api/v1/') && one.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Upload' }).click();
      return (await answer).status();
    };
    let begun = 0;
    while ((await choose()) === 200) begun += 1;
    expect(begun).toBeLessThanOrEqual(5);
    await expect(page.getByText('You have 5 unfinished uploads.', { exact: false })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.unroute('**/imports/*/file?*');
    for (; begun > 0; begun -= 1) {
      await page.goto(list);
      await hydrated(page);
      await page
        .getByRole('row', { name })
        .filter({ hasText: 'Uploading' })
        .getByRole('link')
        .first()
        .click();
      await discard(page);
    }
    await upload(page, name, supplierFile('cut', 2));
    await discard(page);
  });
});

test('problems of rows are in the language of the page and of the saved file', async ({ page }) => {
  test.slow();
  await signIn(page, catalogue, list);
  await page.goto(`/fr${list}`);
  await hydrated(page);
  const buffer = Buffer.from(supplierFile(newPrefix(), 10));
  await page
    .getByLabel('Fichier', { exact: true })
    .setInputFiles({ name: 'fr.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Téléverser' }).click();
  await expect(page.getByText('« sku » est manquant').first()).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier sans enregistrer' }).click();
  const words = page.getByRole('cell', { name: '« List Price » n’est pas un montant valide : « =much »' });
  await expect(words.first()).toBeVisible({ timeout: 60_000 });
  await expectNoAxeViolations(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const saved = await readFile(await (await saving).path(), 'utf8');
  expect(saved).toMatch(/^\ufeffligne,id,champ,problème,contenu\n/);
  expect(saved).toContain('«\u00a0List Price\u00a0» n’est pas un montant valide\u00a0: «\u00a0=much\u00a0»');
});
