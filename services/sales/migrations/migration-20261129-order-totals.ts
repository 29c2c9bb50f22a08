import { Migration } from '@mikro-orm/migrations';

/** An order is found by its total, as it stands on a statement of a bank. */
export class Migration20261129OrderTotals extends Migration {
  override up(): void {
    this.addSql('create index order_total on sales."order" (grand_total)');
  }

  override down(): void {
    this.addSql('drop index sales.order_total');
  }
}
