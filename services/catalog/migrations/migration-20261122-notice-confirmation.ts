import { Migration } from '@mikro-orm/migrations';

/** A notice waits only after whoever has the address said so. Those asked for before were promised without it. */
export class Migration20261122NoticeConfirmation extends Migration {
  override up(): void {
    this.addSql('alter table catalog.stock_notice add column confirmed_at timestamptz');
    this.addSql('update catalog.stock_notice set confirmed_at = created_at');
    // of the token in the mail that asks; none where the address is known to be the asker's
    this.addSql('alter table catalog.stock_notice add column confirm_hash text unique');
  }

  override down(): void {
    this.addSql(
      'alter table catalog.stock_notice drop column if exists confirm_hash, drop column if exists confirmed_at',
    );
  }
}
