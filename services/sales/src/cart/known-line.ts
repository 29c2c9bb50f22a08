import type { Prices } from '../shared/price-book.ts';
import type { CartNotice, CartState, UnresolvedLine } from './cart.ts';
import type { Pasted } from './pasted-lines.ts';

/** Something bought or listed before, with what it was called and cost then. */
export interface KnownLine {
  readonly sku: string;
  readonly quantity: number;
  readonly name: string;
  readonly partNumber: string;
  /** minor units per unit of measure; null where nobody paid */
  readonly paid: number | null;
}

/** Known lines as rows of a cart, for those that cannot be bought any more. */
export const rowsOfKnown = (lines: readonly KnownLine[]): Pasted => ({
  found: lines.map(({ sku, quantity, name, partNumber }) => ({
    rawText: `${partNumber}, ${quantity} – ${name}`,
    text: partNumber,
    sku,
    quantity,
  })),
  unresolved: [],
  unread: [],
});

/** The cart, saying of each line what it cost when it was bought last. */
export function withEarlierPrices(cart: CartState, lines: readonly KnownLine[], prices: Prices): CartState {
  const news = lines.flatMap(({ sku, paid }): CartNotice[] => {
    const line = cart.lines.find((each) => each.sku === sku);
    const now = prices.get(sku)?.unitPrice ?? null;
    if (!line || paid === null || now === null || paid === now) return [];
    const data = { sku, from: paid, to: now };
    return [{ code: 'price-changed', lineId: line.id, severity: 'warning', data }];
  });
  return { ...cart, notices: [...cart.notices, ...news] };
}

/**
 * The cart with alternates beside the rows that cannot be bought.
 * @param alternates by the part number of the row
 */
export const withAlternates = (
  cart: CartState,
  alternates: ReadonlyMap<string, UnresolvedLine['candidates']>,
): CartState => ({
  ...cart,
  unresolved: cart.unresolved.map((row) => {
    const candidates = alternates.get(row.text);
    return candidates && row.candidates.length === 0 ? { ...row, candidates: [...candidates] } : row;
  }),
});
