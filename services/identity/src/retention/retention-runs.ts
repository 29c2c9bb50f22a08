import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { RetentionRun } from '@gantry/contracts/schemas/retention';
import { OnEvent } from '@gantry/nest-kit/events';
import { AuditTrail } from '../audit/audit-trail.ts';

/** When the rules of how long records are stored were last followed, and what that removed. */
@Injectable()
export class RetentionRuns {
  constructor(
    private readonly em: EntityManager,
    private readonly trail: AuditTrail,
  ) {}

  /** A run that removed nothing is no change, and no entry of the trail. */
  @OnEvent('retention.applied')
  async noteRun({ service, rule, at, removed }: EventPayload<'retention.applied'>): Promise<void> {
    await this.em.execute(
      `insert into identity.retention_run as run (service, rule, ran_at, removed, removed_at, last_removed)
       values (?, ?, ?, ?::int, case when ?::int > 0 then ?::timestamptz end, nullif(?::int, 0))
       on conflict (service, rule) do update set ran_at = excluded.ran_at, removed = excluded.removed,
         removed_at = coalesce(excluded.removed_at, run.removed_at),
         last_removed = coalesce(excluded.last_removed, run.last_removed)
       where run.ran_at < excluded.ran_at`,
      [service, rule, at, removed, removed, at, removed],
    );
    if (removed > 0) await this.enter(rule, { service, at, removed });
  }

  /** The last run of each rule in each service. */
  async listRuns(): Promise<RetentionRun[]> {
    return this.em.execute<RetentionRun[]>(
      `select service, rule, to_json(ran_at) #>> '{}' as "ranAt", removed,
         to_json(removed_at) #>> '{}' as "removedAt", last_removed as "lastRemoved"
       from identity.retention_run order by service, rule`,
    );
  }

  private enter(
    rule: string,
    { service, at, removed }: Pick<EventPayload<'retention.applied'>, 'service' | 'at' | 'removed'>,
  ): Promise<void> {
    return this.trail.appendEntry({
      at,
      actorId: null,
      actor: 'system',
      actorRole: null,
      entity: 'retention',
      entityNumber: rule,
      field: `removed by ${service}`,
      before: null,
      after: String(removed),
      reason: 'older than the rule wants',
      requestId: null,
    });
  }
}
