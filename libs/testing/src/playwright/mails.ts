import { expect, type APIRequestContext } from '@playwright/test';
import { runningShop } from './running-shop.ts';

/** Milliseconds a mail is waited for: it goes through a queue, and the papers in it are drawn first. */
const timeout = 60_000;

export interface Mail {
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** names of its files */
  readonly attachments: readonly string[];
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
  }).toPass({ timeout });
  return found!;
}

/** A link of a mail to an address, as soon as one with such a link has come. */
export async function linkInMail(request: APIRequestContext, address: string, link: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    found = (await mailsTo(request, address)).map(({ text }) => link.exec(text)?.[0]).find(Boolean);
    expect(found).toBeDefined();
  }).toPass({ timeout });
  return found!;
}
