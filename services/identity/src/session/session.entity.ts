import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { isStaff } from '@gantry/domain/roles';
import { Account } from '../account/account.entity.ts';
import { hashToken } from './session-token.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** So long somebody acts for a customer before they have to say again why. */
const actingMinutes = 60;
/**
 * When a session ends: `idle` without use, `longest` however much it is used. Milliseconds. Those of staff are shorter:
 * they open everybody's orders and prices.
 */
const lifetimes = {
  customer: {
    brief: { idle: 12 * 60 * minute, longest: 7 * day },
    remembered: { idle: 30 * day, longest: 180 * day },
  },
  staff: {
    brief: { idle: 2 * 60 * minute, longest: 12 * 60 * minute },
    remembered: { idle: day, longest: 7 * day },
  },
} as const;
/** A secret in use for so long is replaced. */
const renewAfter = 60 * minute;
/** So long the secret before it is good after the new one was used first: calls at the same time still carry it. */
const overlap = minute;
/** How stale the last use may be in the table; spares a write with each call. */
const seenEvery = 5 * 60 * 1000;

const SessionSchema = defineEntity({
  name: 'Session',
  schema: 'identity',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    tokenHash: p.blob(),
    /** of the secret before; null where there was none, or it is worth nothing any more */
    earlierHash: p.blob().nullable(),
    renewedAt: p.datetime(),
    /** first use of the newest secret; null until then */
    takenUpAt: p.datetime().nullable(),
    isRemembered: p.boolean(),
    account: () => p.manyToOne(Account),
    createdAt: p.datetime(),
    seenAt: p.datetime(),
    expiresAt: p.datetime(),
    /** when it ends however much it is used */
    endsAt: p.datetime(),
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
  /** whether it outlives the browser */
  readonly isRemembered?: boolean;
}

/** A sign-in that lasts. The secret itself is only in the visitor's cookie. */
export class Session extends SessionSchema.class {
  static start(
    account: Account,
    token: string,
    { address, agent, isRemembered = false }: SessionOrigin,
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
      isRemembered,
      earlierHash: null,
      renewedAt: now,
      takenUpAt: now,
      createdAt: now,
      seenAt: now,
      endsAt: new Date(now.getTime() + lifetimeOf(account, isRemembered).longest),
      expiresAt: now,
    }).slide(now);
  }

  isOver(now = new Date()): boolean {
    return this.expiresAt <= now || this.endsAt <= now;
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
    Object.assign(this, none);
    this.slide(now);
  }

  /** Slides the expiry. */
  use(now = new Date()): void {
    if (this.actingUntil) return;
    if (now.getTime() - this.seenAt.getTime() < seenEvery) return;
    this.slide(now);
  }

  /**
   * Whether a secret of this session, the newest or the one before, is still good; the newest is taken up by its first
   * use, and then the other one has a minute.
   */
  accepts(tokenHash: Buffer, now = new Date()): boolean {
    if (!tokenHash.equals(this.tokenHash))
      return !this.takenUpAt || now.getTime() - this.takenUpAt.getTime() < overlap;
    this.takenUpAt ??= now;
    return true;
  }

  /** Whether this secret is to be replaced: it is old, or the one that replaced it has not come through. */
  isRenewalDue(tokenHash: Buffer, now = new Date()): boolean {
    if (this.actingUntil) return false;
    const age = now.getTime() - this.renewedAt.getTime();
    return tokenHash.equals(this.tokenHash) ? age >= renewAfter : !this.takenUpAt && age >= overlap;
  }

  /** Whoever joined the staff meanwhile has the times of staff from the next use on. */
  private slide(now: Date): this {
    const { idle, longest } = lifetimeOf(this.account, this.isRemembered);
    const endsAt = Math.min(this.endsAt.getTime(), this.createdAt.getTime() + longest);
    this.endsAt = new Date(endsAt);
    this.seenAt = now;
    this.expiresAt = new Date(Math.min(now.getTime() + idle, endsAt));
    return this;
  }
}
SessionSchema.setClass(Session);

function lifetimeOf({ role }: Account, isRemembered: boolean) {
  return lifetimes[isStaff(role) ? 'staff' : 'customer'][isRemembered ? 'remembered' : 'brief'];
}
