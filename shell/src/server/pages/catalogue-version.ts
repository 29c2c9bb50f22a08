import { log, reasonOf } from '../log.ts';

export interface CatalogueVersionOptions {
  /** address of `catalogGetVersion` */
  readonly url: string;
  readonly internalKey: string;
}

const askEvery = 250;
const waitAfter = 1000;
const limit = 500;

/**
 * The version of the catalogue: part of what makes a kept page current. Asked for while requests come, four times a
 * second at most; a request waits for the answer only when the last one is older than a second.
 */
export class CatalogueVersion {
  readonly #options: CatalogueVersionOptions;
  #version = 'unknown';
  #askedAt = Number.NEGATIVE_INFINITY;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  constructor(options: CatalogueVersionOptions) {
    this.#options = options;
  }

  /** While the catalogue does not answer, the last version stands: pages made by it are still served. */
  async current(): Promise<string> {
    const now = performance.now();
    if (now - this.#askedAt >= askEvery) this.#ask(now);
    if (now - this.#answeredAt > waitAfter) await this.#asking;
    return this.#version;
  }

  #ask(now: number): void {
    this.#askedAt = now;
    this.#asking ??= this.#fetch()
      .catch((error: unknown) => log('warn', 'catalogue version unknown', { reason: reasonOf(error) }))
      .finally(() => {
        this.#answeredAt = performance.now();
        this.#asking = undefined;
      });
  }

  async #fetch(): Promise<void> {
    const { url, internalKey } = this.#options;
    const headers = { 'x-gantry-key': internalKey };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(limit) });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const { data } = (await answer.json()) as { data: { version: number; indexed: boolean } };
    // a page made before the index was there says so; it is made again with it
    this.#version = `${data.version}${data.indexed ? '' : '-unindexed'}`;
  }
}
