import type { WordTable } from '../words/word-table.ts';

/** What searching needs of the index. */
export interface Searchable {
  readonly words: WordTable;
  /** of each place */
  readonly categories: Int32Array;
  readonly live: Uint8Array;
  readonly count: number;
  readonly liveCount: number;
  readonly references: {
    readonly categories: ReadonlyMap<
      number,
      { readonly id: number; readonly name: string; readonly path: string }
    >;
    readonly highestCategoryId: number;
  };
}

/** Products found by words, in ascending order of places, with how well each fits. */
export interface Matches {
  docs: Uint32Array;
  scores: Float32Array;
}

export const noMatches: Matches = { docs: new Uint32Array(0), scores: new Float32Array(0) };
