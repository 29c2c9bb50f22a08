import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { identityFindAccount } from '@gantry/contracts/endpoints/internal';
import type { Role } from '@gantry/domain/roles';
import type { Account } from './account.entity.ts';
import { AccountRepository } from './account.repository.ts';

type Person = NonNullable<ResponseOf<typeof identityFindAccount>>;

/** Who is who, for other services. */
@Injectable()
export class Directory {
  constructor(private readonly accounts: AccountRepository) {}

  async findAccount(number: string): Promise<Person | null> {
    const account = await this.accounts.findByNumber(number);
    return account?.maySignIn ? personOf(account) : null;
  }

  async getCompanyOf(accountId: string): Promise<{ companyId: string | null }> {
    return { companyId: (await this.accounts.findById(accountId))?.companyId ?? null };
  }

  async listStaff(roles: readonly Role[]): Promise<Person[]> {
    const accounts = await this.accounts.findByRoles(roles);
    return accounts.filter(({ maySignIn }) => maySignIn).map(personOf);
  }
}

const personOf = ({ id, number, name, email, company, companyId }: Account): Person => ({
  accountId: id,
  accountNumber: number,
  name,
  email,
  company: company ?? null,
  companyId: companyId ?? null,
});
