import type { LRUCache } from 'lru-cache';
import type { Identity } from '@gantry/contracts/schemas/account';

/** Who is behind a secret, by its hash; null: nobody. */
export type KnownOwners = LRUCache<string, Promise<Identity | null>>;

/**
 * Takes all that is known of an account out of a cache, before another request is read; what is being asked for goes when
 * its answer is there.
 */
export function forgetOwned(known: KnownOwners, accountNumber: string): void {
  for (const [key, owner] of known.entries())
    void owner.then(
      (identity) => {
        const isTheirs = identity?.accountNumber === accountNumber;
        if (isTheirs && known.peek(key) === owner) known.delete(key);
      },
      () => undefined,
    );
}
