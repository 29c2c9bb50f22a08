import { LRUCache } from 'lru-cache';
import type { CatalogueChanges } from './catalogue-changes.ts';
import type { Origin } from './page-origin.ts';

/** What the cache needs to know of what it keeps. */
export interface Kept {
  /** bytes in memory, roughly; a whole number */
  readonly size: number;
  readonly origin: Origin;
}

interface Slot<Value> {
  readonly value: Value;
  readonly madeAt: number;
  /** the moment of the world at which the page was last compared with it */
  checkedAt: number;
  /** a time before the change that made the page untrue */
  outdatedSince: number | undefined;
}

export interface ChangeAwareCacheOptions {
  readonly maxBytes: number;
  readonly changes: Pick<CatalogueChanges, 'moment' | 'outdatedSince'>;
  /** how long after a change a page that shows it otherwise may still be given, in milliseconds */
  readonly staleFor: number;
  /** after this a page is made anew although nothing it names has changed: dates, and what stands beside products */
  readonly refreshAfter: number;
  /** no page older than this is given */
  readonly maxAge: number;
  /** the clock of `changes` */
  readonly now: () => number;
}

const askedOnceLimit = 10_000;

/**
 * Pages made once for everybody, the least recently used dropped first. Each key is made by one request at a time.
 * An outdated page is given for a moment longer while its successor is made; which pages are, the tags of their
 * origins say.
 */
export class ChangeAwareCache<Value extends Kept> {
  private readonly options: ChangeAwareCacheOptions;
  private readonly slots: LRUCache<string, Slot<Value>>;
  private readonly making = new Map<string, Promise<Value | undefined>>();
  private readonly askedOnce = new LRUCache<string, true>({ max: askedOnceLimit });

  constructor(options: ChangeAwareCacheOptions) {
    this.options = options;
    this.slots = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ value }) => value.size });
  }

  get size(): number {
    return this.slots.size;
  }

  get bytes(): number {
    return this.slots.calculatedSize;
  }

  /** The page for a key; undefined when `make` found that it is not one to be kept. */
  getOrMake(key: string, make: () => Promise<Value | undefined>): Value | Promise<Value | undefined> {
    const slot = this.slots.get(key);
    if (!slot) return this.makeValue(key, make);
    this.checkSlot(slot);
    const now = this.options.now();
    const age = now - slot.madeAt;
    if (slot.outdatedSince === undefined && age <= this.options.refreshAfter) return slot.value;
    const successor = this.makeValue(key, make);
    if (age > this.options.maxAge) return successor;
    if (slot.outdatedSince !== undefined && now - slot.outdatedSince > this.options.staleFor)
      return successor;
    successor.catch(() => undefined);
    return slot.value;
  }

  /**
   * Whether an address may enter: one with a query only when it is asked for a second time, so that made-up queries
   * do not push out what people look at.
   */
  admits(key: string, hasQuery: boolean): boolean {
    if (!hasQuery || this.slots.has(key) || this.askedOnce.has(key)) return true;
    this.askedOnce.set(key, true);
    return false;
  }

  clear(): void {
    this.slots.clear();
  }

  private checkSlot(slot: Slot<Value>): void {
    const { changes } = this.options;
    if (slot.checkedAt === changes.moment) return;
    slot.checkedAt = changes.moment;
    slot.outdatedSince ??= changes.outdatedSince(slot.value.origin);
  }

  private makeValue(key: string, make: () => Promise<Value | undefined>): Promise<Value | undefined> {
    // what was begun before a change may not show it: whoever asks after the change waits for another one
    const name = `${this.options.changes.moment} ${key}`;
    const running = this.making.get(name);
    if (running) return running;
    const made = make()
      .then((value) => {
        this.storeValue(key, value);
        return value;
      })
      .finally(() => this.making.delete(name));
    this.making.set(name, made);
    return made;
  }

  private storeValue(key: string, value: Value | undefined): void {
    const slot = value && {
      value,
      madeAt: this.options.now(),
      checkedAt: Number.NaN,
      outdatedSince: undefined,
    };
    this.slots.set(key, slot);
  }
}
