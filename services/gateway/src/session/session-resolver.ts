import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { identityResolveSession } from '@gantry/contracts/endpoints/identity';
import type { Identity } from '@gantry/contracts/schemas/account';
import { ContractClient } from '@gantry/nest-kit/client';

interface Entry {
  readonly identity: Promise<Identity | null>;
  readonly until: number;
}

const keptFor = 5000;
const maxEntries = 20_000;
const tokenPattern = /^[A-Za-z0-9_-]{16,128}$/;

/**
 * Who a session secret belongs to. Asks identity and remembers the answer for at most five seconds, by the hash of the
 * secret; sign-out in this process is seen at once, in another within those seconds.
 */
@Injectable()
export class SessionResolver {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly client: ContractClient) {}

  /** null when the session has ended or never was */
  resolve(token: string): Promise<Identity | null> {
    if (!tokenPattern.test(token)) return Promise.resolve(null);
    const key = keyOf(token);
    const known = this.entries.get(key);
    if (known && known.until > Date.now()) return known.identity;
    const identity = this.client.call(identityResolveSession, { body: { token } });
    // an outage is not remembered
    identity.catch(() => this.entries.delete(key));
    this.remember(key, { identity, until: Date.now() + keptFor });
    return identity;
  }

  /** Forgets what is known: the session may have changed or ended. */
  forget(token: string): void {
    this.entries.delete(keyOf(token));
  }

  private remember(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size <= maxEntries) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}

const keyOf = (token: string) => createHash('sha256').update(token).digest('base64');
