import { getHeapStatistics } from 'node:v8';
import { log } from '../log.ts';
import type { Culprit } from '../releases/culprit.ts';
import { AllocationSampler } from './allocation-sampler.ts';
import { HeapGrowth } from './heap-growth.ts';

export interface MemoryWatchers {
  /** told of the release that takes the memory */
  readonly onCulprit: (culprit: Culprit, reason: string) => void;
  /** told when the memory runs out and nobody can be named */
  readonly onExhaustion: (reason: string) => void;
  /** told when memory goes on growing after its culprit was named: nothing but the end of the process stops it */
  readonly onRunaway: () => void;
}

const megabyte = 2 ** 20;
const lookEvery = 100;
/** Shares of the memory that JavaScript may have: from where on it is watched, named and given up. */
const shares = { watched: 0.35, named: 0.5, exhausted: 0.8 } as const;
/**
 * Bytes that come to stay within a second: from where on it is noted whose code takes them, and how much more makes it
 * worth a collection to name somebody. Pages at full load keep less than 10 MB of a second's work.
 */
const growth = { watched: 24 * megabyte, named: 24 * megabyte } as const;
/** What a release must hold of it to be named while there is plenty left: caches of its own are smaller. */
const minHeld = 16 * megabyte;
/** Milliseconds after a look at the heap that named nobody until the next one. */
const lookPause = { growing: 4000, full: 1000 } as const;
/** Beside the heap, for buffers: so many times what JavaScript may have. */
const buffersFactor = 1;

interface Usage {
  /** bytes of heap and buffers */
  readonly bytes: number;
  /** of the allowed memory; 1 is the end of the process */
  readonly share: number;
}

function readUsage(): Usage {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  const buffers = process.memoryUsage().arrayBuffers;
  return { bytes: used + buffers, share: Math.max(used / limit, buffers / (limit * buffersFactor)) };
}

/**
 * Watches the memory of this process. While it neither grows nor fills that costs a reading. When much of it comes to
 * stay within a second, or a third is in use, it is noted whose code takes more, so that the release at fault can be
 * named while the collector still has an easy life.
 */
class MemoryGuard {
  private readonly watchers: MemoryWatchers;
  private readonly sampler = new AllocationSampler();
  private readonly growth = new HeapGrowth();
  /** bytes in use when sampling began */
  private sampledFrom = 0;
  private lookedAt = -Infinity;
  /** bytes in use when somebody was named */
  private namedAt: number | undefined;
  private isGivenUp = false;

  constructor(watchers: MemoryWatchers) {
    this.watchers = watchers;
  }

  checkMemory(): void {
    const usage = readUsage();
    const grown = this.growth.addSample(usage.bytes);
    if (this.namedAt !== undefined) return this.lookAfterwards(usage);
    const isGrowing = grown > growth.watched;
    if (!isGrowing && usage.share < shares.watched) return this.sampler.stop();
    if (this.sampler.age === 0) this.sampledFrom = usage.bytes;
    this.sampler.start();
    const isFull = usage.share >= shares.named;
    const isFast = isGrowing && usage.bytes - this.sampledFrom > growth.named;
    if (!isFull && !isFast) return;
    this.name(usage, isFull);
    if (usage.share > shares.exhausted) this.giveUp(usage);
  }

  private name(usage: Usage, isFull: boolean): void {
    const now = performance.now();
    if (now - this.lookedAt < (isFull ? lookPause.full : lookPause.growing)) return;
    const holder = this.sampler.holder();
    this.lookedAt = performance.now();
    this.growth.reset();
    if (!holder || (!isFull && holder.bytes < minHeld)) return;
    this.namedAt = readUsage().bytes;
    this.sampler.stop();
    const percent = Math.round(usage.share * 100);
    this.watchers.onCulprit(holder, `it took memory without end (${percent} % in use)`);
  }

  // What it took stays until the process is replaced; more of it means that it could not be stopped.
  private lookAfterwards({ bytes }: Usage): void {
    if (this.isGivenUp || bytes - this.namedAt! < 2 * growth.watched) return;
    this.isGivenUp = true;
    this.watchers.onRunaway();
  }

  private giveUp({ share }: Usage): void {
    if (this.isGivenUp || this.namedAt !== undefined) return;
    this.isGivenUp = true;
    log('error', 'the memory runs out, and no release takes most of it', { share });
    this.watchers.onExhaustion('the memory runs out');
  }
}

/** Watches the memory of this process from now on. */
export function watchMemory(watchers: MemoryWatchers): void {
  const guard = new MemoryGuard(watchers);
  setInterval(() => guard.checkMemory(), lookEvery).unref();
}
