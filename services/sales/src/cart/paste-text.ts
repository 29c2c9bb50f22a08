import { rowsOf } from '@gantry/contracts/cart-limits';
import { columnsOf, layoutOf, unquote, type Layout } from './pasted-columns.ts';
import { isProse, isSignature, withoutMarks, quoteDepth } from './pasted-prose.ts';
import { isNoQuantity, isNumber, quantityOf, quantityPhrase, withoutUnit } from './pasted-quantity.ts';

/** One line of pasted text: what stands for the product, and how many. */
export interface PastedLine {
  readonly rawText: string;
  readonly text: string;
  /** null where what stands for it is no quantity: 0, a fraction, too many */
  readonly quantity: number | null;
  /** reads like a heading, a greeting or a signature: no part is missed in it unless the catalogue knows the text */
  readonly isProse: boolean;
}
interface Reading {
  readonly text: string;
  readonly quantity: number | null;
  /** whether the row named a quantity; one is meant otherwise */
  readonly isCounted: boolean;
}

/**
 * Reads pasted lines of "part number, quantity" as people have them: with commas, semicolons, spaces, tabs from a
 * spreadsheet (a heading says which columns count, else those between are skipped), quotes, bullets, `5 x PN`,
 * `qty 5 of PN`, `PN ..... 5 ea`, and mail text with its quoted lines and signature. Without a quantity it is one.
 * Every row that is not empty comes back: how many there may be is the endpoint's rule.
 */
export function parsePaste(text: string): PastedLine[] {
  let layout: Layout | null = null;
  let signedAt: number | null = null;
  return rowsOf(text).map((row) => {
    const rawText = row.trim();
    const depth = quoteDepth(rawText);
    // an answer may be signed above the rows it quotes
    if (signedAt !== null && signedAt !== depth) signedAt = null;
    const clean = withoutMarks(rawText);
    if (isSignature(clean)) signedAt = depth;
    const heading = layoutOf(clean);
    if (heading) {
      layout = heading;
      return { rawText, text: clean, quantity: 1, isProse: true };
    }
    const { text: number, quantity, isCounted } = readLine(clean, layout);
    const isNoPart = signedAt !== null || isProse(clean, isCounted);
    return { rawText, text: number, quantity, isProse: isNoPart };
  });
}

function readLine(line: string, layout: Layout | null): Reading {
  const cells = columnsOf(line)?.map(unquote);
  const placed = cells && layout ? readPlaced(cells, layout) : null;
  if (placed) return placed;
  const phrase = quantityPhrase(line);
  if (phrase) return { ...phrase, isCounted: true };
  const filled = cells?.filter((cell) => cell !== '');
  return filled?.length ? readColumns(filled) : readWords(withoutUnit(line).split(/\s+/));
}

/** A row of a table whose heading has said what its columns are; null where it has no number there. */
function readPlaced(cells: readonly string[], layout: Layout): Reading | null {
  const text = cells[layout.number] ?? '';
  if (text === '') return null;
  const cell = layout.quantity === null ? '' : withoutUnit(cells[layout.quantity] ?? '');
  return { text, quantity: cell === '' ? 1 : quantityOf(cell), isCounted: cell !== '' };
}

function readColumns(cells: readonly string[]): Reading {
  const [first = '', second] = cells;
  const last = cells.length > 1 ? withoutUnit(cells.at(-1) ?? '') : '';
  const counted = quantityOf(last);
  if (counted) {
    // many bills of materials count their rows first
    const isRowNumber = cells.length > 2 && /^\d{1,4}$/.test(first) && /\d/.test(second ?? '');
    return { text: isRowNumber ? (second ?? '') : first, quantity: counted, isCounted: true };
  }
  const leading = second === undefined ? null : quantityOf(withoutUnit(first));
  if (leading && second) return { text: second, quantity: leading, isCounted: true };
  const isWrong = isNumber(last);
  return { text: first, quantity: isWrong ? null : 1, isCounted: isWrong };
}

function readWords(words: readonly string[]): Reading {
  const ending = words.at(-1) ?? '';
  const last = words.length > 1 ? quantityOf(ending.replace(/^[x×]/i, '')) : null;
  if (last) return { text: withoutTimes(words.slice(0, -1)), quantity: last, isCounted: true };
  if (words.length > 1 && isNoQuantity(words))
    return { text: withoutTimes(words.slice(0, -1)), quantity: null, isCounted: true };
  const isCount = /^\d{1,6}[x×]$/i.test(words[0] ?? '') || isTimes(words[1] ?? '');
  const leading = isCount && words.length > 1 ? quantityOf(words[0]?.replace(/[x×]$/i, '')) : null;
  return leading
    ? { text: withoutTimes(words.slice(1)), quantity: leading, isCounted: true }
    : { text: words.join(' '), quantity: 1, isCounted: false };
}

const isTimes = (word: string) => /^[x×*]$/i.test(word);
const withoutTimes = (words: readonly string[]) => words.filter((word) => !isTimes(word)).join(' ');
