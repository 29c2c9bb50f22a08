import { rowsOf } from '@gantry/contracts/cart-limits';
import { columnsOf, unquote } from '../cart/pasted-columns.ts';

/** A row of a list: a customer's number, and the number of ours it stands for. */
export interface NumberRow {
  readonly row: number;
  readonly text: string;
  /** null where the row has no two columns */
  readonly pair: { readonly theirs: string; readonly ours: string } | null;
}

const maxNumber = 80;
/** A first row that names the columns holds no digit. */
const isHeading = (text: string, index: number): boolean => index === 0 && !/\d/.test(text);

/** The rows of a list as they are written, counted from 1; a heading is none. */
export const numberRowsOf = (list: string): NumberRow[] =>
  rowsOf(list).flatMap((text, index): NumberRow[] => {
    if (isHeading(text, index)) return [];
    const [theirs = '', ours = ''] = (columnsOf(text) ?? []).map((cell) => unquote(cell).trim());
    const isPair = theirs !== '' && ours !== '' && theirs.length <= maxNumber && ours.length <= maxNumber;
    return [{ row: index + 1, text: text.trim(), pair: isPair ? { theirs, ours } : null }];
  });
