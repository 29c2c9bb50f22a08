import { Injectable } from '@nestjs/common';
import type { Cart, CartSummary } from '@gantry/contracts/schemas/cart';
import type { Call } from '@gantry/nest-kit/call';
import type { Wanted } from '../shared/price-book.ts';
import { ownerOf, type CartOwner } from './cart-owner.ts';
import { CartRepository } from './cart.repository.ts';
import type { Written } from './cart-writer.ts';
import { ChangeCart } from './change-cart.ts';
import { ClaimCart } from './claim-cart.ts';
import { PasteLines } from './paste-lines.ts';
import { ShowCart } from './show-cart.ts';

/** The cart as its pages use it: each change answers the whole cart, priced anew. */
@Injectable()
export class CartService {
  constructor(
    private readonly shows: ShowCart,
    private readonly changes: ChangeCart,
    private readonly pasting: PasteLines,
    private readonly claiming: ClaimCart,
    private readonly carts: CartRepository,
  ) {}

  get(call: Call): Promise<Cart> {
    return this.show(call, ownerOf(call));
  }

  summarize(call: Call): Promise<CartSummary> {
    return this.summaryOf(ownerOf(call));
  }

  async add(call: Call, wanted: Wanted): Promise<Cart> {
    const owner = ownerOf(call);
    const { token, written } = await this.changes.add({ owner, key: call.idempotencyKey ?? '' }, wanted);
    return written ? this.showWritten(call, written) : this.show(call, { ...owner, token });
  }

  async paste(call: Call, text: string): Promise<Cart> {
    const owner = ownerOf(call);
    const token = await this.pasting.paste({ owner, key: call.idempotencyKey ?? '' }, text);
    return this.show(call, { ...owner, token });
  }

  async setQuantity(call: Call, lineId: string, quantity: number): Promise<Cart> {
    return this.showWritten(call, await this.changes.setQuantity(ownerOf(call), lineId, quantity));
  }

  async remove(call: Call, lineId: string): Promise<Cart> {
    await this.changes.remove(ownerOf(call), lineId);
    return this.get(call);
  }

  async dismissUnresolved(call: Call): Promise<Cart> {
    await this.changes.dismissUnresolved(ownerOf(call));
    return this.get(call);
  }

  async claim(token: string | null, accountId: string): Promise<CartSummary> {
    await this.claiming.claim(token, accountId);
    return this.summaryOf({ accountId, token: null });
  }

  private async show(call: Call, owner: CartOwner): Promise<Cart> {
    return named(call, await this.shows.read(owner));
  }

  private async showWritten(call: Call, written: Written): Promise<Cart> {
    if (!written.prices) return this.get(call);
    return named(call, await this.shows.show(written, written.prices));
  }

  private async summaryOf(owner: CartOwner): Promise<CartSummary> {
    const summary = await this.carts.summarize(owner);
    return { ...(summary ?? { token: null, count: 0, subtotal: 0 }), currency: 'USD' };
  }
}

/** Makes sure that the visitor's cookie names his cart. */
function named(call: Call, cart: Cart): Cart {
  if (cart.token && cart.token !== call.cartToken) call.cookies.set('cart', cart.token);
  return cart;
}
