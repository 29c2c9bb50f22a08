/** Digits that rows are sorted by at once; more would not stay in the processor's nearest memory. */
const digits = 1 << 16;

/** The rows of a list in the order of a column, upward; those of one value in the order of their records' keys. */
export class SortedRows {
  private held = new Uint32Array(0);
  private size = 0;

  /** rows in their order; behind {@link length} there is nothing of meaning */
  get rows(): Uint32Array {
    return this.held;
  }

  get length(): number {
    return this.size;
  }

  /** Takes rows that are in the order of their keys, to be sorted by values that are whole numbers. */
  fillRows(rows: Uint32Array, values: Float64Array): void {
    this.held = sortedByValue(rows, values);
    this.size = rows.length;
  }

  /**
   * Leaves rows out and puts others in their place; a row whose value has changed is in both.
   * @param gone rows that stand here
   * @param added rows that do not, or are gone
   * @param compare which of two rows comes first
   */
  changeRows(
    gone: readonly number[],
    added: readonly number[],
    compare: (one: number, other: number) => number,
  ) {
    if (gone.length > 0) this.leaveOut(gone);
    if (added.length === 0) return;
    const sorted = added.toSorted(compare);
    if (this.held.length < this.size + sorted.length) this.widen(this.size + sorted.length);
    this.merge(sorted, compare);
  }

  private leaveOut(gone: readonly number[]): void {
    const { held } = this;
    const isGone = new Set(gone);
    let to = 0;
    for (let at = 0; at < this.size; at += 1) {
      const row = held[at] as number;
      if (!isGone.has(row)) held[to++] = row;
    }
    this.size = to;
  }

  /** From the end: what stands behind a new row is moved at once, and nothing where the new are the last. */
  private merge(sorted: readonly number[], compare: (one: number, other: number) => number): void {
    const { held } = this;
    let end = this.size;
    this.size += sorted.length;
    let to = this.size;
    for (const row of sorted.toReversed()) {
      const place = placeFor(row, held, end, compare);
      to -= end - place;
      held.copyWithin(to, place, end);
      end = place;
      held[(to -= 1)] = row;
    }
  }

  private widen(size: number): void {
    const wider = new Uint32Array(Math.ceil(size * 1.1) + 1000);
    wider.set(this.held.subarray(0, this.size));
    this.held = wider;
  }
}

/** Digit by digit from the last, as each pass leaves those of one digit in the order they come in. */
function sortedByValue(rows: Uint32Array, values: Float64Array): Uint32Array<ArrayBuffer> {
  let least = Infinity;
  let greatest = -Infinity;
  for (const row of rows) {
    const value = values[row] as number;
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  let from = new Uint32Array(rows);
  let to = new Uint32Array(rows.length);
  const digitsOf = new Uint16Array(rows.length);
  for (let unit = 1; unit <= greatest - least; unit *= digits) {
    for (let at = 0; at < from.length; at += 1)
      digitsOf[at] = Math.floor(((values[from[at] as number] as number) - least) / unit) % digits;
    sortByDigit(from, to, digitsOf);
    [from, to] = [to, from];
  }
  return from;
}

function sortByDigit(from: Uint32Array, to: Uint32Array, digitsOf: Uint16Array): void {
  const starts = new Uint32Array(digits + 1);
  for (const digit of digitsOf) starts[digit + 1]! += 1;
  for (let digit = 0; digit < digits; digit += 1) starts[digit + 1]! += starts[digit]!;
  for (let at = 0; at < from.length; at += 1) {
    const digit = digitsOf[at] as number;
    const place = starts[digit] as number;
    to[place] = from[at] as number;
    starts[digit] = place + 1;
  }
}

/** Where a row belongs among those before an end. */
function placeFor(
  row: number,
  rows: Uint32Array,
  end: number,
  compare: (one: number, other: number) => number,
): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(rows[middle] as number, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
