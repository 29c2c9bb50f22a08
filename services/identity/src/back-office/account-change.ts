import type { Account } from '../account/account.entity.ts';

/** One field of an account as it was and is. */
export interface AccountChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  /** of the company that the account is in */
  readonly isOfCompany?: true;
  /** of another account than the one that is acted on, which has its own reason */
  readonly other?: { readonly account: Account; readonly reason: string };
}

export const changeOf = (field: string, before: string | null, after: string | null): AccountChange => ({
  field,
  before,
  after,
});

/** Whether something has become different. */
export const isChange = ({ before, after }: AccountChange): boolean => before !== after;
