import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { RoleRules } from '@gantry/contracts/schemas/company-sign-on';
import type { CompanyRole } from '@gantry/domain/company-roles';
import { isStaff } from '@gantry/domain/roles';
import type { Call } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { hashPassword } from '../account/password.ts';
import { Company } from '../company/company.entity.ts';
import { Membership } from '../company/membership.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import { SecurityRecord } from '../security/security-record.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { CompanySignOn } from './company-sign-on.entity.ts';
import type { Claims } from './provider.ts';
import { SignOnLink } from './sign-on-link.entity.ts';
import { refuseSignOn } from './sign-on-refusal.ts';

/** Somebody a provider vouches for. */
interface Vouched {
  readonly claims: Claims;
  /** an address of a domain of the company, in lower case */
  readonly email: string;
  /** of a new account */
  readonly locale: string;
}

/** The role in the company of whoever has these claims. */
function companyRoleOf({ claim, mappings, otherwise }: RoleRules, claims: Claims): CompanyRole {
  const has = claim === null ? [] : [claims[claim]].flat();
  return mappings.find(({ value }) => has.includes(value))?.role ?? otherwise;
}

/** Accounts of people who come from their company's provider: found, linked, or made. */
@Injectable()
export class SignOnAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly sessions: SessionRepository,
    private readonly steps: SecondSteps,
    private readonly record: SecurityRecord,
    private readonly members: Membership,
  ) {}

  /**
   * The account of a person; one at a time in a company, so that of two sign-ons at once the second finds what the first
   * made. Of a sign-up at the same moment the database lets one through: where it was the other, its account is found at
   * the second try, and taken.
   * @throws DomainError SIGN_ON_REFUSED for accounts that may not sign in, of staff, of another company, or of somebody
   *   else at the provider
   */
  async accountOf(signOn: CompanySignOn, vouched: Vouched, call: Call): Promise<Account> {
    // hashed before anything is locked; most often for nothing
    const noPassword = await hashPassword(randomBytes(32).toString('base64url'));
    const enter = () => this.enterAccount(signOn, vouched, noPassword, call);
    try {
      return await enter();
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      return enter();
    }
  }

  private enterAccount(
    signOn: CompanySignOn,
    vouched: Vouched,
    noPassword: string,
    call: Call,
  ): Promise<Account> {
    const { companyId, issuer } = signOn;
    return this.em.transactional(async () => {
      await this.em.findOneOrFail(CompanySignOn, { companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      // before any account of it, as everybody does who changes something there
      await this.members.lockCompany(companyId);
      const account = await this.findAccount(signOn, vouched, noPassword, call);
      if (!account.maySignIn || isStaff(account.role)) throw refuseSignOn('account');
      await this.enterCompany(account, signOn, call);
      if (!account.isConfirmed) await this.takeFromStranger(account, noPassword);
      await this.setRole(account, signOn, vouched.claims, call);
      await this.link(account, { companyId, issuer, subject: vouched.claims.sub }, call);
      return account;
    });
  }

  private async findAccount(
    { companyId, issuer, createsAccounts }: CompanySignOn,
    vouched: Vouched,
    noPassword: string,
    call: Call,
  ): Promise<Account> {
    const link = await this.em.findOne(SignOnLink, { companyId, issuer, subject: vouched.claims.sub });
    if (!link) {
      const known = await this.accounts.findByEmail(vouched.email);
      if (!known && !createsAccounts) throw refuseSignOn('no-account');
      return known ?? this.createAccount(companyId, vouched, noPassword, call);
    }
    const linked = await this.accounts.getAccount(link.accountId);
    // taken out of the company since: only the store puts people back
    if (linked.companyId !== companyId) throw refuseSignOn('account');
    return linked;
  }

  private async createAccount(
    companyId: string,
    { claims, email, locale }: Vouched,
    passwordHash: string,
    call: Call,
  ): Promise<Account> {
    const company = await this.em.findOneOrFail(Company, { id: companyId });
    const { name } = claims;
    const account = Account.signUp({
      number: await this.accounts.nextNumber(),
      email,
      passwordHash,
      name: typeof name === 'string' && name.trim() ? cleanName(name) : email.slice(0, email.indexOf('@')),
      company: company.name,
      phone: null,
      locale,
    });
    account.companyId = companyId;
    account.confirm();
    this.accounts.addAccount(account);
    await this.em.flush();
    await this.record.noteChange(account, { field: 'status', before: null, after: account.status }, call);
    await this.announce(account);
    return account;
  }

  private async enterCompany(account: Account, { companyId }: CompanySignOn, call: Call): Promise<void> {
    if (account.companyId === companyId) return;
    if (account.companyId) throw refuseSignOn('account');
    account.companyId = companyId;
    const { name } = await this.em.findOneOrFail(Company, { id: companyId });
    await this.record.noteChange(account, { field: 'company', before: null, after: name }, call);
  }

  /** Somebody has opened it with an address they did not prove: their password, sessions, and second step end as its owner comes. */
  private async takeFromStranger(account: Account, noPassword: string): Promise<void> {
    account.passwordHash = noPassword;
    account.confirm();
    await this.steps.removeAllOf(account);
    await this.sessions.removeAllOf(account);
    await this.announce(account);
  }

  private async setRole(account: Account, signOn: CompanySignOn, claims: Claims, call: Call): Promise<void> {
    const role = companyRoleOf(signOn.roles, claims);
    const before = account.companyRole ?? null;
    if (before === role) return;
    // a company keeps an admin, whatever its provider says
    if (await this.members.isOnlyAdmin(account)) return;
    account.companyRole = role;
    await this.record.noteChange(account, { field: 'company-role', before, after: role }, call);
  }

  private async link(
    account: Account,
    key: { companyId: string; issuer: string; subject: string },
    call: Call,
  ): Promise<void> {
    const { companyId, issuer, subject } = key;
    const link = await this.em.findOne(SignOnLink, { companyId, issuer, accountId: account.id });
    // the address has passed to somebody else at the provider; the account has not
    if (link && link.subject !== subject) throw refuseSignOn('account');
    if (link) return;
    this.em.persist(Object.assign(new SignOnLink(), { ...key, accountId: account.id }));
    await this.record.noteChange(account, { field: 'company-sign-on', before: null, after: issuer }, call);
  }

  private announce({ id: accountId, number: accountNumber, email }: Account): Promise<void> {
    const mark = { entity: `account:${accountId}`, version: `confirmed:${email}` };
    return publish(this.em, 'account.confirmed', { accountId, accountNumber, email }, mark);
  }
}

/** One line, as long as a name may be. */
const cleanName = (name: string): string =>
  name
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 120);
