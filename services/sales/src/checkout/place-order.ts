import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { idempotent, requestHash } from '@gantry/nest-kit/idempotency';
import { ownerOf, ownerScope, type CartOwner } from '../cart/cart-owner.ts';
import { CartRepository } from '../cart/cart.repository.ts';
import { OrderRepository } from '../order/order.repository.ts';
import { DraftOrder } from './draft-order.ts';
import { WriteOrder, type PlacedOrder, type PlaceOrderRequest } from './write-order.ts';

/**
 * Places the cart as an order: priced on the server, compared with what the buyer has accepted, and written with its
 * stock, history and events in one transaction. The same request answers the same order however often it comes.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly carts: CartRepository,
    private readonly orders: OrderRepository,
    private readonly drafts: DraftOrder,
    private readonly writer: WriteOrder,
  ) {}

  async placeOrder(call: Call, request: PlaceOrderRequest): Promise<PlacedOrder> {
    const owner = ownerOf(call);
    const write = { scope: `place-order:${ownerScope(owner)}`, key: call.idempotencyKey ?? '', request };
    const placed = await idempotent(this.em, write, () => this.placeOnce(call, owner, request));
    call.cookies.clear('cart');
    return placed;
  }

  private async placeOnce(call: Call, owner: CartOwner, request: PlaceOrderRequest): Promise<PlacedOrder> {
    const draft = await this.drafts.draftOrder(call, owner, request);
    if (!draft) return this.repeated(owner, requestHash(request));
    // two submits of one cart at once: the second waits here, and then finds the order of the first
    if (!(await this.carts.order(draft.cart))) return this.repeated(owner, draft.requestHash);
    return this.writer.writeOrder(draft);
  }

  /** The cart is gone: ordered by this same request under another key, changed in another tab, or empty. */
  private async repeated(owner: CartOwner, hash: string): Promise<PlacedOrder> {
    const order = await this.orders.findRepeat(owner, hash);
    return order ?? this.drafts.refuseGone(owner);
  }
}
