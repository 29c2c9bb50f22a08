import type { ImportedNumbers } from '@gantry/contracts/schemas/part-number';

/** What became of a list of numbers: what was taken, or why nothing was, with what was typed. */
export type NumbersChange =
  | { readonly result: ImportedNumbers }
  | { readonly refused: 'none' | 'unreadable' | 'other'; readonly text: string };
