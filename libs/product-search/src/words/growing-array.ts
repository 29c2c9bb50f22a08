/** A list of unsigned 32-bit numbers that grows by half its size; 4 bytes an entry, which a JavaScript array is not. */
export class GrowingArray {
  length = 0;
  values: Uint32Array = new Uint32Array(1024);

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(this.length * 1.5 + 1024);
    this.values[this.length] = value;
    this.length += 1;
  }

  /** Gives back what was reserved and not used, but for `spare` entries. */
  trim(spare: number): void {
    this.reserve(this.length + spare);
  }

  /** Takes other contents in its place. */
  replace(values: Uint32Array, length: number): void {
    this.values = values;
    this.length = length;
  }

  private reserve(capacity: number): void {
    const next = new Uint32Array(capacity);
    next.set(this.values.subarray(0, this.length));
    this.values = next;
  }
}
