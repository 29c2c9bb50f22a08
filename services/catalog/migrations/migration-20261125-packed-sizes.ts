import { Migration } from '@mikro-orm/migrations';

/** How large a unit is as it is packed, and its freight class, for what it costs to send. */
export class Migration20261125PackedSizes extends Migration {
  override up(): void {
    this.addSql(`alter table catalog.product
      add column length_mm integer check (length_mm > 0),
      add column width_mm integer check (width_mm > 0),
      add column height_mm integer check (height_mm > 0),
      add column freight_class text`);
  }

  override down(): void {
    this.addSql(
      'alter table catalog.product drop column length_mm, drop column width_mm, drop column height_mm, drop column freight_class',
    );
  }
}
