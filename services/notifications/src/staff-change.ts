import type { EntityManager } from '@mikro-orm/postgresql';
import type { Call } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';

/** Something staff did to a mail, a job or the releases of a remote. */
export interface StaffChange {
  readonly entity: 'mail' | 'job' | 'release';
  readonly number: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason?: string;
  /** tells this act from others on the same record */
  readonly version: string;
}

/** Writes an act to the audit trail, in the caller's transaction. */
export function logStaffChange(em: EntityManager, { caller, requestId }: Call, change: StaffChange) {
  const { entity, number, version, reason = null, ...values } = change;
  const entry = {
    at: new Date().toISOString(),
    actorId: caller.accountId,
    actor: caller.email,
    actorRole: caller.role,
    entity,
    entityNumber: number,
    reason,
    requestId,
    ...values,
  };
  return publish(em, 'record.changed', entry, { entity: `${entity}:${number}`, version });
}
