import { defineEntity, p } from '@mikro-orm/core';

const PayableOrderSchema = defineEntity({
  name: 'PayableOrder',
  schema: 'payments',
  tableName: 'payable_order',
  properties: {
    orderNumber: p.string().primary(),
    /** minor units; what sales has told last */
    due: p.bigint('number'),
    /** of the order when that was told: what is told of an older one comes late, and means nothing any more */
    orderVersion: p.integer(),
    /** what has left of it, in minor units: what may be captured */
    shipped: p.bigint('number'),
    /** nothing of it is left to ship */
    isShipped: p.boolean(),
    accountId: p.string().nullable(),
    /** in whose name it was placed, for good: what is paid too much is that company's */
    companyId: p.uuid().nullable(),
    email: p.string(),
    name: p.string(),
    locale: p.string(),
    token: p.string(),
    paymentTerm: p.string(),
    paymentService: p.string(),
    updatedAt: p.datetime().onUpdate(() => new Date()),
  },
});

/** What payments knows of an order: what it owes, what of it has left, and whom to write to. */
export class PayableOrder extends PayableOrderSchema.class {
  static of(
    facts: Omit<PayableOrder, 'owes' | 'orderVersion' | 'shipped' | 'isShipped' | 'updatedAt'>,
  ): PayableOrder {
    const start = { orderVersion: 0, shipped: 0, isShipped: false, updatedAt: new Date() };
    return Object.assign(new PayableOrder(), facts, start);
  }

  /**
   * Takes over what the order owes, in minor units.
   * @param version of the order then
   * @returns false where something newer is known: events of one order may overtake each other
   */
  owes(due: number, version: number): boolean {
    if (version < this.orderVersion) return false;
    Object.assign(this, { due, orderVersion: version });
    return true;
  }
}
PayableOrderSchema.setClass(PayableOrder);
