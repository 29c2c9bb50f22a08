/** Products whose part number a text is, or begins, by id. */
export interface PartNumberMatch {
  exact: number[];
  /** what replaced the exact ones */
  successors: number[];
  beginning: number[];
}

export const noPartNumbers: PartNumberMatch = { exact: [], successors: [], beginning: [] };

import type { NumberTable } from '../words/number-table.ts';
import { normalPartNumber } from '../text/part-number.ts';

/** Products by part number, store number, GTIN or a number they once had, whatever dashes, dots, spaces and case. */
export interface PartNumbers {
  /** Texts without a digit, or shorter than three characters, are words and match exactly only. */
  findProducts(text: string): Promise<PartNumberMatch>;
  /** Products whose number begins with a text of letters alone, as makers' marks are (`SKF-` of `SKF-6204`). */
  findLettered(text: string): Promise<number[]>;
  /** Products by numbers in normal form: ids by the number asked for. */
  findByNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
}

/** Most products told for one beginning. */
export const maxBeginnings = 50;
/** Fewer letters begin numbers of everything. */
export const minLetters = 3;
/** Fewer characters begin numbers of everything. */
export const minBeginning = 3;

/** Digits that may be a GTIN, which the index does not hold. */
const gtin = /^\d{8,14}$/;

/** Numbers looked up only where one may begin so: most of what people search for is words. */
export class LikelyPartNumbers implements PartNumbers {
  /** @param known all numbers but GTINs */
  constructor(
    private readonly known: NumberTable,
    private readonly numbers: PartNumbers,
  ) {}

  findProducts(text: string): Promise<PartNumberMatch> {
    return this.mayBe(normalPartNumber(text))
      ? this.numbers.findProducts(text)
      : Promise.resolve(noPartNumbers);
  }

  findLettered(text: string): Promise<number[]> {
    return this.mayBe(normalPartNumber(text)) ? this.numbers.findLettered(text) : Promise.resolve([]);
  }

  findByNumbers(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const likely = numbers.filter((number) => this.mayBe(number));
    return likely.length > 0 ? this.numbers.findByNumbers(likely) : Promise.resolve(new Map());
  }

  private mayBe(normal: string): boolean {
    return gtin.test(normal) || this.known.mayBegin(normal);
  }
}
