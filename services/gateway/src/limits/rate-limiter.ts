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

/** Counts requests in this process, within bounded memory: the oldest counts go first. */
export class RateLimiter {
  private readonly counts = new Map<string, Count>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns seconds to wait, 0 when the request may pass */
  take(key: string, { max, windowSeconds }: Allowance): number {
    const now = this.now();
    const known = this.counts.get(key);
    if (!known || known.resetAt <= now) {
      this.start(key, now + windowSeconds * 1000);
      return 0;
    }
    known.used += 1;
    return known.used <= max ? 0 : Math.ceil((known.resetAt - now) / 1000);
  }

  private start(key: string, resetAt: number): void {
    this.counts.delete(key);
    this.counts.set(key, { used: 1, resetAt });
    if (this.counts.size <= maxCounts) return;
    const oldest = this.counts.keys().next().value;
    if (oldest !== undefined) this.counts.delete(oldest);
  }
}
