import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { WriteOrder } from '../checkout/write-order.ts';
import { AskedOffers } from '../offer/asked-offers.ts';
import type { Order } from '../order/order.entity.ts';
import type { Colleague } from '../shared/company-rule.ts';
import { approvedForOf, HeldPlan } from './held-plan.ts';
import type { OrderApproval } from './order-approval.entity.ts';

/** Orders what was asked for, of a cart or of an offer, once all have approved it. */
@Injectable()
export class PlaceApproved {
  constructor(
    private readonly held: HeldPlan,
    private readonly orders: WriteOrder,
    private readonly offers: AskedOffers,
  ) {}

  /**
   * Whether it could be ordered now: said to whoever approves first, not to the last of them.
   * @param asker whoever asked, as identity knows them now
   * @throws DomainError CREDIT_EXCEEDED, NOT_PURCHASABLE, OUT_OF_STOCK, PRICE_CHANGED; WRONG_STATE for an offer that is
   *   not open any more
   */
  async checkOrder(call: Call, approval: OrderApproval, asker: Colleague): Promise<void> {
    const { offer } = approval;
    if (offer) await whileOpen(this.offers.checkOffer(call, offer), approval);
    else await this.held.planOf(call, approval, asker);
  }

  /** For whoever asked, within the transaction. @throws DomainError as {@link checkOrder}, and what writing it throws */
  async placeOrder(em: EntityManager, call: Call, approval: OrderApproval, asker: Colleague): Promise<Order> {
    const { offer, cartId } = approval;
    if (offer)
      return whileOpen(this.offers.placeOffer(em, call, offer, approvedForOf(approval, asker)), approval);
    const order = await this.orders.writePlan(await this.held.planOf(call, approval, asker));
    if (cartId) await this.orders.learnNumbers(order, call, cartId);
    return order;
  }
}

/** An offer that has ended, or was followed by another, is said in words of whoever approves. */
async function whileOpen<Answer>(work: Promise<Answer>, { statusNow }: OrderApproval): Promise<Answer> {
  return work.catch((err: unknown) => {
    if (err instanceof DomainError && err.code === 'WRONG_STATE')
      throw new DomainError('WRONG_STATE', { status: statusNow, blocker: 'offer' });
    throw err;
  });
}
