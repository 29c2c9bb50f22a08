import { Migration } from '@mikro-orm/migrations';

/** Who of the staff has which record on screen: worth nothing after seconds, so unlogged. */
export class Migration20261128Presence extends Migration {
  override up(): void {
    this.addSql(`create unlogged table identity.record_presence (
      list text not null,
      key text not null,
      account_id uuid not null references identity.account (id) on delete cascade,
      is_editing boolean not null,
      seen_at timestamptz not null,
      primary key (list, key, account_id)
    )`);
    this.addSql('create index on identity.record_presence (seen_at)');
    this.addSql('create index on identity.record_presence (account_id)');
  }

  override down(): void {
    this.addSql('drop table identity.record_presence');
  }
}
