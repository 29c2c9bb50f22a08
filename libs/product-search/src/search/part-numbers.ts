/** Products whose part number a text is, or begins, by id. */
export interface PartNumberMatch {
  exact: number[];
  /** what replaced the exact ones */
  successors: number[];
  beginning: number[];
}

export const noPartNumbers: PartNumberMatch = { exact: [], successors: [], beginning: [] };

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
