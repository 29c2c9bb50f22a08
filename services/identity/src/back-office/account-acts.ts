import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AccountNote, ActOf, ActOnAccount } from '@gantry/contracts/schemas/admin-account';
import { isUrgentAct, mayActOnAccount } from '@gantry/domain/account-acts';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { Account } from '../account/account.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { SavedAddress } from '../address/saved-address.entity.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { AccountKeys } from './account-keys.ts';
import { changeOf, isChange, type AccountChange } from './account-change.ts';
import { actedOn } from './account-records.ts';
import { CompanyActs } from './company-acts.ts';
import { OwnerActs } from './owner-acts.ts';
import { tellReleased } from './tell-released.ts';

type Acts = {
  readonly [Name in ActOnAccount['act']]: (
    account: Account,
    body: ActOf<Name>,
    note: AccountNote,
    call: Call,
  ) => AccountChange[] | Promise<AccountChange[]>;
};

/** Acts that may leave a company without an admin: its people wait until they are done. */
const companyActs: readonly ActOnAccount['act'][] = [
  'set-company',
  'set-company-role',
  'set-role',
  'merge',
  'erase',
  'confirm-block',
];

/** What staff do to accounts: checked, done once, and written into the audit trail. */
@Injectable()
export class AccountActs {
  constructor(
    private readonly em: EntityManager,
    private readonly trail: AuditTrail,
    private readonly sessions: SessionRepository,
    private readonly companies: CompanyActs,
    private readonly ofOwner: OwnerActs,
    private readonly keys: AccountKeys,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, NOT_PERMITTED where this person may not do it, WRONG_STATE where it is not possible
   *   now, STALE_VERSION where the account is not the one on screen any more
   */
  async act(number: string, body: ActOnAccount, call: Call): Promise<unknown> {
    if (body.act === 'erase') await this.ofOwner.refuseOpenBusiness(number, call);
    const write = {
      scope: `act-on-account:${number}:${call.caller.accountId}`,
      key: call.idempotencyKey ?? '',
      request: body,
    };
    return idempotent(this.em, write, async () => {
      const account = await this.lockFor(number, body);
      this.checkAct(account, body, call);
      const before = account.status;
      const changes = await this.runAct(account, body, call);
      if (before !== account.status) changes.unshift(changeOf('status', before, account.status));
      for (const one of changes) await this.trail.appendEntry(entryOf(account, one, body, call));
      return { done: true };
    });
  }

  /** The account that is acted on; companies are locked before it. */
  private async lockFor(number: string, body: ActOnAccount): Promise<Account> {
    const numbers = body.act === 'merge' ? [number, body.into] : [number];
    const joined = body.act === 'set-company' ? body.company : null;
    if (companyActs.includes(body.act)) await this.companies.lockCompanies(numbers, joined);
    return this.lockAccount({ number });
  }

  private checkAct(account: Account, body: ActOnAccount, { caller }: Call): void {
    const target = actedOn(account);
    if (!isUrgentAct(body.act) && body.version !== account.version) throw new DomainError('STALE_VERSION');
    if (mayActOnAccount(body.act, target, caller)) return;
    const isOpenToAdmins = mayActOnAccount(body.act, target, { accountId: 'another', role: 'admin' });
    throw new DomainError(isOpenToAdmins ? 'NOT_PERMITTED' : 'WRONG_STATE');
  }

  private runAct<Name extends ActOnAccount['act']>(account: Account, body: ActOf<Name>, call: Call) {
    const act = this.acts[body.act] as (...given: unknown[]) => Promise<AccountChange[]> | AccountChange[];
    return Promise.resolve(act(account, body, noteOf(body, call), call));
  }

  private readonly acts: Acts = {
    hold: (account, _, note) => (account.putOnHold(note), []),
    release: async (account) => {
      account.release();
      await tellReleased(this.em, account, String(account.version));
      return [];
    },
    'set-terms': (account, body) => setTerms(account, body),
    'set-company-terms': (account, body) => this.companies.credit.setTerms(account, body),
    'hold-company': (account, body, note) => this.companies.credit.hold(account, body, note),
    'release-company': (account, body) => this.companies.credit.release(account, body),
    'set-company': (account, body) => this.companies.setCompany(account, body),
    'set-company-role': (account, body) => this.companies.setRole(account, body),
    'set-role': async (account, { role, newAdmin }) => {
      const left = role === 'customer' ? [] : await this.companies.takeOut(account, newAdmin);
      const changes = [changeOf('role', account.role, role), ...left];
      account.role = role;
      // what the sessions may was decided for the role before
      await this.sessions.removeAllOf(account);
      return changes;
    },
    'end-sessions': (account, { sessionId }) => this.endSessions(account, sessionId),
    'revoke-key': (account, { keyId }, _, call) => this.keys.revokeOf(account, keyId, call),
    'reset-second-step': (account, _, __, call) => this.ofOwner.resetSecondStep(account, call),
    merge: (account, body) => this.merge(account, body),
    erase: (account) => this.ofOwner.erase(account),
    'propose-block': (account, _, note) => {
      account.proposal = note;
      return [changeOf('black-list', null, 'proposed')];
    },
    'withdraw-block': (account) => {
      account.proposal = null;
      return [changeOf('black-list', 'proposed', null)];
    },
    'confirm-block': async (account, { newAdmin }, note) => {
      const changes = await this.companies.shutOut(account, newAdmin);
      account.agreeToBlock({ ...note, reason: account.proposal?.reason ?? '' });
      await this.sessions.removeAllOf(account);
      return changes;
    },
    unblock: (account) => (account.unblock(), []),
  };

  private async endSessions(account: Account, sessionId: string | null): Promise<AccountChange[]> {
    if (sessionId) await this.sessions.removeOneOf(account.id, sessionId);
    else await this.sessions.removeAllOf(account);
    return [changeOf('sessions', sessionId ?? 'all', null)];
  }

  /** The other account gets all that belongs to this one, here and in the services that hear of it. */
  private async merge(account: Account, { into, newAdmin }: ActOf<'merge'>): Promise<AccountChange[]> {
    if (into === account.number) throw new DomainError('WRONG_STATE');
    const target = await this.lockAccount({ number: into }).catch(() => null);
    const mayTake = target?.role === 'customer' && ['active', 'on-hold'].includes(target.status);
    if (!mayTake)
      throw new DomainError('INVALID', undefined, [{ path: 'into', message: 'is no such account' }]);
    const handedOn = await this.companies.handOn(account, target, newAdmin);
    account.mergeInto(target.number);
    await this.em.nativeUpdate(
      SavedAddress,
      { accountId: account.id },
      { accountId: target.id, isDefaultBilling: false, isDefaultShipping: false },
    );
    await this.sessions.removeAllOf(account);
    const payload = {
      fromId: account.id,
      fromNumber: account.number,
      intoId: target.id,
      intoNumber: target.number,
    };
    const mark = { entity: `account:${account.id}`, version: `merged:${target.id}` };
    await publish(this.em, 'account.merged', payload, mark);
    return [changeOf('merged-into', null, target.number), ...handedOn];
  }

  private async lockAccount(where: { readonly number: string }): Promise<Account> {
    const account = await this.em.findOne(Account, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!account) throw new DomainError('NOT_FOUND');
    return account;
  }
}

function setTerms(account: Account, { creditLimit, maxTerm }: ActOf<'set-terms'>): AccountChange[] {
  const text = (amount: number | null | undefined) => (amount == null ? null : String(amount));
  const changes = [
    changeOf('credit-limit', text(account.creditLimit), text(creditLimit)),
    changeOf('max-term', account.maxTerm, maxTerm),
  ].filter(isChange);
  Object.assign(account, { creditLimit, maxTerm });
  return changes;
}

const reasonOf = (body: ActOnAccount): string | null => ('reason' in body ? body.reason : null);
const noteOf = (body: ActOnAccount, { caller }: Call): AccountNote => ({
  reason: reasonOf(body) ?? '',
  at: new Date().toISOString(),
  by: caller.name,
  byId: caller.accountId,
});

const entryOf = (
  account: Account,
  { other, isOfCompany, ...changed }: AccountChange,
  body: ActOnAccount,
  { caller, requestId }: Call,
) => ({
  ...changed,
  at: new Date().toISOString(),
  actorId: caller.accountId,
  actor: caller.email,
  actorRole: caller.role,
  entity: isOfCompany ? 'company' : 'account',
  entityNumber: isOfCompany ? null : (other?.account ?? account).number,
  reason: [other?.reason, reasonOf(body)].filter(Boolean).join(': ') || null,
  requestId,
});
