const maxQuantity = 999_999;

/** What quantities are counted in, in mails and lists of the store's languages. */
const units =
  '(?:ea|each|pcs?|pieces?|units?|unidad(?:es)?|uds?|pzas?|piezas?|unités?|boxe?s?|bx|pks?|packs?|pkgs?|rolls?|cs|cases?|cajas?|boîtes?)';
const label = '(?:qty|qnty|quantity|quan|cant|cantidad|qté|quantité)';
const number = String.raw`(\d{1,3}(?:,\d{3})+|\d{1,6})`;
const isText = (text: string) => /[\p{L}\p{N}]/u.test(text);

const phrases: readonly { readonly pattern: RegExp; readonly text: number; readonly quantity: number }[] = [
  // qty 5 of ABC-12, Qty: 5 ABC-12
  {
    pattern: new RegExp(
      String.raw`(?:^|\s)${label}\.?\s*[:=]?\s*${number}(?:\s*${units}\b\.?)?\s*[:,-]?\s+(?:of\s+|de\s+|x\s+)?(\S.*)$`,
      'iu',
    ),
    quantity: 1,
    text: 2,
  },
  // ABC-12 (qty 5), ABC-12, qty: 5 ea
  {
    pattern: new RegExp(
      String.raw`^(\S.*?)[\s,;:(-]+${label}\.?\s*[:=]?\s*${number}(?:\s*${units}\.?)?\s*\)?\.?$`,
      'iu',
    ),
    text: 1,
    quantity: 2,
  },
  // 5 of ABC-12, 5 pcs ABC-12, Please send 5 ea. of ABC-12
  {
    pattern: new RegExp(
      String.raw`^(?:\p{L}[\p{L}’']*\s+){0,5}?${number}\s*(?:${units}\.?\s+(?:(?:of|de)\s+)?|(?:of|de)\s+)(\S.*)$`,
      'iu',
    ),
    quantity: 1,
    text: 2,
  },
];

/** A sentence that goes on in the next row, in the store's languages: `5 pcs of ABC-12 and`. */
const conjunction = /[\s,;]+(?:and|or|plus|&|y|o|e|et|ou)$/iu;

/** A row that says its quantity in words, as mails do; null for any other. Longer rows are no such phrase. */
export function quantityPhrase(
  row: string,
): { readonly text: string; readonly quantity: number | null } | null {
  if (row.length > 200) return null;
  for (const { pattern, text, quantity } of phrases) {
    const match = pattern.exec(row);
    const found =
      match?.[text]
        ?.replace(/[\s,.;:]+$/, '')
        .replace(conjunction, '')
        .trim() ?? '';
    if (match && isText(found)) return { text: found, quantity: quantityOf(match[quantity]) };
  }
  return null;
}

const leaders = /\s*(?:\.{3,}|…+|_{3,}|-{3,})\s*/gu;
const unitAtEnd = new RegExp(String.raw`(^|[\s,;])${number}\s*${units}\.?$`, 'iu');

/** A row without the dots that lead to its quantity and the unit behind it: `ABC-12 ..... 5 ea` is `ABC-12 5`. */
export const withoutUnit = (row: string): string =>
  row.length > 200 ? row : row.replace(leaders, ' ').trim().replace(unitAtEnd, '$1$2');

/** A whole number above zero, with or without thousands separators; spreadsheets write `5.0`. */
export function quantityOf(cell: string | undefined): number | null {
  const whole = cell?.replace(/^(\d{1,6})\.0+$/, '$1') ?? '';
  if (!/^(\d{1,3}(,\d{3})+|\d{1,6})$/.test(whole)) return null;
  const quantity = Number(whole.replaceAll(',', ''));
  return quantity > 0 && quantity <= maxQuantity ? quantity : null;
}

/** A column that holds a number, usable as a quantity or not. */
export const isNumber = (cell: string): boolean =>
  /^[+-]?(\d{1,3}(,\d{3})+|\d+)([.,]\d+)?(e\d+)?$/i.test(cell);
/**
 * Whether the last word of a row can only be meant as a quantity, and is none. A fraction or a power of ten counts as one
 * right after a single part number; after more words it may be a size.
 */
export function isNoQuantity(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (/^(0+|-\d+)$/.test(last)) return true;
  const isAfterNumber = words.length === 2 && /\d/.test(words[0] ?? '') && /\p{L}/u.test(words[0] ?? '');
  return isAfterNumber && /^\d+([.,]\d+|([.,]\d+)?e\d+)$/i.test(last);
}
