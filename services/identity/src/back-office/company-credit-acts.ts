import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { AccountNote, ActOf } from '@gantry/contracts/schemas/admin-account';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Account } from '../account/account.entity.ts';
import { Company } from '../company/company.entity.ts';
import { Membership } from '../company/membership.ts';
import type { CompanyCredit } from '../credit/company-credit.entity.ts';
import { CreditLines } from '../credit/credit-lines.ts';
import { changeOf, isChange, type AccountChange } from './account-change.ts';
import { tellReleased } from './tell-released.ts';

interface OpenCredit {
  readonly company: Company;
  readonly credit: CompanyCredit;
}

/** What staff say a company may owe; within the transaction of the act. */
@Injectable()
export class CompanyCreditActs {
  constructor(
    private readonly em: EntityManager,
    private readonly lines: CreditLines,
    private readonly members: Membership,
  ) {}

  /** @throws DomainError WRONG_STATE for an account in no company, STALE_VERSION where its terms are others than on screen */
  async setTerms(account: Account, body: ActOf<'set-company-terms'>): Promise<AccountChange[]> {
    const { company, credit } = await this.openCredit(account, body.creditVersion);
    const { creditLimit, maxTerm } = body;
    const changes = [
      changeOf(`${company.name} credit limit`, textOf(credit.creditLimit), textOf(creditLimit)),
      changeOf(`${company.name} longest terms`, credit.maxTerm, maxTerm),
    ];
    Object.assign(credit, { creditLimit, maxTerm });
    return changes.filter(isChange).map((one) => ({ ...one, isOfCompany: true }));
  }

  /** @throws DomainError WRONG_STATE, STALE_VERSION */
  async hold(account: Account, body: ActOf<'hold-company'>, note: AccountNote): Promise<AccountChange[]> {
    const { company, credit } = await this.openCredit(account, body.creditVersion);
    credit.putOnHold(note);
    return [{ ...changeOf(`${company.name} terms`, 'open', 'on-hold'), isOfCompany: true }];
  }

  /** @throws DomainError WRONG_STATE, STALE_VERSION */
  async release(account: Account, body: ActOf<'release-company'>): Promise<AccountChange[]> {
    const { company, credit } = await this.openCredit(account, body.creditVersion);
    credit.release();
    await this.tellAdmins(company, String(credit.version));
    return [{ ...changeOf(`${company.name} terms`, 'on-hold', 'open'), isOfCompany: true }];
  }

  /** Tells those who look after a company that it is on hold no more. */
  async tellAdmins(company: Pick<Company, 'id' | 'name'>, cause: string): Promise<void> {
    const people = await this.members.findPeople(company.id);
    for (const one of people.filter(({ isActiveAdmin }) => isActiveAdmin))
      await tellReleased(this.em, one, `company:${company.id}:${cause}`, company.name);
  }

  private async openCredit({ companyId }: Account, version: number): Promise<OpenCredit> {
    if (!companyId) throw new DomainError('WRONG_STATE');
    const company = await this.em.findOneOrFail(Company, { id: companyId });
    const credit = await this.lines.lockOfCompany(companyId);
    if (credit.version !== version) throw new DomainError('STALE_VERSION');
    return { company, credit };
  }
}

const textOf = (amount: number | null | undefined): string | null => (amount == null ? null : String(amount));
