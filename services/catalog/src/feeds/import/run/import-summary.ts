/** What an import has done so far. */
export interface ImportSummary {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  /** rows that could not be used */
  errors: number;
  /** facts left out of rows that were used */
  warnings: number;
  /** products that a full feed no longer holds */
  archived: number;
  /** changed products of which something was left alone that staff have edited by hand */
  pinned: number;
  /** products that staff had made by hand, which the feed brings from now on */
  takenOver: number;
}

export const emptySummary = (): ImportSummary => ({
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  errors: 0,
  warnings: 0,
  archived: 0,
  pinned: 0,
  takenOver: 0,
});
