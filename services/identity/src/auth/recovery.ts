import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { KnownDevices } from '../device/known-devices.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { refuseCommonPassword } from '../account/common-password.ts';
import { hashPassword } from '../account/password.ts';

/** A forgotten password. */
@Injectable()
export class Recovery {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly codes: OneTimeCodes,
    private readonly sessions: SessionRepository,
    private readonly attempts: AttemptLimiter,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Notes the wish and answers; who it is for is looked up later, so the answer tells nothing, nor does its time. An
   * account gets so many mails (`attemptLimits`), whoever asks; beyond them nothing happens and the answer is the same.
   */
  async request(email: string, { requestId, locale, deviceToken }: Call): Promise<void> {
    const mail = await this.attempts.takeRecoveryMail(email, deviceToken);
    if (!mail) return;
    // The code of the last mail stays good until there may be another: using up the mails keeps nobody out.
    const codeSeconds = mail.spentFor;
    const mark = { entity: `recovery:${requestId}`, version: 1 };
    await this.em.transactional((em) =>
      publish(em, 'recovery.requested', { email, locale, codeSeconds }, mark),
    );
  }

  @OnEvent('recovery.requested')
  async start(
    { email, locale, codeSeconds }: EventPayload<'recovery.requested'>,
    { entity }: EventMeta,
  ): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account?.maySignIn) return;
    const code = await this.codes.issue(account, 'recovery', codeSeconds);
    const payload = { email, name: account.name, code, locale };
    await publish(this.em, 'recovery.started', payload, { entity, version: 1 });
  }

  /**
   * Sets a new password and ends every session. Whoever has the code has the mailbox, so the address counts as
   * confirmed, and from here the account can be signed in to whatever strangers have tried.
   * @throws DomainError CODE_INVALID; INVALID for a password that others try first
   */
  async finish(code: string, password: string, call: Call): Promise<void> {
    await refuseCommonPassword(password);
    const passwordHash = await hashPassword(password);
    const email = await this.em.transactional(async () => {
      const account = (await this.codes.redeem(code, ['recovery']))?.account;
      if (!account?.maySignIn) return null;
      account.passwordHash = passwordHash;
      account.confirm();
      await this.sessions.removeAllOf(account);
      await this.devices.forgetAll(account);
      await this.devices.remember(account, call);
      return account.email;
    });
    if (email === null) throw new DomainError('CODE_INVALID');
    await this.attempts.ownerReturned(email);
  }
}
