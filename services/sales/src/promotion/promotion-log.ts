import type { EntityManager } from '@mikro-orm/postgresql';
import { currentCall, type Call } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';
import type { Promotion } from './promotion.entity.ts';

/** A field of a promotion that changed, as the audit trail keeps it. */
interface ChangedField {
  readonly field: 'status' | 'terms';
  readonly before: string | null;
  readonly after: string;
  readonly reason?: string | null;
}

/** Writes a change to the audit trail; inside the transaction that makes it. */
export function logPromotion(
  em: EntityManager,
  { caller }: Call,
  promotion: Promotion,
  { reason = null, ...change }: ChangedField,
): Promise<void> {
  const entry = {
    ...change,
    reason,
    at: new Date().toISOString(),
    actorId: caller.accountId,
    actor: caller.name,
    actorRole: caller.role,
    entity: 'promotion',
    entityNumber: String(promotion.number),
    requestId: currentCall()?.requestId ?? null,
  };
  const mark = { entity: `promotion:${promotion.id}`, version: `${promotion.version}.${change.field}` };
  return publish(em, 'record.changed', entry, mark);
}
