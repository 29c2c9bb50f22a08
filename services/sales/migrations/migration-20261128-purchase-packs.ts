import { Migration } from '@mikro-orm/migrations';

/** Lines of purchase orders say how many pieces are in their unit, as lines of orders do. */
export class Migration20261128PurchasePacks extends Migration {
  override up(): void {
    this.addSql('alter table sales.purchase_order_line add column pack_size integer not null default 1');
    this.addSql(
      `update sales.purchase_order_line p set pack_size = l.pack_size
       from sales.order_line l where l.id = p.order_line_id`,
    );
  }

  override down(): void {
    this.addSql('alter table sales.purchase_order_line drop column if exists pack_size');
  }
}
