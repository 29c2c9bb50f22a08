import { fillPurchase, hydrated, overflow, putInCart } from '@gantry/testing/buying';
import { withColleague } from '@gantry/testing/colleagues';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** Sends a cart of one product for approval; gives the number it got. */
async function askApproval(page: Page, question: string): Promise<string> {
  await putInCart(page);
  await fillPurchase(page, { email: '' });
  await page.getByLabel('Note to your approver').fill(question);
  await page.getByRole('button', { name: /^Send for approval/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Approval P-\d+$/);
  await expect(page).toHaveURL(/\/my-account\/approvals\/p-\d+$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('a requester asks, the admin sees it on the overview and approves, and there is one order', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'requester');
  const number = await askApproval(colleague, 'For the press in hall 2');
  await expect(colleague.getByRole('main').getByText('Waiting for approval')).toBeVisible();
  await expectNoAxeViolations(colleague);
  await colleague.goto('/cart');
  await expect(colleague.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

  await admin.goto('/my-account');
  await hydrated(admin);
  await admin.getByRole('link', { name: '1 order waits for your approval' }).click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Approvals');
  await expectNoAxeViolations(admin);
  await admin.getByRole('link', { name: number.toUpperCase() }).click();
  await expect(admin.getByText('For the press in hall 2')).toBeVisible();
  await expect(admin.getByText('1 Main St')).toHaveCount(2);
  await expectNoAxeViolations(admin);
  await admin.getByRole('button', { name: /^Approve and order · \$/ }).click();
  const main = admin.getByRole('main');
  await expect(main.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Approve and order/ })).toHaveCount(0);

  await colleague.goto(`/my-account/approvals/${number}`);
  const order = colleague.getByRole('main').locator('a[href*="/my-account/orders/"]');
  await expect(order).toHaveCount(1);
  await order.click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(/^Order \d+$/);
  await colleague.goto('/my-account/orders');
  await expect(colleague.getByRole('main').getByRole('row')).toHaveCount(2);
  await close();
});

test('a rejection needs a reason, which the requester reads before the items go back into the cart', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'requester');
  const number = await askApproval(colleague, 'spare');
  await admin.goto(`/my-account/approvals/${number}`);
  await hydrated(admin);
  await admin.getByText('Reject', { exact: true }).click();
  await admin.getByLabel('Reason').fill('Ask for the smaller one');
  await admin.getByRole('button', { name: 'Reject order' }).click();
  await expect(admin.getByText('Ask for the smaller one')).toBeVisible();

  await colleague.goto(`/my-account/approvals/${number}`);
  await hydrated(colleague);
  await expect(colleague.getByText('Ask for the smaller one')).toBeVisible();
  await colleague.getByRole('button', { name: 'Put the items back in the cart' }).click();
  await expect(colleague).toHaveURL(/\/cart$/);
  await expect(colleague.getByRole('spinbutton', { name: /^Quantity of/ })).toBeVisible();
  await close();
});

test('the admin says above which total orders of buyers need approval', async ({ browser }) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  await admin.goto('/my-account/company');
  await hydrated(admin);
  const limit = admin.getByLabel('Orders over this total need approval');
  await limit.fill('a lot');
  await admin.getByRole('button', { name: 'Save rules' }).click();
  await expect(limit).toHaveAttribute('aria-invalid', 'true');
  await limit.fill('500');
  await admin.getByRole('button', { name: 'Save rules' }).click();
  await expect(admin.getByText('Saved. It applies from the next order.')).toBeVisible();
  await expectNoAxeViolations(admin);
  await colleague.goto('/my-account/company');
  await expect(
    colleague.getByText('Orders of buyers over $500.00 are approved first', { exact: false }),
  ).toBeVisible();
  await close();
});

test('the admin gives a colleague a budget, and wants new ZIP codes and first orders approved', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'buyer');
  await admin.goto('/my-account/company');
  await hydrated(admin);
  await admin.getByLabel('Orders to a ZIP code', { exact: false }).check();
  await admin.getByLabel('The first order somebody places', { exact: false }).check();
  await admin.getByRole('button', { name: 'Try on recent orders' }).click();
  await expect(admin.getByText('Buyers placed no orders in the last 90 days.')).toBeVisible();
  await admin.getByRole('button', { name: 'Save rules' }).click();
  await expect(admin.getByText('Saved. It applies from the next order.')).toBeVisible();
  await admin.getByRole('button', { name: 'Manage Sam Signup' }).last().click();
  const dialog = admin.getByRole('dialog');
  const budget = dialog.getByLabel('Budget');
  await budget.fill('plenty');
  await dialog.getByRole('button', { name: 'Save budget' }).click();
  await expect(budget).toHaveAttribute('aria-invalid', 'true');
  await budget.fill('10');
  await dialog.getByRole('button', { name: 'Save budget' }).click();
  await expect(dialog.getByText('Saved', { exact: false })).toBeVisible();
  await expectNoAxeViolations(admin);
  await admin.reload();
  await hydrated(admin);
  await expect(admin.getByLabel('Orders to a ZIP code', { exact: false })).toBeChecked();

  await colleague.goto('/my-account/company');
  await expect(
    colleague.getByRole('region', { name: 'Approval of orders' }).getByRole('listitem'),
  ).toHaveCount(2);
  await putInCart(colleague);
  await fillPurchase(colleague, { email: '' });
  for (const reason of [
    'goes beyond your budget',
    'Nothing was shipped to this ZIP code',
    'Your first order for your company',
  ])
    await expect(colleague.getByText(reason, { exact: false })).toBeVisible();
  await expectNoAxeViolations(colleague);
  await expect(colleague.getByRole('button', { name: /^Send for approval/ })).toBeVisible();
  await close();
});

test('list and record fit a telephone in each language, in the light and in the dark', async ({
  browser,
}) => {
  const { colleague, close } = await withColleague(browser, 'requester');
  const number = await askApproval(colleague, 'spare');
  await colleague.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await colleague.emulateMedia({ colorScheme });
    for (const prefix of ['', '/es', '/fr'])
      for (const path of ['/my-account/approvals', `/my-account/approvals/${number}`]) {
        await colleague.goto(`${prefix}${path}`);
        expect(await overflow(colleague), `${prefix}${path}`).toBeLessThanOrEqual(0);
      }
    await expectNoAxeViolations(colleague);
  }
  await close();
});
