import { defineEntity, p } from '@mikro-orm/core';
import type { PurchaseOrder as PurchaseOrderView } from '@gantry/contracts/schemas/purchase-order';
import type { PurchaseOrderStatus } from '@gantry/domain/statuses/purchase-order-statuses';
import type { Actor } from '../order/actor.ts';
import { PurchaseOrder } from './purchase-order.entity.ts';

type View = PurchaseOrderView['history'][number];

const PurchaseOrderEventSchema = defineEntity({
  name: 'PurchaseOrderEvent',
  schema: 'sales',
  tableName: 'purchase_order_event',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    // as a relation, so that a purchase order is written before its timeline
    purchaseOrderId: () => p.manyToOne(PurchaseOrder).mapToPk().fieldName('purchase_order_id'),
    at: p.datetime().defaultRaw('now()'),
    kind: p.string().$type<View['kind']>(),
    fromStatus: p.string().$type<PurchaseOrderStatus>().nullable(),
    toStatus: p.string().$type<PurchaseOrderStatus>().nullable(),
    actorId: p.string().nullable(),
    actor: p.string().nullable(),
    actorRole: p.string(),
    reason: p.string().nullable(),
    lines: p.json<View['lines']>(),
    differences: p.json<View['differences']>(),
    tracking: p.string().nullable(),
  },
});

/** What happened, apart from who and when. */
export interface PurchaseHappening {
  readonly kind: View['kind'];
  readonly from?: PurchaseOrderStatus | null;
  readonly to?: PurchaseOrderStatus | null;
  readonly reason?: string | null;
  readonly lines?: View['lines'];
  readonly differences?: View['differences'];
  readonly tracking?: string | null;
}

/** One entry of a purchase order's timeline. Never changed. */
export class PurchaseOrderEvent extends PurchaseOrderEventSchema.class {
  static of(order: PurchaseOrder, happening: PurchaseHappening, actor: Actor): PurchaseOrderEvent {
    const { kind, from = null, to = null, reason = null, tracking = null } = happening;
    const { lines = [], differences = [] } = happening;
    return Object.assign(new PurchaseOrderEvent(), {
      purchaseOrderId: order.id,
      kind,
      fromStatus: from,
      toStatus: to,
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      reason,
      lines,
      differences,
      tracking,
    });
  }
}
PurchaseOrderEventSchema.setClass(PurchaseOrderEvent);
