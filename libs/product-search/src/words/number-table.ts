import { GrowingArray } from './growing-array.ts';
import { NumberBeginnings } from './number-beginnings.ts';

const separator = 0x0a;

/**
 * All part numbers as one run of bytes, so that a part from the middle of one is found by a single search through
 * memory: about 20 bytes a product, some milliseconds at a million.
 */
export class NumberTable {
  private bytes = Buffer.alloc(4096);
  private length = 0;
  /** where each number begins, and whose it is */
  private readonly starts = new GrowingArray();
  private readonly docs = new GrowingArray();
  /** null until all numbers are there */
  private beginnings: NumberBeginnings | null = null;

  /** Notes a number of a product, in the form numbers are compared in. */
  addNumber(number: string, doc: number): void {
    const size = Buffer.byteLength(number) + 1;
    if (this.length + size > this.bytes.length) this.reserve((this.length + size) * 1.5);
    this.starts.push(this.length);
    this.docs.push(doc);
    this.bytes.write(number, this.length);
    this.length += size;
    this.bytes[this.length - 1] = separator;
    this.beginnings?.addNumber(number);
  }

  /** Notes a number that no product here has, but that may be looked up elsewhere; once all are there. */
  addElsewhere(number: string): void {
    this.beginnings?.addNumber(number);
  }

  /** Whether a number, in the form they are compared in, may be a text or begin with it; false where none does. */
  mayBegin(text: string): boolean {
    return this.beginnings === null || this.beginnings.mayBegin(text);
  }

  /** Places of products with a number that holds a part, at most `max`. */
  holding(part: string, max: number): number[] {
    const found = new Set<number>();
    const wanted = Buffer.from(part);
    const written = this.bytes.subarray(0, this.length);
    let at = written.indexOf(wanted);
    while (at >= 0 && found.size < max) {
      found.add(this.docs.values[this.entryAt(at)] as number);
      // one number counts once, however often it holds the part
      const end = written.indexOf(separator, at);
      at = end < 0 ? -1 : written.indexOf(wanted, end);
    }
    return [...found];
  }

  /** Gives back what was reserved and not used. */
  freeze(): void {
    this.reserve(this.length + 65_536);
    this.starts.trim(4096);
    this.docs.trim(4096);
    this.beginnings = new NumberBeginnings(this.docs.length);
    for (const number of this.written()) this.beginnings.addNumber(number);
  }

  private *written(): Generator<string> {
    for (let at = 0; at < this.starts.length; at += 1) {
      const start = this.starts.values[at] as number;
      const next = at + 1 < this.starts.length ? (this.starts.values[at + 1] as number) : this.length;
      yield this.bytes.toString('utf8', start, next - 1);
    }
  }

  private entryAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.starts.values[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private reserve(capacity: number): void {
    const next = Buffer.alloc(Math.ceil(capacity));
    this.bytes.copy(next, 0, 0, this.length);
    this.bytes = next;
  }
}
