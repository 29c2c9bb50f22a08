import { Migration } from '@mikro-orm/migrations';

/** Labels of returns say by which service they travel: until now by one. */
export class Migration20261128ReturnServices extends Migration {
  override up(): void {
    this.addSql(
      `update sales.order_request set label = label || '{"service": "ups-ground"}'
       where label is not null and label->>'service' is null`,
    );
  }

  override down(): void {
    this.addSql(`update sales.order_request set label = label - 'service' where label is not null`);
  }
}
