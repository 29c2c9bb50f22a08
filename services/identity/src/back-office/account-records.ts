import { Injectable } from '@nestjs/common';
import { salesGetCreditUse } from '@gantry/contracts/endpoints/internal';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { AdminAccount } from '@gantry/contracts/schemas/admin-account';
import { accountActs, mayActOnAccount } from '@gantry/domain/account-acts';
import { actingMoneyRoles, actingRoles, isOneOfRoles } from '@gantry/domain/roles';
import { ContractClient } from '@gantry/nest-kit/client';
import { DomainError } from '@gantry/nest-kit/errors';
import { Logger } from '@gantry/nest-kit/logger';
import type { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { Memberships } from './memberships.ts';
import { WaysIn } from './ways-in.ts';

/** Accounts as the back office shows them. */
@Injectable()
export class AccountRecords {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly memberships: Memberships,
    private readonly waysIn: WaysIn,
    private readonly client: ContractClient,
    private readonly log: Logger,
  ) {}

  /** An account and what this person may do to it. @throws DomainError NOT_FOUND */
  async record(number: string, reader: Identity): Promise<AdminAccount> {
    const account = await this.accounts.findByNumber(number);
    if (!account) throw new DomainError('NOT_FOUND');
    const [{ company, membership }, ways, creditUse] = await Promise.all([
      this.memberships.membershipOf(account),
      this.waysIn.waysInto(account),
      this.creditUseOf(account),
    ]);
    const { hasSecondStep } = ways;
    const isCompanyHeld = !!membership?.credit.hold;
    const { name, email, role, status, version, phone, locale, creditLimit, maxTerm } = account;
    return {
      number,
      name,
      email,
      role,
      status,
      version,
      locale,
      maxTerm,
      creditUse,
      membership,
      phone: phone ?? null,
      company: company ?? account.company ?? null,
      companyRole: account.roleInCompany,
      typedCompany: account.company ?? null,
      creditLimit: creditLimit ?? null,
      createdAt: account.createdAt.toISOString(),
      hold: account.hold ?? null,
      proposal: account.proposal ?? null,
      block: account.block ?? null,
      mergedInto: account.mergedInto ?? null,
      ...ways,
      actFor: actForOf(account, reader),
      acts: accountActs.filter((act) =>
        mayActOnAccount(act, { ...actedOn(account), hasSecondStep, isCompanyHeld }, reader),
      ),
    };
  }

  /** What it owes is said by another service; where that is away, the rest of the record is shown all the same. */
  private async creditUseOf({ id, role }: Account): Promise<AdminAccount['creditUse']> {
    if (role !== 'customer') return null;
    return this.client.call(salesGetCreditUse, { body: { accountId: id } }).catch((err: unknown) => {
      this.log.warn({ err }, 'what an account owes could not be found out');
      return null;
    });
  }
}

/** An account as the rules about acts read it. */
export const actedOn = ({ id, role, status, proposal, companyId }: Account) => ({
  id,
  role,
  status,
  proposedBy: proposal?.byId ?? null,
  isInCompany: companyId !== null,
});

/** Whether somebody may act for a customer, and spend for them. */
function actForOf({ role, maySignIn }: Account, reader: Identity): AdminAccount['actFor'] {
  if (role !== 'customer' || !maySignIn || !isOneOfRoles(actingRoles, reader.role)) return null;
  return { maySpend: isOneOfRoles(actingMoneyRoles, reader.role) };
}
