/** How many of the last readings tell what stays in use: what was garbage is gone in one of them. */
const floorReadings = 2;
/** Readings that growth is measured over. */
const maxReadings = 10;

/**
 * Tells memory that is taken and kept from memory that comes and goes. What is in use rises between two collections and
 * falls with each; the lowest of a few readings is near to what stays.
 */
export class HeapGrowth {
  private readonly readings: number[] = [];

  /** Bytes that came to stay since the oldest of the last ten readings; 0 as long as it is less than that. */
  addSample(usedBytes: number): number {
    this.readings.push(usedBytes);
    if (this.readings.length > maxReadings) this.readings.shift();
    if (this.readings.length <= floorReadings) return 0;
    const floor = Math.min(...this.readings.slice(-floorReadings));
    return Math.max(0, floor - Math.min(...this.readings));
  }

  /** Forgets what was read: growth begins anew. */
  reset(): void {
    this.readings.length = 0;
  }
}
