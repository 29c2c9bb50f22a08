import { hydrated, signIn } from '@gantry/testing/buying';
import { expect, expectNoAxeViolations, test } from '@gantry/testing/playwright';

test('a certificate is sent, approved by finance, and shown as such', async ({ page, browser }) => {
  const number = `EX-${Date.now()}`;
  await signIn(page, 'buyer@demo.gantry.example', '/my-account/profile');
  await hydrated(page);
  await page.getByText('Send a certificate', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Certificate' }).last();
  await form.getByLabel('Certificate number').fill(number);
  // no demo order goes there
  await form.getByLabel('States').fill('VT');
  await form.getByLabel('Issued').fill('2026-01-01');
  await form.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await form.getByLabel('File').setInputFiles({
    name: 'certificate.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\ncertificate'),
  });
  await form.getByRole('button', { name: 'Send for review' }).click();
  const card = page.getByRole('article', { name: number });
  await expect(card.getByText('Pending review')).toBeVisible();
  await expectNoAxeViolations(page);

  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'finance@demo.gantry.example', '/admin/taxation/tax-management?tab=certificates');
  await hydrated(staff);
  const decision = staff.getByRole('form', { name: `Decide on ${number}` });
  await decision.getByRole('button', { name: 'Decline' }).click();
  await expect(decision.getByLabel('Reason for the customer')).toBeFocused();
  await decision.getByRole('button', { name: 'Approve' }).click();
  await expect(decision).toHaveCount(0);
  await staff.context().close();

  await page.reload();
  await expect(card.getByText('Approved')).toBeVisible();
});
