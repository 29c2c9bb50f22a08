import type { TextMode } from '@gantry/contracts/table-filter';
import { SortedRows } from './sorted-rows.ts';

/** What a column may hold. */
export type CellValue = string | number | null;
/** Takes the mark from rows, from one up to another, that a condition leaves out. */
export type Narrow = (marks: Uint8Array, from: number, until: number) => void;

/** Stands for no value: greater than all there are, so that it comes last, and outside of every range. */
const noValue = 2 ** 53;

/** Values from one up to another, which is left out. */
export interface ValueRange {
  readonly from: number;
  readonly until: number;
}

/** Whole numbers of which most differ: amounts, moments, the numbers of records. */
export class NumberColumn {
  values = new Float64Array(0);
  readonly sorted = new SortedRows();

  widen(size: number): void {
    const wider = new Float64Array(size);
    wider.set(this.values);
    this.values = wider;
  }

  /** @returns whether it was another */
  writeCell(row: number, value: CellValue): boolean {
    const number = value === null ? noValue : Number(value);
    const isOther = this.values[row] !== number;
    this.values[row] = number;
    return isOther;
  }

  valueOf(row: number): CellValue {
    const value = this.values[row] as number;
    return value === noValue ? null : value;
  }

  compare(one: number, other: number): number {
    return (this.values[one] as number) - (this.values[other] as number);
  }

  within({ from, until }: ValueRange): Narrow {
    const end = Math.min(until, noValue);
    return (marks, first, last) => {
      const { values } = this;
      // without a branch: which rows match is not to be guessed
      for (let row = first; row < last; row += 1) {
        const value = values[row] as number;
        marks[row]! &= (value >= from ? 1 : 0) & (value < end ? 1 : 0);
      }
    };
  }
}

/** Values that many rows share: states, counts, companies. A row holds which of them. */
export class CodedColumn {
  codes = new Uint32Array(0);
  readonly values: CellValue[] = [];
  private readonly known = new Map<CellValue, number>();
  private inOrder: Uint32Array | null = null;
  private ranks = new Uint32Array(0);

  widen(size: number): void {
    const wider = new Uint32Array(size);
    wider.set(this.codes);
    this.codes = wider;
  }

  /** @returns whether it was another */
  writeCell(row: number, value: CellValue): boolean {
    const code = this.known.get(value) ?? this.learn(value);
    const isOther = this.codes[row] !== code;
    this.codes[row] = code;
    return isOther;
  }

  private learn(value: CellValue): number {
    const code = this.values.push(value) - 1;
    this.known.set(value, code);
    this.inOrder = null;
    return code;
  }

  valueOf(row: number): CellValue {
    return this.values[this.codes[row] as number] ?? null;
  }

  compare(one: number, other: number): number {
    this.codesInOrder();
    return (
      (this.ranks[this.codes[one] as number] as number) - (this.ranks[this.codes[other] as number] as number)
    );
  }

  /** Codes in the order of what they stand for, upward; no value comes last. */
  codesInOrder(): Uint32Array {
    if (this.inOrder) return this.inOrder;
    const { values } = this;
    const inOrder = Uint32Array.from(values.keys()).sort((one, other) =>
      compareCells(values[one] as CellValue, values[other] as CellValue),
    );
    this.ranks = new Uint32Array(values.length);
    for (const [rank, code] of inOrder.entries()) this.ranks[code] = rank;
    this.inOrder = inOrder;
    return inOrder;
  }

  /** Each value is tested once, however many rows hold it. */
  where(test: (value: CellValue) => boolean): Narrow {
    let passes = new Uint8Array(0);
    return (marks, first, last) => {
      const { codes, values } = this;
      if (passes.length < values.length)
        passes = Uint8Array.from(values, (value, code) => passes[code] ?? (test(value) ? 1 : 0));
      for (let row = first; row < last; row += 1) marks[row]! &= passes[codes[row] as number] as number;
    };
  }
}

function compareCells(one: CellValue, other: CellValue): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}

/** Texts one after the other in memory. */
class PackedTexts {
  bytes = Buffer.alloc(0);
  starts = new Uint32Array(0);
  lengths = new Uint16Array(0);
  private end = 0;

  widen(size: number): void {
    const starts = new Uint32Array(size);
    starts.set(this.starts);
    const lengths = new Uint16Array(size);
    lengths.set(this.lengths);
    [this.starts, this.lengths] = [starts, lengths];
  }

  /** In the place of what the row had, where it is not longer. */
  writeText(row: number, text: string): void {
    const { length } = text;
    for (let at = 0; at < length; at += 1)
      if (text.charCodeAt(at) > 127) return this.writeBytes(row, Buffer.from(text));
    const start = this.placeOf(row, length);
    for (let at = 0; at < length; at += 1) this.bytes[start + at] = text.charCodeAt(at);
  }

  private writeBytes(row: number, bytes: Uint8Array): void {
    this.bytes.set(bytes, this.placeOf(row, bytes.length));
  }

  private placeOf(row: number, length: number): number {
    if (length > (this.lengths[row] as number)) {
      if (this.end + length > this.bytes.length) this.widenBytes(this.end + length);
      this.starts[row] = this.end;
      this.end += length;
    }
    this.lengths[row] = length;
    return this.starts[row] as number;
  }

  textOf(row: number): string {
    const start = this.starts[row] as number;
    return this.bytes.toString('utf8', start, start + (this.lengths[row] as number));
  }

  private widenBytes(size: number): void {
    const wider = Buffer.alloc(size * 2 + 4096);
    wider.set(this.bytes);
    this.bytes = wider;
  }
}

/** Of very long texts the beginning is held. */
const maxText = 2000;

/** Texts of which most differ. They are found by their small letters, never sorted by. */
export class TextColumn {
  private readonly texts = new PackedTexts();
  private readonly letters = new PackedTexts();

  widen(size: number): void {
    this.texts.widen(size);
    this.letters.widen(size);
  }

  /** @returns whether it may be another */
  writeCell(row: number, value: CellValue): boolean {
    const text = String(value ?? '').slice(0, maxText);
    this.texts.writeText(row, text);
    this.letters.writeText(row, text.toLowerCase());
    return true;
  }

  /** An empty text is none. */
  valueOf(row: number): CellValue {
    return this.texts.textOf(row) || null;
  }

  matching(mode: TextMode, value: string): Narrow {
    const wanted = Buffer.from(value.toLowerCase());
    if (mode === 'contains') return (marks, first, last) => this.narrowToParts(wanted, marks, first, last);
    const isComplete = mode === 'equals';
    const isAtEnd = mode === 'ends';
    return (marks, first, last) => {
      const { bytes, starts, lengths } = this.letters;
      for (let row = first; row < last; row += 1) {
        const left = (lengths[row] as number) - wanted.length;
        if (left < 0 || (isComplete && left > 0)) marks[row] = 0;
        else if (!standsAt(bytes, (starts[row] as number) + (isAtEnd ? left : 0), wanted)) marks[row] = 0;
      }
    };
  }

  private narrowToParts(wanted: Uint8Array, marks: Uint8Array, first: number, last: number): void {
    const { bytes, starts, lengths } = this.letters;
    const sign = wanted[0];
    for (let row = first; row < last; row += 1) {
      let at = starts[row] as number;
      const end = at + (lengths[row] as number) - wanted.length;
      while (at <= end && !(bytes[at] === sign && standsAt(bytes, at, wanted))) at += 1;
      if (at > end) marks[row] = 0;
    }
  }
}

function standsAt(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let place = 0; place < wanted.length; place += 1)
    if (bytes[at + place] !== wanted[place]) return false;
  return true;
}

/** Whether a text of a column matches one that was typed, whatever the size of their letters. */
export function matchesText(mode: TextMode, value: string): (cell: CellValue) => boolean {
  const wanted = value.toLowerCase();
  const finds = {
    equals: (text: string) => text === wanted,
    starts: (text: string) => text.startsWith(wanted),
    ends: (text: string) => text.endsWith(wanted),
    contains: (text: string) => text.includes(wanted),
  }[mode];
  return (cell) => cell !== null && finds(String(cell).toLowerCase());
}
