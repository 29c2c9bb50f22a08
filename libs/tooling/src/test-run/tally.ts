import type { Counts, Timed } from './counts.ts';

/** How many of the slowest tests are named at the end. */
const SLOWEST = 20;

/** What passed and what failed, and how long each part took, over everything that was run. */
export class Tally {
  passed = 0;
  failed = 0;
  private readonly failures: string[] = [];
  private readonly durations: string[] = [];
  private readonly times: Timed[] = [];

  addCounts(name: string, { passed, failed, failures = [], times = [] }: Counts): void {
    this.times.push(...times);
    this.passed += passed;
    this.failed += failed;
    if (failed === 0) return;
    for (const { test, reason } of failures) {
      this.failures.push([test, ...reason.split('\n')].join('\n    '));
    }
    this.failures.push(`${name}: ${failed} failed`);
  }

  /** Runs a suite, notes how long it took, and counts its tests; one that throws is printed and counts as one failure. */
  async countSuite(name: string, work: () => Promise<Counts>): Promise<void> {
    console.log(`\n== ${name}`);
    const counts = await this.timeWork(name, work).catch((error: unknown): Counts => {
      console.error(error);
      return { passed: 0, failed: 1 };
    });
    this.addCounts(name, counts);
  }

  private async timeWork<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.durations.push(`${Math.round((performance.now() - start) / 1000)} s  ${name}`);
    }
  }

  /** Counts one check as passed or failed; a thrown error is printed and counts as failed. */
  async checkWork(name: string, work: () => Promise<boolean>): Promise<boolean> {
    console.log(`\n== ${name}`);
    const passed = await this.timeWork(name, work).catch((error: unknown) => {
      console.error(error);
      return false;
    });
    this.addCounts(name, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    return passed;
  }

  /**
   * How long each part took, and the slowest tests of all; then the failures by name, each with what it said (hours of
   * output stand before it, and who reads a log may have its end only); as the last line, the two sums.
   */
  print(): void {
    console.log('');
    for (const duration of this.durations) console.log(duration);
    const slowest = this.times.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
    for (const { test, ms } of slowest) console.log(`  ${(ms / 1000).toFixed(1)} s  ${test}`);
    for (const failure of this.failures) console.log(`FAILED ${failure}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }
}
