import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { identityRenewSession, identityResolveSession } from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ContractClient } from '@gantry/nest-kit/client';
import { Logger } from '@gantry/nest-kit/logger';
import { forgetOwned } from './forget-owned.ts';

const cacheForMs = 5000;
/** A refusal is not looked into again sooner, so that calls without a right cost identity little. */
const freshForMs = 250;
const maxSessions = 20_000;
const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

/** Another secret of a session. */
export interface Renewed {
  readonly token: string;
  readonly isRemembered: boolean;
}

/** `null` inside: the session has ended or never was. */
type Resolved = Promise<Identity | null>;

/**
 * Who a session secret belongs to. Asks identity and caches the answer for at most five seconds, by the hash of the
 * secret; sign-out and the end of an account are seen at once in this process, in another within those seconds.
 */
@Injectable()
export class SessionResolver {
  private readonly sessions = new LRUCache<string, Resolved>({ max: maxSessions, ttl: cacheForMs });

  private readonly renewals = new LRUCache<string, Promise<Renewed | null>>({
    max: maxSessions,
    ttl: cacheForMs,
  });

  constructor(
    private readonly client: ContractClient,
    private readonly log: Logger,
  ) {}

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

  /** As identity knows it now, for a caller whom what is cached would refuse: a right may have been given since. */
  resolveAnew(token: string): Resolved {
    const age = cacheForMs - this.sessions.getRemainingTTL(keyOf(token));
    if (age > freshForMs) this.forget(token);
    return this.resolve(token);
  }

  /** Another secret in place of this one; calls at the same time get the same. Null where none is to be had now. */
  renew(token: string): Promise<Renewed | null> {
    const key = keyOf(token);
    const running = this.renewals.get(key);
    if (running) return running;
    const renewed = this.client.call(identityRenewSession, { body: { token } }).catch((err: unknown) => {
      this.log.warn({ err }, 'a session got no other secret');
      return null;
    });
    this.renewals.set(key, renewed);
    return renewed;
  }

  /** Forgets what is known: the session may have changed or ended. */
  forget(token: string): void {
    this.sessions.delete(keyOf(token));
  }

  /** Forgets all sessions of an account, on whatever device, also those that are being asked for. */
  forgetAccount(accountNumber: string): void {
    forgetOwned(this.sessions, accountNumber);
  }
}

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');
