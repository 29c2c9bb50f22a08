import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';
import { asDone } from '@gantry/nest-kit/events';
import { AuditEntry } from './audit-entry.entity.ts';

/** The audit trail. The database numbers and chains the entries and refuses changes (migration 0002). */
@Injectable()
export class AuditTrail {
  constructor(private readonly em: EntityManager) {}

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
