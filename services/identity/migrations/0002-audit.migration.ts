import { Migration } from '@mikro-orm/migrations';

// The database keeps the trail: it numbers and chains each entry and refuses to change one.
export class Migration0002Audit extends Migration {
  override up(): void {
    this.addSql('create sequence identity.audit_entry_id');
    this.addSql(`create table identity.audit_entry (
      id bigint primary key,
      at timestamptz not null,
      actor_id text,
      actor text,
      actor_role text,
      entity text not null,
      entity_number text,
      field text not null,
      before text,
      after text,
      reason text,
      request_id text,
      hash_prev text not null,
      hash text not null
    )`);
    this.addSql('create index on identity.audit_entry (entity, entity_number, id desc)');
    this.addSql(`create function identity.audit_hash(entry identity.audit_entry) returns text
      language sql stable as $$
        select encode(sha256(convert_to(jsonb_build_array(
          entry.hash_prev, entry.id, extract(epoch from entry.at)::text, entry.actor_id, entry.actor, entry.actor_role,
          entry.entity, entry.entity_number, entry.field, entry.before, entry.after, entry.reason, entry.request_id
        )::text, 'UTF8')), 'hex')
      $$`);
    this.addSql(`create function identity.chain_audit_entry() returns trigger language plpgsql as $$
      begin
        -- one writer at a time until its transaction ends, so that numbers and chain run in the same order
        perform pg_advisory_xact_lock(7254612);
        new.id := nextval('identity.audit_entry_id');
        new.hash_prev := coalesce((select hash from identity.audit_entry order by id desc limit 1), '');
        new.hash := identity.audit_hash(new);
        return new;
      end
    $$`);
    this.addSql(`create trigger chain before insert on identity.audit_entry
      for each row execute function identity.chain_audit_entry()`);
    this.addSql(`create function identity.refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit trail is append-only';
      end
    $$`);
    this.addSql(`create trigger append_only before update or delete or truncate on identity.audit_entry
      for each statement execute function identity.refuse_audit_change()`);
  }
}
