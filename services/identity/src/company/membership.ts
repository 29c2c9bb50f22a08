import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import type { CompanyRole } from '@gantry/domain/company-roles';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { accountIdOf } from '../account/account-id.ts';
import { Account } from '../account/account.entity.ts';
import { Company } from './company.entity.ts';
import { CompanyInvitation } from './company-invitation.entity.ts';
import { refuseInCompany } from './company-refusal.ts';

/** Whoever calls, in their company. */
export interface Member {
  readonly me: Account;
  readonly company: Company;
}

/** The people of a company are its accounts, without those that others have taken the place of. */
export const ofCompany = (companyId: string): FilterQuery<Account> => ({
  companyId,
  status: { $nin: ['merged', 'deleted'] },
});

/** Who belongs to a company, one change at a time, and never without an admin; within a transaction. */
@Injectable()
export class Membership {
  constructor(private readonly em: EntityManager) {}

  /** Whoever calls, their company locked until the transaction ends; null where they buy alone. */
  async enter(call: Call): Promise<Member | null> {
    const me = await this.em.findOneOrFail(Account, { id: accountIdOf(call) });
    if (!me.companyId) return null;
    const company = await this.lockCompany(me.companyId);
    await this.em.refresh(me);
    return me.companyId === company.id ? { me, company } : null;
  }

  /** @throws DomainError NOT_PERMITTED for whoever is no admin, which the session may not know yet */
  async enterAsAdmin(call: Call): Promise<Member> {
    const member = await this.enter(call);
    if (!member?.me.isActiveAdmin) throw new DomainError('NOT_PERMITTED');
    return member;
  }

  async lockCompany(id: string): Promise<Company> {
    return this.em.findOneOrFail(Company, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** The people of a company by name, without accounts that others have taken the place of. */
  findPeople(companyId: string): Promise<Account[]> {
    return this.em.find(Account, ofCompany(companyId), { orderBy: { name: 'asc', number: 'asc' } });
  }

  /** One of the people of a company. @throws DomainError NOT_FOUND */
  async getColleague({ id }: Company, number: string): Promise<Account> {
    const people = await this.findPeople(id);
    const colleague = people.find((one) => one.number === number);
    if (!colleague) throw new DomainError('NOT_FOUND');
    return colleague;
  }

  /** Whether a company would be without an admin if this account were none. */
  async isOnlyAdmin(account: Account): Promise<boolean> {
    if (!account.companyId || !account.isActiveAdmin) return false;
    const people = await this.findPeople(account.companyId);
    return people.every((one) => one.id === account.id || !one.isActiveAdmin);
  }

  /** @throws DomainError WRONG_STATE where the company would be without an admin */
  async keepAnAdmin(account: Account): Promise<void> {
    if (await this.isOnlyAdmin(account)) throw refuseInCompany('last-admin');
  }

  /**
   * Gives one of a company's people another role. An admin where there is none is one whatever the provider of the
   * company says: it leaves the only admin alone.
   * @returns what they were; null where they are that already
   * @throws DomainError WRONG_STATE where the company would be without an admin, or its provider says the role
   */
  async giveRole(person: Account, role: CompanyRole): Promise<CompanyRole | null> {
    const { companyId, roleInCompany: before } = person;
    if (!companyId || before === role) return null;
    const isFromProvider = (await this.findFromProvider(companyId)).has(person.id);
    if (isFromProvider && !(role === 'admin' && (await this.hasNoAdmin(companyId))))
      throw refuseInCompany('from-provider');
    await this.keepAnAdmin(person);
    person.companyRole = role;
    return before;
  }

  /**
   * Somebody buys alone from now on. What a company invited others to is withdrawn with the last of its people.
   * @throws DomainError WRONG_STATE for the only admin while others are there
   */
  async letGo(person: Account): Promise<void> {
    if (!person.companyId) return;
    const others = (await this.findPeople(person.companyId)).filter(({ id }) => id !== person.id);
    if (others.length > 0) await this.keepAnAdmin(person);
    else await this.withdrawInvitations(person.companyId);
    person.leaveCompany();
  }

  /** Nobody is there any more who looks after whom a company has asked to join. */
  async withdrawInvitations(companyId: string): Promise<void> {
    await this.em.nativeDelete(CompanyInvitation, { companyId });
  }

  private async hasNoAdmin(companyId: string): Promise<boolean> {
    return (await this.findPeople(companyId)).every(({ isActiveAdmin }) => !isActiveAdmin);
  }

  /** Ids of the accounts whose role the provider of the company says at each sign-in. */
  async findFromProvider(companyId: string): Promise<ReadonlySet<string>> {
    const rows = await this.em.execute<{ id: string }[]>(
      'select account_id as id from identity.sign_on_link where company_id = ?',
      [companyId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** At the provider of the company somebody is nobody known any more. */
  async unlinkFromProvider(account: Account): Promise<void> {
    await this.em.execute('delete from identity.sign_on_link where company_id = ? and account_id = ?', [
      account.companyId,
      account.id,
    ]);
  }
}
