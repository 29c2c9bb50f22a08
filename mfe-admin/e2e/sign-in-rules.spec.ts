import { adminAccountsPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test.describe('how staff sign in', () => {
  test.use({ allowedErrors: [/409/] });

  test('is said by admins alone, who set their own second step up before they ask for those of others', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'admin@demo.gantry.example', adminAccountsPath());
    await hydrated(page);
    await page.getByText('How staff sign in').click();
    const rule = page.getByRole('checkbox', { name: 'Staff need a second step' });
    await expectNoAxeViolations(page);
    await rule.check();
    await page.locator('#sign-in-rules').getByRole('button', { name: 'Save' }).click();
    await expect(
      page.getByText('Set up your own passkey or authenticator app first', { exact: false }).first(),
    ).toBeVisible();
    // what was chosen is there again, and nothing of it was saved
    await page.reload();
    await hydrated(page);
    await page.getByText('How staff sign in').click();
    await expect(rule).toBeChecked();
    const tab = await page.context().newPage();
    await tab.goto(adminAccountsPath());
    await hydrated(tab);
    await tab.getByText('How staff sign in').click();
    await expect(tab.getByRole('checkbox', { name: 'Staff need a second step' })).not.toBeChecked();
    await tab.close();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    const finance = await (await browser.newContext()).newPage();
    await signIn(finance, 'finance@demo.gantry.example', adminAccountsPath());
    await expect(finance.getByText('How staff sign in')).toHaveCount(0);
    await finance.context().close();
  });
});

test('the record of an account says whether signing in takes a second step, and offers to remove none', async ({
  page,
}) => {
  await signIn(page, 'support@demo.gantry.example', `${adminAccountsPath()}?search=buyer%40demo`);
  await page.getByRole('link', { name: /^A-\d+$/ }).click();
  await expect(page.getByText('no second step')).toBeVisible();
  await expect(page.getByText('Remove second step')).toHaveCount(0);
});
