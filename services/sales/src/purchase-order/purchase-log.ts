import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { PurchaseOrderStatus } from '@gantry/domain/statuses/purchase-order-statuses';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Actor } from '../order/actor.ts';
import type { Supplier } from '../supplier/supplier.entity.ts';
import { PurchaseOrderEvent, type PurchaseHappening } from './purchase-order-event.entity.ts';
import type { PurchaseOrder } from './purchase-order.entity.ts';

/** What a purchase order is called in the audit trail: its number, or as a draft its id. */
const nameOf = ({ number, id }: PurchaseOrder): string => number ?? id;
const markOf = (order: PurchaseOrder, what: string) => ({
  entity: `purchase-order:${order.id}`,
  version: `${order.version}.${what}`,
});

/** Writes what happened to the timeline and to the audit trail, in the caller's transaction. */
export async function logPurchase(
  em: EntityManager,
  order: PurchaseOrder,
  happening: PurchaseHappening,
  actor: Actor,
): Promise<void> {
  em.persist(PurchaseOrderEvent.of(order, happening, actor));
  await em.flush();
  const { kind, from = null, to = null, reason = null, lines = [] } = happening;
  const quantities = lines.map(({ lineNumber, quantity }) => `${lineNumber}: ${quantity}`).join(', ');
  const entry = {
    at: new Date().toISOString(),
    actorId: actor.accountId,
    actor: actor.name ?? (actor.role === 'system' ? 'system' : null),
    actorRole: actor.role,
    entity: 'purchase order',
    entityNumber: nameOf(order),
    field: kind === 'transition' ? 'status' : kind,
    before: from,
    after: to ?? (quantities || null),
    reason,
    requestId: currentCall()?.requestId ?? null,
  };
  await publish(em, 'record.changed', entry, markOf(order, `${kind}.${to ?? ''}`));
  for (const { lineNumber, kind: what, ordered, confirmed } of happening.differences ?? []) {
    const field = `${kind} line ${lineNumber} ${what}`;
    const change = { ...entry, field, before: String(ordered), after: String(confirmed) };
    await publish(em, 'record.changed', change, markOf(order, field));
  }
}

/** Takes it to another status and writes that down. */
export async function transitionPurchase(
  em: EntityManager,
  order: PurchaseOrder,
  { to, reason }: { readonly to: PurchaseOrderStatus; readonly reason: string | null },
  actor: Actor,
): Promise<void> {
  const from = order.status;
  order.transitionTo(to);
  await logPurchase(em, order, { kind: 'transition', from, to, reason }, actor);
}

type SupplierMail = EventPayload<'supplier.ordered'>['kind'];

/** Mails the supplier the purchase order, or what became of it; with the link that answers it where there is one. */
export function mailSupplier(
  em: EntityManager,
  order: PurchaseOrder,
  supplier: Supplier,
  {
    kind,
    token,
    text,
  }: { readonly kind: SupplierMail; readonly token: string | null; readonly text: string | null },
): Promise<void> {
  const payload = {
    kind,
    email: supplier.contact.email,
    name: supplier.contact.name,
    locale: supplier.locale,
    number: nameOf(order),
    token,
    neededBy: order.neededBy ?? null,
    lines: order.lines.getItems().map(({ name, partNumber = null, quantity, unitOfMeasure, packSize }) => ({
      name,
      partNumber,
      quantity,
      unitOfMeasure,
      packSize,
    })),
    text,
  };
  return publish(em, 'supplier.ordered', payload, markOf(order, kind));
}

/** Tells the store what a supplier answered by link. */
export function tellStoreOfAnswer(
  em: EntityManager,
  order: PurchaseOrder,
  supplier: Supplier,
  { kind, text }: Pick<EventPayload<'purchase.for-store'>, 'kind' | 'text'>,
): Promise<void> {
  const payload = {
    kind,
    supplier: supplier.name,
    email: supplier.contact.email,
    number: nameOf(order),
    text,
  };
  return publish(em, 'purchase.for-store', payload, markOf(order, `answer-${kind}`));
}
