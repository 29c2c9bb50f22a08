import { Migration } from '@mikro-orm/migrations';

/** Staff act for customers; the trail says for whom. Hashes of earlier entries stay what they are. */
export class Migration20261125Acting extends Migration {
  override up(): void {
    this.addSql(`alter table identity.session
      add column acting_for_id uuid references identity.account (id) on delete cascade,
      add column acting_reason text,
      add column acting_money boolean not null default false,
      add column acting_until timestamptz`);
    this.addSql('create index on identity.session (acting_for_id) where acting_for_id is not null');
    this.addSql('alter table identity.audit_entry add column on_behalf_of text');
    this.addSql(`create or replace function identity.audit_hash(entry identity.audit_entry) returns text
      language sql stable as $$
        select encode(sha256(convert_to((jsonb_build_array(
          entry.hash_prev, entry.id, extract(epoch from entry.at)::text, entry.actor_id, entry.actor, entry.actor_role,
          entry.entity, entry.entity_number, entry.field, entry.before, entry.after, entry.reason, entry.request_id
        ) || case when entry.on_behalf_of is null then '[]'::jsonb else jsonb_build_array(entry.on_behalf_of) end
        )::text, 'UTF8')), 'hex')
      $$`);
  }
}
