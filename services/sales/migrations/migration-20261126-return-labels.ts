import { Migration } from '@mikro-orm/migrations';

/** The label a return travels with, bought when it was authorized. */
export class Migration20261126ReturnLabels extends Migration {
  override up(): void {
    this.addSql('alter table sales.order_request add column label jsonb');
    this.addSql(
      `create index order_request_label on sales.order_request ((label->>'tracking')) where label is not null`,
    );
    this.addSql(
      `create index order_request_label_id on sales.order_request ((label->>'labelId')) where label is not null`,
    );
  }

  override down(): void {
    this.addSql('alter table sales.order_request drop column if exists label');
  }
}
