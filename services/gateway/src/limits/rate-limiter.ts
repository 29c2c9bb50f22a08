import { LRUCache } from 'lru-cache';

/** A count within a window; `windowSeconds` begins with the first request. */
export interface Allowance {
  readonly max: number;
  readonly windowSeconds: number;
}
interface Count {
  used: number;
  readonly resetAt: number;
}

const maxCounts = 100_000;

/** Counts requests in this process, within bounded memory: counts not touched for longest go first. */
export class RateLimiter {
  private readonly counts = new LRUCache<string, Count>({ max: maxCounts });

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns seconds to wait, 0 when the request may pass */
  takeToken(key: string, { max, windowSeconds }: Allowance): number {
    const now = this.now();
    const known = this.counts.get(key);
    if (!known || known.resetAt <= now) {
      this.counts.set(key, { used: 1, resetAt: now + windowSeconds * 1000 });
      return 0;
    }
    known.used += 1;
    return known.used <= max ? 0 : Math.ceil((known.resetAt - now) / 1000);
  }
}
