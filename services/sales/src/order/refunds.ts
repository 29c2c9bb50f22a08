import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { publish } from '@gantry/nest-kit/events';
import type { Order } from './order.entity.ts';
import { dueOf, owedBackOf } from './order-sums.ts';
import { Refund, type NewRefund } from './refund.entity.ts';
import { tellDue } from './tell-due.ts';

/** Money and credits of orders; every method runs inside the transaction of whatever makes them due. */
@Injectable()
export class Refunds {
  constructor(private readonly em: EntityManager) {}

  /**
   * Credits goods, and asks for what of it was paid to go back. What was never paid is owed no longer.
   * @param dueBefore what the order came to before the lines were cancelled; without it, before the credit
   */
  async claim(order: Order, facts: NewRefund, dueBefore = dueOf(order)): Promise<Refund> {
    const { credit } = facts;
    const toldBefore = order.due;
    if (credit) {
      const { credits } = order;
      order.credits = {
        ...credits,
        amount: credits.amount + credit.amount,
        faultGoods: credits.faultGoods + faultGoodsOf(credit),
        shipping: credits.shipping + credit.shipping,
        handlingFee: credits.handlingFee + credit.handlingFee,
        chargesTax: credits.chargesTax + credit.chargesTax,
      };
    }
    const amount = Math.min(owedBackOf(order), Math.max(0, dueBefore - dueOf(order)));
    const refund = Refund.claim(order, facts, amount);
    this.em.persist(refund);
    order.refunds = { ...order.refunds, claimed: order.refunds.claimed + amount };
    order.rollUp();
    await this.em.flush();
    await this.publishClaim(order, refund);
    if (order.due !== toldBefore) await tellDue(this.em, order, refund.reference);
    return refund;
  }

  /** Once more under a new reference, after the bank has refused it. */
  async retry(order: Order, refused: Refund, reference: string): Promise<Refund> {
    const { requestId = null, lines, reason } = refused;
    const refund = Refund.claim(
      order,
      { reference, requestId, lines, reason, credit: null },
      Math.min(refused.amount, owedBackOf(order)),
    );
    this.em.persist(refund);
    order.refunds = { ...order.refunds, claimed: order.refunds.claimed + refund.amount };
    await this.em.flush();
    await this.publishClaim(order, refund);
    return refund;
  }

  /** How the payments service ended it. @returns null where it is unknown or ended before: a repetition changes nothing */
  async settleRefund(
    order: Order,
    { reference, outcome, isCredited }: Omit<EventPayload<'refund.settled'>, 'orderNumber' | 'amount'>,
  ): Promise<Refund | null> {
    const refund = await this.em.findOne(
      Refund,
      { reference },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!refund || refund.orderId !== order.id || refund.status === 'processed') return null;
    // what was refused may be paid out in another way after all
    if (refund.status === outcome) return null;
    const { claimed, processed } = order.refunds;
    const wasRefused = refund.status === 'refused';
    order.refunds =
      outcome === 'processed'
        ? { claimed: claimed + (wasRefused ? refund.amount : 0), processed: processed + refund.amount }
        : { claimed: claimed - refund.amount, processed };
    refund.status = outcome;
    refund.isCredit = isCredited;
    refund.settledAt = new Date();
    order.rollUp();
    await this.em.flush();
    return refund;
  }

  findOf(requestId: string): Promise<Refund[]> {
    return this.em.find(Refund, { requestId }, { orderBy: { createdAt: 'asc', id: 'asc' } });
  }

  private async publishClaim({ number }: Order, refund: Refund): Promise<void> {
    const { reference, amount, credit, reason } = refund;
    const mark = { entity: `refund:${reference}`, version: 1 };
    const about = { orderNumber: number, reference, reason };
    if (credit) await publish(this.em, 'goods.credited', { ...credit, ...about }, mark);
    if (amount > 0) await publish(this.em, 'refund.requested', { ...about, amount }, mark);
  }
}

/** Goods whose freight is credited with them. */
const faultGoodsOf = ({ lines, shipping, handlingFee }: NonNullable<NewRefund['credit']>): number =>
  shipping + handlingFee > 0 ? lines.reduce((sum, { amount }) => sum + amount, 0) : 0;
