import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type {
  Cart,
  CartSummary,
  ChangedCart,
  PastedCart,
  RowCorrection,
} from '@gantry/contracts/schemas/cart';
import type { PricedLine } from '@gantry/contracts/schemas/catalog';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { roundQuantity } from '@gantry/domain/order-quantity';
import { idempotent } from '@gantry/nest-kit/idempotency';
import { promotionBuyerOf } from '../promotion/promotion-buyer.ts';
import { PriceBook, type Prices, type Wanted } from '../shared/price-book.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import { ownerOf, ownerScope, type CartOwner } from './cart-owner.ts';
import {
  changed,
  mergeCarts,
  newCart,
  purchasable,
  quantityOf,
  refreshed,
  refuseShortage,
  setProduct,
  withCode,
  withoutCode,
  withoutLine,
  type Available,
  type CartState,
} from './cart.ts';
import { CartRepository, type ReadCart } from './cart.repository.ts';
import { rowsOfKnown, withAlternates, withEarlierPrices, type KnownLine } from './known-line.ts';
import { MatchRows, type Correction } from './match-rows.ts';
import { ShowCart } from './show-cart.ts';
import { parsePaste } from './paste-text.ts';
import { putCorrected, putPasted, wantedBy, type Pasted } from './pasted-lines.ts';

/** A cart after a change, with the prices of all its lines where the change was decided by them. */
interface WrittenCart extends ReadCart {
  readonly prices: Prices | null;
}
/** What a change makes of a cart; `available` as far as it has been asked for. */
type Change = (
  cart: CartState,
  known: Available,
) => Promise<Omit<WrittenCart, 'available'> & Partial<Pick<WrittenCart, 'available'>>>;

/** A quantity for a line, and the version of the cart its buyer saw when they chose it. */
interface ChangedLine {
  readonly quantity: number;
  readonly seen?: number | undefined;
  /** the quantity they saw */
  readonly was?: number | undefined;
}

const maxEdits = 20;
const maxClaims = 5;

/** The cart as its pages use it: each change answers the whole cart, priced anew. */
@Injectable()
export class CartService {
  constructor(
    private readonly em: EntityManager,
    private readonly carts: CartRepository,
    private readonly stock: StockRepository,
    private readonly priceBook: PriceBook,
    private readonly rows: MatchRows,
    private readonly shown: ShowCart,
  ) {}

  getCart(call: Call): Promise<Cart> {
    return this.presentCart(call, ownerOf(call));
  }

  /** Count and subtotal at the prices last shown. */
  summarize(call: Call): Promise<CartSummary> {
    return this.summaryOf(ownerOf(call));
  }

  /**
   * @throws DomainError NOT_FOUND for an unknown product, NOT_PURCHASABLE when it needs an inquiry, OUT_OF_STOCK for more
   * than can come, INVALID when full
   */
  async addLine(call: Call, wanted: Wanted): Promise<Cart> {
    const owner = ownerOf(call);
    const done = await this.once(call, { scope: 'add-line', request: wanted }, async () => {
      const written = await this.edit(owner, async (cart, known) => {
        const quantity = quantityOf(cart, wanted.sku) + wanted.quantity;
        const prices = await this.pricesWith(cart, owner, { sku: wanted.sku, quantity });
        const product = purchasable(prices, wanted.sku);
        const available = await this.availableOf([wanted.sku], known);
        return { cart: withProduct(cart, product, { quantity, prices, available }), prices, available };
      });
      return { written, result: null };
    });
    return done.cart;
  }

  /** Puts pasted part numbers in the cart; what is not understood stays there with its reason, what is no part comes back. */
  paste(call: Call, text: string): Promise<PastedCart> {
    const write = { scope: 'paste', request: text };
    return this.putRows(call, write, () => this.rows.match(call, parsePaste(text)));
  }

  /** Puts what was bought or listed before in the cart; what cannot be bought any more waits there with alternates. */
  addKnown(call: Call, lines: readonly KnownLine[], request: object): Promise<PastedCart> {
    const readRows = () => Promise.resolve(rowsOfKnown(lines));
    return this.putRows(call, { scope: 'reorder', request }, readRows, async (cart, prices) => {
      const alternates = await this.rows.alternates.alternatesOf(lines, prices, call.caller.accountId);
      return withAlternates(withEarlierPrices(cart, lines, prices), alternates);
    });
  }

  /**
   * Whoever sees the newest cart is answered the changed line and the sums; anybody else, and whoever is overtaken, the
   * whole cart. @throws DomainError CART_CHANGED when the line is gone, so that the page loads the cart as it is now, and
   * with its `quantity` when that is another than the buyer saw; OUT_OF_STOCK for more than can come
   */
  async setQuantity(call: Call, lineId: string, { quantity, seen, was }: ChangedLine): Promise<ChangedCart> {
    const owner = ownerOf(call);
    const part = seen === undefined ? null : await this.setSeenLine(call, { owner, lineId, quantity, seen });
    if (part) return part;
    const written = await this.edit(owner, async (cart, available) => {
      const line = cart.lines.find(({ id }) => id === lineId);
      if (!line) throw new DomainError('CART_CHANGED', { cartVersion: cart.version });
      if (was !== undefined && ![was, quantity].includes(line.quantity))
        throw new DomainError('CART_CHANGED', { cartVersion: cart.version, quantity: line.quantity });
      const prices = await this.pricesWith(cart, owner, { sku: line.sku, quantity });
      const product = prices.get(line.sku);
      return {
        cart: product
          ? withProduct(cart, product, { quantity, prices, available })
          : refreshed(changed(cart), prices),
        prices,
      };
    });
    return { ...(await this.showWritten(call, owner, written)), isPart: false };
  }

  async removeLine(call: Call, lineId: string): Promise<Cart> {
    await this.editExisting(ownerOf(call), (cart) => withoutLine(changed(cart), lineId));
    return this.getCart(call);
  }

  /**
   * Corrects a pasted row; understood now, it goes into the cart. What it was pasted under is remembered until the cart
   * is ordered. @throws DomainError CART_CHANGED when the row is gone
   */
  async correctRow(call: Call, rowId: string, correction: RowCorrection): Promise<Cart> {
    const owner = ownerOf(call);
    let added: Correction | null = null;
    const written = await this.edit(owner, async (cart, known) => {
      const row = cart.unresolved.find(({ id }) => id === rowId);
      if (!row) throw new DomainError('CART_CHANGED', { cartVersion: cart.version });
      const rows = await this.rows.matchCorrected(call, row, correction);
      const facts = await this.factsOf(cart, rows, { owner, known });
      const after = putCorrected(cart, row, rows, facts);
      const [found] = rows.found;
      added = found && !after.unresolved.some(({ id }) => id === rowId) ? { row, sku: found.sku } : null;
      return { cart: after, prices: null, available: facts.available };
    });
    if (added) await this.rows.noteCorrection(written.cart.id, added);
    return this.showWritten(call, owner, written);
  }

  /**
   * Enters a promotion code; what it comes to is in the cart. One whose goods are not there yet waits for them.
   * @throws DomainError CART_EMPTY; CODE_INVALID with why it does not count for this buyer, or that there are too many
   */
  async enterCode(call: Call, code: string): Promise<Cart> {
    const owner = ownerOf(call);
    if (!(await this.carts.readCart(owner))) throw new DomainError('CART_EMPTY');
    const refusal = await this.shown.refusalOfCode(code, promotionBuyerOf(call.caller));
    if (refusal) throw new DomainError('CODE_INVALID', { refusal });
    await this.editExisting(owner, (cart) => withCode(cart, code));
    return this.getCart(call);
  }

  async removeCode(call: Call, code: string): Promise<Cart> {
    await this.editExisting(ownerOf(call), (cart) => withoutCode(cart, code));
    return this.getCart(call);
  }

  async removeRow(call: Call, rowId: string): Promise<Cart> {
    await this.editExisting(ownerOf(call), (cart) => ({
      ...changed(cart),
      unresolved: cart.unresolved.filter(({ id }) => id !== rowId),
    }));
    return this.getCart(call);
  }

  async dismissUnresolved(call: Call): Promise<Cart> {
    await this.editExisting(ownerOf(call), (cart) => ({ ...changed(cart), unresolved: [] }));
    return this.getCart(call);
  }

  /**
   * Gives a guest's cart to the account they have signed in to: merged into its cart if there is one (quantities added).
   * A token without a cart changes nothing, nor does a cart that others keep changing.
   */
  async claim(token: string | null, accountId: string): Promise<CartSummary> {
    const account = { accountId, token: null };
    for (let attempt = 0; token && attempt < maxClaims; attempt += 1) {
      const guest = await this.carts.readCart({ accountId: null, token });
      if (!guest) break;
      const own = await this.carts.readCart(account);
      const isClaimed = own
        ? await this.carts.merge(guest.cart, own.cart, mergeCarts(own.cart, guest.cart))
        : await this.carts.claim(guest.cart, accountId);
      if (isClaimed) break;
    }
    return this.summaryOf(account);
  }

  /** Reads, prices and writes one line of the cart that its buyer sees; null where it is no longer that cart. */
  private async setSeenLine(
    call: Call,
    { owner, lineId, quantity, seen }: ChangedLine & { owner: CartOwner; lineId: string },
  ): Promise<ChangedCart | null> {
    const read = await this.carts.readLine(owner, lineId);
    const [line] = read?.cart.lines ?? [];
    if (!read || !line || read.cart.version !== seen) return null;
    const prices = await this.pricesWith(read.cart, owner, { sku: line.sku, quantity });
    const product = prices.get(line.sku);
    const { available } = read;
    const cart = product && withProduct(read.cart, product, { quantity, prices, available });
    if (!cart) return null;
    // what promotions take off depends on all lines
    const isPromoted = await this.shown.isPromoted(call, cart);
    const beside = isPromoted ? await this.carts.listOthers(cart.id, lineId) : null;
    // no line was changed meanwhile, or this is another cart by now
    if (!(await this.carts.updateCart(read.cart, cart))) return null;
    return this.shown.showLine(call, { ...read, cart, prices, beside });
  }

  /** Puts rows in the cart, once for their key. */
  private async putRows(
    call: Call,
    write: { readonly scope: string; readonly request: unknown },
    readRows: () => Promise<Pasted>,
    finish: (cart: CartState, prices: Prices) => Promise<CartState> = (cart) => Promise.resolve(cart),
  ): Promise<PastedCart> {
    const owner = ownerOf(call);
    const done = await this.once(call, write, async () => {
      const rows = await readRows();
      let result: PastedCart['pasted'] = { added: 0, unresolved: 0, unread: [] };
      const written = await this.edit(owner, async (cart, known) => {
        const { prices, available } = await this.factsOf(cart, rows, { owner, known });
        const { cart: after, pasted } = putPasted(cart, rows, { prices, available });
        result = pasted;
        return { cart: await finish(after, prices), prices: null, available };
      });
      return { written, result };
    });
    return { ...done.cart, pasted: done.result };
  }

  /**
   * A change that may be repeated under its idempotency key: done once, and then only shown with its result. A guest
   * makes the first one without a cart and repeats it with the token it gave them (a form's page is reloaded), so the
   * keys of guests stand together; another guest's answer is never shown.
   */
  private async once<Result>(
    call: Call,
    { scope, request }: { readonly scope: string; readonly request: unknown },
    change: () => Promise<{ readonly written: WrittenCart; readonly result: Result }>,
  ): Promise<{ readonly cart: Cart; readonly result: Result }> {
    const owner = ownerOf(call);
    const done: { written?: WrittenCart } = {};
    const changeAs = (name: string) => {
      const write = { scope: `${scope}:${name}`, key: call.idempotencyKey ?? '', request };
      return idempotent(this.em, write, async () => {
        const { written, result } = await change();
        done.written = written;
        return { token: written.cart.token, result };
      });
    };
    let answer = await changeAs(owner.accountId ? ownerScope(owner) : 'guest');
    const isOfAnother = !done.written && !owner.accountId && owner.token && owner.token !== answer.token;
    if (isOfAnother) answer = await changeAs(ownerScope(owner));
    return {
      cart: await this.showWritten(call, { ...owner, token: answer.token }, done.written),
      result: answer.result,
    };
  }

  /** Reads the owner's cart or begins one, lets a change decide, and writes it unless it changed meanwhile; then again. */
  private async edit(owner: CartOwner, change: Change): Promise<WrittenCart> {
    for (let attempt = 0; attempt < maxEdits; attempt += 1) {
      const read = await this.carts.readCart(owner);
      const known = read?.available ?? new Map<string, number>();
      const { cart, prices, available = known } = await change(read?.cart ?? newCart(), known);
      const isWritten = read
        ? await this.carts.updateCart(read.cart, cart)
        : await this.carts.insertCart(cart, owner.accountId);
      if (isWritten) return { cart, prices, available };
    }
    throw new DomainError('UNAVAILABLE');
  }

  /** The same for a cart that is there; without one nothing happens. */
  private async editExisting(owner: CartOwner, change: (cart: CartState) => CartState): Promise<void> {
    for (let attempt = 0; attempt < maxEdits; attempt += 1) {
      const read = await this.carts.readCart(owner);
      if (!read || (await this.carts.updateCart(read.cart, change(read.cart)))) return;
    }
    throw new DomainError('UNAVAILABLE');
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

  /** Prices and stock of rows that go into a cart. */
  private async factsOf(
    cart: CartState,
    rows: Pasted,
    { owner, known }: { readonly owner: CartOwner; readonly known: Available },
  ): Promise<{ readonly prices: Prices; readonly available: Available }> {
    const wanted = wantedBy(cart, rows);
    const prices = await this.priceBook.price(wanted, owner.accountId);
    const skus = wanted.map(({ sku }) => sku);
    return { prices, available: await this.availableOf(skus, known) };
  }

  /** Only products that were not in the cart before are asked for. */
  private async availableOf(skus: readonly string[], known: Available): Promise<Available> {
    const unknown = skus.filter((sku) => !known.has(sku));
    return new Map([...known, ...(await this.stock.availableOf(unknown))]);
  }

  /** Priced anew, with a notice of everything that changed since the buyer last saw it. */
  private async presentCart(call: Call, owner: CartOwner): Promise<Cart> {
    const read = await this.carts.readCart(owner);
    if (!read) return this.shown.showEmpty();
    const prices = await this.priceBook.price(read.cart.lines, owner.accountId);
    const cart = refreshed(read.cart, prices);
    // only news is written; if the buyer has changed the cart meanwhile, their next look finds it again
    if (cart !== read.cart) await this.carts.updateCart(read.cart, cart);
    return this.shown.showCart(call, { cart, available: read.available, prices });
  }

  /** What has been written by the prices of all lines is shown by them; anything else is read and priced. */
  private showWritten(call: Call, owner: CartOwner, written: WrittenCart | undefined): Promise<Cart> {
    const prices = written?.prices;
    return written && prices
      ? this.shown.showCart(call, { ...written, prices })
      : this.presentCart(call, owner);
  }

  private async summaryOf(owner: CartOwner): Promise<CartSummary> {
    const summary = await this.carts.summarize(owner);
    return { ...(summary ?? { token: null, count: 0, subtotal: 0 }), currency: 'USD' };
  }
}

/** The cart with a quantity of a product that can come. @throws DomainError OUT_OF_STOCK, INVALID when it is full */
function withProduct(
  before: CartState,
  product: PricedLine,
  { quantity, prices, available }: { quantity: number; prices: Prices; available: Available },
): CartState {
  const cart = setProduct(before, product, { quantity, prices });
  refuseShortage(product, {
    wanted: quantityOf(cart, product.sku),
    available: available.get(product.sku) ?? null,
    inCart: quantityOf(before, product.sku),
  });
  return cart;
}
