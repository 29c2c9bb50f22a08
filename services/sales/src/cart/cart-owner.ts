import type { Call } from '@gantry/nest-kit/call';

/** Whose cart is meant: the account's when somebody is signed in, else that of the guest's token. */
export interface CartOwner {
  readonly accountId: string | null;
  readonly token: string | null;
}

const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

export function ownerOf({ caller, cartToken }: Call): CartOwner {
  const token = cartToken && tokenPattern.test(cartToken) ? cartToken : null;
  return { accountId: caller.accountId, token };
}

/** Names the owner inside the scope of an idempotency key. */
export const ownerScope = ({ accountId, token }: CartOwner): string =>
  accountId ? `account:${accountId}` : `guest:${token ?? ''}`;
