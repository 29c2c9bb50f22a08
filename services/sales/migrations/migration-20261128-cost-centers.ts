import { Migration } from '@mikro-orm/migrations';

/** Orders in the name of a company say what it books them on, as it was called that day; so do their invoices. */
export class Migration20261128CostCenters extends Migration {
  override up(): void {
    this.addSql('alter table sales."order" add column cost_center_id uuid, add column cost_center text');
    this.addSql('alter table sales.invoice add column cost_center text');
    this.addSql(
      'create index order_cost_center on sales."order" (cost_center_id, placed_at) where cost_center_id is not null',
    );
  }

  override down(): void {
    this.addSql('alter table sales.invoice drop column cost_center');
    this.addSql('alter table sales."order" drop column cost_center_id, drop column cost_center');
  }
}
