import { randomUUID } from 'node:crypto';
import type { PastedCart } from '@gantry/contracts/schemas/cart';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Prices, Wanted } from '../shared/price-book.ts';
import { roundQuantity } from '@gantry/domain/order-quantity';
import { mayEnterCart, maxUnits } from '../shared/purchasable.ts';
import {
  changed,
  putProduct,
  quantityOf,
  withUnresolved,
  type Available,
  type CartState,
  type UnresolvedLine,
} from './cart.ts';
import type { PastedLine } from './paste-text.ts';

/** What the catalogue and the buyer's own numbers say a pasted text means: one product, or none of several. */
export interface Answer {
  readonly text: string;
  readonly sku: string | null;
  readonly candidates: number;
  /** store numbers of the first of them */
  readonly choices: readonly string[];
}
/** A pasted line whose product is known. */
export interface FoundLine extends Pick<PastedLine, 'rawText' | 'text'> {
  readonly sku: string;
  readonly quantity: number;
}
/** Pasted lines whose product is known, those left for the buyer to look at, and those that are no parts. */
export interface Pasted {
  readonly found: readonly FoundLine[];
  readonly unresolved: readonly UnresolvedLine[];
  readonly unread: readonly string[];
}

/**
 * Tells pasted lines that mean one product from those that do not. Each line is in one of the three, whatever it holds.
 * @param products what the choices are called
 */
export function resolvePasted(
  lines: readonly PastedLine[],
  answers: readonly Answer[],
  products: Prices = new Map(),
): Pasted {
  const byText = new Map(answers.map((answer) => [answer.text, answer]));
  const found: FoundLine[] = [];
  const unresolved: UnresolvedLine[] = [];
  const unread: string[] = [];
  for (const line of lines) {
    const answer = byText.get(line.text);
    const { quantity, rawText, text } = line;
    if (answer?.sku && quantity) found.push({ rawText, text, sku: answer.sku, quantity });
    else if (answer?.sku) unresolved.push(left(line, 'quantity'));
    else if (answer && answer.candidates > 1)
      unresolved.push(left(line, 'ambiguous', candidatesOf(answer, products)));
    else if (line.isProse) unread.push(rawText);
    else unresolved.push(left(line, 'unknown'));
  }
  return { found, unresolved, unread };
}

/** The products of pasted lines with what the cart will hold of each: the same product pasted twice is one line. */
export function wantedBy(cart: CartState, { found }: Pick<Pasted, 'found'>): Wanted[] {
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

/** What decides whether rows can go into a cart; priced for what it would hold of each. */
export interface RowFacts {
  readonly prices: Prices;
  readonly available: Available;
}

/** The cart with the pasted products that may be bought and can come; the other rows stay in it with their reason. */
export function putPasted(
  before: CartState,
  pasted: Pasted,
  { prices, available }: RowFacts,
): PastedCartState {
  const short = new Map<string, number>();
  const soldOf = (sku: string): PricedLine | null => {
    const product = prices.get(sku);
    return product && mayEnterCart(product) ? product : null;
  };
  let cart = changed(before);
  for (const { sku, quantity } of wantedBy(before, pasted)) {
    const product = soldOf(sku);
    if (!product) continue;
    const most = maxUnits(product, available.get(sku) ?? null);
    if (most !== null && roundQuantity(quantity, product) > most) short.set(sku, most);
    else cart = putProduct(cart, product, quantity);
  }
  const refused = pasted.found.flatMap((line) => {
    const most = short.get(line.sku);
    if (most !== undefined) return [{ ...left(line, 'short-stock'), available: most }];
    return soldOf(line.sku) ? [] : [left(line, 'not-purchasable')];
  });
  const unresolved = [...pasted.unresolved, ...refused];
  const counts = {
    added: pasted.found.length - refused.length,
    unresolved: unresolved.length,
    unread: [...pasted.unread],
  };
  return { cart: withUnresolved(cart, unresolved), pasted: counts };
}

/**
 * The cart with one of its rows as the buyer corrected it: gone from the rows where it could be added, else in its old
 * place, under its old name and with what it says now.
 */
export function putCorrected(
  before: CartState,
  row: UnresolvedLine,
  pasted: Pasted,
  facts: RowFacts,
): CartState {
  const index = before.unresolved.indexOf(row);
  const others = before.unresolved.filter((each) => each !== row);
  const { cart } = putPasted({ ...before, unresolved: others }, pasted, facts);
  const again = cart.unresolved.slice(others.length).map((each) => ({ ...each, id: row.id }));
  return { ...cart, unresolved: others.toSpliced(index, 0, ...again) };
}

function candidatesOf({ choices }: Answer, products: Prices): UnresolvedLine['candidates'] {
  return choices.flatMap((sku) => {
    const product = products.get(sku);
    if (!product) return [];
    const { name, localName, brand, partNumber } = product;
    return [{ sku, name: localName ?? name, brand, partNumber }];
  });
}

const left = (
  { rawText, text, quantity }: Omit<PastedLine, 'isProse'>,
  reason: UnresolvedLine['reason'],
  candidates: UnresolvedLine['candidates'] = [],
): UnresolvedLine => ({ id: randomUUID(), rawText, text, quantity: quantity ?? 0, candidates, reason });
