import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Identity, User } from '@gantry/contracts/schemas/account';
import { actingMoneyRoles, actingRoles, isOneOfRoles } from '@gantry/domain/roles';
import { isDatabaseAway } from '@gantry/nest-kit/database-away';
import { Cron } from '@gantry/nest-kit/events';
import { Logger } from '@gantry/nest-kit/logger';
import { Account } from '../account/account.entity.ts';
import { toIdentity, toUser } from '../account/account.mapper.ts';
import { Session, type SessionOrigin } from './session.entity.ts';
import { SessionRepository } from './session.repository.ts';
import { newToken } from './session-token.ts';

/** A session that has just begun; `token` goes into the cookie and nowhere else. */
export interface StartedSession {
  readonly id: string;
  readonly token: string;
}

/** Opaque sessions: adr/0001. */
@Injectable()
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionRepository,
    private readonly log: Logger,
  ) {}

  /** Begins a session under a new id; the one before it, if any, ends (no fixation). */
  async start(account: Account, previous: string | null, origin: SessionOrigin): Promise<StartedSession> {
    const token = newToken();
    const session = Session.start(account, token, origin);
    if (previous) await this.sessions.removeSession(previous);
    this.sessions.addSession(session);
    await this.em.flush();
    return { id: session.id, token };
  }

  /** Who a secret belongs to; null when the session has ended or the account may not sign in any more. */
  async resolve(token: string): Promise<Identity | null> {
    const session = await this.sessions.findByToken(token);
    if (!session || session.isOver() || !session.account.maySignIn) return null;
    if (session.actingFor) return actedIdentity(session, session.actingFor);
    session.use();
    // Who it is does not depend on noting the use: on a full disk reads go on.
    await this.em.flush().catch((err: unknown) => {
      if (!isDatabaseAway(err)) throw err;
      this.log.warn({ err }, 'the use of a session could not be noted');
    });
    return toIdentity(session.account, session.id);
  }

  /** The user, and who of the staff acts for them now. */
  async userOf(accountId: string, sessionId: string | null): Promise<User> {
    const user = toUser(await this.em.findOneOrFail(Account, { id: accountId }));
    const [acting] = await this.sessions.findActing(accountId);
    if (!acting) return user;
    const until = acting.actingUntil?.toISOString() ?? '';
    return { ...user, acting: { by: acting.account.name, until, isYou: acting.id === sessionId } };
  }

  async end(sessionId: string | null): Promise<void> {
    if (sessionId) await this.sessions.removeSession(sessionId);
  }

  @Cron('17 * * * *')
  async removeExpiredSessions(): Promise<void> {
    await this.sessions.removeExpired();
  }
}

/** The customer as staff act for them; null where either of them may not any more. */
function actedIdentity({ id, account, actingMoney }: Session, customer: Account): Identity | null {
  if (!customer.maySignIn || customer.role !== 'customer') return null;
  if (!isOneOfRoles(actingRoles, account.role)) return null;
  const { id: accountId, email, name, role } = account;
  const maySpend = actingMoney && isOneOfRoles(actingMoneyRoles, role);
  return { ...toIdentity(customer, id), actor: { accountId, email, name, role, maySpend } };
}
