import { LRUCache } from 'lru-cache';

/** Requests that are remembered as asked once: those of some minutes, at a few hundred bytes each. */
const maxRemembered = 8192;

/**
 * Tells what is worth caching: what is asked for again. What is asked for once, as most searches are, would only put
 * out what others ask for again, and cost more to keep and to clear away than it ever saves (ADR 15).
 */
export class AskedAgain {
  private readonly once: LRUCache<string, true>;

  /** @param max requests that are remembered; of more, those asked for last */
  constructor(max = maxRemembered) {
    this.once = new LRUCache({ max });
  }

  /** Whether a request was made before, lately; from now on it was. */
  noteRequest(key: string): boolean {
    const isAgain = this.once.get(key) !== undefined;
    if (!isAgain) this.once.set(key, true);
    return isAgain;
  }
}
