import { stringify } from 'csv-stringify/sync';

/** Signs besides CR and LF that programs take for the end of a line: unquoted, they would cut a row in two. */
const otherLineEnds = /[\v\f\u001c-\u001e\u0085\u2028\u2029]/;

/**
 * Rows as CSV (RFC 4180), each line ended. A cell that holds anything a reader may take for a line's end is quoted.
 * @param delimiter between the cells of a row
 */
export const tableText = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  stringify([...rows], { delimiter, quoted_match: otherLineEnds });
