import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import type { AuditEntry as AuditEntryView } from '@gantry/contracts/schemas/account';
import { asDone } from '@gantry/nest-kit/events';
import { AuditEntry } from './audit-entry.entity.ts';
import { ErasedPeople } from './erased-people.ts';

export interface AuditFilter {
  readonly entity?: string;
  readonly number?: string;
}

/** The audit trail. The database numbers and chains the entries and refuses changes (migration 0002). */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly em: EntityManager,
    private readonly erased: ErasedPeople,
  ) {}

  /** Appends within the running transaction. */
  async appendEntry(change: EventPayload<'record.changed'>): Promise<void> {
    await this.em.persist(AuditEntry.of(asDone(change))).flush();
  }

  /** The number of an account; null where there is no such account. */
  async numberOf(accountId: string): Promise<string | null> {
    const [account] = await this.em.execute<{ number: string }[]>(
      'select number from identity.account where id = ?',
      [accountId],
    );
    return account?.number ?? null;
  }

  /** One page of the trail, newest first, and how many entries match. */
  async page(filter: AuditFilter, page: number, size: number) {
    const { entity, number } = filter;
    const where = { ...(entity && { entity }), ...(number && { entityNumber: number }) };
    const [entries, total] = await this.em.findAndCount(AuditEntry, where, {
      orderBy: { id: 'desc' },
      limit: size,
      offset: (page - 1) * size,
    });
    return { items: await this.erased.hideIn(entries.map(entryView)), total };
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

const entryView = (entry: AuditEntry): AuditEntryView & { readonly actorId: string | null } => ({
  actorId: entry.actorId ?? null,
  id: entry.id,
  at: entry.at.toISOString(),
  actor: entry.actor ?? null,
  actorRole: entry.actorRole ?? null,
  entity: entry.entity,
  entityNumber: entry.entityNumber ?? null,
  field: entry.field,
  before: entry.before ?? null,
  after: entry.after ?? null,
  reason: entry.reason ?? null,
  requestId: entry.requestId ?? null,
  onBehalfOf: entry.onBehalfOf ?? null,
});
