import { setTimeout as sleep } from 'node:timers/promises';

/** Knows the calls at work, so that a stop loses none of them. */
export class InFlight {
  private readonly calls = new Set<object>();
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  begin(call: object): void {
    this.calls.add(call);
  }

  end(call: object): void {
    this.calls.delete(call);
  }

  /** Refuses new calls from now on and waits until the last one has been answered or timeoutMs ends. */
  async drain(timeoutMs: number): Promise<void> {
    this.stopping = true;
    const end = Date.now() + timeoutMs;
    while (this.calls.size > 0 && Date.now() < end) await sleep(10);
  }
}
