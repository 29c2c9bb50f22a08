import type { CatalogueChanges } from '../cache/catalogue-changes.ts';
import { ChangeAwareCache, type Kept } from '../cache/change-aware-cache.ts';

/** After a change an outdated page is given for less than a second (goals P13). */
const staleFor = 700;
const minute = 60_000;

/** A cache for what is made once for everybody. */
export function sharedCache<Value extends Kept>(
  changes: CatalogueChanges,
  maxBytes: number,
): ChangeAwareCache<Value> {
  return new ChangeAwareCache({
    maxBytes,
    changes,
    staleFor,
    refreshAfter: 5 * minute,
    maxAge: 30 * minute,
    now: () => performance.now(),
  });
}
