import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from '../account/account.entity.ts';
import { Session } from './session.entity.ts';
import { hashToken } from './session-token.ts';

/** Finds and keeps sessions. */
@Injectable()
export class SessionRepository {
  constructor(private readonly em: EntityManager) {}

  findByToken(token: string): Promise<Session | null> {
    return this.em.findOne(Session, { tokenHash: hashToken(token) }, { populate: ['account'] });
  }

  addSession(session: Session): void {
    this.em.persist(session);
  }

  async removeSession(id: string): Promise<void> {
    await this.em.nativeDelete(Session, { id });
  }

  async removeAllOf(account: Account): Promise<void> {
    await this.em.nativeDelete(Session, { account: account.id });
  }

  async removeExpired(): Promise<number> {
    return this.em.nativeDelete(Session, { expiresAt: { $lt: new Date() } });
  }
}
