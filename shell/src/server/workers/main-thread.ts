import { Session, type Debugger, type Profiler } from 'node:inspector';
import { culpritIn, type Culprit } from '../releases/culprit.ts';

/** Milliseconds that the main thread may take to answer: it must come to a place where it can be stopped. */
const answerWithin = 600;
const profileFor = 200;
/** More than this share of the samples must lie in one release's code. */
const minShare = 0.5;

/** Looks from another thread at what the main thread is doing, also while it is stuck. */
export class MainThread {
  private readonly session = new Session();
  /** address of each script, by the debugger's number for it */
  private readonly scripts = new Map<string, string>();

  constructor() {
    this.session.connectToMainThread();
    this.session.on('Debugger.scriptParsed', ({ params }) => this.scripts.set(params.scriptId, params.url));
  }

  /** The release that runs now; nothing when none does, or when the thread cannot be stopped where it is. */
  async stackCulprit(): Promise<Culprit | undefined> {
    const paused = new Promise<Debugger.CallFrame[]>((resolve) =>
      this.session.once('Debugger.paused', ({ params }) => resolve(params.callFrames)),
    );
    this.session.post('Debugger.enable', { maxScriptsCacheSize: 0 });
    this.session.post('Debugger.pause');
    const frames = await within(paused, answerWithin);
    this.session.post('Debugger.resume');
    this.session.post('Debugger.disable');
    const urls = frames?.map(({ url, location }) => url || this.scripts.get(location.scriptId));
    return culpritIn(urls?.join('\n'));
  }

  /** The release in whose code most of a short while was spent: also inside of what cannot be stopped. */
  async profiledCulprit(): Promise<Culprit | undefined> {
    this.session.post('Profiler.enable');
    this.session.post('Profiler.setSamplingInterval', { interval: 5000 });
    this.session.post('Profiler.start');
    await new Promise((resolve) => setTimeout(resolve, profileFor));
    const stopped = new Promise<Profiler.Profile | undefined>((resolve) =>
      this.session.post('Profiler.stop', (_, answer) => resolve(answer?.profile)),
    );
    const profile = await within(stopped, answerWithin);
    this.session.post('Profiler.disable');
    return profile && busiest(profile);
  }

  disconnect(): void {
    this.session.disconnect();
  }
}

function busiest({ nodes }: Profiler.Profile): Culprit | undefined {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const hits = new Map<string, number>();
  let all = 0;
  for (const { id, hitCount = 0 } of nodes) {
    all += hitCount;
    const url = releaseAbove(id);
    if (url) hits.set(url, (hits.get(url) ?? 0) + hitCount);
  }
  const [url, count] = [...hits].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count > all * minShare ? culpritIn(url) : undefined;

  function releaseAbove(start: number): string | undefined {
    for (let id: number | undefined = start; id !== undefined; id = parents.get(id)) {
      const { url } = byId.get(id)!.callFrame;
      if (culpritIn(url)) return url;
    }
    return undefined;
  }
}

/** What comes in time; nothing of what does not. */
function within<T>(wanted: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
  return Promise.race([wanted, late]);
}
