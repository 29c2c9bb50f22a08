import type { EntityManager } from '@mikro-orm/postgresql';
import type { OrderRequestStatus } from '@gantry/domain/statuses/order-request-statuses';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import { system, type Actor } from '../order/actor.ts';
import { OrderRequestEvent, type RequestHappening } from './order-request-event.entity.ts';
import { giveUpLabel } from '../shipment/label-purchases.ts';
import type { OrderRequest, ReturnLabel } from './order-request.entity.ts';

const auditedText = 200;

/** Writes what happened to the timeline and to the audit trail, in the caller's transaction. */
export async function logRequest(
  em: EntityManager,
  request: OrderRequest,
  happening: RequestHappening & {
    readonly from?: OrderRequestStatus | null;
    /** what the audit trail says has changed, where that is no status */
    readonly change?: { readonly before: string | null; readonly after: string };
  },
  actor: Actor,
): Promise<void> {
  const event = OrderRequestEvent.of(request, happening, actor);
  await em.persist(event).flush();
  const { kind, from = null, to = null, text = null, amount = null, change } = happening;
  const entry = {
    at: new Date().toISOString(),
    actorId: actor.accountId,
    actor: actor.name ?? (actor.role === 'system' ? 'system' : null),
    actorRole: actor.role,
    entity: 'order request',
    entityNumber: request.number,
    field: kind === 'transition' ? 'status' : kind,
    before: change?.before ?? from,
    after: change?.after ?? to ?? (amount === null ? null : String(amount)),
    reason: text?.slice(0, auditedText) ?? null,
    requestId: currentCall()?.requestId ?? null,
  };
  await publish(em, 'record.changed', entry, { entity: `order-request:${request.id}`, version: event.id });
}

/** Takes a request to another status and writes that down. */
export async function transitionRequest(
  em: EntityManager,
  request: OrderRequest,
  { to, text = null }: { readonly to: OrderRequestStatus; readonly text?: string | null },
  actor: Actor = system,
): Promise<void> {
  const from = request.status;
  request.transitionTo(to);
  await logRequest(em, request, { kind: 'transition', from, to, text }, actor);
}

/** No goods travel with these labels of those we sent: they are given back, unless their carrier has scanned them. */
export async function dropLabels(
  em: EntityManager,
  request: OrderRequest,
  isDropped: (label: ReturnLabel) => boolean,
): Promise<void> {
  const dropped = request.labels.filter(isDropped);
  request.labels = request.labels.filter((label) => !dropped.includes(label));
  for (const label of dropped) await giveUpLabel(em, label);
}
