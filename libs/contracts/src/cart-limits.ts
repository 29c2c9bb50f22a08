// Apart from the schemas: pages read these numbers, and would carry every schema of the file along.

/** At most so many different products lie in one cart, and in the order it becomes. */
export const maxCartLines = 2000;
/** At most so many promotion codes are entered in one cart. */
export const maxCartCodes = 5;
/** At most so many pasted rows wait in one cart for the buyer to look at them. */
export const maxUnresolvedLines = 2000;

/** What one paste takes. The characters, and their bytes, are what an encrypted request carries below the gateway's limit. */
export const pasteLimits = { rows: 1000, characters: 100_000, rowCharacters: 1000 } as const;
/** Bytes of an uploaded list of rows: below what a page's form may carry with scripts off. */
export const maxRowsFileBytes = 900_000;

/** At most so many products are offered to choose from where a pasted number means several. */
export const maxChoices = 5;

const lineBreak = /\r\n|\r|\n/;

/** The rows of a pasted text that are not empty, each as it stands. */
export const rowsOf = (text: string): string[] => text.split(lineBreak).filter((row) => row.trim() !== '');

/** A pasted text in two: the rows one paste takes, and those that have to wait. Never cut inside a row. */
export interface SplitPaste {
  readonly taken: string;
  /** rows beyond the limits, one a line */
  readonly rest: string;
  readonly restRows: number;
}

/** Splits a pasted text where one paste ends; rows too long to be a part number wait with the rest. */
export function splitPaste(text: string): SplitPaste {
  const taken: string[] = [];
  const rest: string[] = [];
  let room = pasteLimits.characters;
  for (const row of rowsOf(text)) {
    const size = sizeOf(row);
    const fits = row.length <= pasteLimits.rowCharacters && size <= room && taken.length < pasteLimits.rows;
    if (fits) taken.push(row);
    else rest.push(row);
    room -= fits ? size : 0;
  }
  return { taken: taken.join('\n'), rest: rest.join('\n'), restRows: rest.length };
}

/** Bytes a row takes with its line break. */
const sizeOf = (row: string): number => new TextEncoder().encode(row).length + 1;
