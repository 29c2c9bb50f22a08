import { defineEntity, p } from '@mikro-orm/postgresql';
import type { EventPayload } from '@gantry/contracts/events';

const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  schema: 'identity',
  tableName: 'audit_entry',
  properties: {
    // the database numbers entries and chains their hashes (migration 0002), which nothing here reads or writes
    id: p.bigint('string').primary().autoincrement(),
    at: p.datetime(),
    actorId: p.string().nullable(),
    actor: p.string().nullable(),
    actorRole: p.string().nullable(),
    entity: p.string(),
    entityNumber: p.string().nullable(),
    field: p.string(),
    before: p.string().nullable(),
    after: p.string().nullable(),
    reason: p.string().nullable(),
    requestId: p.string().nullable(),
    onBehalfOf: p.string().nullable(),
  },
});

/** One change of a record: who changed what, and why. The database refuses to change or delete it. */
export class AuditEntry extends AuditEntrySchema.class {
  static of(change: EventPayload<'record.changed'>): AuditEntry {
    return Object.assign(new AuditEntry(), change, { at: new Date(change.at) });
  }
}
AuditEntrySchema.setClass(AuditEntry);
