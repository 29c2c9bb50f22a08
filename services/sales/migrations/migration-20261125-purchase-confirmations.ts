import { Migration } from '@mikro-orm/migrations';

/** What suppliers confirm otherwise than ordered, until somebody decides on it; days are promised per line. */
export class Migration20261125PurchaseConfirmations extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  'alter table sales.purchase_order add column confirmation jsonb, add column refusal text',
  'alter table sales.purchase_order_line add column promised_on date',
  // a line that the supplier does not have stays in the order with nothing of it
  'alter table sales.purchase_order_line drop constraint purchase_order_line_quantity_check',
  'alter table sales.purchase_order_line add constraint purchase_order_line_quantity_check check (quantity >= 0)',
  `update sales.purchase_order_line l set promised_on = o.promised_on
   from sales.purchase_order o where o.id = l.purchase_order_id and o.promised_on is not null`,
  `alter table sales.purchase_order_event add column differences jsonb not null default '[]'`,
];
