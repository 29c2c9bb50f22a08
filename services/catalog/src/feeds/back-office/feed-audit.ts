import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { nameOfCaller } from '@gantry/contracts/caller-name';
import type { Identity } from '@gantry/contracts/schemas/account';
import type { ImportActorRole } from '@gantry/domain/statuses/import-statuses';
import { currentCall } from '@gantry/nest-kit/call';
import { publish } from '@gantry/nest-kit/events';

/** Who acts, for the status table and the audit trail. */
export interface FeedActor {
  readonly accountId: string | null;
  readonly name: string;
  readonly role: ImportActorRole;
}
export const system: FeedActor = { accountId: null, name: 'system', role: 'system' };
export const staffOf = (caller: Identity): FeedActor => ({
  accountId: caller.accountId,
  name: nameOfCaller(caller) ?? '',
  role: caller.role,
});

/** Writes what somebody did with a feed to the audit trail, in the caller's transaction. */
export async function auditFeed(
  em: EntityManager,
  actor: FeedActor,
  step: {
    entity: 'import' | 'export';
    id: string;
    from: string | null;
    to: string;
    reason?: string | null;
    field?: string;
  },
): Promise<void> {
  await publish(
    em,
    'record.changed',
    {
      at: new Date().toISOString(),
      actorId: actor.accountId,
      actor: actor.name,
      actorRole: actor.role,
      entity: step.entity,
      entityNumber: step.id,
      field: step.field ?? 'status',
      before: step.from,
      after: step.to,
      reason: step.reason ?? null,
      requestId: currentCall()?.requestId ?? null,
    },
    { entity: `${step.entity}:${step.id}`, version: randomUUID() },
  );
}
