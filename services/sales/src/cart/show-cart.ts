import { Injectable } from '@nestjs/common';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import type { Cart, ChangedCart } from '@gantry/contracts/schemas/cart';
import type { PromotionRefusal } from '@gantry/contracts/schemas/promotion';
import type { Call } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { giftLineView } from '../promotion/gift-line.ts';
import type { OrderPromotions } from '../promotion/order-promotions.ts';
import { PromoteLines } from '../promotion/promote-lines.ts';
import { promotionBuyerOf, type PromotionBuyer } from '../promotion/promotion-buyer.ts';
import type { Prices } from '../shared/price-book.ts';
import { subtotalOf, type CartState } from './cart.ts';
import { cartView, changedLineView, emptyCart } from './cart.mapper.ts';
import type { ReadCart, ReadLine } from './cart.repository.ts';

/** Shows carts as contracts do, with what shipping, handling and promotions say of them. */
@Injectable()
export class ShowCart {
  constructor(
    private readonly client: ContractClient,
    private readonly promoting: PromoteLines,
  ) {}

  /** Makes sure that the visitor's cookie names their cart. */
  async showCart(call: Call, priced: ReadCart & { readonly prices: Prices }): Promise<Cart> {
    const [shipping, promotions] = await Promise.all([
      this.shippingFor(subtotalOf(priced.cart, priced.prices)),
      this.promotionsOf(call, priced),
    ]);
    const applied = promotions.applyTo(null);
    const promoted = {
      applied,
      shown: promotions.shownIn(call.locale, null),
      gifts: promotions.giftsOf(applied).map(giftLineView),
    };
    const cart = cartView({ ...priced, shipping, promoted, now: new Date() });
    if (cart.token && cart.token !== call.cartToken) call.cookies.set('cart', cart.token);
    return cart;
  }

  /** One line, of a cart that no promotion says anything about. */
  async showLine(priced: ReadLine & { readonly prices: Prices }): Promise<ChangedCart> {
    const shipping = await this.shippingFor(subtotalOf(priced.cart, priced.prices) + priced.others.subtotal);
    return changedLineView({ ...priced, shipping, now: new Date() }, priced.others);
  }

  /** What a visitor sees who has put nothing in. */
  async showEmpty(): Promise<Cart> {
    return emptyCart(await this.shippingFor(0), new Date());
  }

  /** Whether any promotion says something about a buyer's cart. */
  isPromoted({ caller }: Call, { codes }: CartState): Promise<boolean> {
    return this.promoting.hasAny({ buyer: promotionBuyerOf(caller), codes });
  }

  /** Why a code does not count for anything a buyer might order; null where it may. */
  refusalOfCode(code: string, buyer: PromotionBuyer): Promise<PromotionRefusal | null> {
    return this.promoting.refusalOfCode(code, buyer);
  }

  private promotionsOf(
    { caller }: Call,
    { cart, prices }: { readonly cart: CartState; readonly prices: Prices },
  ): Promise<OrderPromotions> {
    const goods = cart.lines.flatMap(({ id, sku, quantity }) => {
      const product = prices.get(sku);
      const unitPrice = product?.unitPrice ?? null;
      return product && unitPrice !== null ? [{ id, product, quantity, unitPrice }] : [];
    });
    return this.promoting.promote(goods, { buyer: promotionBuyerOf(caller), codes: cart.codes });
  }

  /** Fee and free-ground rule; without an address they depend on the goods' value alone. */
  private async shippingFor(subtotal: number) {
    const body = { country: 'US', region: null, postalCode: '', subtotal, goods: [] };
    const { handling, freeGround } = await this.client.call(shippingQuote, { body });
    return { handling, freeGround };
  }
}
