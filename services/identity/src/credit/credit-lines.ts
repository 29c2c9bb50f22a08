import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ResponseOf } from '@gantry/contracts/endpoint';
import type { identityGetCreditLine } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import { Account } from '../account/account.entity.ts';
import { CompanyCredit } from './company-credit.entity.ts';

/** The line somebody orders on now. */
type UsableCredit = Required<Pick<Identity, 'creditLimit' | 'maxTerm' | 'isCompanyCredit'>>;

/** Whose credit line counts for an account (ADR 0013); the one place that says so. */
@Injectable()
export class CreditLines {
  constructor(private readonly em: EntityManager) {}

  /** What a company may owe; null where nobody has said anything about it. */
  findOfCompany(companyId: string | null | undefined): Promise<CompanyCredit | null> {
    return companyId ? this.em.findOne(CompanyCredit, { companyId }) : Promise.resolve(null);
  }

  /** The same, locked until the transaction ends; made where it is not there. */
  async lockOfCompany(companyId: string): Promise<CompanyCredit> {
    await this.em.execute(
      'insert into identity.company_credit (company_id) values (?) on conflict (company_id) do nothing',
      [companyId],
    );
    const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    return this.em.findOneOrFail(CompanyCredit, { companyId }, locked);
  }

  async creditOf(account: Account): Promise<UsableCredit> {
    return usableCredit(account, await this.findOfCompany(account.companyId));
  }

  /** The line of an account, for sales; none for an unknown one. */
  async getCreditLine(accountId: string): Promise<ResponseOf<typeof identityGetCreditLine>> {
    const account = await this.em.findOne(Account, { id: accountId });
    if (!account?.maySignIn)
      return { companyId: null, creditLimit: null, maxTerm: 'net-30', isCompanyCredit: false };
    return { companyId: account.companyId ?? null, ...(await this.creditOf(account)) };
  }
}

/**
 * Of whoever is in a company that has a line, or is on hold, the company's; of everybody else their own. An account that
 * is on hold itself has none.
 */
export function usableCredit(account: Account, company: CompanyCredit | null): UsableCredit {
  const { maxTerm, usableCredit: creditLimit } = account;
  if (!company?.isDeciding) return { creditLimit, maxTerm, isCompanyCredit: false };
  const limit = account.status === 'active' ? company.usableCredit : null;
  return { creditLimit: limit, maxTerm: company.maxTerm, isCompanyCredit: true };
}
