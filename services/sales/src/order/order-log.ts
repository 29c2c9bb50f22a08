import { Logger } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { orderStates, type OrderState } from '@gantry/domain/statuses/order-states';
import { paymentSteps } from '@gantry/domain/statuses/payment-status';
import { paymentStatuses, type PaymentStatus } from '@gantry/domain/statuses/payment-statuses';
import { canTransition } from '@gantry/domain/statuses/status-table';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Actor } from './actor.ts';
import type { Order } from './order.entity.ts';
import { StatusChange, type Change } from './status-change.entity.ts';

const log = new Logger('order');

/**
 * Writes transitions to the order's timeline and to the audit trail, in the caller's transaction. The audit trail gets one
 * entry for all lines that make the same one, and none for lines that begin: the order's own entry says that.
 */
export async function logChanges(
  em: EntityManager,
  order: Order,
  changes: readonly Change[],
  actor: Actor,
): Promise<void> {
  for (const change of changes) em.persist(StatusChange.of(order, change, change.by ?? actor));
  await em.flush();
  for (const change of changes.filter(isUnexpected)) {
    log.warn(`${change.axis} of order ${order.number} went from ${change.from} to ${change.to}`);
  }
  for (const [index, group] of sameTransitions(changes).entries()) {
    const mark = { entity: `order:${order.number}`, version: `${order.version}.${index}` };
    await publish(em, 'record.changed', auditEntry(order, group, group[0].by ?? actor), mark);
  }
}

/** Whether a computed status changed as the status book does not foresee: somebody must look. */
export function isUnexpected({ axis, from, to }: Change): boolean {
  if (from === null || axis === 'line' || axis === 'tax') return false;
  return axis === 'order'
    ? !canTransition(orderStates, from as OrderState, to as OrderState)
    : !canTransition(paymentStatuses, from as PaymentStatus, to as PaymentStatus);
}

type SameTransitions = readonly [Change, ...Change[]];

function sameTransitions(changes: readonly Change[]): SameTransitions[] {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    if (change.axis === 'line' && change.from === null) continue;
    const key = [change.axis, change.from, change.to, change.reason].join('|');
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

function auditEntry(order: Order, changes: SameTransitions, actor: Actor): EventPayload<'record.changed'> {
  const [change] = changes;
  return {
    at: new Date().toISOString(),
    actorId: actor.accountId,
    actor: actor.name ?? (actor.role === 'system' ? 'system' : null),
    actorRole: actor.role,
    entity: 'order',
    entityNumber: order.number,
    field: fieldOf(changes),
    before: change.from,
    after: change.to,
    reason: change.reason ?? null,
    requestId: currentCall()?.requestId ?? null,
  };
}

function fieldOf(changes: SameTransitions): string {
  const [{ axis }] = changes;
  if (axis === 'order') return 'state';
  if (axis === 'payment') return 'paymentStatus';
  if (axis === 'tax') return 'tax';
  const numbers = changes.map(({ lineNumber }) => lineNumber);
  return `line ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ', …' : ''} status`;
}

/** Where an order stands, to be compared after a change. */
export const statusSnapshot = ({ state, paymentStatus }: Order) => ({ state, paymentStatus });

/** The transitions of the computed axes between two snapshots. */
export function computedChanges(
  before: ReturnType<typeof statusSnapshot>,
  after: ReturnType<typeof statusSnapshot>,
): Change[] {
  const changes: Change[] = [];
  if (before.state !== after.state) changes.push({ axis: 'order', from: before.state, to: after.state });
  let from = before.paymentStatus;
  for (const to of paymentSteps(from, after.paymentStatus)) {
    changes.push({ axis: 'payment', from, to });
    from = to;
  }
  return changes;
}
