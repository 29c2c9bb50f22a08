import { Injectable } from '@nestjs/common';
import { DomainError } from '@gantry/nest-kit/errors';
import type { Prices } from '../shared/price-book.ts';
import { StockRepository } from '../stock/stock.repository.ts';
import type { CartOwner } from './cart-owner.ts';
import type { Available, CartState } from './cart-state.ts';
import { CartRepository, type ReadCart } from './cart.repository.ts';
import { newCart } from './edit-cart.ts';

/** A cart after a change; with the prices it was decided by, where they were asked for. */
export interface Written extends ReadCart {
  readonly prices: Prices | null;
}
type Edit = (cart: CartState) => Promise<{ cart: CartState; prices: Prices }>;

const attempts = 20;

/** Reads a cart, lets an edit decide, and writes it unless it changed meanwhile; then all over again. */
@Injectable()
export class CartWriter {
  constructor(
    private readonly carts: CartRepository,
    private readonly stock: StockRepository,
  ) {}

  /** Edits the owner's cart, a new one when he has none. */
  async edit(owner: CartOwner, edit: Edit): Promise<Written> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const read = await this.carts.read(owner);
      const { cart, prices } = await edit(read?.cart ?? newCart());
      const isWritten = read
        ? await this.carts.update(read.cart, cart)
        : await this.carts.insert(cart, owner.accountId);
      if (isWritten) return { cart, prices, available: await this.availableOf(cart, read?.available) };
    }
    throw new DomainError('UNAVAILABLE');
  }

  /** Edits the owner's cart if he has one. */
  async editExisting(owner: CartOwner, edit: (cart: CartState) => CartState): Promise<Written | null> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const read = await this.carts.read(owner);
      if (!read) return null;
      const cart = edit(read.cart);
      if (await this.carts.update(read.cart, cart)) return { ...read, cart, prices: null };
    }
    throw new DomainError('UNAVAILABLE');
  }

  /** Only products that were not in the cart before are asked for. */
  private async availableOf(cart: CartState, known: Available = new Map()): Promise<Available> {
    const unknown = cart.lines.map(({ sku }) => sku).filter((sku) => !known.has(sku));
    return new Map([...known, ...(await this.stock.availableOf(unknown))]);
  }
}
