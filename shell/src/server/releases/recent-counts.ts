import { tallyMinutes, type ReleaseTally } from '@gantry/federation/node/release/tallies';

const minute = 60_000;
/** More visitors than this are not told apart. */
const maxVisitors = 10_000;

/** Pages of one release and the visitors to whom it failed, over the last minutes. */
export class RecentCounts {
  private readonly pagesOf = new Map<number, number>();
  private readonly failedAt = new Map<string, number>();

  countPage(now: number): void {
    const at = Math.floor(now / minute);
    this.pagesOf.set(at, (this.pagesOf.get(at) ?? 0) + 1);
    if (this.pagesOf.size > tallyMinutes) this.forget(at);
  }

  /** A visitor counts once, however often they try. @returns whether they had not counted yet */
  countFault(visitor: string, now: number): boolean {
    const at = Math.floor(now / minute);
    this.forget(at);
    if (this.failedAt.has(visitor) || this.failedAt.size >= maxVisitors) return false;
    this.failedAt.set(visitor, at);
    return true;
  }

  tally(now: number): ReleaseTally {
    this.forget(Math.floor(now / minute));
    const pages = [...this.pagesOf.values()].reduce((sum, count) => sum + count, 0);
    return { pages, faults: this.failedAt.size };
  }

  private forget(at: number): void {
    for (const key of this.pagesOf.keys()) if (key <= at - tallyMinutes) this.pagesOf.delete(key);
    for (const [visitor, when] of this.failedAt) if (when <= at - tallyMinutes) this.failedAt.delete(visitor);
  }
}
