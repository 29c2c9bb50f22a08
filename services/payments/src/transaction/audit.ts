import type { EntityManager } from '@mikro-orm/postgresql';
import { nameOfCaller } from '@gantry/contracts/caller-name';
import type { Identity } from '@gantry/contracts/schemas/account';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';

/** What a person did to the payments of an order; `mark` tells it from everything else that was done. */
export interface AuditedChange {
  readonly orderNumber: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string;
  readonly reason: string;
  readonly by: Identity;
  readonly mark: string;
}

/** Enters what a person did to a payment in the audit trail, in the caller's transaction. */
export function auditChange(
  em: EntityManager,
  { orderNumber, by, mark, ...change }: AuditedChange,
): Promise<void> {
  const entry = {
    at: new Date().toISOString(),
    actorId: by.accountId,
    actor: nameOfCaller(by),
    actorRole: by.role,
    entity: 'order',
    entityNumber: orderNumber,
    ...change,
    requestId: currentCall()?.requestId ?? null,
  };
  return publish(em, 'record.changed', entry, {
    entity: `payments:${orderNumber}`,
    version: `${mark}:audit`,
  });
}
