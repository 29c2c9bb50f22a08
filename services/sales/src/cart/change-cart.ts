import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import { DomainError } from '@gantry/nest-kit/errors';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { PriceBook, type Prices, type Wanted } from '../shared/price-book.ts';
import { mayEnterCart } from '../shared/purchasable.ts';
import { ownerScope, type CartOwner } from './cart-owner.ts';
import { quantityOf, type CartState } from './cart-state.ts';
import { CartWriter, type Written } from './cart-writer.ts';
import { changed, putProduct, withoutLine } from './edit-cart.ts';
import { refreshed } from './line-changes.ts';
import { roundQuantity } from './quantity.ts';

/** A change that may be repeated: `key` is the caller's idempotency key. */
export interface RepeatableChange {
  readonly owner: CartOwner;
  readonly key: string;
}
/** What a repeatable change answers: the cart it wrote when it ran now, only the token when it had run before. */
export interface Changed {
  readonly token: string;
  readonly written?: Written;
}

/** The buyer's changes of his cart. */
@Injectable()
export class ChangeCart {
  constructor(
    private readonly em: EntityManager,
    private readonly writer: CartWriter,
    private readonly priceBook: PriceBook,
  ) {}

  /** @throws DomainError NOT_FOUND for an unknown product, NOT_PURCHASABLE when it needs an inquiry */
  async add({ owner, key }: RepeatableChange, wanted: Wanted): Promise<Changed> {
    let written: Written | undefined;
    const write = { scope: `add-line:${ownerScope(owner)}`, key, request: wanted };
    const token = await idempotent(this.em, write, async () => {
      written = await this.writer.edit(owner, (cart) => this.withMore(cart, owner, wanted));
      return written.cart.token;
    });
    return { token, written };
  }

  /** @throws DomainError NOT_FOUND when the cart has no such line */
  setQuantity(owner: CartOwner, lineId: string, quantity: number): Promise<Written> {
    return this.writer.edit(owner, async (cart) => {
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) throw new DomainError('NOT_FOUND');
      const prices = await this.pricesWith(cart, owner, { sku: line.sku, quantity });
      const product = prices.get(line.sku);
      return {
        cart: product ? put({ cart, prices, product }, quantity) : refreshed(changed(cart), prices),
        prices,
      };
    });
  }

  remove(owner: CartOwner, lineId: string): Promise<Written | null> {
    return this.writer.editExisting(owner, (cart) => withoutLine(changed(cart), lineId));
  }

  dismissUnresolved(owner: CartOwner): Promise<Written | null> {
    return this.writer.editExisting(owner, (cart) => ({ ...changed(cart), unresolved: [] }));
  }

  private async withMore(cart: CartState, owner: CartOwner, wanted: Wanted) {
    const quantity = quantityOf(cart, wanted.sku) + wanted.quantity;
    const prices = await this.pricesWith(cart, owner, { ...wanted, quantity });
    const product = prices.get(wanted.sku);
    if (!product) throw new DomainError('NOT_FOUND', { sku: wanted.sku });
    if (!mayEnterCart(product)) throw notPurchasable(product);
    return { cart: put({ cart, prices, product }, quantity), prices };
  }

  /** The whole cart with one product at its new quantity, which may have another price when it is rounded. */
  private async pricesWith(cart: CartState, { accountId }: CartOwner, wanted: Wanted): Promise<Prices> {
    const others = cart.lines.filter(({ sku }) => sku !== wanted.sku);
    const prices = await this.priceBook.price([...others, wanted], accountId);
    const product = prices.get(wanted.sku);
    const quantity = product ? roundQuantity(wanted.quantity, product) : wanted.quantity;
    if (quantity === wanted.quantity) return prices;
    return new Map([...prices, ...(await this.priceBook.price([{ ...wanted, quantity }], accountId))]);
  }
}

interface Put {
  readonly cart: CartState;
  readonly prices: Prices;
  readonly product: PricedLine;
}

/** The product's own line is not news to the one who changes it. */
function put({ cart, prices, product }: Put, wanted: number): CartState {
  const others = new Map(
    [...prices].map(([sku, line]) => [sku, sku === product.sku ? asSeen(cart, line) : line]),
  );
  return putProduct(refreshed(changed(cart), others), product, wanted);
}

function asSeen(cart: CartState, line: PricedLine): PricedLine {
  const seen = cart.lines.find(({ sku }) => sku === line.sku);
  return seen ? { ...line, unitPrice: seen.seenPrice, availability: seen.seenAvailability } : line;
}

const notPurchasable = ({ sku, availability }: PricedLine) =>
  new DomainError('NOT_PURCHASABLE', { sku, availability });
