import { Migration } from '@mikro-orm/migrations';

/** When a product's own facts last changed, for sitemaps; stock and availability come and go and do not count. */
export class Migration20261121ChangedAt extends Migration {
  override async up(): Promise<void> {
    this.addSql('alter table catalog.product add column changed_at timestamptz not null default now()');
    this.addSql('update catalog.product set changed_at = created_at');
    this.addSql(`create function catalog.note_change() returns trigger language plpgsql as $$
      begin
        new.changed_at := now();
        return new;
      end $$`);
    // in the database, so that it is true whoever writes: an import, a desk, a repair by hand
    this.addSql(`create trigger product_changed before update on catalog.product for each row
      when (old.content_hash is distinct from new.content_hash) execute function catalog.note_change()`);
  }
}
