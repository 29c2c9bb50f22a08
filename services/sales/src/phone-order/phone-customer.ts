import { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import type { PhoneForm } from './phone-form.ts';

/** Who orders by telephone; without an account a guest. */
export interface PhoneCustomer {
  readonly accountId: string | null;
  readonly accountNumber: string | null;
  readonly companyId: string | null;
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
}

/** The account that is named, or the guest. @throws DomainError INVALID at the number of an account that there is not */
export async function findCustomer(client: ContractClient, form: PhoneForm): Promise<PhoneCustomer> {
  const { accountNumber, name, email, shipTo } = form;
  if (accountNumber === null) {
    const company = shipTo.company ?? null;
    const nobody = { accountId: null, accountNumber: null, companyId: null, company };
    return { ...nobody, name: name ?? '', email: email ?? '' };
  }
  const number = accountNumber.toLowerCase();
  const account = await client.call(identityFindAccount, { body: { number } });
  if (account) return account;
  const issue = { path: 'body.form.accountNumber', message: 'is no account' };
  throw new DomainError('INVALID', undefined, [issue]);
}
