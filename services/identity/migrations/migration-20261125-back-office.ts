import { Migration } from '@mikro-orm/migrations';

/** What the back office keeps of accounts and shows of their sessions. */
export class Migration20261125BackOffice extends Migration {
  override up(): void {
    this.addSql(`alter table identity.account
      add column hold jsonb,
      add column proposal jsonb,
      add column block jsonb,
      add column merged_into text,
      add column max_term text not null default 'net-30'`);
    this.addSql('alter table identity.session add column address text, add column agent text');
    this.addSql('create index account_newest on identity.account (created_at desc, id)');
  }

  override down(): void {
    this.addSql('drop index identity.account_newest');
    this.addSql('alter table identity.session drop column address, drop column agent');
    this.addSql(`alter table identity.account
      drop column hold, drop column proposal, drop column block, drop column merged_into, drop column max_term`);
  }
}
