const firstPause = 1000;
const maxPause = 60_000;

/** When to try again what failed: after 1 s, 2 s, 4 s and so on up to a minute. Times in milliseconds. */
export class BackOff {
  private pause = firstPause;
  private next = Infinity;

  isDue(now: number): boolean {
    return now >= this.next;
  }

  failed(now: number): void {
    this.next = now + this.pause;
    this.pause = Math.min(this.pause * 2, maxPause);
  }

  /** It is being tried: it is due again only when it failed again. */
  passed(): void {
    this.next = Infinity;
  }

  /** Nothing is to be tried again; the next failure counts as the first. */
  reset(): void {
    this.pause = firstPause;
    this.next = Infinity;
  }
}
