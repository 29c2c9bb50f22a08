import { Migration } from '@mikro-orm/migrations';

/** Whoever packs and whoever receives read on a shipment what was given with what was bought. */
export class Migration20261206GiftsShipped extends Migration {
  override up(): void {
    this.addSql('alter table sales.shipment_line add column is_gift boolean not null default false');
    this.addSql(
      `update sales.shipment_line s set is_gift = true from sales.order_line l where l.id = s.order_line_id and l.is_gift`,
    );
  }

  override down(): void {
    this.addSql('alter table sales.shipment_line drop column is_gift');
  }
}
