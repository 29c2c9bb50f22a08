import type { Identity } from '@gantry/contracts/schemas/account';

type Buyer = Pick<Identity, 'accountId' | 'companyId'>;

/** Whose part numbers an account reads: its company's before those it kept alone. Guests have none. */
export function numberOwnersOf({ accountId, companyId }: Buyer): string[] {
  if (!accountId) return [];
  return companyId ? [`company:${companyId}`, `account:${accountId}`] : [`account:${accountId}`];
}

/** Whose numbers an account adds to; null for guests. */
export const numberOwnerOf = (buyer: Buyer): string | null => numberOwnersOf(buyer)[0] ?? null;
