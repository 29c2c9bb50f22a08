import { demoPassword, hydrated, overflow, signIn, signUp } from '@gantry/testing/buying';
import {
  expect,
  expectNoAxeViolations,
  test,
  type Browser,
  type Locator,
  type Page,
} from '@gantry/testing/playwright';

const profile = '/my-account/profile';
const pdf = (name: string, content = '%PDF-1.7\ncertificate') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

/** Opens the form for another certificate and says everything of it but its files. */
async function fillCertificate(page: Page, number: string) {
  const form = page.getByRole('form', { name: 'Send a certificate' }).last();
  await form.getByLabel('Certificate number').fill(number);
  // no demo order goes there
  await form.getByLabel('States').fill('VT');
  await form.getByLabel('Issued').fill('2026-01-01');
  return form;
}

/** The files a form has sent. */
const filesIn = (form: Locator) => form.getByRole('listitem').filter({ hasText: '.pdf' });

/** Finance decides about a certificate, and has its file on the screen before. */
async function decide(browser: Browser, number: string, press: 'Approve' | 'Decline', file: string) {
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'finance@demo.gantry.example', '/admin/taxation/tax-management?tab=certificates');
  await hydrated(staff);
  const card = staff.getByRole('article', { name: number });
  const [saved] = await Promise.all([
    staff.waitForEvent('download'),
    card.getByRole('link', { name: file }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe(file);
  const decision = staff.getByRole('form', { name: `Decide on ${number}` });
  if (press === 'Decline') {
    await decision.getByRole('button', { name: press }).click();
    await expect(decision.getByLabel('Reason for the customer')).toBeFocused();
    await decision.getByLabel('Reason for the customer').fill('The second page is missing');
  }
  await decision.getByRole('button', { name: press }).click();
  await expect(decision).toHaveCount(0);
  await staff.context().close();
}

test.describe('with scripts', () => {
  test.use({ allowedErrors: [/404|422/] });

  test('a certificate is sent with its files, declined, sent anew, and approved', async ({
    page,
    browser,
  }) => {
    test.slow();
    const number = `EX-${Date.now()}`;
    await signUp(page, profile);
    await page.goto(profile);
    await hydrated(page);
    await page.getByText('Send a certificate', { exact: true }).click();
    const form = await fillCertificate(page, number);
    await form.getByRole('button', { name: 'Send for review' }).click();
    await expect(form.getByLabel('Files')).toHaveAccessibleDescription(/Choose a file/);
    await form.getByLabel('Files').setInputFiles(pdf('page.pdf', '<!doctype html><script>alert(1)</script>'));
    await expect(form.getByText('page.pdf: The content doesn’t match the file name.')).toBeVisible();
    await form.getByLabel('Files').setInputFiles([pdf('front.pdf'), pdf('wrong.pdf')]);
    await expect(filesIn(form)).toHaveText([/^front\.pdf/, /^wrong\.pdf/]);
    await form.getByRole('button', { name: 'Remove wrong.pdf' }).click();
    await expect(filesIn(form)).toHaveText([/^front\.pdf/]);
    await expectNoAxeViolations(page);
    await form.getByLabel('Expires').fill('2025-01-01');
    await form.getByRole('button', { name: 'Send for review' }).click();
    await expect(form.getByText('Expires must be after the day of issue').first()).toBeVisible();
    await expect(filesIn(form)).toBeVisible();
    await form.getByLabel('Expires').fill('');
    await form.getByRole('button', { name: 'Send for review' }).click();
    const card = page.getByRole('article', { name: number });
    await expect(card.getByText('Pending review')).toBeVisible();
    await expect(page.getByText('Sent. We will write to you')).toBeVisible();

    await decide(browser, number, 'Decline', 'front.pdf');
    await page.reload();
    await hydrated(page);
    await expect(card.getByText('The second page is missing')).toBeVisible();
    const old = (await card.getByRole('link', { name: 'front.pdf' }).getAttribute('href'))!;
    await card.getByText(`Send ${number} again`).click();
    const again = card.getByRole('form', { name: /again$/ });
    await expect(again.getByLabel('States')).toHaveValue('VT');
    await again.getByLabel('Files').setInputFiles([pdf('both.pdf')]);
    await expect(filesIn(again)).toHaveText([/^both\.pdf/]);
    await again.getByRole('button', { name: 'Send for review' }).click();
    await expect(card.getByText('Pending review')).toBeVisible();
    await card.getByText('Sent before').click();
    await expect(card.getByRole('link', { name: 'front.pdf' })).toHaveAttribute('href', old);
    await expect(card.getByText(`${number}, sent`)).toContainText('declined');
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await decide(browser, number, 'Approve', 'both.pdf');
    await page.reload();
    await expect(card.getByText('Approved')).toBeVisible();
    const own = await page.request.get(old);
    expect([own.status(), own.headers()['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="front\.pdf"/),
    ]);
    const stranger = await (await browser.newContext()).newPage();
    await signIn(stranger, 'buyer@demo.gantry.example');
    expect((await stranger.request.get(old)).status()).toBe(404);
    expect(
      (await stranger.request.get(old.replace('/certificates/', '/admin/taxation/certificates/'))).status(),
    ).toBe(409);
    await stranger.context().close();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a certificate comes back with what is wrong, and with its files', async ({ page }) => {
    const number = `NS-${Date.now()}`;
    await page.goto(`/sign-in?ref=${encodeURIComponent(profile)}`);
    const entry = page.locator('#sign-in');
    await entry.getByLabel('E-mail').fill('buyer@demo.gantry.example');
    await entry.getByLabel('Password').fill(demoPassword);
    await entry.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await page.getByText('Send a certificate', { exact: true }).click();
    const form = await fillCertificate(page, number);
    await form.getByLabel('States').fill('Vermont');
    await form.getByLabel('Files').setInputFiles([pdf('scan.pdf'), pdf('page.pdf', '<html>')]);
    await form.getByRole('button', { name: 'Send for review' }).click();
    await expect(form.getByText('Enter states as two letters each').first()).toBeVisible();
    await expect(form.getByLabel('Certificate number')).toHaveValue(number);
    await expect(filesIn(form)).toBeVisible();
    await expect(form.getByText('page.pdf: The content doesn’t match the file name.')).toBeVisible();
    await form.getByLabel('States').fill('VT');
    await form.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('Sent. We will write to you')).toBeVisible();
    const card = page.getByRole('article', { name: number });
    await expect(card.getByText('Pending review')).toBeVisible();
    await expect(card.getByRole('link', { name: 'scan.pdf' })).toBeVisible();
  });
});
