import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { AuditEntry } from '@gantry/contracts/schemas/account';

export type AuditRecord = EventPayload<'record.changed'>;
export interface AuditFilter {
  readonly entity?: string;
  readonly number?: string;
}

const columns =
  'at, actor_id, actor, actor_role, entity, entity_number, field, before, after, reason, request_id';

/** The audit trail. The database numbers and chains the entries and refuses changes (migration 0002). */
@Injectable()
export class AuditTrail {
  constructor(private readonly em: EntityManager) {}

  /** Appends within the running transaction. */
  async append(entry: AuditRecord): Promise<void> {
    const { at, actorId, actor, actorRole, entity, entityNumber, field, before, after, reason, requestId } =
      entry;
    await this.em.execute(
      `insert into identity.audit_entry (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [at, actorId, actor, actorRole, entity, entityNumber, field, before, after, reason, requestId],
    );
  }

  /** One page of the trail, newest first, and how many entries match. */
  async page(
    filter: AuditFilter,
    page: number,
    size: number,
  ): Promise<{ items: AuditEntry[]; total: number }> {
    const matching = 'where (?::text is null or entity = ?) and (?::text is null or entity_number = ?)';
    const { entity = null, number = null } = filter;
    const values = [entity, entity, number, number];
    const items = await this.em.execute<AuditEntry[]>(
      `select id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, actor,
         actor_role as "actorRole", entity, entity_number as "entityNumber", field, before, after, reason,
         request_id as "requestId"
       from identity.audit_entry as entry_row ${matching}
       -- the column, not the text it is answered as: 10 comes after 9
       order by entry_row.id desc limit ? offset ?`,
      [...values, size, (page - 1) * size],
    );
    const [count] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from identity.audit_entry ${matching}`,
      values,
    );
    return { items, total: count?.total ?? 0 };
  }

  /** Whether every entry still has the hash it was written with and follows the one before it. */
  async isChainIntact(): Promise<boolean> {
    const [row] = await this.em.execute<{ intact: boolean }[]>(
      `select coalesce(bool_and(hash = identity.audit_hash(entry) and hash_prev = coalesce(earlier, '')), true) as intact
       from (select entry, hash, hash_prev, lag(hash) over (order by id) as earlier
             from identity.audit_entry as entry) as chain`,
    );
    return row?.intact ?? false;
  }
}
