import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import { AttemptLimiter } from '../attempt/attempt-limiter.ts';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { KnownDevices } from '../device/known-devices.ts';
import { OwnSessions } from '../security/own-sessions.ts';
import { refuseCommonPassword } from '../account/common-password.ts';
import { hashPassword } from '../account/password.ts';
import { SignOnPolicy } from '../company-sign-on/sign-on-policy.ts';
import { refuseSignOn } from '../company-sign-on/sign-on-refusal.ts';

/** A forgotten password. */
@Injectable()
export class Recovery {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: OneTimeCodes,
    private readonly sessions: OwnSessions,
    private readonly attempts: AttemptLimiter,
    private readonly devices: KnownDevices,
    private readonly signOn: SignOnPolicy,
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

  /**
   * Sets a new password and ends every session and key. Whoever has the code has the mailbox, so the address counts as
   * confirmed, and from here the account can be signed in to whatever strangers have tried.
   * @throws DomainError CODE_INVALID; INVALID for a password that others try first; SIGN_ON_REFUSED where the company
   *   requires its own sign-in since the mail was sent: the password would not sign in
   */
  async finish(code: string, password: string, call: Call): Promise<void> {
    await refuseCommonPassword(password);
    const passwordHash = await hashPassword(password);
    const email = await this.em.transactional(async () => {
      const account = (await this.codes.redeem(code, ['recovery']))?.account;
      if (!account?.maySignIn) return null;
      if (await this.signOn.isRequired(account.email, account)) throw refuseSignOn('required');
      account.passwordHash = passwordHash;
      account.confirm();
      await this.sessions.shutOut(account);
      await this.devices.remember(account, call);
      return account.email;
    });
    if (email === null) throw new DomainError('CODE_INVALID');
    await this.attempts.ownerReturned(email);
  }
}
