import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '@gantry/nest-kit/events';
import { forgetWritesOf } from '@gantry/nest-kit/idempotency';
import type { Account } from '../account/account.entity.ts';
import { hashPassword } from '../account/password.ts';
import { Membership } from '../company/membership.ts';
import { SessionRepository } from '../session/session.repository.ts';

/** What is known of a person by their account alone; an account that nobody has keeps none of it. */
const ownTables = [
  'one_time_code',
  'address',
  'known_device',
  'authenticator',
  'recovery_code',
  'pending_sign_in',
  'passkey',
  'api_key',
  'sign_on_link',
  'data_export',
] as const;

/** Forgets the person of an account, here and in the services that hear of it. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly em: EntityManager,
    private readonly members: Membership,
    private readonly sessions: SessionRepository,
  ) {}

  /**
   * Within the transaction of whoever decides it, its company and the account locked. The other services are told by jobs:
   * each forgets in a transaction of its own, and goes on after a fall where it was.
   * @throws DomainError WRONG_STATE for the only admin of a company, and outside of the status book
   */
  async erase(account: Account): Promise<void> {
    const { id: accountId, number: accountNumber, email, name, locale, status } = account;
    await this.members.letGo(account);
    account.erase(await hashPassword(randomBytes(32).toString('hex')));
    await this.em.flush();
    await this.forget(account, email);
    const mark = { entity: `account:${accountId}`, version: 'erased' };
    await publish(this.em, 'account.erased', { accountId, accountNumber, email }, mark);
    // the owner of an account that was merged goes on under another one, and an address nobody proved is told nothing
    if (status === 'merged' || status === 'unconfirmed') return;
    await publish(this.em, 'account.erasure-done', { accountNumber, email, name, locale }, mark);
  }

  private async forget(account: Account, email: string): Promise<void> {
    await this.sessions.removeAllOf(account);
    await this.sessions.stopActingFor(account);
    for (const table of ownTables)
      await this.em.execute(`delete from identity.${table} where account_id = ?`, [account.id]);
    await this.em.execute('delete from identity.company_invitation where email = ?', [email]);
    await forgetWritesOf(this.em, { accountId: account.id, email });
  }
}
