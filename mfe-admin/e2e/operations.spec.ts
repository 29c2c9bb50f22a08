import { fillPurchase, freshEmail, hydrated, placeOrder, putInCart, signIn } from '@gantry/testing/buying';
import { mailsTo, mailTo } from '@gantry/testing/asking';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('an order of a guest is among what waits, in the figures, and its mail goes out again at a press', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = freshEmail('waits');
  await putInCart(page);
  await fillPurchase(page, { email });
  const number = await placeOrder(page);
  await mailTo(page.request, email, number);

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'admin@demo.gantry.example', '/admin/operations');
  await hydrated(staff);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Operations');
  await expectNoAxeViolations(staff);
  const today = staff.locator('figure a').last();
  await expect(today).toHaveAccessibleName(/: \d+ orders?, \$[\d,.]+$/);
  await today.focus();
  await staff.keyboard.press('Enter');
  await expect(staff).toHaveURL(/\/admin\/orders\?filter=placedAt/);
  await expect(staff.getByRole('link', { name: number })).toBeVisible();

  await staff.goto('/admin/operations');
  await hydrated(staff);
  await staff.getByRole('link', { name: /Awaiting payment/ }).click();
  await expect(staff.getByRole('link', { name: number })).toBeVisible();

  await staff.goto('/admin/operations?tab=mails');
  await hydrated(staff);
  await staff.getByRole('searchbox').fill(email);
  await staff.getByRole('button', { name: 'Find', exact: true }).click();
  const row = staff.getByRole('row', { name: new RegExp(number) });
  await row.getByRole('button', { name: `Send again to ${email}` }).click();
  await expect(staff.getByText('The mail goes out again in a moment.')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await mailsTo(staff.request, email)).filter(({ subject }) => subject.includes(number.toUpperCase()))
          .length,
      { timeout: 60_000 },
    )
    .toBe(2);

  await staff.getByRole('checkbox', { name: 'Select all mails on this page' }).check();
  await staff.getByRole('button', { name: 'Send again …' }).click();
  await expectNoAxeViolations(staff);
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /^Send \d+ mails? again$/ })
    .click();
  await expect(staff.getByRole('dialog').getByText('Goes out again').first()).toBeVisible();
  await staff.keyboard.press('Escape');
  await expectNoAxeViolations(staff);
});

test('each role sees the parts that are its business', async ({ page }) => {
  await signIn(page, 'warehouse@demo.gantry.example', '/admin/operations?tab=jobs');
  await expect(page.getByRole('list', { name: 'What waits for staff' })).toBeVisible();
  await expect(page.getByText('Revenue before tax')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
});

test('admins see how each process of the store is', async ({ page }) => {
  await signIn(page, 'admin@demo.gantry.example', '/admin/operations?tab=processes');
  const row = page
    .getByRole('table', { name: 'Services of the store' })
    .getByRole('row')
    .filter({ hasText: 'sales' });
  await expect(row.first()).toContainText('Ready');
  await expect(row.first()).toContainText(/\d+ MB/);
  await expectNoAxeViolations(page);
});
