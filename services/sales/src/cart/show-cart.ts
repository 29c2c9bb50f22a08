import { Injectable } from '@nestjs/common';
import { shippingQuote } from '@gantry/contracts/endpoints/internal';
import type { Cart, ChangedCart } from '@gantry/contracts/schemas/cart';
import type { PromotionRefusal } from '@gantry/contracts/schemas/promotion';
import type { Call } from '@gantry/nest-kit/call';
import { ContractClient } from '@gantry/nest-kit/client';
import { giftLineView } from '../promotion/gift-line.ts';
import { PromoteLines } from '../promotion/promote-lines.ts';
import { promotionBuyerOf, type PromotionBuyer } from '../promotion/promotion-buyer.ts';
import type { Prices } from '../shared/price-book.ts';
import { subtotalOf, type CartState } from './cart.ts';
import { cartView, changedLineView, emptyCart, type CartFacts } from './cart.mapper.ts';
import type { OtherLine, ReadCart, ReadLine } from './cart.repository.ts';

/** A line that was changed. */
interface ChangedLine extends ReadLine {
  readonly prices: Prices;
  /** the other lines; null where no promotion looks at them */
  readonly beside: readonly OtherLine[] | null;
}

/** Shows carts as contracts do, with what shipping, handling and promotions say of them. */
@Injectable()
export class ShowCart {
  constructor(
    private readonly client: ContractClient,
    private readonly promoting: PromoteLines,
  ) {}

  /** Makes sure that the visitor's cookie names their cart. */
  async showCart(call: Call, priced: ReadCart & { readonly prices: Prices }): Promise<Cart> {
    const [shipping, promoted] = await Promise.all([
      this.shippingFor(subtotalOf(priced.cart, priced.prices)),
      this.promotedBy(call, priced),
    ]);
    const cart = cartView({ ...priced, shipping, promoted, now: new Date() });
    if (cart.token && cart.token !== call.cartToken) call.cookies.set('cart', cart.token);
    return cart;
  }

  /** One line, with what promotions say of the whole cart. */
  async showLine(call: Call, priced: ChangedLine): Promise<ChangedCart> {
    const [shipping, promoted] = await Promise.all([
      this.shippingFor(subtotalOf(priced.cart, priced.prices) + priced.others.subtotal),
      priced.beside ? this.promotedBy(call, priced, priced.beside) : undefined,
    ]);
    return changedLineView({ ...priced, shipping, promoted, now: new Date() }, priced.others);
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

  /** @param beside lines of the cart that are not among those of `cart` */
  private async promotedBy(
    { caller, locale }: Call,
    { cart, prices }: { readonly cart: CartState; readonly prices: Prices },
    beside: readonly OtherLine[] = [],
  ): Promise<CartFacts['promoted']> {
    const priced = cart.lines.flatMap(({ id, position, sku, quantity }) => {
      const product = prices.get(sku);
      const unitPrice = product?.unitPrice ?? null;
      return product && unitPrice !== null ? [{ id, position, product, quantity, unitPrice }] : [];
    });
    const others = beside.map(({ sku, ...line }) => ({ ...line, product: { sku } }));
    // a sum is spread over the lines in their order
    const goods = [...priced, ...others].toSorted((one, other) => one.position - other.position);
    const asked = { buyer: promotionBuyerOf(caller), codes: cart.codes };
    const promotions = await this.promoting.promote(goods, asked);
    const applied = promotions.applyTo(null);
    const gifts = promotions.giftsOf(applied).map(giftLineView);
    return { applied, shown: promotions.shownIn(locale, null), gifts };
  }

  /** Fee and free-ground rule; without an address they depend on the goods' value alone. */
  private async shippingFor(subtotal: number) {
    const body = { country: 'US', region: null, postalCode: '', subtotal, goods: [] };
    const { handling, freeGround } = await this.client.call(shippingQuote, { body });
    return { handling, freeGround };
  }
}
