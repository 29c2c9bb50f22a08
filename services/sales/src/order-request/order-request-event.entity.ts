import { defineEntity, p } from '@mikro-orm/core';
import type { OrderRequestStatus } from '@gantry/domain/statuses/order-request-statuses';
import type { Actor } from '../order/actor.ts';
import { OrderRequest } from './order-request.entity.ts';

const OrderRequestEventSchema = defineEntity({
  name: 'OrderRequestEvent',
  schema: 'sales',
  tableName: 'order_request_event',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    // as a relation, so that a request is written before its timeline
    requestId: () => p.manyToOne(OrderRequest).mapToPk().fieldName('request_id'),
    at: p.datetime().defaultRaw('now()'),
    kind: p.string(),
    toStatus: p.string().$type<OrderRequestStatus>().nullable(),
    /** `store`: never shown to the customer */
    audience: p.string().$type<'all' | 'store'>(),
    actorId: p.string().nullable(),
    actor: p.string().nullable(),
    actorRole: p.string(),
    text: p.text().nullable(),
    amount: p.bigint('number').nullable(),
  },
});

/** What happened, apart from who and when. */
export interface RequestHappening {
  readonly kind: string;
  readonly to?: OrderRequestStatus | null;
  readonly audience?: 'all' | 'store';
  readonly text?: string | null;
  /** minor units */
  readonly amount?: number | null;
}

/** One entry of a request's timeline. Never changed. */
export class OrderRequestEvent extends OrderRequestEventSchema.class {
  static of(request: OrderRequest, happening: RequestHappening, actor: Actor): OrderRequestEvent {
    const { kind, to = null, audience = 'all', text = null, amount = null } = happening;
    return Object.assign(new OrderRequestEvent(), {
      requestId: request.id,
      kind,
      toStatus: to,
      audience,
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      text,
      amount,
    });
  }
}
OrderRequestEventSchema.setClass(OrderRequestEvent);
