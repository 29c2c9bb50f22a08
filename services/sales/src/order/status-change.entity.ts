import { defineEntity, p } from '@mikro-orm/core';
import type { LineStatus } from '@gantry/domain/statuses/line-statuses';
import type { OrderState } from '@gantry/domain/statuses/order-states';
import type { PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import type { Actor } from './actor.ts';
import { Order } from './order.entity.ts';

/** minor units */
type TaxAmount = `${number}`;
type AnyStatus = LineStatus | OrderState | PaymentStatus | TaxAmount;

const StatusChangeSchema = defineEntity({
  name: 'StatusChange',
  schema: 'sales',
  tableName: 'status_change',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    // as a relation, so that an order is written before its timeline
    orderId: () => p.manyToOne(Order).mapToPk().fieldName('order_id'),
    axis: p.string().$type<'order' | 'line' | 'payment' | 'tax'>(),
    lineNumber: p.integer().nullable(),
    fromStatus: p.string().$type<AnyStatus>().nullable(),
    toStatus: p.string().$type<AnyStatus>(),
    actorId: p.string().nullable(),
    actor: p.string().nullable(),
    actorRole: p.string(),
    reason: p.string().nullable(),
    at: p.datetime().defaultRaw('now()'),
  },
});

/** One entry of an order's timeline: who took what from where to where, and why. Never changed. */
export class StatusChange extends StatusChangeSchema.class {
  static of(order: Order, change: Change, { accountId, name, role }: Actor): StatusChange {
    return Object.assign(new StatusChange(), {
      orderId: order.id,
      axis: change.axis,
      lineNumber: change.lineNumber ?? null,
      fromStatus: change.from,
      toStatus: change.to,
      actorId: accountId,
      actor: name,
      actorRole: role,
      reason: change.reason ?? null,
    });
  }
}
StatusChangeSchema.setClass(StatusChange);

/** A transition on one axis of an order; on that of its tax, from one amount to another. */
export interface Change {
  readonly axis: 'order' | 'line' | 'payment' | 'tax';
  readonly lineNumber?: number;
  readonly from: AnyStatus | null;
  readonly to: AnyStatus;
  readonly reason?: string | null;
  /** who, where it is not the one who caused the transitions beside it */
  readonly by?: Actor;
}
