import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ContractClient } from '@gantry/nest-kit/client';

const cacheForMs = 5000;
const maxSessions = 20_000;
const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

/** `null` inside: the session has ended or never was. */
type Resolved = Promise<Identity | null>;

/**
 * Who a session secret belongs to. Asks identity and caches the answer for at most five seconds, by the hash of the
 * secret; sign-out in this process is seen at once, in another within those seconds.
 */
@Injectable()
export class SessionResolver {
  private readonly sessions = new LRUCache<string, Resolved>({ max: maxSessions, ttl: cacheForMs });

  constructor(private readonly client: ContractClient) {}

  /** null when the session has ended or never was */
  resolve(token: string): Resolved {
    if (!tokenPattern.test(token)) return Promise.resolve(null);
    const key = keyOf(token);
    const cached = this.sessions.get(key);
    if (cached) return cached;
    const identity = this.client.call(identityResolveSession, { body: { token } });
    // an outage is not cached
    identity.catch(() => this.sessions.delete(key));
    this.sessions.set(key, identity);
    return identity;
  }

  /** Forgets what is known: the session may have changed or ended. */
  forget(token: string): void {
    this.sessions.delete(keyOf(token));
  }
}

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');
