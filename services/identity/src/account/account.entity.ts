import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { NetTerm } from '@gantry/contracts/schemas/account';
import type { PendingUsername } from '@gantry/contracts/schemas/account-security';
import type { AccountNote } from '@gantry/contracts/schemas/admin-account';
import type { Budget } from '@gantry/domain/budgets';
import { defaultCompanyRole, type CompanyRole } from '@gantry/domain/company-roles';
import type { OptionalMail } from '@gantry/domain/mail-groups';
import { erasedEmailOf, erasedNameOf } from '@gantry/domain/erasure';
import type { Role } from '@gantry/domain/roles';
import { type AccountStatus, accountStatuses } from '@gantry/domain/statuses/account-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { DomainError } from '@gantry/nest-kit/errors';

const AccountSchema = defineEntity({
  name: 'Account',
  schema: 'identity',
  tableName: 'account',
  properties: {
    id: p.uuid().primary(),
    number: p.string(),
    email: p.string(),
    passwordHash: p.string(),
    name: p.string(),
    company: p.string().nullable(),
    /** the company whose people share with each other: made by its owner, joined by invitation, or set by the store */
    companyId: p.uuid().nullable(),
    /** what they are in it; null where nobody has said */
    companyRole: p.string().$type<CompanyRole>().nullable(),
    /** what they may order for their company by themselves; null: as much as they like */
    budget: p.json().$type<Budget>().nullable(),
    /** which cost centers of their company they order for; none: any */
    costCenterIds: p.json<readonly string[]>(),
    /** the location of their company they belong to; null: the company itself */
    locationId: p.uuid().nullable(),
    /** who approves orders of the company in their place, and when; null where nobody does */
    absence: p.json().$type<Absence>().nullable(),
    /** since when an admin of the company lets them in no more; null while they may */
    deactivatedAt: p.datetime().nullable(),
    /** when somebody last signed in; kept by a statement of its own, so that it makes no version */
    signedInAt: p.datetime().nullable(),
    phone: p.string().nullable(),
    role: p.string().$type<Role>(),
    status: p.string().$type<AccountStatus>(),
    creditLimit: p.bigint('number').nullable(),
    maxTerm: p.string().$type<NetTerm>(),
    /** why it is on hold, while it is */
    hold: p.json().$type<AccountNote>().nullable(),
    /** who proposed it for the black list, until another admin has agreed */
    proposal: p.json().$type<AccountNote>().nullable(),
    block: p.json().$type<AccountNote>().nullable(),
    /** number of the account that has taken its place */
    mergedInto: p.string().nullable(),
    /** a user name that waits until both mailboxes have agreed */
    pendingUsername: p.json().$type<PendingUsername>().nullable(),
    locale: p.string(),
    /** mails it has switched off */
    unwantedMails: p.json().$type<readonly OptionalMail[]>(),
    /** since when the person is forgotten; null while they are known */
    erasedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    version: p.integer().version(),
  },
});

/** Somebody else approves orders in place of whoever is away; the first and the last day, both included. */
export interface Absence {
  readonly substituteId: string;
  readonly from: string;
  readonly until: string;
}

/** What is known of somebody who signs up. */
export interface NewAccount {
  readonly number: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly company: string | null;
  readonly phone: string | null;
  readonly locale: string;
}

/** What somebody has in their company beside their role, before anybody says, and when they leave it. */
const nothingInCompany = {
  budget: null,
  costCenterIds: [] as readonly string[],
  locationId: null,
  absence: null,
};

/** A person who can sign in. */
export class Account extends AccountSchema.class {
  static signUp(facts: NewAccount): Account {
    const account = new Account();
    return Object.assign(account, facts, {
      id: randomUUID(),
      role: 'customer' as const,
      status: 'unconfirmed' as const,
      companyId: null,
      companyRole: null,
      ...nothingInCompany,
      deactivatedAt: null,
      signedInAt: null,
      creditLimit: null,
      maxTerm: 'net-30' as const,
      hold: null,
      proposal: null,
      block: null,
      mergedInto: null,
      pendingUsername: null,
      unwantedMails: [],
      erasedAt: null,
      createdAt: new Date(),
    });
  }

  get isConfirmed(): boolean {
    return this.status !== 'unconfirmed';
  }

  /**
   * An account on hold may sign in and read; one that is blocked, merged, deleted, or deactivated by its company may
   * not. One that is not
   * confirmed keeps the sessions it has and may be recovered, but signs in when it is (ADR 0003).
   */
  get maySignIn(): boolean {
    if (this.deactivatedAt) return false;
    return this.status === 'unconfirmed' || this.status === 'active' || this.status === 'on-hold';
  }

  /** What they are in their company; null without one. */
  get roleInCompany(): CompanyRole | null {
    return this.companyId ? (this.companyRole ?? defaultCompanyRole) : null;
  }

  /** Whether they could look after a company now. */
  get mayManage(): boolean {
    return this.maySignIn && this.isConfirmed;
  }

  /** Whether they can look after their company now. */
  get isActiveAdmin(): boolean {
    return this.roleInCompany === 'admin' && this.mayManage;
  }

  /** Becomes one of a company's people; what they might spend in another counts for nothing there. */
  enterCompany(companyId: string, role: CompanyRole): void {
    if (this.companyId !== companyId) Object.assign(this, nothingInCompany);
    this.companyId = companyId;
    this.companyRole = role;
  }

  /** Buys alone again; what they were in the company counts in no other. */
  leaveCompany(): void {
    this.companyId = null;
    this.companyRole = null;
    Object.assign(this, nothingInCompany);
    this.deactivatedAt = null;
  }

  /** Who approves in their place on a day, as `2026-01-31`; null where nobody does. */
  substituteOn(day: string): string | null {
    const { absence } = this;
    return absence && absence.from <= day && day <= absence.until ? absence.substituteId : null;
  }

  /** Of its own line, minor units; null where no terms are granted now. */
  get usableCredit(): number | null {
    return this.status === 'active' ? (this.creditLimit ?? null) : null;
  }

  /** The e-mail address was proven; an account that is confirmed already stays as it is. */
  confirm(): void {
    if (this.status === 'unconfirmed') this.moveTo('active');
  }

  /** Wants another user name, in place of one it wanted before. */
  askForUsername(email: string): void {
    this.pendingUsername = { email, isAgreed: false, isProven: false };
  }

  /** One of the two mailboxes has answered. @returns whether both have */
  answerForUsername(which: 'agree' | 'prove'): boolean {
    if (!this.pendingUsername) return false;
    const answer = which === 'agree' ? { isAgreed: true } : { isProven: true };
    const { isAgreed, isProven } = (this.pendingUsername = { ...this.pendingUsername, ...answer });
    return isAgreed && isProven;
  }

  /** Takes the user name that was waited for. */
  takeUsername(): void {
    if (this.pendingUsername) this.email = this.pendingUsername.email;
    this.pendingUsername = null;
  }

  /** It can be signed in to and read, but nothing is ordered on terms. */
  putOnHold(note: AccountNote): void {
    this.moveTo('on-hold');
    this.hold = note;
  }

  /** An invoice is unpaid after its last reminder; an account that is held, or not in use, stays as it is. */
  holdForArrears(invoice: string): void {
    if (this.status !== 'active') return;
    const reason = `invoice ${invoice.toUpperCase()} is unpaid after its last reminder`;
    this.putOnHold({ reason, at: new Date().toISOString(), by: null, byId: null, invoice });
  }

  /** Nothing is in arrears any more; a hold somebody had another reason for stays. */
  releaseFromArrears(): void {
    if (this.status === 'on-hold' && this.hold?.invoice) this.release();
  }

  release(): void {
    if (this.status !== 'on-hold') throw new DomainError('WRONG_STATE');
    this.moveTo('active');
    this.hold = null;
  }

  /** Another admin agrees to what one has proposed: it cannot be signed in to any more. */
  agreeToBlock(note: AccountNote): void {
    this.moveTo('black-list');
    this.block = note;
    this.proposal = null;
    this.hold = null;
  }

  unblock(): void {
    if (this.status !== 'black-list') throw new DomainError('WRONG_STATE');
    this.moveTo('active');
    this.block = null;
  }

  /** Another account takes its place. */
  mergeInto(number: string): void {
    this.moveTo('merged');
    this.mergedInto = number;
    this.proposal = null;
    this.hold = null;
  }

  /**
   * Forgets the person: what is left names a number, so that papers that are kept still say whose they were.
   * @param passwordHash of a password nobody knows
   */
  erase(passwordHash: string): void {
    this.moveTo('deleted');
    Object.assign(this, { email: erasedEmailOf(this.number), name: erasedNameOf(this.number), passwordHash });
    Object.assign(this, { company: null, phone: null, pendingUsername: null, unwantedMails: [] });
    Object.assign(this, { hold: null, proposal: null, block: null, creditLimit: null });
    Object.assign(this, nothingInCompany);
    this.erasedAt = new Date();
  }

  private moveTo(status: AccountStatus): void {
    if (!canTransition(accountStatuses, this.status, status)) throw new DomainError('WRONG_STATE');
    this.status = status;
  }
}
AccountSchema.setClass(Account);
