import { readFileSync } from 'node:fs';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

const finance = 'finance@demo.gantry.example';

test('money without an order is recorded, waits, and is sent back; the journal tells of both', async ({
  page,
}) => {
  const reference = `CHK-${Date.now()}`;
  await signIn(page, finance, '/admin/payments/unmatched');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Payments that wait');
  await expect(page.getByRole('heading', { name: 'Customer credit' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Money without an order' });
  await form.getByRole('button', { name: 'Record money' }).click();
  await expect(form.getByLabel('Amount in USD')).toBeFocused();
  await form.getByLabel('Amount in USD').fill('12.34');
  await form.getByLabel('Check or transfer number').fill(reference);
  await form.getByLabel('Sender, as the bank says').fill('ACME Inc');
  await form.getByRole('button', { name: 'Record money' }).click();
  await expect(page.getByText('The money is recorded.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('No order');
  await expect(row).toContainText('12.34');
  await expectNoAxeViolations(page);
  await row.getByRole('button', { name: 'Send back' }).click();
  const act = page.getByRole('form', { name: 'Send back' });
  await act.getByLabel('Check or transfer number').fill('OUT-1');
  await act.getByLabel('Reason').fill('Unknown sender');
  await act.getByRole('button', { name: 'Send back' }).click();
  await expect(page.getByText('The money is noted as sent back.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Journal');
  await hydrated(page);
  await page.getByLabel('Account').selectOption({ label: 'Receipts not matched' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/account=unmatched-receipts/);
  await expect(page.getByRole('row').filter({ hasText: 'Sent back' }).first()).toContainText('12.34');
  await expectNoAxeViolations(page);
});

test('a day is compared with the providers’ ledgers, and its differences are saved', async ({ page }) => {
  await signIn(page, finance, '/admin/payments/reconciliation?day=2026-01-05');
  await hydrated(page);
  await expect(page.getByText('This day is not compared yet')).toBeVisible();
  const today = new Date().toISOString().slice(0, 10);
  await page.getByLabel('Day (UTC)').fill(today);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(new RegExp(`day=${today}`));
  // the day before has the same button
  await hydrated(page);
  await page.getByRole('button', { name: 'Compare now' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save differences as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`reconciliation-${today}.csv`);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^service,day,kind,/);
});

test.describe('whose role has no part in it', () => {
  test.use({ allowedErrors: [/403/] });

  test('sales sees neither the rooms nor what is in them', async ({ page }) => {
    await signIn(page, 'sales@demo.gantry.example', '/admin/payments/reconciliation');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only finance sees this page');
    await expect(page.getByRole('link', { name: 'Reconciliation' })).toHaveCount(0);
    await page.goto('/admin/payments/journal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only finance sees this page');
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pages of finance fit the window', async ({ page }) => {
    await signIn(page, finance, '/admin/payments/unmatched');
    for (const name of ['unmatched', 'journal', 'reconciliation']) {
      await page.goto(`/admin/payments/${name}`);
      await hydrated(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});
