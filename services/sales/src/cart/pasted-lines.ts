import type { PastedCart } from '@gantry/contracts/schemas/cart';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Prices, Wanted } from '../shared/price-book.ts';
import { mayEnterCart } from '../shared/purchasable.ts';
import {
  changed,
  putProduct,
  quantityOf,
  withUnresolved,
  type CartState,
  type UnresolvedLine,
} from './cart.ts';
import type { PastedLine } from './paste-text.ts';

/** What the catalogue says a pasted text means: one product, or none of `candidates`. */
interface Answer {
  readonly text: string;
  readonly sku: string | null;
  readonly candidates: number;
}
interface FoundLine extends PastedLine {
  readonly sku: string;
  readonly quantity: number;
}
/** Pasted lines whose product is known, and those left for the buyer to look at. */
export interface Pasted {
  readonly found: readonly FoundLine[];
  readonly unresolved: readonly UnresolvedLine[];
}

/** Tells pasted lines that mean one product from those that do not. */
export function resolvePasted(lines: readonly PastedLine[], answers: readonly Answer[]): Pasted {
  const byText = new Map(answers.map((answer) => [answer.text, answer]));
  const found: FoundLine[] = [];
  const unresolved: UnresolvedLine[] = [];
  for (const line of lines) {
    const answer = byText.get(line.text);
    const { quantity } = line;
    if (answer?.sku && quantity) found.push({ ...line, sku: answer.sku, quantity });
    else if (answer?.sku) unresolved.push(left(line, 'quantity'));
    else unresolved.push(left(line, answer && answer.candidates > 1 ? 'ambiguous' : 'unknown'));
  }
  return { found, unresolved };
}

/** The products of pasted lines with what the cart will hold of each: the same product pasted twice is one line. */
export function wantedBy(cart: CartState, { found }: Pasted): Wanted[] {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of found) {
    quantities.set(sku, (quantities.get(sku) ?? quantityOf(cart, sku)) + quantity);
  }
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

/** A cart with what became of the rows pasted into it. */
export interface PastedCartState {
  readonly cart: CartState;
  readonly pasted: PastedCart['pasted'];
}

/** The cart with the pasted products that may be bought; the other lines stay in it with their reason. */
export function putPasted(before: CartState, pasted: Pasted, prices: Prices): PastedCartState {
  const soldOf = (sku: string): PricedLine | null => {
    const product = prices.get(sku);
    return product && mayEnterCart(product) ? product : null;
  };
  let cart = changed(before);
  for (const { sku, quantity } of wantedBy(before, pasted)) {
    const product = soldOf(sku);
    if (product) cart = putProduct(cart, product, quantity);
  }
  const refused = pasted.found.filter(({ sku }) => !soldOf(sku)).map((line) => left(line, 'not-purchasable'));
  const unresolved = [...pasted.unresolved, ...refused];
  const counts = { added: pasted.found.length - refused.length, unresolved: unresolved.length };
  return { cart: withUnresolved(cart, unresolved), pasted: counts };
}

const left = ({ rawText, quantity }: PastedLine, reason: UnresolvedLine['reason']): UnresolvedLine => ({
  rawText,
  quantity: quantity ?? 0,
  reason,
});
