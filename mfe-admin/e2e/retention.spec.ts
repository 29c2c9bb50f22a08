import { adminRetentionPath } from '@gantry/contracts/addresses/admin';
import { overflow, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('auditors read how long records are stored and what was removed, also on a telephone', async ({
  page,
}) => {
  await signIn(page, 'auditor@demo.gantry.example', adminRetentionPath());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retention rules');
  const row = (name: string) => page.getByRole('row', { name });
  await expect(row('Carts without an account')).toContainText('90 days after the last change');
  await expect(row('Carts without an account')).toContainText('Deleted');
  await expect(row('Payment journal')).toContainText('7 years after creation');
  await expect(row('Payment journal')).toContainText('Tax and commercial law');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test.describe('whoever may not', () => {
  test.use({ allowedErrors: [/409/] });

  test('is told so', async ({ page }) => {
    await signIn(page, 'sales@demo.gantry.example', adminRetentionPath());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You don’t have access to the retention rules',
    );
  });
});
