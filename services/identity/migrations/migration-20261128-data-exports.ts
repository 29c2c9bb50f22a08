import { Migration } from '@mikro-orm/migrations';

/** Copies of their data that accounts have asked for; the copies themselves are made while they are sent. */
export class Migration20261128DataExports extends Migration {
  override up(): void {
    this.addSql(`create table identity.data_export (
      id uuid primary key,
      account_id uuid not null references identity.account (id),
      locale text not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      taken_at timestamptz
    )`);
    this.addSql('create index on identity.data_export (account_id, asked_at)');
  }

  override down(): void {
    this.addSql('drop table identity.data_export');
  }
}
