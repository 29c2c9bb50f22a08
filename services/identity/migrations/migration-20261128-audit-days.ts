import { Migration } from '@mikro-orm/migrations';

/** The trail is searched by days. */
export class Migration20261128AuditDays extends Migration {
  override up(): void {
    this.addSql('create index audit_entry_at on identity.audit_entry (at)');
  }

  override down(): void {
    this.addSql('drop index identity.audit_entry_at');
  }
}
