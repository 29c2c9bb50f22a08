import { Session, type HeapProfiler } from 'node:inspector';
import { getHeapStatistics } from 'node:v8';
import { log } from '../log.ts';
import { culpritIn, type Culprit } from '../releases/culprit.ts';

export interface MemoryWatchers {
  /** told of the release that takes the memory */
  readonly onCulprit: (culprit: Culprit, reason: string) => void;
  /** told when the memory runs out and nobody can be named */
  readonly onExhaustion: (reason: string) => void;
}

const lookEvery = 250;
/** Shares of the memory that JavaScript may have: from where on it is watched, named and given up. */
const levels = { watched: 0.35, named: 0.5, exhausted: 0.8 } as const;
/** Beside the heap, for buffers: so many times what JavaScript may have. */
const buffersFactor = 1;
/** Share of what was taken since it is watched that makes a release the culprit. */
const most = 0.5;
/** Bytes between two samples: each costs a walk up the stack. */
const samplingInterval = 128 * 1024;

/** Share of the allowed memory that is in use; 1 is the end of the process. */
function usedShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  const buffers = process.memoryUsage().arrayBuffers / (limit * buffersFactor);
  return Math.max(used / limit, buffers);
}

/**
 * Watches the memory of this process. While there is plenty it costs a reading; from a third on it is noted whose
 * code takes more, so that the release at fault can be named before the process ends for want of memory.
 */
export function watchMemory(watchers: MemoryWatchers): void {
  const sampler = new AllocationSampler();
  let isGivenUp = false;
  setInterval(() => {
    const share = usedShare();
    if (share < levels.watched) return sampler.stop();
    sampler.start();
    if (share < levels.named || isGivenUp) return;
    const culprit = sampler.culprit();
    if (culprit) {
      isGivenUp = true;
      watchers.onCulprit(culprit, `it took memory without end (${Math.round(share * 100)} % in use)`);
    } else if (share > levels.exhausted) {
      isGivenUp = true;
      log('error', 'the memory runs out, and no release takes most of it', { share });
      watchers.onExhaustion('the memory runs out');
    }
  }, lookEvery).unref();
}

/** Notes whose code takes memory and keeps it. */
class AllocationSampler {
  private session: Session | undefined;

  start(): void {
    if (this.session) return;
    this.session = new Session();
    this.session.connect();
    this.session.post('HeapProfiler.startSampling', { samplingInterval });
  }

  stop(): void {
    this.session?.disconnect();
    this.session = undefined;
  }

  /** The release that holds most of what was taken since the start. */
  culprit(): Culprit | undefined {
    let profile: HeapProfiler.SamplingHeapProfile | undefined;
    // within one thread the answer is there when the call returns
    this.session?.post('HeapProfiler.getSamplingProfile', (_, answer) => (profile = answer?.profile));
    return profile && keeper(profile.head);
  }
}

type Node = HeapProfiler.SamplingHeapProfileNode;

function keeper(head: Node): Culprit | undefined {
  const sizes = new Map<string, number>();
  // each with the release nearest above it
  const open: [Node, string][] = [[head, '']];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, above] = next;
    const owner = culpritIn(node.callFrame.url) ? node.callFrame.url : above;
    sizes.set(owner, (sizes.get(owner) ?? 0) + node.selfSize);
    open.push(...node.children.map((child): [Node, string] => [child, owner]));
  }
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const [owner, size] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return size > all * most ? culpritIn(owner) : undefined;
}
