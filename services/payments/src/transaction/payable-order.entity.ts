import { defineEntity, p } from '@mikro-orm/core';

const PayableOrderSchema = defineEntity({
  name: 'PayableOrder',
  schema: 'payments',
  tableName: 'payable_order',
  properties: {
    orderNumber: p.string().primary(),
    /** minor units; what sales has told last */
    due: p.bigint('number'),
    /** what has left of it, in minor units: what may be captured */
    shipped: p.bigint('number'),
    /** nothing of it is left to ship */
    isShipped: p.boolean(),
    accountId: p.string().nullable(),
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
  static of(facts: Omit<PayableOrder, 'shipped' | 'isShipped' | 'updatedAt'>): PayableOrder {
    return Object.assign(new PayableOrder(), facts, { shipped: 0, isShipped: false, updatedAt: new Date() });
  }
}
PayableOrderSchema.setClass(PayableOrder);
