import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Identity, User } from '@gantry/contracts/schemas/account';
import { actingMoneyRoles, actingRoles, isOneOfRoles } from '@gantry/domain/roles';
import { isDatabaseAway } from '@gantry/nest-kit/database-away';
import { Logger } from '@gantry/nest-kit/logger';
import { Account } from '../account/account.entity.ts';
import { toIdentity, toUser } from '../account/account.mapper.ts';
import { CreditLines } from '../credit/credit-lines.ts';
import { Session, type SessionOrigin } from './session.entity.ts';
import { SessionRepository } from './session.repository.ts';
import { hashToken, newToken } from './session-token.ts';

/** A session that has just begun; `token` goes into the cookie and nowhere else. */
export interface StartedSession {
  readonly id: string;
  readonly token: string;
  readonly isRemembered: boolean;
}

/** Opaque sessions: adr/0001. */
@Injectable()
export class SessionService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionRepository,
    private readonly log: Logger,
    private readonly credit: CreditLines,
  ) {}

  /** Begins a session under a new id; the one before it, if any, ends (no fixation). */
  async start(account: Account, previous: string | null, origin: SessionOrigin): Promise<StartedSession> {
    const token = newToken();
    const session = Session.start(account, token, origin);
    if (previous) await this.sessions.removeSession(previous);
    this.sessions.addSession(session);
    await this.em.flush();
    return { id: session.id, token, isRemembered: session.isRemembered };
  }

  /** Notes when an account was last signed in to; not as a change of the account, which staff may have on screen. */
  async noteSignIn(accountId: string): Promise<void> {
    await this.em.execute('update identity.account set signed_in_at = now() where id = ?', [accountId]);
  }

  /** Who a secret belongs to; null when the session has ended or the account may not sign in any more. */
  async resolve(token: string): Promise<Identity | null> {
    const hash = hashToken(token);
    const session = await this.sessions.findByHash(hash);
    if (!session || session.isOver() || !session.account.maySignIn) return null;
    if (!session.accepts(hash)) return this.endCopied(session);
    session.use();
    // Who it is does not depend on noting the use: on a full disk reads go on.
    await this.em.flush().catch((err: unknown) => {
      if (!isDatabaseAway(err)) throw err;
      this.log.warn({ err }, 'the use of a session could not be noted');
    });
    if (session.actingFor) return this.actedIdentity(session, session.actingFor);
    const identity = await this.identityOf(session.account, session.id);
    return session.isRenewalDue(hash) ? { ...identity, isRenewalDue: true } : identity;
  }

  /** Another secret for a session, to whoever holds one of it (adr/0005); null where none is due. */
  async renewSecret(token: string): Promise<{ token: string; isRemembered: boolean } | null> {
    const hash = hashToken(token);
    const session = await this.sessions.findByHash(hash);
    if (!session || session.isOver() || !session.isRenewalDue(hash)) return null;
    const next = newToken();
    const isReplaced = await this.sessions.replaceSecret(session, hashToken(next), hash);
    return isReplaced ? { token: next, isRemembered: session.isRemembered } : null;
  }

  private async identityOf(account: Account, sessionId: string): Promise<Identity> {
    return toIdentity(account, sessionId, await this.credit.creditOf(account));
  }

  /** The customer as staff act for them; null where either of them may not any more. */
  private async actedIdentity(
    { id, account, actingMoney }: Session,
    customer: Account,
  ): Promise<Identity | null> {
    if (!customer.maySignIn || customer.role !== 'customer') return null;
    if (!isOneOfRoles(actingRoles, account.role)) return null;
    const { id: accountId, email, name, role } = account;
    const maySpend = actingMoney && isOneOfRoles(actingMoneyRoles, role);
    return { ...(await this.identityOf(customer, id)), actor: { accountId, email, name, role, maySpend } };
  }

  /** A secret that was replaced long ago is somebody's copy: nobody knows whose, so the session ends for both. */
  private async endCopied({ id, account }: Session): Promise<null> {
    this.log.warn({ account: account.number }, 'a session ended: a secret came back that had been replaced');
    await this.sessions.removeSession(id);
    return null;
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
}
