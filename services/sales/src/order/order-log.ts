import type { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Actor } from './actor.ts';
import type { Order } from './order.entity.ts';
import { StatusChange, type Change } from './status-change.entity.ts';

/**
 * Writes moves to the order's timeline and to the audit trail, in the caller's transaction. The audit trail gets one
 * entry for all lines that make the same move, and none for lines that begin: the order's own entry says that.
 */
export async function logChanges(
  em: EntityManager,
  order: Order,
  changes: readonly Change[],
  actor: Actor,
): Promise<void> {
  for (const change of changes) em.persist(StatusChange.of(order, change, change.by ?? actor));
  await em.flush();
  for (const [index, group] of sameMoves(changes).entries()) {
    const mark = { entity: `order:${order.number}`, version: `${order.version}.${index}` };
    await publish(em, 'record.changed', auditEntry(order, group, group[0].by ?? actor), mark);
  }
}

type SameMoves = readonly [Change, ...Change[]];

function sameMoves(changes: readonly Change[]): SameMoves[] {
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

function auditEntry(order: Order, changes: SameMoves, actor: Actor): EventPayload<'record.changed'> {
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

function fieldOf(changes: SameMoves): string {
  const [{ axis }] = changes;
  if (axis === 'order') return 'state';
  if (axis === 'payment') return 'paymentStatus';
  const numbers = changes.map(({ lineNumber }) => lineNumber);
  return `line ${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? ', …' : ''} status`;
}

/** Where an order stands, to be compared after a change. */
export const standing = ({ state, paymentStatus }: Order) => ({ state, paymentStatus });

/** The moves of the computed axes between two standings. */
export function computedChanges(
  before: ReturnType<typeof standing>,
  after: ReturnType<typeof standing>,
): Change[] {
  const changes: Change[] = [];
  if (before.state !== after.state) changes.push({ axis: 'order', from: before.state, to: after.state });
  if (before.paymentStatus !== after.paymentStatus) {
    changes.push({ axis: 'payment', from: before.paymentStatus, to: after.paymentStatus });
  }
  return changes;
}
