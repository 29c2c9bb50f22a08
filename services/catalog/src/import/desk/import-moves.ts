import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Identity } from '@gantry/contracts/schemas/account';
import {
  mayTransitionImport,
  type ImportActorRole,
  type ImportStatus,
} from '@gantry/contracts/statuses/import-statuses';
import { currentCall } from '@gantry/nest-kit/call';
import { DomainError } from '@gantry/nest-kit/errors';
import { publish } from '@gantry/nest-kit/events';
import type { ImportJobRow } from '../job/import-job.ts';

/** Who acts, for the status table and the audit trail. */
export interface ImportActor {
  readonly accountId: string | null;
  readonly name: string;
  readonly role: ImportActorRole;
}
export const system: ImportActor = { accountId: null, name: 'system', role: 'system' };
export const staffOf = ({ accountId, name, email, role }: Identity): ImportActor => ({
  accountId,
  name: name ?? email ?? '',
  role,
});

/** @throws DomainError WRONG_STATE when the status table does not know the move for this actor */
export function checkMove({ role }: ImportActor, { status }: Pick<ImportJobRow, 'status'>, to: ImportStatus) {
  if (!mayTransitionImport(role, status, to)) throw new DomainError('WRONG_STATE', { status });
}

/** Writes what somebody did with a feed to the audit trail, in the caller's transaction. */
export async function audit(
  em: EntityManager,
  actor: ImportActor,
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
