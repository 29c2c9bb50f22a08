/** How a file writes its numbers. */
export interface NumberStyle {
  decimal: '.' | ',';
  /** what a number is multiplied by to come into our unit, as 0.45359237 for pounds that become kilograms */
  multiply: number;
}
const plainNumbers: NumberStyle = { decimal: '.', multiply: 1 };

/** `1,234.50`, `$12` and `12.5` are numbers; anything else stays text and becomes an error of its row. */
export function numberCell(text: string, { decimal, multiply }: NumberStyle = plainNumbers): number | string {
  const bare = text.replace(/^\s*(?:\$|USD)\s*/i, '').trim();
  const plain =
    decimal === ','
      ? bare.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.')
      : bare.replace(/,(?=\d{3}(?:\D|$))/g, '');
  const value = Number(plain);
  if (plain === '' || !Number.isFinite(value)) return text;
  // Twelve digits: what multiplying adds behind them is noise of binary fractions.
  return multiply === 1 ? value : Number((value * multiply).toPrecision(12));
}

/** `yes`, `true`, `1` and their opposites; anything else stays text and becomes an error of its row. */
export function booleanCell(text: string): boolean | string {
  if (/^(?:1|true|yes|y|x)$/i.test(text)) return true;
  return /^(?:0|false|no|n|-)$/i.test(text) ? false : text;
}

/** Parts of a list, split at a mark; a JSON list where a part holds the mark itself. */
export function listCell(text: string, mark: string | RegExp = '|'): string[] {
  const list = text.startsWith('[') ? jsonCell(text) : null;
  if (Array.isArray(list))
    return list.map((part: unknown) => (typeof part === 'string' ? part : JSON.stringify(part)));
  return text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** `10=4.50|100=3.90`: a quantity and the price of one from it on; with dates it is JSON. */
export function packagePricesCell(text: string, style: NumberStyle): unknown {
  if (text.startsWith('[')) return jsonCell(text);
  return listCell(text).map((part) => {
    const [quantity, price] = part.split('=');
    return { quantity: numberCell(quantity ?? ''), price: numberCell(price ?? '', style) };
  });
}

/** A nested fact written as JSON; text that is none stays text and becomes an error of its row. */
export function jsonCell(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

// A spreadsheet would run such a text as a formula. Our export puts an apostrophe before it, and one more before text
// that has one already, so that taking one away gives back exactly what was there.
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/** Text for a cell that no spreadsheet takes for a formula. */
export const guardedCell = (text: string): string =>
  formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;

/** Undoes `guardedCell`; other text stays as it is. */
export const unguardedCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
