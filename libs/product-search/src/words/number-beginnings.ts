/** Characters of a number that are told apart, by twos; of other texts so much of the beginning is asked for. */
const maxLength = 8;
const step = 2;
/** Room for a number's four beginnings that leaves most bits free. */
const bitsEach = 32;

/**
 * What part numbers begin with, so that words need not be looked up as numbers: a bit for each beginning, found by its
 * hash. A bit that two beginnings share costs a look-up for nothing; a beginning that is there is never missed.
 */
export class NumberBeginnings {
  private readonly bits: Uint8Array;
  private readonly mask: number;

  /** @param count about how many numbers will be added */
  constructor(count: number) {
    const bits = 2 ** Math.ceil(Math.log2(Math.max(1024, count * bitsEach)));
    this.bits = new Uint8Array(bits / 8);
    this.mask = bits - 1;
  }

  /** Adds the beginnings of a number. */
  addNumber(number: string): void {
    const length = Math.min(number.length, maxLength);
    let hash = firstHash;
    for (let at = 0; at < length; at += 1) {
      hash = nextHash(hash, number.charCodeAt(at));
      if (at % step === step - 1) this.bits[(hash & this.mask) >>> 3]! |= 1 << (hash & 7);
    }
  }

  /** Whether a number may begin with a text, or with the beginning of a long one; of a single character always. */
  mayBegin(text: string): boolean {
    const length = Math.min(text.length - (text.length % step), maxLength);
    let hash = firstHash;
    for (let at = 0; at < length; at += 1) hash = nextHash(hash, text.charCodeAt(at));
    return length === 0 || ((this.bits[(hash & this.mask) >>> 3] as number) & (1 << (hash & 7))) !== 0;
  }
}

// FNV-1a, its high bits folded in: a mask takes the low ones
const firstHash = 0x811c9dc5;
function nextHash(hash: number, code: number): number {
  const next = Math.imul(hash ^ code, 0x01000193);
  return next ^ (next >>> 15);
}
