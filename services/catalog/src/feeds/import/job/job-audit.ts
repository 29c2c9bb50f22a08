import { randomUUID } from 'node:crypto';
import { taskName } from '@gantry/nest-kit/events';
import type { ImportStatus } from '@gantry/domain/statuses/import-statuses';
import type { ClientBase } from 'pg';

/** What the audit trail says of a step of an import. */
export interface ImportStep {
  readonly id: string;
  readonly from: ImportStatus;
  readonly to: ImportStatus;
  readonly reason: string | null;
}

/** A step of the store itself, told to the audit trail in the transaction that makes it. */
export async function auditStep(client: ClientBase, { id, from, to, reason }: ImportStep): Promise<void> {
  const entity = `import:${id}`;
  const version = randomUUID();
  const payload = {
    at: new Date().toISOString(),
    actorId: null,
    actor: 'system',
    actorRole: 'system',
    entity: 'import',
    entityNumber: id,
    field: 'status',
    before: from,
    after: to,
    reason,
    requestId: null,
  };
  const task = taskName('identity', 'record.changed');
  await client.query(
    `select graphile_worker.add_job(identifier := $1, payload := $2::json, job_key := $3, max_attempts := 20)`,
    [task, JSON.stringify({ entity, version, payload }), `${task}:${entity}:${version}`],
  );
}
