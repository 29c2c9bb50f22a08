import type { Job } from './job.ts';
import { RenderWorker } from './render-worker.ts';
import { Turns } from './turns.ts';

/** After this long without work the processes go, and their memory with them, in milliseconds. */
const idleLimit = 30_000;

/** Makes pictures in at most `width` processes of low priority; what comes beyond waits its turn. */
export class RenderPool {
  private readonly turns: Turns;
  private idle: RenderWorker[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(width: number) {
    this.turns = new Turns(width);
  }

  /**
   * @throws Unreadable for a file that is no picture; DomainError UNAVAILABLE when too much waits already
   */
  render(job: Job): Promise<Buffer> {
    return this.turns.runInTurn(async () => {
      clearTimeout(this.timer);
      const worker = this.idle.pop() ?? new RenderWorker();
      try {
        return await worker.run(job);
      } finally {
        if (!worker.ended) this.idle.push(worker);
        this.timer = setTimeout(() => this.stop(), idleLimit).unref();
      }
    });
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const worker of this.idle.splice(0)) worker.stop();
  }
}
