import { readFile } from 'node:fs/promises';
import { adminAuditPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn, signUp } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** Somebody who has changed their name, and so stands in the trail. */
async function renamed(page: Page): Promise<string> {
  const email = await signUp(page, '/my-account/profile');
  await page.locator('#profile').getByLabel('Name').fill('Sam Renamed');
  await page.locator('#profile').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  return email;
}

test('auditors narrow the trail by person, field and day, see what changed, and save it', async ({
  page,
  browser,
}) => {
  const buyer = await (await browser.newContext()).newPage();
  const email = await renamed(buyer);
  await buyer.context().close();
  await signIn(page, 'auditor@demo.gantry.example', adminAuditPath());
  const filter = page.getByRole('search').filter({ has: page.getByLabel('Person') });
  await filter.getByLabel('Person').fill(email);
  await filter.getByLabel('Field').fill('name');
  await filter.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/person=.*field=name/);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(row.locator('del')).toHaveText('Signup');
  await expect(row.locator('ins')).toHaveText('Renamed');
  await expectNoAxeViolations(page);
  const saving = page.waitForEvent('download');
  await filter.getByRole('link', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.trimEnd().split('\n')).toHaveLength(2);
  expect(file).toContain('Sam Renamed');
  await filter.getByLabel('To', { exact: true }).fill('2020-01-01');
  await filter.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText(/^No entries for /)).toBeVisible();
});

test('the chain is verified by a button, and the filters fit a telephone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'auditor@demo.gantry.example', adminAuditPath());
  await hydrated(page);
  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByText(/Verified at /)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
