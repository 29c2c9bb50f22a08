import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/postgresql';
import type { KeyScope } from '@gantry/contracts/key-scopes';
import { apiKeyPrefix, type ApiKeyView } from '@gantry/contracts/schemas/api-key';
import { Account } from '../account/account.entity.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const soon = 14 * day;
/** How stale the last use may be in the table; spares a write with each call. */
const usedEvery = 60 * 1000;
const hintLength = 4;

const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  schema: 'identity',
  tableName: 'api_key',
  properties: {
    id: p.uuid().primary(),
    account: () => p.manyToOne(Account),
    name: p.string(),
    scopes: p.array().$type<KeyScope[]>(),
    secretHash: p.blob(),
    hint: p.string(),
    /** of the secret before; null where there was none, or its time is over */
    earlierHash: p.blob().nullable(),
    earlierUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
    rotatedAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    usedFrom: p.string().nullable(),
  },
});

/** What of a key its owner chooses. */
export interface ChosenKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly days: number;
}

/** A key by which a program calls in the name of an account (ADR 0011). */
export class ApiKey extends ApiKeySchema.class {
  static makeFor(
    account: Account,
    { name, scopes, days }: ChosenKey,
    secret: string,
    now = new Date(),
  ): ApiKey {
    return Object.assign(new ApiKey(), {
      id: randomUUID(),
      account,
      name,
      scopes: [...new Set(scopes)],
      secretHash: hashSecret(secret),
      hint: secret.slice(-hintLength),
      earlierHash: null,
      earlierUntil: null,
      createdAt: now,
      rotatedAt: null,
      expiresAt: new Date(now.getTime() + days * day),
      usedAt: null,
      usedFrom: null,
    });
  }

  /** Another secret and another end; the secret before goes on for some hours. */
  rotate(
    secret: string,
    { days, overlapHours }: { days: number; overlapHours: number },
    now = new Date(),
  ): void {
    const until = new Date(now.getTime() + overlapHours * hour);
    // a key that has ended does not come back by its old secret
    const overlaps = overlapHours > 0 && this.expiresAt > now;
    Object.assign(this, {
      earlierHash: overlaps ? this.secretHash : null,
      earlierUntil: overlaps ? new Date(Math.min(until.getTime(), this.expiresAt.getTime())) : null,
      secretHash: hashSecret(secret),
      hint: secret.slice(-hintLength),
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + days * day),
    });
  }

  /** Whether a secret of this key, the newest or the one before, opens something now. */
  accepts(secretHash: Buffer, now = new Date()): boolean {
    if (secretHash.equals(this.secretHash)) return this.expiresAt > now;
    return this.earlierUntil !== null && this.earlierUntil !== undefined && this.earlierUntil > now;
  }

  /** Notes that it was used, as far as that is news. */
  use(address: string | null, now = new Date()): void {
    const isNews = !this.usedAt || now.getTime() - this.usedAt.getTime() >= usedEvery;
    if (isNews || address !== this.usedFrom) Object.assign(this, { usedAt: now, usedFrom: address });
  }

  private stateAt(now: Date): ApiKeyView['state'] {
    const left = this.expiresAt.getTime() - now.getTime();
    if (left <= 0) return 'ended';
    return left < soon ? 'ends-soon' : 'good';
  }

  view(now = new Date()): ApiKeyView {
    const { id, name, hint, scopes, createdAt, rotatedAt, earlierUntil, expiresAt, usedAt, usedFrom } = this;
    return {
      id,
      name,
      hint,
      scopes,
      createdAt: createdAt.toISOString(),
      rotatedAt: rotatedAt?.toISOString() ?? null,
      earlierUntil: earlierUntil && earlierUntil > now ? earlierUntil.toISOString() : null,
      expiresAt: expiresAt.toISOString(),
      state: this.stateAt(now),
      usedAt: usedAt?.toISOString() ?? null,
      usedFrom: usedFrom ?? null,
    };
  }
}
ApiKeySchema.setClass(ApiKey);

/** A secret nobody can guess; a plain hash of it is enough to store. */
export const newSecret = (): string => `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
