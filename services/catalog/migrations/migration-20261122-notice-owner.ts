import { Migration } from '@mikro-orm/migrations';

/** Tells a notice for the account's own address from one that an account asked for somebody else. */
export class Migration20261122NoticeOwner extends Migration {
  override up(): void {
    this.addSql('alter table catalog.stock_notice add column is_own_address boolean not null default false');
  }
}
