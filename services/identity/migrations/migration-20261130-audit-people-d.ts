import { Migration } from '@mikro-orm/migrations';

/** The trail is searched by who acted, for whom, and by field: names are few, and each leads to its entries. */
export class Migration20261130AuditPeople extends Migration {
  override up(): void {
    this.addSql('create index audit_entry_actor on identity.audit_entry (actor_id, actor, at)');
    this.addSql(`create index audit_entry_customer on identity.audit_entry (on_behalf_of, at)
      where on_behalf_of is not null`);
    this.addSql('create index audit_entry_field on identity.audit_entry (field)');
  }

  override down(): void {
    this.addSql(
      'drop index identity.audit_entry_actor, identity.audit_entry_customer, identity.audit_entry_field',
    );
  }
}
