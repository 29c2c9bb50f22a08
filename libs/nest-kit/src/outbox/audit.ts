import type { EntityManager } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import { currentCall } from '../http/call.ts';
import { publish } from './events.ts';

/** A change that belongs in the audit trail. */
export interface AuditedChange {
  readonly entity: string;
  readonly number: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  /** what tells this change from every other */
  readonly mark: string;
}

/** Enters a change in the audit trail, in the caller's transaction. @param by null for the clock */
export function audit(em: EntityManager, by: Identity | null, change: AuditedChange): Promise<void> {
  const { entity, number, field, before, after, reason, mark } = change;
  const entry = {
    at: new Date().toISOString(),
    actorId: by?.accountId ?? null,
    actor: by ? (by.name ?? by.email) : 'system',
    actorRole: by?.role ?? null,
    entity,
    entityNumber: number,
    field,
    before,
    after,
    reason,
    requestId: currentCall()?.requestId ?? null,
  };
  return publish(em, 'record.changed', entry, { entity: mark, version: 'audit' });
}
