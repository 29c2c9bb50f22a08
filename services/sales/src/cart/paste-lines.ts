import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { PriceBook, type Prices, type Wanted } from '../shared/price-book.ts';
import { mayEnterCart } from '../shared/purchasable.ts';
import type { UnresolvedLine } from './cart-notice.ts';
import { ownerScope, type CartOwner } from './cart-owner.ts';
import { quantityOf, type CartState } from './cart-state.ts';
import { CartWriter } from './cart-writer.ts';
import type { RepeatableChange } from './change-cart.ts';
import { changed, putProduct, withUnresolved } from './edit-cart.ts';
import { parsePaste, type PastedLine } from './paste-text.ts';

interface FoundLine extends PastedLine {
  readonly sku: string;
}
interface Pasted {
  readonly found: readonly FoundLine[];
  readonly unresolved: readonly UnresolvedLine[];
}

/** Puts pasted part numbers in the cart; what is not understood stays there with its reason. */
@Injectable()
export class PasteLines {
  constructor(
    private readonly em: EntityManager,
    private readonly writer: CartWriter,
    private readonly priceBook: PriceBook,
  ) {}

  /** Answers the token of the cart. */
  paste({ owner, key }: RepeatableChange, text: string): Promise<string> {
    const write = { scope: `paste:${ownerScope(owner)}`, key, request: text };
    return idempotent(this.em, write, async () => {
      const pasted = await this.find(parsePaste(text));
      const { cart } = await this.writer.edit(owner, (before) => this.put(before, owner, pasted));
      return cart.token;
    });
  }

  private async find(lines: readonly PastedLine[]): Promise<Pasted> {
    const texts = [...new Set(lines.map(({ text }) => text))];
    const answers = texts.length > 0 ? await this.priceBook.resolve(texts) : [];
    const byText = new Map(answers.map((answer) => [answer.text, answer]));
    const found: FoundLine[] = [];
    const unresolved: UnresolvedLine[] = [];
    for (const line of lines) {
      const answer = byText.get(line.text);
      if (answer?.sku) found.push({ ...line, sku: answer.sku });
      else unresolved.push(left(line, answer && answer.candidates > 1 ? 'ambiguous' : 'unknown'));
    }
    return { found, unresolved };
  }

  private async put(before: CartState, { accountId }: CartOwner, { found, unresolved }: Pasted) {
    const wanted = totals(found).map(({ sku, quantity }) => ({
      sku,
      quantity: quantityOf(before, sku) + quantity,
    }));
    const prices = await this.priceBook.price(wanted, accountId);
    let cart = changed(before);
    for (const { sku, quantity } of wanted) {
      const product = prices.get(sku);
      if (product && mayEnterCart(product)) cart = putProduct(cart, product, quantity);
    }
    const refused = found
      .filter(({ sku }) => !isSold(prices, sku))
      .map((line) => left(line, 'not-purchasable'));
    return { cart: withUnresolved(cart, [...unresolved, ...refused]), prices };
  }
}

/** The same product pasted twice is one line. */
function totals(lines: readonly FoundLine[]): Wanted[] {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of lines) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

function isSold(prices: Prices, sku: string): boolean {
  const product = prices.get(sku);
  return product !== undefined && mayEnterCart(product);
}

const left = ({ rawText, quantity }: PastedLine, reason: UnresolvedLine['reason']): UnresolvedLine => ({
  rawText,
  quantity,
  reason,
});
