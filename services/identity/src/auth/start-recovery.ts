import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { AccountRepository } from '../account/account.repository.ts';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { SignOnPolicy } from '../company-sign-on/sign-on-policy.ts';

/** Looks into a wish for recovery and has its mail sent, where there is somebody to send one to. */
@Injectable()
export class StartRecovery {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly codes: OneTimeCodes,
    private readonly signOn: SignOnPolicy,
  ) {}

  /** Whose company requires its own sign-in gets no code but is told so: a new password would not sign in. */
  @OnEvent('recovery.requested')
  async start(
    { email, locale, codeSeconds }: EventPayload<'recovery.requested'>,
    { entity }: EventMeta,
  ): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account?.maySignIn) return;
    const mark = { entity, version: 1 };
    const facts = { email, name: account.name, locale };
    if (await this.signOn.isRequired(email, account))
      return publish(this.em, 'recovery.by-company', facts, mark);
    const code = await this.codes.issue(account, 'recovery', codeSeconds);
    await publish(this.em, 'recovery.started', { ...facts, code }, mark);
  }
}
