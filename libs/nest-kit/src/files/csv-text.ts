import { stringify } from 'csv-stringify/sync';

/** By it spreadsheets know that letters with accents follow; the first thing of a file. */
export const byteOrderMark = '\ufeff';

/** Rows of a CSV file as text; what somebody typed must not be calculated by the spreadsheet that opens it. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  stringify([...rows], { escape_formulas: true });

/** An amount for a cell. @param cents minor units */
export const dollarsText = (cents: number): string => (cents / 100).toFixed(2);
