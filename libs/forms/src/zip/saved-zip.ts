import { cookieNames, persistedCookieSeconds } from '@gantry/contracts/cookies';
import type { SavedAddress } from '@gantry/contracts/schemas/address';
import { usualAddress } from '@gantry/domain/company-addresses';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const pattern = new RegExp(`(?:^|; )${cookieNames.zip}=(\\d{5})(?:;|$)`);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readZip = (): string => pattern.exec(document.cookie)?.[1] ?? '';

/** The ZIP code this browser asked for last; empty on the server, where the page is made for everybody. */
export const useSavedZip = (): string => useSyncExternalStore(subscribe, readZip, () => '');

/** Keeps a ZIP code for a year, for display only: no server reads it. */
export function keepZip(zip: string): void {
  document.cookie = `${cookieNames.zip}=${zip}; Max-Age=${persistedCookieSeconds}; Path=/; SameSite=Lax`;
  for (const listener of listeners) listener();
}

/** The ZIP code of the default shipping address, one’s own before the company’s; empty where there is none in the United States. */
export function shipToZip(book: readonly SavedAddress[]): string {
  const shipTo = usualAddress(book, 'shipping')?.address;
  return shipTo?.country === 'US' ? shipTo.postalCode.slice(0, 5) : '';
}
