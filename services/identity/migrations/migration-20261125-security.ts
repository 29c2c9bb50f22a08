import { Migration } from '@mikro-orm/migrations';

/** A user name that waits until both mailboxes have agreed. */
export class Migration20261125Security extends Migration {
  override up(): void {
    this.addSql('alter table identity.account add column pending_username jsonb');
  }

  override down(): void {
    this.addSql('alter table identity.account drop column pending_username');
  }
}
