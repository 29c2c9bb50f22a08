import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { alive } from './buying.ts';
import { runningShop } from './running-shop.ts';

export interface Mail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails the sandbox caught for an address, newest first. */
export async function mailsTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get(`${runningShop().mailUrl}/mails?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { mails: Mail[] }).mails;
}

/** Waits for the mail to an address that holds a text. */
export async function mailTo(request: APIRequestContext, address: string, holding: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    found = (await mailsTo(request, address)).find(
      ({ subject, text }) => subject.includes(holding) || text.includes(holding),
    );
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found!;
}

/** A link of a mail to an address, as soon as one with such a link has come. */
export async function linkInMail(request: APIRequestContext, address: string, link: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await mailsTo(request, address)).map(({ text }) => link.exec(text)?.[0]).find(Boolean);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found!;
}

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
  await alive(page);
  await fillContact(page, { ...values, subject: 'Something else' });
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByText('We have received your inquiry')).toBeVisible();
  return numberIn(page);
}

/** The number of the inquiry the page shows. */
export async function numberIn(page: Page): Promise<string> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  return /Q-\d+/.exec(heading)![0].toLowerCase();
}
