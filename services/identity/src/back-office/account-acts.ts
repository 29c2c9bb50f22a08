import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { AccountNote, ActOnAccount } from '@gantry/contracts/schemas/admin-account';
import { mayActOnAccount } from '@gantry/domain/account-acts';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { Account } from '../account/account.entity.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { Company } from '../company/company.entity.ts';
import { SavedAddress } from '../address/saved-address.entity.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { actedOn } from './account-records.ts';
import { tellReleased } from './tell-released.ts';

/** One field as it was and is. */
interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
type ActOf<Name extends ActOnAccount['act']> = Extract<ActOnAccount, { act: Name }>;
type Acts = {
  readonly [Name in ActOnAccount['act']]: (
    account: Account,
    body: ActOf<Name>,
    note: AccountNote,
  ) => Change[] | Promise<Change[]>;
};

/** What staff do to accounts: checked, done once, and written into the audit trail. */
@Injectable()
export class AccountActs {
  constructor(
    private readonly em: EntityManager,
    private readonly trail: AuditTrail,
    private readonly sessions: SessionRepository,
  ) {}

  /**
   * @throws DomainError NOT_FOUND, NOT_PERMITTED where this person may not do it, WRONG_STATE where it is not possible
   *   now, STALE_VERSION where the account is not the one on screen any more
   */
  act(number: string, body: ActOnAccount, call: Call): Promise<unknown> {
    const write = {
      scope: `act-on-account:${number}:${call.caller.accountId}`,
      key: call.idempotencyKey ?? '',
      request: body,
    };
    return idempotent(this.em, write, async () => {
      const account = await this.lockAccount({ number });
      this.checkAct(account, body, call);
      const before = account.status;
      const changes = await this.run(account, body, noteOf(body, call));
      if (before !== account.status) changes.unshift(changeOf('status', before, account.status));
      for (const one of changes) await this.trail.appendEntry(entryOf(account, one, body, call));
      return { done: true };
    });
  }

  private checkAct(account: Account, body: ActOnAccount, { caller }: Call): void {
    const target = actedOn(account);
    // ending sessions is wanted whatever else has changed meanwhile
    if (body.act !== 'end-sessions' && body.version !== account.version)
      throw new DomainError('STALE_VERSION');
    if (mayActOnAccount(body.act, target, caller)) return;
    const isOpenToAdmins = mayActOnAccount(body.act, target, { accountId: 'another', role: 'admin' });
    throw new DomainError(isOpenToAdmins ? 'NOT_PERMITTED' : 'WRONG_STATE');
  }

  private run<Name extends ActOnAccount['act']>(account: Account, body: ActOf<Name>, note: AccountNote) {
    const act = this.acts[body.act] as (...given: unknown[]) => Promise<Change[]> | Change[];
    return Promise.resolve(act(account, body, note));
  }

  private readonly acts: Acts = {
    hold: (account, _, note) => (account.putOnHold(note), []),
    release: async (account) => {
      account.release();
      await tellReleased(this.em, account, String(account.version));
      return [];
    },
    'set-terms': (account, body) => setTerms(account, body),
    'set-company': (account, body) => this.setCompany(account, body),
    'set-role': async (account, { role }) => {
      const changes = [changeOf('role', account.role, role)];
      account.role = role;
      // what the sessions may was decided for the role before
      await this.sessions.removeAllOf(account);
      return changes;
    },
    'end-sessions': (account, { sessionId }) => this.endSessions(account, sessionId),
    merge: (account, body) => this.merge(account, body),
    'propose-block': (account, _, note) => {
      account.proposal = note;
      return [changeOf('black-list', null, 'proposed')];
    },
    'withdraw-block': (account) => {
      account.proposal = null;
      return [changeOf('black-list', 'proposed', null)];
    },
    'confirm-block': async (account, _, note) => {
      account.agreeToBlock({ ...note, reason: account.proposal?.reason ?? '' });
      await this.sessions.removeAllOf(account);
      return [];
    },
    unblock: (account) => (account.unblock(), []),
  };

  private async setCompany(account: Account, { company: name }: ActOf<'set-company'>): Promise<Change[]> {
    const current = account.companyId ? await this.em.findOne(Company, { id: account.companyId }) : null;
    let next: Company | null = null;
    if (name) {
      // written in any case it is the same company
      next = await this.em.findOne(Company, {
        name: { $ilike: name.replaceAll(/[\\%_]/g, String.raw`\$&`) },
      });
      next ??= Company.named(name);
      await this.em.persist(next).flush();
    }
    account.companyId = next?.id ?? null;
    return [changeOf('company', current?.name ?? null, next?.name ?? null)];
  }

  private async endSessions(account: Account, sessionId: string | null): Promise<Change[]> {
    if (sessionId) await this.sessions.removeOneOf(account.id, sessionId);
    else await this.sessions.removeAllOf(account);
    return [changeOf('sessions', sessionId ?? 'all', null)];
  }

  /** The other account gets all that belongs to this one, here and in the services that hear of it. */
  private async merge(account: Account, { into }: ActOf<'merge'>): Promise<Change[]> {
    if (into === account.number) throw new DomainError('WRONG_STATE');
    const target = await this.lockAccount({ number: into }).catch(() => null);
    const mayTake = target?.role === 'customer' && ['active', 'on-hold'].includes(target.status);
    if (!mayTake)
      throw new DomainError('INVALID', undefined, [{ path: 'into', message: 'is no such account' }]);
    account.mergeInto(target.number);
    target.companyId ??= account.companyId ?? null;
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
    return [changeOf('merged-into', null, target.number)];
  }

  private async lockAccount(where: { readonly number: string }): Promise<Account> {
    const account = await this.em.findOne(Account, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!account) throw new DomainError('NOT_FOUND');
    return account;
  }
}

function setTerms(account: Account, { creditLimit, maxTerm }: ActOf<'set-terms'>): Change[] {
  const text = (amount: number | null | undefined) => (amount == null ? null : String(amount));
  const changes = [
    changeOf('credit-limit', text(account.creditLimit), text(creditLimit)),
    changeOf('max-term', account.maxTerm, maxTerm),
  ].filter(({ before, after }) => before !== after);
  Object.assign(account, { creditLimit, maxTerm });
  return changes;
}

const changeOf = (field: string, before: string | null, after: string | null): Change => ({
  field,
  before,
  after,
});
const reasonOf = (body: ActOnAccount): string | null => ('reason' in body ? body.reason : null);
const noteOf = (body: ActOnAccount, { caller }: Call): AccountNote => ({
  reason: reasonOf(body) ?? '',
  at: new Date().toISOString(),
  by: caller.name,
  byId: caller.accountId,
});

const entryOf = (account: Account, changed: Change, body: ActOnAccount, { caller, requestId }: Call) => ({
  ...changed,
  at: new Date().toISOString(),
  actorId: caller.accountId,
  actor: caller.email,
  actorRole: caller.role,
  entity: 'account',
  entityNumber: account.number,
  reason: reasonOf(body),
  requestId,
});
