import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { ConfirmOutcome } from '@gantry/contracts/schemas/account';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { accountIdOf } from '../account/account-id.ts';
import type { Account } from '../account/account.entity.ts';
import { toUser } from '../account/account.mapper.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { writeUserCookies } from '../cookies/session-cookies.ts';
import { ProvenOwner } from './proven-owner.ts';
import { SecurityRecord } from './security-record.ts';

/** Seconds the two codes are good for: one of the mailboxes may be that of a colleague who left. */
const answerWithin = 24 * 60 * 60;

/** Another user name, which both mailboxes have to confirm. */
@Injectable()
export class ChangeUsername {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly owner: ProvenOwner,
    private readonly attempts: AttemptLimiter,
    private readonly codes: OneTimeCodes,
    private readonly record: SecurityRecord,
  ) {}

  /**
   * Notes the wish and answers; whether another account has the address is looked up later, so that neither the answer
   * nor its time tells.
   * @throws DomainError WRONG_CREDENTIALS; INVALID for the user name it has; TOO_MANY_REQUESTS
   */
  async request({ email, current }: { email: string; current: string }, call: Call): Promise<void> {
    const account = await this.owner.prove(current, call);
    if (account.email === email)
      throw new DomainError('INVALID', undefined, [{ path: 'body.email', message: 'is your user name' }]);
    if (!(await this.attempts.maySendSignUpMail(email))) return;
    const wish = { accountId: account.id, email, locale: call.locale };
    const mark = { entity: `username:${call.requestId}`, version: 1 };
    await this.em.transactional((em) => publish(em, 'username.requested', wish, mark));
  }

  @OnEvent('username.requested')
  async start(wish: EventPayload<'username.requested'>, { entity }: EventMeta): Promise<void> {
    const known = await this.accounts.findByEmail(wish.email);
    if (known) return this.tellKnown(known, entity);
    const account = await this.accounts.getAccount(wish.accountId);
    account.askForUsername(wish.email);
    for (const isNew of [false, true]) {
      const code = await this.codes.issue(account, isNew ? 'prove' : 'agree', answerWithin);
      const email = isNew ? wish.email : account.email;
      const asked = { email, name: account.name, code, locale: wish.locale, username: wish.email, isNew };
      await publish(this.em, 'username.asked', asked, { entity, version: isNew ? 'new' : 'old' });
    }
  }

  /** One of the two mailboxes has answered by its code; within the transaction that used the code up. */
  async takeAnswer(account: Account, which: 'agree' | 'prove', call: Call): Promise<ConfirmOutcome> {
    if (!account.answerForUsername(which)) return 'waiting';
    const before = account.email;
    const taken = await this.accounts.findByEmail(account.pendingUsername?.email ?? '');
    if (taken) {
      // both mailboxes are theirs, so this tells no stranger that there is an account
      account.pendingUsername = null;
      return 'taken';
    }
    account.takeUsername();
    const { id, number, email } = account;
    await this.record.noteChange(account, { field: 'email', before, after: email }, call);
    await this.record.tellOwner(account, 'username', { to: before, call });
    // what somebody ordered by this address as a guest is theirs
    const confirmed = { accountId: id, accountNumber: number, email };
    await publish(this.em, 'account.confirmed', confirmed, {
      entity: `account:${id}`,
      version: `confirmed:${email}:${call.requestId}`,
    });
    if (call.caller.accountId === id) writeUserCookies(call.cookies, toUser(account));
    return 'changed';
  }

  async keepUsername(call: Call): Promise<void> {
    await this.em.transactional(async () => {
      const account = await this.accounts.getAccount(accountIdOf(call));
      account.pendingUsername = null;
      await this.codes.withdraw(account, ['agree', 'prove']);
    });
  }

  private async tellKnown({ email, name, locale, maySignIn }: Account, entity: string): Promise<void> {
    if (!maySignIn) return;
    await publish(this.em, 'sign-up.known', { email, name, locale }, { entity, version: 1 });
  }
}
