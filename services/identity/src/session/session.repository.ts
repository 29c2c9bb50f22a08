import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from '../account/account.entity.ts';
import { Session } from './session.entity.ts';

/** Finds and keeps sessions. */
@Injectable()
export class SessionRepository {
  constructor(private readonly em: EntityManager) {}

  /** By its newest secret or the one before. */
  findByHash(hash: Buffer): Promise<Session | null> {
    const where = { $or: [{ tokenHash: hash }, { earlierHash: hash }] };
    return this.em.findOne(Session, where, { populate: ['account', 'actingFor'] });
  }

  /** Another secret in place of the newest. @returns whether it was still that: of two that replace it, one does */
  async replaceSecret({ id, tokenHash }: Session, next: Buffer, held: Buffer): Promise<boolean> {
    const change = { tokenHash: next, earlierHash: held, renewedAt: new Date(), takenUpAt: null };
    return (await this.em.nativeUpdate(Session, { id, tokenHash }, change)) > 0;
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

  /** Sessions of an account that go on, the one used last first. */
  findRunning(accountId: string): Promise<Session[]> {
    const where = { account: accountId, expiresAt: { $gt: new Date() } };
    return this.em.find(Session, where, { orderBy: { seenAt: 'desc', id: 'asc' } });
  }

  /** Sessions in which staff act for an account now. */
  findActing(accountId: string): Promise<Session[]> {
    const where = { actingFor: accountId, actingUntil: { $gt: new Date() } };
    return this.em.find(Session, where, { populate: ['account'], orderBy: { actingUntil: 'asc' } });
  }

  /** Staff who act for an account are themselves again. */
  async stopActingFor({ id }: Account): Promise<void> {
    const own = { actingFor: null, actingReason: null, actingMoney: false, actingUntil: null };
    await this.em.nativeUpdate(Session, { actingFor: id }, own);
  }

  async findById(id: string | null): Promise<Session | null> {
    if (!id) return null;
    return this.em.findOne(Session, { id }, { populate: ['account', 'actingFor'] });
  }

  /** Ends one session of an account; one of another account stays. */
  async removeOneOf(accountId: string, id: string): Promise<number> {
    return this.em.nativeDelete(Session, { account: accountId, id });
  }

  /** Ends all sessions of an account but one. */
  async removeOthersOf(accountId: string, id: string | null): Promise<number> {
    return this.em.nativeDelete(Session, { account: accountId, ...(id && { id: { $ne: id } }) });
  }
}
