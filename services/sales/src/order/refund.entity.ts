import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EventPayload } from '@gantry/contracts/events';
import { Order } from './order.entity.ts';

/** What a credit memo says of goods that came back or never arrived. */
export type GoodsCredit = Omit<EventPayload<'goods.credited'>, 'orderNumber' | 'reference' | 'reason'>;

const RefundSchema = defineEntity({
  name: 'Refund',
  schema: 'sales',
  tableName: 'refund',
  properties: {
    id: p.uuid().primary(),
    // as a relation, so that an order is written before its refunds
    orderId: () => p.manyToOne(Order).mapToPk().fieldName('order_id'),
    /** the same one is paid out once */
    reference: p.string().unique(),
    /** the request it settles; null: none */
    requestId: p.uuid().nullable(),
    lines: p.json<number[]>(),
    /** money that goes back; 0 where nothing of it had been paid */
    amount: p.bigint('number'),
    credit: p.json<GoodsCredit>().nullable(),
    status: p.string().$type<'pending' | 'processed' | 'refused'>(),
    /** nothing of it was paid out: it is credit for later orders */
    isCredit: p.boolean().default(false),
    reason: p.string(),
    createdAt: p.datetime(),
    settledAt: p.datetime().nullable(),
  },
});

/** What is settled, apart from how it ends. */
export interface NewRefund {
  readonly reference: string;
  readonly requestId: string | null;
  readonly lines: readonly number[];
  readonly credit: GoodsCredit | null;
  readonly reason: string;
}

/** Money of an order that goes back to whoever paid it, once for each reference. */
export class Refund extends RefundSchema.class {
  static claim(order: Order, facts: NewRefund, amount: number): Refund {
    const now = new Date();
    return Object.assign(new Refund(), {
      ...facts,
      id: randomUUID(),
      orderId: order.id,
      lines: [...facts.lines],
      amount,
      // nothing has to be paid out: what was owed is owed no longer
      status: amount > 0 ? ('pending' as const) : ('processed' as const),
      createdAt: now,
      settledAt: amount > 0 ? null : now,
    });
  }
}
RefundSchema.setClass(Refund);
