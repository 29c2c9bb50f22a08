import { isNumber } from './pasted-quantity.ts';

/** Which columns of a pasted table hold what, counted from 0. */
export interface Layout {
  readonly number: number;
  /** null where the heading names none: one of each is meant */
  readonly quantity: number | null;
}

/** Names of columns in the store's languages; a part number is preferred to an "item", which may be a row number. */
const numberHeads = [
  /^(mfr\.?|manufacturer|mpn|vendor|supplier|customer|your|our)?\s*('?s)?\s*(part|p\/n|pn|sku|mpn|catalog|stock|gtin|upc|ean|model)\b/i,
  /(pieza|pièce|référence|referencia|réf|ref|n[o°º]\.? de (parte|pi))/i,
  /^(item|product|material|article|artículo|articulo|producto|produit)\b/i,
];
const quantityHead =
  /^(order\s+)?(qty|qnty|quan|quantity|qté|qte|quantité|quantite|cant|cantidad|pcs|count)\b/iu;

/** What the columns of a heading mean; null for a row that is none: it holds a digit or names no part. */
export function layoutOf(row: string): Layout | null {
  if (/\d/.test(row)) return null;
  const cells = columnsOf(row)?.map(unquote) ?? row.split(/\s{2,}|\s(?=qty\b|quantity\b)/i);
  const number = numberHeads
    .map((head) => cells.findIndex((cell) => head.test(cell)))
    .find((index) => index >= 0);
  const quantity = cells.findIndex((cell) => quantityHead.test(cell));
  const isHeading =
    number !== undefined && (cells.length > 1 || (cells[number] ?? '').split(/\s+/).length <= 2);
  return isHeading ? { number, quantity: quantity >= 0 && quantity !== number ? quantity : null } : null;
}

/** The cells of a line that has separators: tabs first, then semicolons, then commas; empty ones keep their place. */
export function columnsOf(line: string): string[] | null {
  if (line.includes('\t')) return line.split('\t');
  if (line.includes(';')) return line.split(';');
  const comma = line.indexOf(',');
  if (comma < 0) return null;
  const rest = line.slice(comma + 1);
  // `PN, 1,000` is one thousand, not three columns
  return isNumber(unquote(rest)) ? [line.slice(0, comma), rest] : commaCells(line);
}

/** Cells between commas; a comma inside quotes belongs to its cell. */
const commaCells = (line: string): string[] =>
  /^[^"]*("[^"]*"[^"]*)*$/.test(line) ? line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/) : line.split(',');

export const unquote = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();
