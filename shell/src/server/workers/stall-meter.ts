/** What is known of the main thread at one moment. */
export interface Reading {
  /** how often it came to its turn */
  readonly beats: number;
  /** milliseconds */
  readonly now: number;
  /** seconds of CPU it has used, where the system tells */
  readonly cpu: number | undefined;
  /** bytes of the whole process */
  readonly memory: number;
}

const longPause = 1000;
/** A thread that others keep from the CPU is not stuck: it must have worked for so many seconds of its pause. */
const worked = 0.6;
/** Without work it waits for something, which no server may do for so long. */
const longWait = 2500;
/**
 * So much more memory in a pause is a loop that takes it; the process must be looked at while it still answers.
 * Compressing the largest files side by side takes 70 MB: work of our own is not taken for it.
 */
const growth = 100 * 2 ** 20;
const shortPause = 200;

/** Tells a stuck thread from one that has much to do, or gets no CPU. */
export class StallMeter {
  private last: Reading | undefined;
  private seen = 0;
  private stalledTime = 0;
  private memoryGrows = false;

  /** Milliseconds since the main thread last came to its turn. */
  get stalledFor(): number {
    return this.stalledTime;
  }

  /** Memory is running out meanwhile: soon nothing can be found out any more. */
  get isGrowing(): boolean {
    return this.memoryGrows;
  }

  /** @returns how long it has been stuck, in milliseconds; 0 when it is not */
  measure(reading: Reading): number {
    const { now } = reading;
    // When this thread itself was kept waiting, or the machine slept, the time says nothing.
    const wasAway = now - this.seen > longPause;
    this.seen = now;
    if (!this.last || reading.beats !== this.last.beats || wasAway) {
      this.last = reading;
      this.stalledTime = 0;
      this.memoryGrows = false;
      return 0;
    }
    this.stalledTime = now - this.last.now;
    this.memoryGrows = this.stalledTime > shortPause && reading.memory - this.last.memory > growth;
    return this.isStuck(reading, this.last) ? this.stalledTime : 0;
  }

  private isStuck(reading: Reading, last: Reading): boolean {
    if (this.memoryGrows) return true;
    if (this.stalledTime > longWait) return true;
    if (this.stalledTime < longPause) return false;
    return reading.cpu === undefined || last.cpu === undefined || reading.cpu - last.cpu > worked;
  }
}
