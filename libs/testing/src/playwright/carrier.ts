import { expect, type APIRequestContext } from '@playwright/test';
import { runningShop } from './running-shop.ts';

/** The sandbox's carrier sees a package; the shop hears of it when it asks, every minute. */
export async function scanPackage(
  request: APIRequestContext,
  tracking: string,
  kind: 'picked-up' | 'in-transit' | 'delivered' | 'lost',
): Promise<void> {
  const address = `${runningShop().mailUrl}/carrier/packages`;
  const answer = await request.post(address, { form: { tracking, kind }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}
