import { normalPartNumber, sameNumbers } from '../text/part-number.ts';
import {
  maxBeginnings,
  minBeginning,
  minLetters,
  type PartNumberMatch,
  type PartNumbers,
} from './part-numbers.ts';

/** Part numbers in memory, for whoever searches without a database. Successors are not known to it. */
export class PartNumberList implements PartNumbers {
  private readonly byNumber = new Map<string, number[]>();
  private readonly sorted: readonly string[];

  /** @param numbers of products by id, as they are printed */
  constructor(numbers: Iterable<readonly [id: number, number: string]>) {
    for (const [id, number] of numbers) {
      const normal = normalPartNumber(number);
      if (normal) this.byNumber.set(normal, [...(this.byNumber.get(normal) ?? []), id]);
    }
    this.sorted = [...this.byNumber.keys()].sort();
  }

  findProducts(text: string): Promise<PartNumberMatch> {
    const normal = normalPartNumber(text);
    const exact = [...new Set(sameNumbers(normal).flatMap((number) => this.byNumber.get(number) ?? []))];
    const mayBegin = normal.length >= minBeginning && /\d/.test(normal);
    const beginning = mayBegin ? this.beginning(normal).filter((id) => !exact.includes(id)) : [];
    return Promise.resolve({ exact, successors: [], beginning });
  }

  findLettered(text: string): Promise<number[]> {
    const normal = normalPartNumber(text);
    const isLettered = normal.length >= minLetters && !/\d/.test(normal);
    return Promise.resolve(isLettered ? this.beginning(normal) : []);
  }

  findByNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const found = numbers.flatMap((number) => {
      const ids = this.byNumber.get(number);
      return ids ? [[number, ids] as const] : [];
    });
    return Promise.resolve(new Map(found));
  }

  private beginning(normal: string): number[] {
    const ids = new Set<number>();
    for (let at = this.firstFrom(normal); at < this.sorted.length && ids.size < maxBeginnings; at += 1) {
      const number = this.sorted[at] as string;
      if (!number.startsWith(normal)) break;
      if (number !== normal) for (const id of this.byNumber.get(number) ?? []) ids.add(id);
    }
    return [...ids];
  }

  private firstFrom(normal: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] as string) < normal) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
