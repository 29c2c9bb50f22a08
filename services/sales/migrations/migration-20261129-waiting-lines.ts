import { Migration } from '@mikro-orm/migrations';

/** What the dashboard counts of lines that wait is in the index itself, so that it reads no line and no order for it. */
export class Migration20261129WaitingLines extends Migration {
  override up(): void {
    this.addSql('drop index sales.order_line_waiting');
    this.addSql(
      `${index} include (id, promise, sku, quantity, quantity_shipped, quantity_cancelled) ${condition}`,
    );
  }

  override down(): void {
    this.addSql('drop index sales.order_line_waiting');
    this.addSql(`${index} ${condition}`);
  }
}

const index = `create index order_line_waiting on sales.order_line (status, (promise ->> 'to'), order_id)`;
const condition = 'where quantity > quantity_shipped + quantity_cancelled';
