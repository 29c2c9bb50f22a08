import { hydrated, startSession } from '@gantry/testing/buying';
import type { Page } from '@gantry/testing/playwright';

/** Signs in as a demo account and goes to `ref`, or to where the shop leads from there. */
export async function signIn(
  page: Page,
  person: 'buyer' | 'admin' | 'sales' | 'auditor',
  ref = '/my-account',
): Promise<void> {
  await startSession(page, `${person}@demo.gantry.example`);
  await open(page, ref);
}

/** Opens a page and waits until it answers clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
