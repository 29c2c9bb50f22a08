import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { identityResolveApiKey } from '@gantry/contracts/endpoints/api-keys';
import type { Identity } from '@gantry/contracts/schemas/account';
import { apiKeyPattern } from '@gantry/contracts/schemas/api-key';
import { ContractClient } from '@gantry/nest-kit/client';
import { forgetOwned } from './forget-owned.ts';

const cacheForMs = 5000;
const maxKeys = 20_000;

/**
 * Whose key a secret is. Asks identity and caches the answer for at most five seconds, by the hash of the secret: a key
 * that was revoked opens nothing after them.
 */
@Injectable()
export class ApiKeyResolver {
  private readonly known = new LRUCache<string, Promise<Identity | null>>({ max: maxKeys, ttl: cacheForMs });

  constructor(private readonly client: ContractClient) {}

  /** @returns null for a key that has ended or never was */
  resolve(secret: string, address: string): Promise<Identity | null> {
    if (!apiKeyPattern.test(secret)) return Promise.resolve(null);
    const hash = createHash('sha256').update(secret).digest('base64');
    const cached = this.known.get(hash);
    if (cached) return cached;
    const identity = this.client.call(identityResolveApiKey, { body: { secret, address } });
    // an outage is not cached
    identity.catch(() => this.known.delete(hash));
    this.known.set(hash, identity);
    return identity;
  }

  /** Forgets all keys of an account. */
  forgetAccount(accountNumber: string): void {
    forgetOwned(this.known, accountNumber);
  }
}
