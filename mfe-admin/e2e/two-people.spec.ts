import { hydrated, signIn } from '@gantry/testing/buying';
import { ordersWith } from '@gantry/testing/ordering';
import { expect, expectNoAxeViolations, test, type Browser, type Page } from '@gantry/testing/playwright';

test.use({ allowedErrors: [/409/] });

/** A colleague at a computer of their own. */
async function aColleague(browser: Browser, who: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, `${who}@demo.gantry.example`, path);
  return page;
}
const orderPath = (number: string) => `/admin/orders/order-${number.toLowerCase()}`;
const story = (page: Page) => page.getByRole('list', { name: 'Activity' });

test('two people on one order see each other, whose it is, and what the other did meanwhile', async ({
  page,
  browser,
}) => {
  test.slow();
  const { numbers } = await ordersWith(browser, 1);
  const path = orderPath(numbers[0]!);
  await signIn(page, 'sales@demo.gantry.example', path);
  await expect(page.getByText('has this open, too')).toHaveCount(0);
  const other = await aColleague(browser, 'support', path);
  await expect(other.getByRole('status').filter({ hasText: 'has this open, too' })).toBeVisible();

  await page.getByRole('button', { name: 'Assign to me' }).click();
  const mine = page.getByLabel('Assigned to');
  await expect(mine).not.toHaveValue('');
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
  // the other has nobody on screen still: of two who take it the second is told
  await other.getByRole('button', { name: 'Assign to me' }).click();
  await expect(other.getByText('Someone else was faster')).toBeVisible();
  await expect(other.getByLabel('Assigned to')).not.toHaveValue('');
  await expectNoAxeViolations(other);

  await page.getByRole('checkbox', { name: 'Select all lines' }).check();
  await page.getByLabel('Reason (logged)').fill('Check 1207 has arrived');
  await page
    .getByRole('group', { name: /^Change/ })
    .getByRole('button', { name: 'On hold' })
    .click();
  await expect(story(page)).toContainText('Check 1207 has arrived');
  await expect(story(page).getByText('New', { exact: true })).toHaveCount(0);
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByText(/happened since you opened this/)).toBeVisible();
  await expect(story(other).getByText('New', { exact: true }).first()).toBeVisible();
  await expectNoAxeViolations(other);
  await other.getByRole('button', { name: 'Mark as read' }).click();
  await expect(story(other).getByText('New', { exact: true })).toHaveCount(0);

  // what is typed is seen to be typed
  await page.getByLabel('Reason (logged)').first().fill('Waits for the drawing');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByText('is changing something here')).toBeVisible();

  await page.goto('/admin/orders?assigned=mine');
  await expect(page.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('row').filter({ hasText: numbers[0]! })).toBeVisible();
  await page.getByRole('link', { name: 'Unassigned' }).click();
  await expect(page.getByRole('row').filter({ hasText: numbers[0]! })).toHaveCount(0);
  await other.context().close();
});

test('what two people change in one supplier is shown field by field, and neither is overwritten', async ({
  page,
  browser,
}) => {
  const name = `Two Hands ${Date.now()}`;
  await signIn(page, 'admin@demo.gantry.example', '/admin/suppliers/new');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Promised lead time').fill('3');
  await page.getByLabel('Contact name').fill('Ann');
  await page.getByLabel('E-mail', { exact: true }).fill('ann@supplier.example');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/suppliers\/[0-9a-f-]{36}/);
  await hydrated(page);
  const other = await aColleague(browser, 'sales', new URL(page.url()).pathname);

  await other.getByLabel('Promised lead time').fill('9');
  await other.getByLabel('Note').fill('Closed on Fridays');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved.')).toBeVisible();

  await page.getByLabel('Promised lead time').fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByText('was “3”, is now “9”');
  await expect(conflict).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByLabel('Promised lead time')).toHaveValue('5');
  // what only the other changed is simply there
  await expect(page.getByLabel('Note')).toHaveValue('Closed on Fridays');
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(page.getByLabel('Promised lead time')).toHaveValue('9');
  await expect(conflict).toHaveCount(0);
  await page.getByLabel('Promised lead time').fill('6');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Promised lead time')).toHaveValue('6');
  await expect(other.getByLabel('Note')).toHaveValue('Closed on Fridays');
  await other.context().close();
});
