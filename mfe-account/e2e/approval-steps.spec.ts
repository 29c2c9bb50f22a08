import { fillPurchase, hydrated, overflow, putInCart } from '@gantry/testing/buying';
import { addColleague, withColleague } from '@gantry/testing/colleagues';
import { expect, expectNoAxeViolations, test, type Page } from '@gantry/testing/playwright';

/** Sends a cart of one product for approval; gives the address of the request. */
async function askApproval(page: Page): Promise<string> {
  await putInCart(page);
  await fillPurchase(page, { email: '' });
  await page.getByRole('button', { name: /^Send for approval/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Approval P-\d+$/);
  return new URL(page.url()).pathname;
}

test('two people approve a large order, one after the other, and a substitute stands in', async ({
  browser,
}) => {
  const { admin, colleague, close } = await withColleague(browser, 'requester');
  const { page: approver, number } = await addColleague(browser, admin, 'approver');
  await admin.goto('/my-account/company');
  await hydrated(admin);
  const first = admin.getByRole('group', { name: 'Approval by', exact: true });
  await first.locator(`input[value="${number}"]`).check();
  const above = admin.getByLabel('Second approval for orders over');
  await admin.getByRole('group', { name: 'Second approval by' }).getByRole('checkbox').first().check();
  await admin.getByRole('button', { name: 'Save rules' }).click();
  await expect(above).toHaveAttribute('aria-invalid', 'true');
  await above.fill('0.01');
  await admin.getByRole('button', { name: 'Save rules' }).click();
  await expect(admin.getByText('Saved. It applies from the next order.')).toBeVisible();
  await expectNoAxeViolations(admin);

  const request = await askApproval(colleague);
  await expect(colleague.getByText('Waits for approval 1 of 2', { exact: false })).toBeVisible();
  await colleague.goto('/my-account/company');
  await expect(
    colleague.getByRole('region', { name: 'Approval of orders' }).getByRole('listitem'),
  ).toHaveCount(2);

  await approver.goto('/my-account');
  await hydrated(approver);
  await approver.getByRole('link', { name: '1 order waits for your approval' }).click();
  await approver.getByRole('link', { name: request.split('/').at(-1)?.toUpperCase() ?? '' }).click();
  await expect(approver.getByText('After you, it needs 1 more approval', { exact: false })).toBeVisible();
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(approver.getByText('Waits for approval 2 of 2', { exact: false })).toBeVisible();
  await expect(approver.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0);
  await expectNoAxeViolations(approver);

  await admin.goto(request);
  await hydrated(admin);
  await admin.getByRole('button', { name: /^Approve and order · \$/ }).click();
  const main = admin.getByRole('main');
  await expect(main.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Approval 1 of 2 given')).toBeVisible();
  await approver.context().close();
  await close();
});

test('an approver names a substitute for days away, and ends it', async ({ browser }) => {
  const { admin, colleague: approver, close } = await withColleague(browser, 'approver');
  await approver.goto('/my-account/company');
  await hydrated(approver);
  const away = approver.getByRole('region', { name: 'While you’re away' });
  await away.getByRole('combobox', { name: 'Substitute' }).selectOption({ index: 1 });
  const [first, last] = [away.getByLabel('First day'), away.getByLabel('Last day')];
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await first.fill(day(3));
  await last.fill(day(2));
  await away.getByRole('button', { name: 'Save substitute' }).click();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await last.fill(day(9));
  await away.getByRole('button', { name: 'Save substitute' }).click();
  await expect(away.getByText('approves from', { exact: false })).toBeVisible();
  await expectNoAxeViolations(approver);
  await admin.goto('/my-account/company');
  await expect(
    admin.getByRole('row').filter({ hasText: 'approves from' }).getByText('Approver'),
  ).toBeVisible();
  await away.getByRole('button', { name: 'End substitution' }).click();
  await expect(away.getByText('approves from', { exact: false })).toHaveCount(0);

  await approver.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await approver.emulateMedia({ colorScheme });
    for (const prefix of ['', '/es', '/fr']) {
      await approver.goto(`${prefix}/my-account/company`);
      expect(await overflow(approver), prefix).toBeLessThanOrEqual(0);
    }
    await expectNoAxeViolations(approver);
  }
  await close();
});

test('an approver orders part of what was asked for, and the rest waits on', async ({ browser }) => {
  const { admin, colleague, close } = await withColleague(browser, 'requester');
  await putInCart(colleague, 2);
  await fillPurchase(colleague, { email: '' });
  await colleague.getByRole('button', { name: /^Send for approval/ }).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(/^Approval P-\d+$/);
  await admin.goto(new URL(colleague.url()).pathname);
  await hydrated(admin);
  await admin.getByText('Approve only part of it').click();
  const form = admin.getByRole('form', { name: 'Approve part of it' });
  await form.getByRole('button', { name: 'Show the new total' }).click();
  await expect(admin.getByRole('alert')).toContainText('Enter less of something');
  await form.getByRole('textbox').first().fill('0');
  await form.getByLabel('Keep it waiting as a request of its own').check();
  await form.getByLabel('Note to the requester').fill('The other one next month');
  await form.getByRole('button', { name: 'Show the new total' }).click();
  await expect(form.getByText('The rest waits on; it would come to', { exact: false })).toBeVisible();
  await expectNoAxeViolations(admin);
  await form.getByRole('button', { name: /^Approve this part · \$/ }).click();
  const main = admin.getByRole('main');
  await expect(main.getByText('Sam Signup made it less than was asked for:')).toBeVisible();
  await expect(main.getByText('The other one next month')).toBeVisible();
  await main.getByRole('link', { name: /^P-\d+$/ }).click();
  await expect(main.getByText('This is the rest of request', { exact: false })).toBeVisible();
  await expectNoAxeViolations(admin);
  await admin.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(admin)).toBeLessThanOrEqual(0);
  await admin.getByRole('button', { name: /^Approve and order · \$/ }).click();
  await expect(main.getByText('Approved', { exact: true }).first()).toBeVisible();
  await colleague.goto('/my-account/orders');
  await expect(colleague.getByRole('main').getByRole('row')).toHaveCount(3);
  await close();
});
