import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Account } from '../account/account.entity.ts';
import { hashToken } from './session-token.ts';

const minute = 60 * 1000;
/** So long somebody acts for a customer before they have to say again why. */
const actingMinutes = 60;
const day = 24 * 60 * 60 * 1000;
/** A session nobody used for so long is over. */
const idleDays = 30;
/** How stale the last use may be in the table; spares a write with each call. */
const seenEvery = 5 * 60 * 1000;

const SessionSchema = defineEntity({
  name: 'Session',
  schema: 'identity',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    tokenHash: p.blob(),
    account: () => p.manyToOne(Account),
    createdAt: p.datetime(),
    seenAt: p.datetime(),
    expiresAt: p.datetime(),
    /** network address it began from */
    address: p.string().nullable(),
    /** what the browser called itself */
    agent: p.string().nullable(),
    /** the customer its owner, one of the staff, acts for */
    actingFor: () => p.manyToOne(Account).nullable(),
    actingReason: p.string().nullable(),
    actingMoney: p.boolean(),
    actingUntil: p.datetime().nullable(),
  },
});

/** Where a session begins. */
export interface SessionOrigin {
  readonly address: string | null;
  readonly agent?: string | null;
}

/** A sign-in that lasts. The secret itself is only in the visitor's cookie. */
export class Session extends SessionSchema.class {
  static start(
    account: Account,
    token: string,
    { address, agent }: SessionOrigin,
    now = new Date(),
  ): Session {
    const session = new Session();
    return Object.assign(session, {
      id: randomUUID(),
      tokenHash: hashToken(token),
      account,
      address,
      agent: agent ?? null,
      actingFor: null,
      actingReason: null,
      actingMoney: false,
      actingUntil: null,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + idleDays * day),
    });
  }

  isOver(now = new Date()): boolean {
    return this.expiresAt <= now;
  }

  /** Its owner acts for a customer for an hour; then it is over, so that nobody goes on as somebody else than they think. */
  actFor(customer: Account, reason: string, withMoney: boolean, now = new Date()): void {
    const actingUntil = new Date(now.getTime() + actingMinutes * minute);
    Object.assign(this, {
      actingFor: customer,
      actingReason: reason,
      actingMoney: withMoney,
      actingUntil,
      expiresAt: actingUntil,
    });
  }

  /** It is its owner's own again. */
  stopActing(now = new Date()): void {
    const none = { actingFor: null, actingReason: null, actingMoney: false, actingUntil: null };
    Object.assign(this, none, { seenAt: now, expiresAt: new Date(now.getTime() + idleDays * day) });
  }

  /** Slides the expiry. */
  use(now = new Date()): void {
    if (this.actingUntil) return;
    if (now.getTime() - this.seenAt.getTime() < seenEvery) return;
    this.seenAt = now;
    this.expiresAt = new Date(now.getTime() + idleDays * day);
  }
}
SessionSchema.setClass(Session);
