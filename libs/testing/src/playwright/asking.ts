import { expect, type Page } from '@playwright/test';
import { hydrated } from './buying.ts';

export { linkInMail, mailsTo, mailTo } from './mails.ts';

/** Fills in the contact form that is open, as far as it is given. */
export async function fillContact(
  page: Page,
  values: { name?: string; email?: string; subject?: string; message?: string },
): Promise<void> {
  const form = page.locator('#contact');
  if (values.subject) await form.getByLabel('Subject').selectOption({ label: values.subject });
  if (values.message) await form.getByLabel('Message').fill(values.message);
  if (values.name) await form.getByLabel('Your name').fill(values.name);
  if (values.email) await form.getByLabel('E-mail', { exact: true }).fill(values.email);
}

/** Asks the store something as whoever is here; gives the number of the inquiry. */
export async function sendInquiry(
  page: Page,
  values: { name: string; email: string; message: string },
): Promise<string> {
  await page.goto('/help-section/contact-us');
  await hydrated(page);
  await fillContact(page, { ...values, subject: 'Something else' });
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('We have received your inquiry')).toBeVisible();
  return numberIn(page);
}

/** The number of the inquiry the page shows. */
export async function numberIn(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/Q-\d+/);
  return /Q-\d+/.exec(await heading.innerText())![0].toLowerCase();
}
