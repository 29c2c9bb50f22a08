import { Migration } from '@mikro-orm/migrations';

/** When each rule of how long records are stored was last followed by each service, and what it removed. */
export class Migration20261128Retention extends Migration {
  override up(): void {
    this.addSql(`create table identity.retention_run (
      service text not null,
      rule text not null,
      ran_at timestamptz not null,
      removed integer not null,
      removed_at timestamptz,
      last_removed integer,
      primary key (service, rule)
    )`);
  }

  override down(): void {
    this.addSql('drop table identity.retention_run');
  }
}
