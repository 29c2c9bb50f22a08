import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { OnEvent, publish, type EventMeta } from '@gantry/nest-kit/events';
import { OneTimeCodes } from '../code/one-time-codes.ts';
import { SessionRepository } from '../session/session.repository.ts';
import { AccountRepository } from './account.repository.ts';
import { hashPassword } from './password.ts';

/** A forgotten password. */
@Injectable()
export class Recovery {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly codes: OneTimeCodes,
    private readonly sessions: SessionRepository,
  ) {}

  /** Notes the wish and answers; who it is for is looked up later, so the answer tells nothing, nor does its time. */
  async request(email: string, { requestId, locale }: Call): Promise<void> {
    const mark = { entity: `recovery:${requestId}`, version: 1 };
    await this.em.transactional((em) => publish(em, 'recovery.requested', { email, locale }, mark));
  }

  @OnEvent('recovery.requested')
  async start({ email, locale }: EventPayload<'recovery.requested'>, { entity }: EventMeta): Promise<void> {
    const account = await this.accounts.findByEmail(email);
    if (!account?.maySignIn) return;
    const code = await this.codes.issue(account, 'recovery');
    const payload = { email, name: account.name, code, locale };
    await publish(this.em, 'recovery.started', payload, { entity, version: 1 });
  }

  /**
   * Sets a new password and ends every session. Whoever has the code has the mailbox, so the address counts as confirmed.
   * @throws DomainError CODE_INVALID
   */
  async finish(code: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    const isDone = await this.em.transactional(async () => {
      const account = await this.codes.redeem(code, 'recovery');
      if (!account?.maySignIn) return false;
      account.passwordHash = passwordHash;
      account.confirm();
      await this.sessions.removeAllOf(account);
      return true;
    });
    if (!isDone) throw new DomainError('CODE_INVALID');
  }
}
