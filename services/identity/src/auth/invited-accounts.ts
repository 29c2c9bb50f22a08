import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import { accountIdOf } from '../account/account-id.ts';
import { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { Company } from '../company/company.entity.ts';
import type { CompanyInvitation } from '../company/company-invitation.entity.ts';
import { refuseInCompany } from '../company/company-refusal.ts';
import { SecondSteps } from '../second-step/second-steps.ts';
import { OwnSessions } from '../security/own-sessions.ts';
import { SecurityRecord } from '../security/security-record.ts';

/** What somebody has entered to join. */
interface Joining {
  readonly name: string;
  readonly passwordHash: string;
  readonly locale: string;
}

/** Accounts of people who were invited to a company: made, or taken in; within the transaction that uses the link up. */
@Injectable()
export class InvitedAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly steps: SecondSteps,
    private readonly sessions: OwnSessions,
    private readonly record: SecurityRecord,
  ) {}

  /** A confirmed account in the company: the link was mailed to its address. */
  async openAccount(invitation: CompanyInvitation, joining: Joining, call: Call): Promise<Account> {
    const { email } = invitation;
    const company = await this.em.findOneOrFail(Company, { id: invitation.companyId });
    const known = await this.accounts.findByEmail(email);
    const account = known ?? (await this.newAccount(email, company.name, joining));
    if (known) await this.takeFromStranger(known, joining);
    account.confirm();
    await this.em.flush();
    await this.record.noteChange(account, { field: 'status', before: null, after: account.status }, call);
    await this.enterCompany(account, company, invitation, call);
    const { id: accountId, number: accountNumber } = account;
    const mark = { entity: `account:${accountId}`, version: `confirmed:${email}` };
    // what they ordered by this address as a guest is theirs
    await publish(this.em, 'account.confirmed', { accountId, accountNumber, email }, mark);
    return account;
  }

  /** @throws DomainError WRONG_STATE for the account of another address, of staff, or of a company */
  async takeIn(invitation: CompanyInvitation, call: Call): Promise<void> {
    const account = await this.accounts.getAccount(accountIdOf(call));
    // in a session of the gateway's they may have joined already
    await this.em.refresh(account);
    if (account.email !== invitation.email) throw refuseInCompany('other-account');
    if (account.role !== 'customer') throw refuseInCompany('staff');
    if (account.companyId) throw refuseInCompany('in-company');
    const company = await this.em.findOneOrFail(Company, { id: invitation.companyId });
    await this.enterCompany(account, company, invitation, call);
  }

  private async newAccount(email: string, company: string, joining: Joining): Promise<Account> {
    const number = await this.accounts.nextNumber();
    const account = Account.signUp({ ...joining, number, email, company, phone: null });
    this.accounts.addAccount(account);
    return account;
  }

  /** Somebody has signed up with an address they did not prove: what they chose opens nothing as its owner comes. */
  private async takeFromStranger(account: Account, { name, passwordHash }: Joining): Promise<void> {
    Object.assign(account, { name, passwordHash });
    await this.steps.removeAllOf(account);
    await this.sessions.shutOut(account);
  }

  private async enterCompany(
    account: Account,
    { id, name }: Company,
    { role }: CompanyInvitation,
    call: Call,
  ): Promise<void> {
    account.enterCompany(id, role);
    await this.record.noteChange(account, { field: 'company', before: null, after: name }, call);
    await this.record.noteChange(account, { field: 'company-role', before: null, after: role }, call);
  }
}
