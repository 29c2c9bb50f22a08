import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ActOf } from '@gantry/contracts/schemas/admin-account';
import { defaultCompanyRole, type CompanyRole } from '@gantry/domain/company-roles';
import { DomainError } from '@gantry/nest-kit/errors';
import { Account } from '../account/account.entity.ts';
import { Company } from '../company/company.entity.ts';
import { CompanyRecord } from '../company/company-record.ts';
import { refuseInCompany } from '../company/company-refusal.ts';
import { Membership } from '../company/membership.ts';
import { CompanyCreditActs } from './company-credit-acts.ts';
import { changeOf, isChange, type AccountChange } from './account-change.ts';

/**
 * What staff's acts mean for companies; within the transaction of the act. A company that has an admin keeps one: who is
 * its only one goes when another of its people is named.
 */
@Injectable()
export class CompanyActs {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly record: CompanyRecord,
    /** what it may owe */
    readonly credit: CompanyCreditActs,
  ) {}

  /**
   * Locks the companies of accounts, and the one that is joined, until the transaction ends: before any account, as their
   * own people do, and always in the same order.
   * @throws DomainError STALE_VERSION where somebody moves an account at the same moment
   */
  async lockCompanies(numbers: readonly string[], joined: string | null): Promise<void> {
    const accounts = await this.em.find(Account, { number: { $in: [...numbers] } });
    const ids = new Set(accounts.flatMap(({ companyId }) => companyId ?? []));
    if (joined) ids.add((await this.openCompany(joined)).id);
    for (const id of [...ids].toSorted()) await this.members.lockCompany(id);
    for (const one of accounts) await this.em.refresh(one);
    if (accounts.some(({ companyId }) => companyId && !ids.has(companyId)))
      throw new DomainError('STALE_VERSION');
  }

  /**
   * Puts an account into a company, out of the one it is in.
   * @throws DomainError INVALID; WRONG_STATE for an only admin without another, or an admin who could not sign in
   */
  async setCompany(
    account: Account,
    { company: name, companyRole, newAdmin }: ActOf<'set-company'>,
  ): Promise<AccountChange[]> {
    const next = name ? await this.openCompany(name) : null;
    if (!next && !account.companyId) throw invalid('company', 'a company is needed');
    if (next && next.id === account.companyId) throw invalid('company', 'is the company it is in');
    const was = await this.companyOf(account);
    const before = account.roleInCompany;
    const named = await this.takeOut(account, newAdmin);
    if (next) {
      refuseUnableAdmin(account, companyRole);
      account.enterCompany(next.id, companyRole);
    }
    return [
      ...named.filter(({ other }) => other),
      changeOf('company', was?.name ?? null, next?.name ?? null),
      changeOf('company-role', before, account.roleInCompany),
    ].filter(isChange);
  }

  /** @throws DomainError WRONG_STATE for the only admin, where a provider says the role, or an admin could not sign in */
  async setRole(account: Account, { companyRole }: ActOf<'set-company-role'>): Promise<AccountChange[]> {
    const company = await this.companyOf(account);
    refuseUnableAdmin(account, companyRole);
    const before = await this.members.giveRole(account, companyRole);
    if (!before || !company) return [];
    await this.record.tellPerson(account, company, 'role-by-store');
    return [changeOf('company-role', before, companyRole)];
  }

  /** An account belongs to no company any more. @throws DomainError INVALID; WRONG_STATE */
  async takeOut(account: Account, newAdmin: string | null): Promise<AccountChange[]> {
    const company = await this.companyOf(account);
    if (!company) return [];
    const before = account.roleInCompany;
    const named = await this.nameAdmin(account, newAdmin);
    await this.members.letGo(account);
    return [...named, changeOf('company', company.name, null), changeOf('company-role', before, null)];
  }

  /**
   * An account is let in no more, and stays in its company. Where nobody else there could look after it, it goes all the
   * same, and so do the invitations.
   * @throws DomainError INVALID; WRONG_STATE
   */
  async shutOut(account: Account, newAdmin: string | null): Promise<AccountChange[]> {
    if (!account.companyId) return [];
    const named = await this.nameAdmin(account, newAdmin);
    if (!(await this.members.isOnlyAdmin(account))) return named;
    const people = await this.members.findPeople(account.companyId);
    if (people.some((one) => one.id !== account.id && one.mayManage)) throw refuseInCompany('last-admin');
    await this.members.withdrawInvitations(account.companyId);
    return named;
  }

  /**
   * The account that takes another's place is in its company, unless it is in one already or that one was let in no more.
   * @throws DomainError INVALID; WRONG_STATE where the company of the other would be without an admin
   */
  async handOn(account: Account, target: Account, newAdmin: string | null): Promise<AccountChange[]> {
    const { companyId, roleInCompany: role } = account;
    if (!companyId || account.deactivatedAt) return [];
    const reason = inPlaceOf(account);
    if (!target.companyId) {
      const company = await this.companyOf(account);
      target.enterCompany(companyId, role ?? defaultCompanyRole);
      return [
        { ...changeOf('company', null, company?.name ?? null), other: { account: target, reason } },
        { ...changeOf('company-role', null, role), other: { account: target, reason } },
      ];
    }
    if (target.companyId !== companyId || !target.mayManage) return this.shutOut(account, newAdmin);
    const named = await this.nameAdmin(account, newAdmin);
    return role === 'admin' ? [...named, ...(await this.makeAdmin(target, account))] : named;
  }

  /** Whoever was chosen is admin beside an account, which may then go. @throws DomainError INVALID */
  private async nameAdmin(account: Account, newAdmin: string | null): Promise<AccountChange[]> {
    if (!newAdmin || !account.companyId) return [];
    const people = await this.members.findPeople(account.companyId);
    const named = people.find(({ number }) => number === newAdmin.toLowerCase());
    if (!named?.mayManage || named.id === account.id)
      throw invalid('newAdmin', 'cannot look after the company');
    // before the trail, as whoever holds an account for an unpaid invoice does
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    await this.em.findOneOrFail(Account, { id: named.id }, lock);
    return this.makeAdmin(named, account);
  }

  private async makeAdmin(person: Account, inPlace: Account): Promise<AccountChange[]> {
    const before = person.roleInCompany;
    const company = await this.companyOf(person);
    if (before === 'admin' || !company) return [];
    person.companyRole = 'admin';
    await this.record.tellPerson(person, company, 'role-by-store');
    const other = { account: person, reason: inPlaceOf(inPlace) };
    return [{ ...changeOf('company-role', before, 'admin'), other }];
  }

  private async companyOf({ companyId }: Account): Promise<Company | null> {
    return companyId ? this.em.findOneOrFail(Company, { id: companyId }) : null;
  }

  /** The company of a name, however it is written; made where there is none. */
  private async openCompany(name: string): Promise<Company> {
    const { id, createdAt } = Company.named(name);
    await this.em.execute(
      'insert into identity.company (id, name, created_at) values (?, ?, ?) on conflict (lower(name)) do nothing',
      [id, name, createdAt],
    );
    const [row] = await this.em.execute<{ id: string }[]>(
      'select id from identity.company where lower(name) = lower(?)',
      [name],
    );
    return this.em.findOneOrFail(Company, { id: row?.id ?? id });
  }
}

/** An admin is somebody who can sign in, or nobody could look after the company. */
function refuseUnableAdmin(account: Account, role: CompanyRole): void {
  if (role === 'admin' && !account.mayManage) throw refuseInCompany('inactive');
}

const inPlaceOf = ({ number }: Account): string => `in place of ${number.toUpperCase()}`;
const invalid = (field: string, message: string) =>
  new DomainError('INVALID', undefined, [{ path: `body.${field}`, message }]);
