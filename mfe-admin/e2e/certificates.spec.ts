import { adminTaxPath } from '@gantry/contracts/addresses/admin';
import { hydrated, overflow, signIn } from '@gantry/testing/buying';
import { callApi } from '@gantry/testing/offering';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test.use({ allowedErrors: [/422/] });

interface Accounts {
  readonly items: readonly { readonly number: string }[];
}

test('finance adds a certificate for a customer with its scan, and declines it', async ({ page }) => {
  const number = `MAIL-${Date.now()}`;
  await signIn(page, 'admin@demo.gantry.example', `${adminTaxPath()}?tab=certificates`);
  const { items } = await callApi<Accounts>(page.request, 'GET', '/admin/access/accounts?search=buyer@demo');
  await hydrated(page);
  await page.getByText('Add a certificate for a customer', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Add a certificate for a customer' });
  await form.getByLabel('Account number').fill('a-0');
  await form.getByLabel('Certificate number').fill(number);
  await form.getByLabel('States').fill('vt');
  await form.getByLabel('Files').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\nletter'),
  });
  await expect(form.getByRole('listitem')).toHaveText([/^letter\.pdf/]);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByLabel('Account number')).toBeFocused();
  await expect(form.getByRole('listitem').filter({ hasText: 'letter.pdf' })).toBeVisible();
  await form.getByLabel('Account number').fill(items[0]!.number);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added. It is waiting for review.')).toBeVisible();
  const card = page.getByRole('article', { name: number });
  await expect(card.getByText('letter.pdf')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const decision = page.getByRole('form', { name: `Decide on ${number}` });
  await decision.getByLabel('Reason for the customer').fill('It is not signed');
  await decision.getByRole('button', { name: 'Decline' }).click();
  await expect(decision).toHaveCount(0);
});
