/** What the cache needs to know of what it keeps. */
export interface Kept {
  /** bytes in memory, roughly */
  readonly size: number;
}

interface Slot<Value> {
  value: Value;
  /** the state of the world the value was made in */
  version: string;
  /** when the world was first seen to have moved on */
  staleSince: number | undefined;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** how long an outdated page may still be given while its successor is made, in milliseconds */
  readonly staleFor: number;
  readonly now?: () => number;
}

const askedOnceLimit = 10_000;

/**
 * Pages made once for everybody, the least recently used dropped first. Each key is made by one request at a time;
 * what was made in an older version of the world is replaced at the next request.
 */
export class PageCache<Value extends Kept> {
  readonly #options: PageCacheOptions;
  readonly #slots = new Map<string, Slot<Value>>();
  readonly #making = new Map<string, Promise<Value | undefined>>();
  readonly #askedOnce = new Set<string>();
  #bytes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#slots.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The page for a key; undefined when `make` found that it is not one to be kept.
   * @param version names the state of the world, such as the catalogue's version
   */
  async get(
    key: string,
    version: string,
    make: () => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const slot = this.#slots.get(key);
    if (!slot) return this.#make(key, version, make);
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    if (slot.version === version) return slot.value;
    const now = (this.#options.now ?? Date.now)();
    slot.staleSince ??= now;
    const successor = this.#make(key, version, make);
    if (now - slot.staleSince > this.#options.staleFor) return successor;
    successor.catch(() => undefined);
    return slot.value;
  }

  /**
   * Whether an address may enter: one with a query only when it is asked for a second time, so that made-up queries
   * do not push out what people look at.
   */
  admits(key: string, hasQuery: boolean): boolean {
    if (!hasQuery || this.#slots.has(key) || this.#askedOnce.has(key)) return true;
    if (this.#askedOnce.size >= askedOnceLimit) this.#askedOnce.clear();
    this.#askedOnce.add(key);
    return false;
  }

  clear(): void {
    this.#slots.clear();
    this.#bytes = 0;
  }

  #make(key: string, version: string, make: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const name = `${version} ${key}`;
    const running = this.#making.get(name);
    if (running) return running;
    const made = make()
      .then((value) => {
        this.#store(key, version, value);
        return value;
      })
      .finally(() => this.#making.delete(name));
    this.#making.set(name, made);
    return made;
  }

  #store(key: string, version: string, value: Value | undefined): void {
    this.#drop(key);
    if (!value) return;
    this.#slots.set(key, { value, version, staleSince: undefined });
    this.#bytes += value.size;
    for (const oldest of this.#slots.keys()) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    this.#slots.delete(key);
    this.#bytes -= slot.value.size;
  }
}
