import { Session, type HeapProfiler } from 'node:inspector';
import { culpritIn, type Culprit } from '../releases/culprit.ts';

/** Bytes between two samples: each costs a walk up the stack. */
const samplingInterval = 128 * 1024;
/** A release must hold more than this share of what was taken since the start to be the culprit. */
const minShare = 0.5;

/** A release and the bytes that it holds of what was taken since the start. */
export interface Holder extends Culprit {
  readonly bytes: number;
}

/** Notes whose code takes memory and keeps it. */
export class AllocationSampler {
  private session: Session | undefined;
  private startedAt = 0;

  /** Milliseconds for which it has been noting; 0 when it is not. */
  get age(): number {
    return this.session ? performance.now() - this.startedAt : 0;
  }

  start(): void {
    if (this.session) return;
    this.startedAt = performance.now();
    this.session = new Session();
    this.session.connect();
    this.session.post('HeapProfiler.startSampling', { samplingInterval });
  }

  stop(): void {
    this.session?.disconnect();
    this.session = undefined;
  }

  /**
   * The release that holds most of what was taken since the start. V8 collects all garbage before it answers, so that
   * only what is kept counts; on a large heap that stops the thread for some tenths of a second.
   */
  holder(): Holder | undefined {
    let profile: HeapProfiler.SamplingHeapProfile | undefined;
    // within one thread the answer is there when the call returns
    this.session?.post('HeapProfiler.getSamplingProfile', (_, answer) => (profile = answer?.profile));
    return profile && holderIn(profile.head);
  }
}

type Node = HeapProfiler.SamplingHeapProfileNode;

function holderIn(head: Node): Holder | undefined {
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
  const [owner, bytes] = [...sizes].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const culprit = bytes > all * minShare ? culpritIn(owner) : undefined;
  return culprit && { ...culprit, bytes };
}
