/** Runs tasks, at most `limit` at a time; each key once. A task that fails is as good as none. */
export class TaskQueue {
  private readonly limit: number;
  private readonly seen = new Set<string>();
  private readonly waiting: (() => Promise<unknown>)[] = [];
  private running = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** Whether the key was new. */
  addTask(key: string, task: () => Promise<unknown>): boolean {
    if (this.seen.has(key)) return false;
    this.seen.add(key);
    this.waiting.push(task);
    this.next();
    return true;
  }

  /** Forgets a key, so that it may be asked for again. */
  forget(key: string): void {
    this.seen.delete(key);
  }

  private next(): void {
    while (this.running < this.limit) {
      const task = this.waiting.shift();
      if (!task) return;
      this.running++;
      void this.run(task);
    }
  }

  private async run(task: () => Promise<unknown>): Promise<void> {
    try {
      await task();
    } catch {
      // What could not be fetched ahead is fetched when it is needed, and complains then.
    } finally {
      this.running--;
      this.next();
    }
  }
}
