import { Injectable } from '@nestjs/common';
import { shippingQuote } from '@gantry/contracts/endpoints/inside';
import type { Cart } from '@gantry/contracts/schemas/cart';
import { ContractClient } from '@gantry/nest-kit/client';
import { PriceBook, type Prices } from '../shared/price-book.ts';
import type { CartOwner } from './cart-owner.ts';
import { cartView, emptyCart } from './cart-view.ts';
import { CartRepository, type ReadCart } from './cart.repository.ts';
import { refreshed } from './line-changes.ts';

/** Shows a cart: priced anew each time, with a notice of everything that changed since the buyer last saw it. */
@Injectable()
export class ShowCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly priceBook: PriceBook,
    private readonly client: ContractClient,
  ) {}

  async read(owner: CartOwner): Promise<Cart> {
    const read = await this.carts.read(owner);
    if (!read) return emptyCart(await this.shippingFor(0), new Date());
    const prices = await this.priceBook.price(read.cart.lines, owner.accountId);
    const cart = refreshed(read.cart, prices);
    // only news is written; if the buyer has changed the cart meanwhile, his next look finds it again
    if (cart !== read.cart) await this.carts.update(read.cart, cart);
    return this.show({ cart, available: read.available }, prices);
  }

  /** Shows a cart whose lines have been priced just now. */
  async show({ cart, available }: ReadCart, prices: Prices): Promise<Cart> {
    const subtotal = cart.lines.reduce(
      (sum, { sku, quantity }) => sum + (prices.get(sku)?.unitPrice ?? 0) * quantity,
      0,
    );
    const shipping = await this.shippingFor(subtotal);
    return cartView({ cart, prices, available, shipping, now: new Date() });
  }

  /** Fee and free-ground rule; without an address they depend on the goods' value alone. */
  private async shippingFor(subtotal: number) {
    const body = { country: 'US', region: null, postalCode: '', subtotal, weightGrams: 0 };
    const { handling, freeGround } = await this.client.call(shippingQuote, { body });
    return { handling, freeGround };
  }
}
