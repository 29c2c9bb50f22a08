import { rowsOf } from '@gantry/contracts/cart-limits';

/** One line of pasted text: what stands for the product, and how many. */
export interface PastedLine {
  readonly rawText: string;
  readonly text: string;
  /** null where what stands for it is no quantity: 0, a fraction, too many */
  readonly quantity: number | null;
}
type Reading = Omit<PastedLine, 'rawText'>;

const maxQuantity = 999_999;

/**
 * Reads pasted lines of "part number, quantity" as people have them: with commas, semicolons, spaces, tabs from a
 * spreadsheet (columns between are skipped), quotes, `5 x PN` and `PN x 5`. Without a quantity it is one. Every row that
 * is not empty comes back: how many there may be is the endpoint's rule.
 */
export function parsePaste(text: string): PastedLine[] {
  return rowsOf(text)
    .map((row) => row.trim())
    .filter((row, index) => !(index === 0 && isHeading(row)))
    .map((rawText) => ({ rawText, ...readLine(rawText) }));
}

function readLine(line: string): Reading {
  const columns = columnsOf(line)
    ?.map(unquote)
    .filter((cell) => cell !== '');
  return columns ? readColumns(columns, line) : readWords(line.split(/\s+/));
}

/** The cells of a line that has separators: tabs first, then semicolons, then commas. */
function columnsOf(line: string): string[] | null {
  if (line.includes('\t')) return line.split('\t');
  if (line.includes(';')) return line.split(';');
  const comma = line.indexOf(',');
  if (comma < 0) return null;
  const rest = line.slice(comma + 1);
  // `PN, 1,000` is one thousand, not three columns
  return isNumber(unquote(rest)) ? [line.slice(0, comma), rest] : line.split(',');
}

function readColumns(cells: readonly string[], line: string): Reading {
  const [first = line, second] = cells;
  const last = cells.length > 1 ? (cells.at(-1) ?? '') : '';
  if (quantityOf(last)) return { text: first, quantity: quantityOf(last) };
  const leading = second === undefined ? null : quantityOf(first);
  if (leading && second) return { text: second, quantity: leading };
  return { text: first, quantity: isNumber(last) ? null : 1 };
}

function readWords(words: readonly string[]): Reading {
  const last = words.length > 1 ? quantityOf(words.at(-1)?.replace(/^[x×]/i, '')) : null;
  if (last) return { text: withoutTimes(words.slice(0, -1)), quantity: last };
  if (words.length > 1 && isNoQuantity(words.at(-1) ?? ''))
    return { text: withoutTimes(words.slice(0, -1)), quantity: null };
  const isCount = /^\d{1,6}[x×]$/i.test(words[0] ?? '') || isTimes(words[1] ?? '');
  const leading = isCount && words.length > 1 ? quantityOf(words[0]?.replace(/[x×]$/i, '')) : null;
  return leading
    ? { text: withoutTimes(words.slice(1)), quantity: leading }
    : { text: words.join(' '), quantity: 1 };
}

const isTimes = (word: string) => /^[x×*]$/i.test(word);
const withoutTimes = (words: readonly string[]) => words.filter((word) => !isTimes(word)).join(' ');
const unquote = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** A whole number above zero, with or without thousands separators. */
function quantityOf(cell: string | undefined): number | null {
  if (!/^(\d{1,3}(,\d{3})+|\d{1,6})$/.test(cell ?? '')) return null;
  const quantity = Number(cell?.replaceAll(',', ''));
  return quantity > 0 && quantity <= maxQuantity ? quantity : null;
}

/** A column that holds a number, usable as a quantity or not. */
const isNumber = (cell: string) => /^[+-]?(\d{1,3}(,\d{3})+|\d+)([.,]\d+)?(e\d+)?$/i.test(cell);
/** Words after a part number that can only be meant as a quantity, and are none. */
const isNoQuantity = (word: string) => /^(0+|-\d+)$/.test(word);

/** The first line of a copied table names its columns. */
const isHeading = (line: string) =>
  !/\d/.test(line) && /\b(part|sku|item|product|qty|quantity)\b/i.test(line);
