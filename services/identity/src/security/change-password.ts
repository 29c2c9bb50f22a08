import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import type { Account } from '../account/account.entity.ts';
import { AccountRepository } from '../account/account.repository.ts';
import { refuseCommonPassword } from '../account/common-password.ts';
import { hashPassword } from '../account/password.ts';
import { OwnSessions } from './own-sessions.ts';
import { ProvenOwner } from './proven-owner.ts';
import { SecurityRecord } from './security-record.ts';

/** A new password by whoever knows the one before. */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountRepository,
    private readonly owner: ProvenOwner,
    private readonly record: SecurityRecord,
    private readonly sessions: OwnSessions,
  ) {}

  /**
   * Ends every other session and forgets every other device, and goes on here under a new session id.
   * @throws DomainError WRONG_CREDENTIALS; INVALID for a password that others try first; TOO_MANY_REQUESTS
   */
  async run(wish: { current: string; password: string }, call: Call): Promise<void> {
    const { id, email, name, company } = await this.owner.prove(wish.current, call);
    await refuseCommonPassword(wish.password, [email, name, company ?? null]);
    const passwordHash = await hashPassword(wish.password);
    const isRemembered = await this.sessions.isRemembered(call);
    const account = await this.em.transactional(() => this.replace(id, passwordHash, call));
    await this.sessions.beginAnew(account, call, isRemembered);
  }

  private async replace(id: string, passwordHash: string, call: Call): Promise<Account> {
    const account = await this.accounts.getAccount(id);
    account.passwordHash = passwordHash;
    await this.sessions.endAll(account);
    await this.record.noteChange(account, { field: 'password', before: null, after: 'changed' }, call);
    await this.record.tellOwner(account, 'password', { to: account.email, call });
    return account;
  }
}
