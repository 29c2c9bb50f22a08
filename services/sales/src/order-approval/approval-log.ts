import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { ApprovalStatus } from '@gantry/domain/statuses/approval-statuses';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Actor } from '../order/actor.ts';
import type { Order } from '../order/order.entity.ts';
import { StatusChange } from '../order/status-change.entity.ts';
import type { Colleague } from '../shared/company-rule.ts';
import type { OrderApproval } from './order-approval.entity.ts';

const markOf = ({ id, status }: OrderApproval, what: string = status) => ({
  entity: `order-approval:${id}`,
  version: what,
});

const entryBy = (actor: Actor) => ({
  at: new Date().toISOString(),
  actorId: actor.accountId,
  actor: actor.name ?? (actor.role === 'system' ? 'system' : null),
  actorRole: actor.role,
  requestId: currentCall()?.requestId ?? null,
});

/** Writes to the audit trail where an order that was asked for stands now, in the caller's transaction. */
export function logApproval(
  em: EntityManager,
  approval: OrderApproval,
  before: ApprovalStatus | null,
  actor: Actor,
): Promise<void> {
  const { number, status, reason = null, orderNumber = null } = approval;
  const entry: EventPayload<'record.changed'> = {
    ...entryBy(actor),
    entity: 'order approval',
    entityNumber: number,
    field: 'status',
    before,
    after: status,
    reason: reason ?? (orderNumber && `order ${orderNumber}`),
  };
  return publish(em, 'record.changed', entry, markOf(approval));
}

/** Writes to the audit trail that one of several approvals was given, and that it waits for the next. */
export function logStep(em: EntityManager, approval: OrderApproval, actor: Actor): Promise<void> {
  const { number, approvedBy, steps } = approval;
  const entry: EventPayload<'record.changed'> = {
    ...entryBy(actor),
    entity: 'order approval',
    entityNumber: number,
    field: 'approvals',
    before: String(approvedBy.length - 1),
    after: String(approvedBy.length),
    reason: `of ${steps.length}`,
  };
  return publish(em, 'record.changed', entry, markOf(approval, `step.${approvedBy.length}`));
}

/** Writes to an order's timeline and to the audit trail who has approved it. */
export async function logApprovedOrder(
  em: EntityManager,
  order: Order,
  { number }: OrderApproval,
  actor: Actor,
): Promise<void> {
  const reason = `approved, ${number}`;
  const change = { axis: 'order', from: order.state, to: order.state, reason } as const;
  await em.persist(StatusChange.of(order, change, actor)).flush();
  const about = { entity: 'order', entityNumber: order.number, field: 'approved' };
  const entry = { ...entryBy(actor), ...about, before: null, after: number, reason: null };
  await publish(em, 'record.changed', entry, { entity: `order:${order.number}`, version: 'approved' });
}

/** Tells somebody who may approve it that it waits, or that it still does. */
export function tellApprover(
  em: EntityManager,
  approval: OrderApproval,
  { accountId, email, name, locale, isReminder }: Colleague & { readonly isReminder: boolean },
): Promise<void> {
  const { number, name: askedBy, grandTotal, question = null, expiresAt } = approval;
  const about = { number, askedBy, grandTotal, question, expiresAt: expiresAt.toISOString() };
  const payload = { email, name, locale, ...about, isReminder };
  const what = isReminder ? 'reminded' : 'asked';
  // whoever was asked for one approval may be asked for the next in place of somebody who has left
  const mark = `${what}.${approval.approvedBy.length}.${accountId}`;
  return publish(em, 'approval.asked', payload, markOf(approval, mark));
}

/** Tells whoever asked how it ended. */
export function tellAsker(
  em: EntityManager,
  approval: OrderApproval,
  how: EventPayload<'approval.ended'>['how'],
): Promise<void> {
  const { number, name, email, locale, decidedBy = null, reason = null, orderNumber = null } = approval;
  const { change = null } = approval;
  const about = { isLess: change !== null, restNumber: change?.restNumber ?? null };
  const payload = { number, name, email, locale, how, decidedBy, reason, orderNumber, ...about };
  return publish(em, 'approval.ended', payload, markOf(approval, `told.${how}`));
}
